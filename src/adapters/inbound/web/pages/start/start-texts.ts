export type Texts = typeof import('../../texts/en/start.json');
