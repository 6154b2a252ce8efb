export type Texts = typeof import('../../texts/en/books.json');
