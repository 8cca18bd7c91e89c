language = italiano
