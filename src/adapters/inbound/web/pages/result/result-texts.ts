export type ResultTexts = typeof import('../../texts/en/result.json');
