import MiniSearch, { type SearchResult } from 'minisearch';
import { Ok } from 'ts-results';
import type { Advisor, Question } from '#application/ports/texts/advisor.ts';
import { mostRecommendations } from '#domain/advisor/advice.ts';
import { openingQuestions } from '#domain/advisor/follow-ups.ts';
import type { Product } from '#domain/advisor/product.ts';
import { type Language, languages } from '#domain/language.ts';
import { everydayWords, isPair, languageNamedIn, lookedUp, pairsIn, wordsIn } from './search-words.ts';

/**
 * The evidence that a product needs: the sum of the weights of the words that it shares with the question, independent
 * of the size of the catalog. One keyword is enough; everyday words and words of titles and descriptions are enough
 * only together.
 */
const enough = 1;
/**
 * Longer questions share more words with any product by chance. So above this number of words, the needed evidence grows
 * with the length.
 */
const wordsForEnough = 120;
const placeWeights = { keyword: 1, title: 0.5, description: 0.4 };
/** Factors for a word that means something only next to others, and for a word that is only similar. */
const everyday = 0.5;
const similar = 0.6;
/** Relative to the best score. */
const leastShare = 0.35;
/**
 * A book in a language other than that of the answer, or other than the requested one, must fit much better to be
 * placed first.
 */
const otherLanguage = 0.6;

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly keywords: string;
  readonly description: string;
}

/**
 * Finds products by the words of a question. Names no product rather than one that does not fit. Equal questions get
 * equal answers.
 */
export function makeCatalogAdvisor(): Advisor {
  const indexes = new WeakMap<readonly Product[], Map<Language, MiniSearch<Entry>>>();

  function indexOf(products: readonly Product[], language: Language): MiniSearch<Entry> {
    const known = indexes.get(products) ?? new Map<Language, MiniSearch<Entry>>();
    indexes.set(products, known);
    const index = known.get(language) ?? buildIndex(products, language);
    known.set(language, index);
    return index;
  }

  return {
    async advise(question) {
      const { products, language } = question;
      // Some people ask in one language and want the answer in the other.
      const ownFirst = [language, ...languages.filter((other) => other !== language)];
      const found = firstNotEmpty(ownFirst, (asked) => fitting(indexOf(products, asked), asked, question));
      return Ok({
        recommendations: found.map(({ id, texts }) => ({ product: id, reason: texts[language].reason })),
        followUp: found[0]?.texts[language].followUp ?? openingQuestions[language],
      });
    },
  };
}

function buildIndex(products: readonly Product[], language: Language): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'keywords', 'description'],
    tokenize: (text, field) => (field === 'keywords' ? keywordTerms(text) : [...wordsIn(text)]),
    processTerm: (term) => lookedUp(term, language),
    searchOptions: {
      tokenize: (text) => [...wordsIn(text), ...pairsIn(wordsIn(text))],
      boost: { keywords: 3, name: 2 },
      boostTerm: (term) => (everydayWords[language].has(term) ? everyday : 1),
      prefix: (term) => term.length >= 5 && !isPair(term),
      fuzzy: (term) => (term.length >= 7 && !isPair(term) ? 0.15 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  index.addAll(products.map((product, id) => entryOf(product, id, language)));
  return index;
}

function entryOf({ texts }: Product, id: number, language: Language): Entry {
  const { name, keywords, description } = texts[language];
  return { id, name, keywords: keywords.join('\n'), description };
}

/** A keyword of several words is indexed only as pairs, because each word alone may mean something else. */
const keywordTerms = (lines: string): string[] =>
  lines
    .split('\n')
    .map(wordsIn)
    .flatMap((words) => (words.length > 1 ? pairsIn(words) : words));

function fitting(
  index: MiniSearch<Entry>,
  asked: Language,
  { products, prompt, language }: Question,
): readonly Product[] {
  const readIn = languageNamedIn(prompt) ?? language;
  const found = index.search(prompt, {
    boostDocument: (id: number) => ([undefined, readIn].includes(products[id]?.language) ? 1 : otherLanguage),
  });
  const best = found[0]?.score ?? 0;
  const least = Math.max(enough, wordsIn(prompt).length / wordsForEnough);
  const names = new Set<string>();
  return found
    .filter((one) => one.score >= best * leastShare && evidenceOf(one, asked) >= least)
    .flatMap(({ id }) => products[id as number] ?? [])
    .filter(({ texts }) => isFirst(texts[language].name, names))
    .slice(0, mostRecommendations);
}

/** Words with the same first letters are forms of one word, so only one of them counts. */
const alike = 5;

/** The words of the index are in their lookup form, and so are the words of the question that match exactly. */
function evidenceOf({ match, queryTerms }: SearchResult, asked: Language): number {
  const weights = new Map<string, number>();
  for (const [word, fields] of Object.entries(match)) {
    const isSame = queryTerms.includes(word);
    const weight = isSame ? weightOf(word, fields, asked) : weightOfSimilar(word, fields, asked);
    const family = isPair(word) ? word : word.slice(0, alike);
    weights.set(family, Math.max(weight, weights.get(family) ?? 0));
  }
  return weights.values().reduce((sum, weight) => sum + weight, 0);
}

const weightOfSimilar: typeof weightOf = (word, ...where) =>
  isPair(word) ? 0 : similar * weightOf(word, ...where);

function weightOf(word: string, fields: readonly string[], asked: Language): number {
  const place = fields.includes('keywords') ? 'keyword' : fields.includes('name') ? 'title' : 'description';
  return placeWeights[place] * (everydayWords[asked].has(word) ? everyday : 1);
}

/** Editions of one title have the same name; only the one that fits best is shown. */
const isFirst = (name: string, names: Set<string>): boolean => !names.has(name) && names.add(name).has(name);

function firstNotEmpty<T, R>(from: readonly T[], find: (one: T) => readonly R[]): readonly R[] {
  for (const one of from) {
    const found = find(one);
    if (found.length > 0) return found;
  }
  return [];
}
