"""What the two games of Brass have in common: same rule, same code. Each game keeps what differs."""
