export type Texts = typeof import('../../texts/en/map.json');
