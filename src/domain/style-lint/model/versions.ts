/** Each is changed whenever the same text can get different findings. */
export const engineVersion = '1.1.0';
export const rulesetVersion = '2026-11-24';
