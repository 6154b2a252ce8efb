import type { Language } from '#domain/language.ts';
import { type Nature, natures } from '#domain/scoring/dimensions.ts';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import { grammar as english } from '#adapters/outbound/narrator/words/english/grammar.ts';
import { grammar as french } from '#adapters/outbound/narrator/words/french/grammar.ts';
import { anyWord, plainly } from './prose.ts';

const grammars = { en: english, fr: french } as const;

/** The name of a kind of work within a sentence, such as "planning and organizing". */
export const phraseOf = (nature: Nature, language: Language): string => grammars[language].natures([nature]);

export const phrasesOf = (several: readonly Nature[], language: Language): string =>
  several.map((nature) => phraseOf(nature, language)).join(', ');

/**
 * Other names with the same meaning, as parts of a pattern, the longest first. A verb is left out if people also use it
 * for one particular object: "improving" alone could be about a form.
 */
const stems: Readonly<Record<Language, Readonly<Record<Nature, readonly string[]>>>> = {
  en: {
    Creating: ['making (?:something|things|anything) new', 'making new things', 'creating'],
    Innovating: [
      'improving (?:how|the way) things work',
      'improving (?:how|what|things|the way)',
      'innovating',
    ],
    Performing: [
      'presenting to (?:an audience|groups|people|others)',
      'presenting',
      'public speaking',
      'speaking (?:in public|to (?:an audience|groups|a group))',
      'performing',
    ],
    Advising: ['helping (?:others|other people|people) (?:to )?decide', 'advising'],
    Organizing: ['planning and keeping order', 'planning(?! to)', 'keeping order', 'organi[sz]ing'],
    Providing: [
      'looking after what (?:people|others) need',
      '(?:looking after|caring for) (?:people|others|other people)',
    ],
    Adapting: ['switching when things change', 'switching', '(?:coping with|handling) changes?', 'adapting'],
    Analyzing: [
      'getting to the bottom of (?:things|it)',
      'getting to the bottom',
      'analy[sz]ing',
      'analysis',
    ],
    Leading: ['setting (?:a |the )?direction for others', 'setting (?:a |the )?direction', 'leading(?! to)'],
  },
  fr: {
    Creating: ['création', 'créer'],
    Innovating: [
      "améliorer (?:l'existant|ce qui existe)",
      "amélioration de l'existant",
      'innovation',
      'innover',
    ],
    Performing: ['prises? de parole(?: en public)?', 'parler (?:en public|devant un public)'],
    Advising: ['conseiller les autres'],
    Organizing: ['planification', 'planifier', 'organiser'],
    Providing: [
      'attention aux besoins(?: des autres)?',
      'attention aux autres',
      'prendre soin des (?:autres|gens|personnes)',
    ],
    Adapting: ['gestion des imprévus', 'adaptation(?: aux imprévus)?', "s'adapter"],
    Analyzing: ['analyser'],
    Leading: ["conduite d'un(?: groupe|e équipe)", 'encadrement', 'diriger'],
  },
};

/** A French noun may have its article, alone or after "de" or "à". */
const article = { en: '', fr: "(?:(?:de |à )?(?:la |l')|le |du |au )?" } as const;

/** "Dans l'organisation" means the workplace. */
const notHere = { en: '', fr: "(?!(?<=dans )l'organisation)" } as const;

function patternFor(nature: Nature, language: Language): RegExp {
  const forms = Object.values(grammars[language].nature('nature', nature)).map(literally);
  const others = stems[language][nature].map((stem) => `${article[language]}${stem}`);
  // The names with a capital letter, in the language of the report and in English: the prompt uses the English ones.
  const names = [dimensionName(nature, language), nature].map(literally);
  return anyWord([`${notHere[language]}(?:${[...forms, ...others].join('|')})`, `(?-i:${names.join('|')})`]);
}

const literally = (text: string): string => plainly(text).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const patternsIn = (language: Language): ReadonlyMap<Nature, RegExp> =>
  new Map(natures.map((nature) => [nature, patternFor(nature, language)]));

const mentions = { en: patternsIn('en'), fr: patternsIn('fr') } as const;

/** A place in a text that names a kind of work. */
export interface Mention {
  readonly nature: Nature;
  readonly start: number;
  readonly end: number;
}

/** In the order of the text, which must have passed through `plainly`. */
export const mentionsIn = (text: string, language: Language): readonly Mention[] =>
  [...mentions[language]]
    .flatMap(([nature, pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        nature,
        start: index,
        end: index + length,
      })),
    )
    .toSorted((one, other) => one.start - other.start);
