"""The games as environments of PettingZoo and OpenSpiel. Each needs its library: `gwarek[rl]`, `gwarek[openspiel]`."""
