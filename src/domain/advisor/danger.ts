import type { Language } from '../language.ts';

/** Of people who may harm themselves, in either language. To offer them a product would be worse than silence. */
const signs =
  /suicid|(?:kill|harm|hurt|cut)(?:ing)? myself|self-harm|end(?:ing)? my(?: own)? life|(?:want|wish) to die|me (?:tuer|pendre)|me faire du mal|(?:mettre fin à|finir avec) (?:mes jours|ma vie|la vie)|(?:envie de|veux|voudrais) mourir/iu;

export const speaksOfDanger = (prompt: string): boolean => signs.test(prompt);

/** What is said then: 1 to 200 characters. */
export const wordsInDanger: Readonly<Record<Language, string>> = {
  en: 'Is somebody with you now? Please call your local emergency number or a crisis line: people there can help where no product can.',
  fr: 'Y a-t-il quelqu’un auprès de vous ? Appelez le numéro d’urgence ou une ligne d’écoute de votre pays : on peut vous y aider, là où aucun produit ne le peut.',
};
