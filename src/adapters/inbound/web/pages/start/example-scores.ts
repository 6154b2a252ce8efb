/** The scores of the four rows, in their order. */
export const exampleScores = [81, 75, 56, 31] as const;

/** How far the true score may lie above or below the shown one, in about two of three cases. */
export const likelyDistance = 11;
