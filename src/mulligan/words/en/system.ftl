### What the operating system and the database say is wrong. Each stands behind a colon: “The file x cannot be read: there is no such file or folder”.

system-eacces = this is not allowed
system-eaddrinuse = it is in use already
system-eaddrnotavail = the address is not one of this machine
system-econnrefused = nobody answers there
system-eexist = it is there already
system-eisdir = it is a folder
system-enametoolong = the name is too long
system-enoent = there is no such file or folder
system-enospc = there is no room left
system-enotdir = something on the way to it is no folder
system-eperm = this is not allowed
system-erofs = nothing can be written there
system-unopened = the file cannot be opened or made
system-no-database = the file is no database
system-readonly = it can be read only
system-locked = another program holds it
