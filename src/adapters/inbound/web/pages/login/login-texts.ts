export type Texts = typeof import('../../texts/en/login.json');
