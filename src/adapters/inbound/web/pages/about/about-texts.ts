export type Texts = typeof import('../../texts/en/about.json');
