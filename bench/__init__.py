"""Speed of the engines, compiled and plain, beside peers, in one run."""
