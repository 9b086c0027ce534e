"""The games, one folder each; imported through `gwarek.core.catalogue`."""
