import { type Language, languages } from '#domain/language.ts';

/** Words that do not show what a question is about. */
const english = `
  a about after again all also am an and any are aren as at be because been before being best better between both
  but by can cannot could couldn did didn do does doesn doing don down during each else ever every few find for
  from get getting give go going good got had has hasn have having he her here him his how i if in into is isn it
  its just know let like ll look looking lot make makes making many may maybe me might more most much must my need
  needs new no not now of off on one only or other our out over own please put re really recommend said same say
  see she should so some somebody someone something still such suggest take tell than thank thanks that the their
  them then there these they thing things think this those through time to today too two up us use used using ve
  very want wants was way we well were what when where whether which while who whom why will with won would year
  years yes yet you your`;
const french = `
  a ai aie ainsi alors apres as au aucun aucune aussi autre autres aux avais avait avant avec avez avoir avons
  bien bon bonne c ca car ce cela celle celui ces cet cette ceux chose choses changer chaque chez ci comme comment d dans de
  depuis des deux dois doit donc donne donner donnez dont du elle elles en encore entre es est et ete etes etre eu
  faire fais fait faites faut font fois grand ici il ils j jamais je jour juste l la le les leur leurs lui m ma
  mais me meme memes merci mes mettre moi moins mon n ne ni non nos notre nous on ont ou par parce pas peu peut
  peux plus plusieurs pour pourquoi pouvez pouvoir propos puis qu quand que quel quelle quelles quels quelque
  quelques quelqu qui quoi rien s sa sans savoir se sert servir ses si soit son sont sous sur t ta te tes toi ton
  toujours tous tout toute toutes tres trouver trop tu un une va vais veut veux voici voila voir vos votre
  voudrais vous y`;

/** Words to ignore. The list is for both languages, because the language of the answer may not be that of the question. */
const stopWords: ReadonlySet<string> = new Set(`${english} ${french}`.trim().split(/\s+/));

/** Endings to remove. At least four letters of a word remain. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?<=^.{4,})(?:ations?|ings?|ions?|edly|ers?|ies|ily|ed|es|ly|s|e|y)$/u,
  fr: /(?<=^.{4,})(?:ations?|ements?|issants?|euses?|ateurs?|atrices?|eurs?|trices?|(?<=^.{5,})ieres?|(?<=^.{5,})iers?|antes?|ants?|ions?|ees?|ives?|ifs?|aient|ent|ait|ais|ons|ez|er|ir|es|e|s|x)$/u,
};

const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

export const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two words that mean more together, such as "good at" and "say no". */
export const pairsIn = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

export const isPair = (term: string): boolean => term.includes(' ');

/** The lookup form of a word, without its ending; `null` for a stop word. Pairs stay unchanged. */
export function lookedUp(term: string, language: Language): string | null {
  if (isPair(term)) return term;
  return term.length < 2 || stopWords.has(term) ? null : term.replace(endings[language], '');
}

const everydayEnglish = `
  advice article audience board book boss build calendar care carer cause change check colleagues confide content copy
  create data decide decision design digital direct discover docs documentation draft draw editor employees energy english
  evidence experiment explain finding fit free french graduate idea improve interest job lead leave limit list listen make
  manage manager meaning microphone novel numbers order paper passive perform plan planifier planning position presentation
  profile promotion question quit reading report research rest role schedule school sentences server service situation
  skills speak staff stage stay student studies style support talk tasks team test text tidy transition unexpected voice work write`;
const everydayFrench = `
  agenda améliorer analyse anglais article bac bilan brouillon cause chaîne changement chef chiffre client collaborateur
  collègue conseil confier contenu corriger création créer décider décision découvrir dessiner données école écrire
  écriture éditeur emploi énergie équipe étudiant études expérimenter expliquer exposé fabriquer forces français goût gratuit
  gratuitement idée lecture limite liste livre lycée management manager métier numérique oral ordre papier partir patron phrase plan
  planning position poste présentation preuve profil promotion public quitter ranger rapport recherche rester rôle
  roman salarié scène sens serveur situation soin souple style tâche test texte transition travail vérifier voix`;

const inTheIndex = (list: string, language: Language): ReadonlySet<string> =>
  new Set(wordsIn(list).flatMap((word) => lookedUp(word, language) ?? []));

/** Words that mean something only next to others, in their lookup form. */
export const everydayWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: inTheIndex(everydayEnglish, 'en'),
  fr: inTheIndex(everydayFrench, 'fr'),
};

const languageNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', 'anglais', 'anglaise'],
  fr: ['french', 'francais', 'francaise'],
};

/** A person may ask for a book in a language other than that of the question. */
export function languageNamedIn(text: string): Language | undefined {
  const words = wordsIn(text);
  const named = languages.filter((language) => languageNames[language].some((name) => words.includes(name)));
  return named.length === 1 ? named[0] : undefined;
}
