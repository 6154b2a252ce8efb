export type Texts = typeof import('../../texts/en/advisor.json');
