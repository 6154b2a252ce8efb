import { capitalised } from '../text/casing.ts';
import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import {
  endOf,
  isJoined,
  isSentenceStart,
  spellingOf,
  startOf,
  writtenAs,
  type Reading,
} from '../text/reading.ts';
import type { ArticleCheck } from '../model/rule.ts';
import { isShouted, Shape } from '../text/words.ts';

type Sound = 'vowel' | 'consonant' | 'either';

/** No article can stand before these words: an `a` there is a letter. */
const neverNouns = 'is in on or and of as at are if i a an our us it to for was has can will may by with the';

export function compileArticles(check: ArticleCheck, { vocabulary }: CompileTools): CompiledCheck {
  const articles = new Map([
    [vocabulary.learn('a').words[0] ?? 0, 'consonant'],
    [vocabulary.learn('an').words[0] ?? 0, 'vowel'],
  ]);
  const never = vocabulary.learnAll(neverNouns.split(' '));
  return ({ reading, budget, sink }) => ({
    finish() {
      for (let word = 0; word + 1 < reading.words.count; word += 1) {
        if (!budget.take(1)) return;
        const wanted = articles.get(reading.ids[word] ?? 0);
        if (wanted === undefined || !isJoined(reading, word + 1) || isLetter(reading, word)) continue;
        if (never.has(reading.ids[word + 1] ?? 0)) continue;
        const sound = soundOf(check, reading, word + 1);
        if (sound === 'either' || sound === wanted) continue;
        const end = endOf(reading, word + 1);
        const next = reading.text.source.slice(startOf(reading, word + 1), end);
        sink.add(startOf(reading, word), end, {
          message: check.message,
          replacements: [`${writtenLike(reading, word, sound === 'vowel' ? 'an' : 'a')} ${next}`],
          isSafe: true,
          isExact: true,
        });
      }
    },
  });
}

/** `grade A eggs`: a capital within a sentence is not an article, unless the words beside it are in capitals too. */
function isLetter(reading: Reading, word: number): boolean {
  const shape = reading.words.shapes[word] ?? 0;
  if ((shape & Shape.firstUpper) === 0 || isShouted(shape)) return false;
  return !isSentenceStart(reading, word) && !isShouted(reading.words.shapes[word + 1] ?? 0);
}

/** `A HTTP proxy` becomes `An HTTP proxy`; it becomes `AN` only among other words in capitals. */
function writtenLike({ words: { shapes } }: Reading, word: number, article: string): string {
  const shape = shapes[word] ?? 0;
  if ((shape & Shape.firstUpper) === 0) return article;
  const isAmongCapitals = isShouted(shapes[word - 1] ?? 0) || isShouted(shapes[word + 2] ?? 0);
  return isShouted(shape) || (isAmongCapitals && isShouted(shapes[word + 1] ?? 0))
    ? article.toUpperCase()
    : capitalised(article);
}

/** The first sound of a word. */
function soundOf(check: ArticleCheck, reading: Reading, word: number): Sound {
  if (((reading.words.shapes[word] ?? 0) & Shape.opaque) !== 0) return 'either';
  const spelling = spellingOf(reading, word);
  if (/^\d/.test(spelling)) return soundOfNumber(spelling);
  const [part = ''] = writtenAs(reading, word, word + 1).split(/[-'&._]/);
  const [letters = ''] = /^\p{L}+/u.exec(part) ?? [];
  if (letters.length === 1) return soundOfLetter(letters.toLowerCase());
  if (letters === letters.toUpperCase() && letters.length <= mostSpelled)
    return soundOfCapitals(letters.toLowerCase());
  return (
    soundOfListed(check, spelling) ??
    (isSpelledOut(spelling.normalize('NFD')) ? 'either' : soundOfInitial(spelling))
  );
}

/** `https`, `ndjson`, `sslmode`: some people spell these out, others do not. */
const isSpelledOut = (spelling: string): boolean =>
  !/[aeiouy]/.test(spelling) ||
  /^(?:[lmnrx][b-df-gj-np-tv-xz]|h[b-df-hj-np-tv-xz]|f[b-dfghkmnp-qs-tv-xz]|s[bdfgjrsvxz])/.test(spelling);

/** Longer words in capitals are emphasised, not spelled out. */
const mostSpelled = 5;

const soundOfLetter = (letter: string): Sound => {
  if (!/[a-z]/.test(letter)) return 'either';
  return 'aefhilmnorsx'.includes(letter) ? 'vowel' : 'consonant';
};

/** Spelled letter by letter if they cannot be pronounced as a word: FBI, but not NASA. */
function soundOfCapitals(letters: string): Sound {
  const spelled = soundOfLetter(letters.charAt(0));
  if (letters.startsWith('u')) return 'consonant';
  return spelled === soundOfInitial(letters) || !isPronounceable(letters) ? spelled : 'either';
}

const isPronounceable = (letters: string): boolean =>
  /^[^aeiou]?[aeiou]|^[fs]?[bcdgpt]?[lr][aeiou]|^s[ckmnpqtwh]l?r?[aeiou]|^sql/.test(letters);

/** The longest listed beginning decides. */
function soundOfListed(check: ArticleCheck, spelling: string): Sound | undefined {
  let longest = 0;
  let sound: Sound | undefined;
  const lists = [
    [check.either, 'either'],
    [check.consonantSounds, 'consonant'],
    [check.vowelSounds, 'vowel'],
  ] as const;
  for (const [beginnings, heard] of lists)
    for (const beginning of beginnings)
      if (beginning.length > longest && spelling.startsWith(beginning)) {
        longest = beginning.length;
        sound = heard;
      }
  return sound;
}

function soundOfInitial(spelling: string): Sound {
  const initial = spelling.normalize('NFD').charAt(0);
  if ('aeiouœæ'.includes(initial)) return 'vowel';
  return /[a-z]/.test(initial) ? 'consonant' : 'either';
}

/**
 * Eight, numbers that begin with eight, eleven and eighteen begin with a vowel; 1100 and 1800 can be read in two ways.
 */
function soundOfNumber(spelling: string): Sound {
  const digits = /^\d+(?:,\d{3})*/.exec(spelling)?.[0].replaceAll(',', '') ?? '';
  if (digits.startsWith('8')) return 'vowel';
  if (!/^1[18]/.test(digits)) return 'consonant';
  if (digits.length === 4) return 'either';
  return digits.length % 3 === 2 ? 'vowel' : 'consonant';
}
