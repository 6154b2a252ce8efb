export type ResultTexts = typeof import('#adapters/inbound/web/texts/en/result.json');
