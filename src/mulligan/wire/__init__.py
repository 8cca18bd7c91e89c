"""What the server and the page say to each other, as typed messages. The TypeScript types are generated from here."""
