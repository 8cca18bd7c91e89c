### What the server says of messages, requests and addresses. No full stop at the end.

## Messages of the socket and bodies of requests. $field is a name, $allowed what would be right, $position counts bytes from 1 (0 for unknown).

fault-message_empty = The message is empty: send JSON
fault-message_binary = The message is binary: send JSON as text
fault-message_json = { $position ->
    [0] The message is not JSON, or breaks off: check that it is whole
   *[other] The message is not JSON: at position { $position } it cannot be read any further
}
fault-message_nested = The message is nested too deeply: send plain JSON objects
fault-message_object = The message is not an object: send a JSON object with its fields
fault-message_type = There is no message “{ $text }”; there are: { $allowed }
fault-message_hello = The first message must be hello: it says who is here
fault-field_missing = The message lacks the field “{ $field }”: add it
fault-field_unknown = The message has a field “{ $field }” that it should not have: leave it out
fault-field_wrong = The field “{ $field }” of the message is wrong; it should be: { $allowed }
fault-too_many_faults = Too many messages in a row that cannot be read: connect again

## Watching

reason-watching = You are watching
refusal-watching = You are watching this table: play the same deal at a table of your own

## Requests

fault-table_nothing = Nothing to deal is named: send a code or a game
fault-body_too_large = The request is too large: it may have { $limit } bytes
fault-no_address = There is nothing at this address: check it
fault-no_method = This address does not answer to { $method }; it does to: { $allowed }
fault-request = The request cannot be carried out as it is: check it
fault-server = The server has run into trouble: try again in a little while
fault-page_missing = The page has not been built yet: scripts/build does it
fault-foreign_page = A page of another site may not do this: open the page of this server itself
# $name is what the server was asked by, as somebody typed it after http://; --name is an option of mulligan serve.
fault-foreign_name = This server does not answer to the name “{ $name }”: open it at its own address, or start it with --name { $name }
fault-too_many_tables = Too many tables have been made from your address: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
