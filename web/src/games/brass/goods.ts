/** What can lie on a tile; beer is known in one of the two games only. */
export type Good = "coal" | "iron" | "beer";
