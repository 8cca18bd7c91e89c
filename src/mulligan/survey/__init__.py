"""Surveys: many deals solved one by one, here or on a cluster, and what share of them can be won.

Stands on the packages of the extra ``survey``; a module imports them only when it needs them, so that a worker, which
only solves, needs none.
"""
