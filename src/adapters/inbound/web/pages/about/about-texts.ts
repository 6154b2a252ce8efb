export type Texts = typeof import('#adapters/inbound/web/texts/en/about.json');
