"""Mulligan: a card table for Golf patience, Klondike and table Golf."""
