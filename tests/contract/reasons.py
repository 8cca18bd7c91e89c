"""The documented reasons of refusals: those of the command line's page, and those added since.

A game that refuses for a new reason adds it here, to its documentation and to the words of every language.
"""

COMMON = {
    "unreadable",
    "no_such_column",
    "game_over",
    "hole_over",
    "nothing_to_undo",
    "nothing_to_redo",
    "not_your_turn",
    "stale",
}
GOLF = {"column_empty", "covered", "king_closes", "not_adjacent", "stock_empty", "play_first"}
KLONDIKE = {
    "waste_empty",
    "foundation_empty",
    "column_empty",
    "face_down",
    "same_place",
    "king_only",
    "wrong_colour",
    "wrong_rank",
    "stock_empty",
    "no_redeal",
    "no_finish",
}
TRIPEAKS = {"place_empty", "place_covered", "no_such_place"}
TABLE_GOLF = {
    "draw_first",
    "already_drawn",
    "no_discard_back",
    "already_up",
    "no_such_cell",
    "not_your_board",
    "no_undo",
}
ADDED = {
    "no_such_card",  # a row that the column does not have
    "only_to_waste",  # a card dropped anywhere but on the waste
    "no_next_hole",  # `next` in a single deal
    "no_next_deal",  # `next` after an exact pack
    "time_goes_on",  # a time token that goes back
    "no_such_move",  # a card dropped where cards never go
    "no_worrying_back",  # a foundation's card, under rules that keep it there
    "stock_first",  # the waste turned back while the stock has cards
}
REASONS = COMMON | GOLF | KLONDIKE | TRIPEAKS | TABLE_GOLF | ADDED
