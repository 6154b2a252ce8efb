/** Of the four rows, in their order. */
export const exampleScores = [81, 75, 56, 31] as const;

/** As far as a score probably lies from the true one, to either side. */
export const likelyDistance = 11;
