import { type Week, weekCaseOf, type WeekEffect, weekEffects } from '#domain/situation-map/plan/week.ts';
import { roundedRatio, sumOf } from '#domain/situation-map/measures/rounding.ts';
import { namedOf } from '#domain/situation-map/measures/standing-out.ts';
import type { EnergyTag } from '#domain/situation-map/intake/intake-choices.ts';
import { widestStretchIn } from '#domain/situation-map/findings/widest-stretch.ts';
import { drainIn } from '#domain/situation-map/measures/drains.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { Echo } from '#domain/situation-map/own-words/own-words.ts';
import { wordsIn } from './model/checks/prose.ts';
import { asGiving, natureSlots, quotation, type WritingContext } from './writing-context.ts';
import type { TensionWords } from './words/frame-words.ts';
import type { Grammar, Slots } from './words/grammar.ts';
import { experimentOf, sayerFor, situationCaseOf } from './finding-texts.ts';

/** In words. A letter up to this length fits on one page. */
export const longestLetter = 250;

/**
 * One page: something good, the pattern of the week, what takes and gives energy in any kind of work, what the person
 * wants, the tension, the widest gap, and what to change first. The paragraphs about the wish and about energy are as
 * long as the space allows.
 */
export function letterOf(writing: WritingContext): readonly string[] {
  const { profile, words, say } = writing;
  const letterWith = (
    wish: readonly string[],
    everyday: readonly string[],
    wide: readonly string[],
  ): readonly string[] => [
    [...loadOf(writing), openingOf(writing)].join(' '),
    say(weekTemplateOf(writing), weekSlots(writing)),
    ...(everyday.length === 0 ? [] : [everyday.join(' ')]),
    ...(wish.length === 0 ? [] : [wish.join(' ')]),
    tensionOf(writing),
    ...wide,
    ...(profile.preferenceSource === 'none' ? [words.letter.withoutAssessment] : []),
    firstOf(writing),
  ];
  const letters = [stretchOf(writing), []].flatMap((wide) =>
    everydayOf(writing).flatMap((everyday) =>
      wishesOf(writing).map((wish) => letterWith(wish, everyday, wide)),
    ),
  );
  return letters.find((letter) => wordsIn(letter.join(' ')).length <= longestLetter) ?? letters.at(-1)!;
}

const loadOf = ({ profile, words, say }: WritingContext): readonly string[] =>
  profile.findings[0]?.kind === 'load_first' ? [say(words.letter.load)] : [];

function openingOf(writing: WritingContext): string {
  const { counsel, words, say } = writing;
  const { opening } = counsel;
  return say(
    opening.nature === null
      ? words.letter.opening[opening.case]
      : words.natures[opening.nature].opening[asGiving(writing, opening.case, opening.nature)],
  );
}

function weekTemplateOf({ profile: { week }, words }: WritingContext): string {
  return words.letter.week[weekCaseOf(week)][week?.basis === 'hours' ? 'hours' : 'parts'];
}

function weekSlots({ profile: { week }, grammar }: WritingContext): Slots {
  if (week === null) return {};
  const amounts = weekEffects.map((effect): Slots => ({
    [`hours_${effect}`]: grammar.aboutHours(week[effect]),
    [`part_${effect}`]: grammar.part(percentOf(week, effect)),
    [effect]: mostlyWith(week, effect, grammar),
  }));
  return Object.assign({ hours_total: grammar.hours(week.total) }, ...amounts) as Slots;
}

/** Computed from the shares of the chart, which are more precise than the tenths of the profile. */
function percentOf({ shares }: Week, effect: WeekEffect): number {
  const amountOf = (some: Week['shares']): number => sumOf(some.map(({ amount }) => amount));
  return roundedRatio(100 * amountOf(shares.filter((share) => share.effect === effect)), amountOf(shares));
}

function mostlyWith({ shares }: Week, effect: WeekEffect, grammar: Grammar): string {
  const all = shares.filter((share) => share.effect === effect);
  const named = namedOf(all, ({ amount }) => amount);
  return grammar.mostly(
    named.map(({ nature }) => nature),
    named.length === all.length,
  );
}

/**
 * What takes energy in any kind of work, with the step of the plan that is about it, and what gives energy. The
 * shorter versions leave out first what gives energy, then the step.
 */
function everydayOf({
  profile,
  words: { everyday },
  grammar,
  say,
}: WritingContext): readonly (readonly string[])[] {
  const listed = (tags: readonly EnergyTag[]): string => grammar.list(tags.map((tag) => everyday.names[tag]));
  const { drains, sources } = profile.energy;
  const given = (template: string): readonly string[] =>
    sources.length === 0 ? [] : [say(template, { sources: listed(sources) })];
  if (drains.length === 0) return [given(everyday.letter.sources), []];
  const drain = plannedDrainIn(profile);
  const taken = say(everyday.letter.drains, { drains: listed(drains) });
  const planned = drain === undefined ? [] : [say(everyday.letter.planned, { drain: everyday.names[drain] })];
  return [[taken, ...given(everyday.letter.further), ...planned], [taken, ...planned], [taken]];
}

const plannedDrainIn = ({ plan }: Profile): EnergyTag | undefined =>
  plan.flatMap(({ actions }) => actions.flatMap(({ textKey }) => drainIn(textKey) ?? []))[0];

/**
 * What the person would call success, quoted, with its themes and the other answer that agrees with it. The longest
 * version comes first, the shortest last.
 */
function wishesOf(writing: WritingContext): readonly (readonly string[])[] {
  const { intake, counsel, words, say } = writing;
  const success = quotation(writing, intake.goals.success);
  if (success === null) return [[]];
  const { letter, echo } = counsel.ownWords;
  const quote = say(words.letter.success, { success });
  const about = letter.map((theme) => say(words.ownWords.letter[theme]));
  const agrees = echo === null ? [] : [say(words.ownWords.echo[echo.case], echoSlots(writing, echo))];
  // The theme that another answer agrees with is first in the list, but last in the text, so that it is next to that
  // answer.
  const both = echo === null ? about : about.toReversed();
  return [[quote, ...both, ...agrees], [quote, ...about.slice(0, 1), ...agrees], [quote, ...agrees], [quote]];
}

const echoSlots = (writing: WritingContext, echo: Echo): Slots =>
  echo.case === 'drawn'
    ? { intelligence: writing.grammar.intelligence(echo.intelligence) }
    : natureSlots(writing, 'nature', echo.nature);

function tensionOf(writing: WritingContext): string {
  const { kind, slots } = tensionFacts(writing);
  return writing.say(writing.words.letter.tension[kind][writing.basis], slots);
}

function tensionFacts(writing: WritingContext): { readonly kind: keyof TensionWords; readonly slots: Slots } {
  const { profile, intake, grammar } = writing;
  const { tension, findings } = profile;
  if (tension !== null)
    return {
      kind: tension.kind,
      slots: {
        ...natureSlots(writing, 'nature', tension.nature),
        ...natureSlots(writing, 'other', tension.other),
        people: grammar.people(intake.currentWorkSituation.peopleManaged ?? 0),
      },
    };
  const [first] = findings;
  if (first?.case === 'open') return { kind: 'open', slots: {} };
  return { kind: findings.some((finding) => finding.case === 'fits') ? 'fits' : 'quiet', slots: {} };
}

/** The widest gap between the role and what comes naturally, if work on it gives energy. */
function stretchOf(writing: WritingContext): readonly string[] {
  const nature = widestStretchIn(writing.profile);
  if (nature === null) return [];
  return [writing.say(writing.words.letter.stretch[writing.basis], natureSlots(writing, 'nature', nature))];
}

/** What to change, and the experiment to start with. */
function firstOf(writing: WritingContext): string {
  const { profile, words, say } = writing;
  const [finding] = profile.findings;
  if (finding === undefined) throw new Error('A report has at least one finding.');
  const texts = words.letter.first[situationCaseOf(finding)];
  const slots = natureSlots(writing, 'nature', finding.nature);
  const name = sayerFor(writing, finding)(experimentOf(writing, finding).name);
  return [
    say(texts[writing.basis], slots),
    say(words.letter.experiment, { experiment: name.charAt(0).toLowerCase() + name.slice(1) }),
  ].join(' ');
}
