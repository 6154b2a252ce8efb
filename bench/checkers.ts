import { LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextIntensify from 'retext-intensify';
import retextPassive from 'retext-passive';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import writeGood from 'write-good';
import { inlineGrammarLinter } from '../src/adapters/outbound/style-lint/grammar/inline-grammar-linter.ts';
import { proseOf } from '../src/adapters/outbound/style-lint/markdown/prose-of.ts';
import type { Language } from '../src/domain/language.ts';
import { lint } from '../src/domain/style-lint/lint.ts';
import { usualSettings } from '../src/domain/style-lint/output/lint-report.ts';
import type { Place } from '../test/support/makers/lint-evidence.ts';

/** A style checker: returns where it finds something in a text. */
export interface Checker {
  readonly name: string;
  readonly check: (text: string) => readonly Place[] | Promise<readonly Place[]>;
}

/** Our own engine with the rules that are on by default. */
export function ownChecker(language: Language): Checker {
  const settings = usualSettings(language);
  return {
    name: 'service',
    check: (text) =>
      lint(proseOf(text, 'plain'), settings).findings.map(({ offset, length }) => ({
        start: offset,
        end: offset + length,
      })),
  };
}

/** The grammar engine by itself, as a request with `"engines": ["grammar"]` has it. */
export const grammarChecker: Checker = {
  name: 'service, grammar',
  check: async (text) => {
    const { findings } = (
      await inlineGrammarLinter.lint({ text, format: 'plain', settings: usualSettings('en') })
    ).unwrap();
    return findings.map(({ offset, length }) => ({ start: offset, end: offset + length }));
  },
};

/** Checkers of English that are on npm. */
export async function otherCheckers(): Promise<readonly Checker[]> {
  const harper = new LocalLinter({ binary: slimBinary });
  await harper.setup();
  return [
    {
      name: 'write-good',
      check: (text) => writeGood(text).map(({ index, offset }) => ({ start: index, end: index + offset })),
    },
    {
      name: 'retext, 8 plugins',
      check: async (text) => (await retext.process(text)).messages.map(({ place }) => placeOf(place)),
    },
    {
      name: 'harper.js',
      check: async (text) => (await harper.lint(text)).map((lintOf) => spanOf(lintOf.span())),
    },
  ];
}

const retext = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextIntensify)
  .use(retextEquality)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextContractions)
  .use(retextStringify);

const placeOf = (place: { start: { offset: number }; end: { offset: number } }): Place => ({
  start: place.start.offset,
  end: place.end.offset,
});

const spanOf = ({ start, end }: Place): Place => ({ start, end });
