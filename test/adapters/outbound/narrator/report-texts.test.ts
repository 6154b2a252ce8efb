import { describe, expect, test } from '@jest/globals';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import type { Block, ReportSection } from '#adapters/presentation/report/report-document.ts';
import { type Language, languages } from '#domain/language.ts';
import { profileFrom } from '#test/domain/situation-map/situations.ts';
import { type Situation, situations } from '#test/domain/situation-map/findings/any-situation.ts';

const reports = 200;

interface Report {
  readonly situation: Situation;
  readonly sections: readonly ReportSection[];
}

const reportsIn = (language: Language): readonly Report[] =>
  situations(reports).map(({ intake, assessment }) => {
    const profile = profileFrom(intake, { assessment, language });
    const narrative = {
      source: 'built_in',
      model: null,
      promptVersion: null,
      verified: true,
      fallbackSections: [],
      sections: builtInSections({ profile, intake }),
    } as const;
    const { sections } = composeReport({ profile, intake, narrative });
    return { situation: { intake, assessment, profile }, sections };
  });

/** The texts that are read as sentences, without charts, tables and titles. */
function proseOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'lead':
    case 'paragraph':
    case 'question':
    case 'note':
      return [block.text];
    case 'bullets':
    case 'entries':
    case 'questions':
      return block.items.map(({ text }) => text);
    case 'insights':
      return block.items;
    case 'milestone':
      return block.milestone.steps.flatMap(({ text, sign }) => (sign === '' ? [text] : [text, sign]));
    case 'experiment':
      return [block.experiment.body, block.experiment.script, block.experiment.notice];
    case 'figure':
    case 'table':
    case 'subheading':
      return [];
  }
}

const isRead = ({ part }: ReportSection): boolean => part !== 'method' && part !== 'appendix';
const textsOf = ({ sections }: Report): readonly string[] =>
  sections.filter(isRead).flatMap(({ blocks }) => blocks.flatMap(proseOf));
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?…:][”»"]?)\s+(?=[\p{Lu}«“])/u);

/**
 * Words about scores. Everyday phrases such as "points of view" and the "notes" that a person writes are not matched.
 */
const scoreWords = {
  en: /\b(?:scores?|percent|alignment|utilization|preference|demand level|zones?)\b|%|\bpoints? of \d/iu,
  fr: /\b(?:scores?|pour cent|adéquation|mobilisation|préférences?|zones?)\b|\d\s?%/iu,
} as const;

const natureNames = {
  en: /\b(?:Creating|Innovating|Performing|Advising|Organizing|Providing|Adapting|Analyzing|Leading) (?:is|has|does|gives|takes|costs|drains|carries|waits)\b/u,
  fr: /\b(?:Créer|Innover|Prendre la parole|Conseiller|Organiser|Prendre soin|S[’']adapter|Analyser|Diriger) (?:est|a|donne|prend|coûte|épuise|porte|attend)\b/u,
} as const;

/** Words about a job, which a reader without a job does not have. */
const jobWords = {
  en: /\byour (?:manager|boss|team|colleagues?|clients?|customers?)\b/iu,
  fr: /\b(?:votre (?:responsable|équipe|client|cliente|chef)|vos (?:collègues|clients|clientes))\b/iu,
} as const;

describe.each(languages)('the report in %s', (language) => {
  const all = reportsIn(language);
  const sentences = all.flatMap((report) => textsOf(report).flatMap(sentencesIn));

  test('has at most one number in a hundred words of prose, and a digit in at most one sentence in ten', () => {
    const words = all.flatMap((report) => textsOf(report).flatMap(wordsIn));
    const numbers = words.filter((word) => /\p{N}/u.test(word));
    expect(numbers.length / words.length).toBeLessThanOrEqual(0.01);
    expect(
      sentences.filter((sentence) => /\p{N}/u.test(sentence)).length / sentences.length,
    ).toBeLessThanOrEqual(0.1);
  });

  test('has few sentences above 25 words, and none above 30', () => {
    const lengths = sentences.map((sentence) => [wordsIn(sentence).length, sentence] as const);
    expect(lengths.filter(([length]) => length > 30)).toEqual([]);
    expect(lengths.filter(([length]) => length > 25).length / lengths.length).toBeLessThanOrEqual(0.01);
  });

  test('opens with a letter of 80 to 250 words', () => {
    const lengths = all.map(({ sections }) => {
      const letter =
        sections.find(({ part }) => part === 'letter')?.blocks.filter(({ kind }) => kind === 'lead') ?? [];
      return wordsIn(letter.flatMap(proseOf).join(' ')).length;
    });
    expect(lengths.filter((length) => length < 80 || length > 250)).toEqual([]);
  });

  test('has no score, and no nature as the subject of a verb', () => {
    expect(sentences.filter((sentence) => scoreWords[language].test(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => natureNames[language].test(sentence))).toEqual([]);
  });

  test('can be said aloud: no sentence has a gap to be filled in', () => {
    expect(sentences.filter((sentence) => /(?:^|\s)…/u.test(sentence))).toEqual([]);
  });

  test('fills every slot, and has no empty text', () => {
    const texts = all.flatMap(textsOf);
    expect(texts.filter((text) => /[{}]/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  test('mentions no manager, team or clients to a person who has none', () => {
    const withoutJob = all.filter(({ situation }) =>
      ['seeking', 'studying', 'pausing', 'retired'].includes(situation.profile.counsel!.audience.reader),
    );
    expect(withoutJob.length).toBeGreaterThan(20);
    const texts = withoutJob.flatMap(({ sections }) =>
      sections
        .filter(({ part }) => part === 'plan' || part === 'conversation')
        .flatMap(({ blocks }) => blocks.flatMap(proseOf)),
    );
    expect(texts.filter((text) => jobWords[language].test(text))).toEqual([]);
  });

  test('says once what an assessment would add, if there is none', () => {
    const counts = all
      .filter(({ situation }) => situation.profile.preferenceSource === 'none')
      .map(
        ({ sections }) =>
          sections
            .filter(isRead)
            .flatMap(({ blocks }) => blocks.flatMap(proseOf))
            .filter((text) => /assessment|évaluation/u.test(text)).length,
      );
    expect(counts.length).toBeGreaterThan(5);
    expect(counts.filter((count) => count < 1)).toEqual([]);
  });
});
