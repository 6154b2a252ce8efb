export type Texts = typeof import('../../texts/en/account.json');
