import { type Week, weekCaseOf, type WeekEffect, weekEffects } from '../../../domain/situation-map/week.ts';
import type { Echo } from '../../../domain/situation-map/own-words/own-words.ts';
import { wordsIn } from './checks/prose.ts';
import { asGiving, natureSlots, quotation, type Telling } from './telling.ts';
import type { TensionWords } from './words/frame-words.ts';
import type { Grammar, Slots } from './words/grammar.ts';
import { experimentOf, sayerFor, situationCaseOf } from './tell-findings.ts';

/** So many kinds of work are named in one sentence. */
const longestList = 2;

/** So long that it stays on one page. */
export const longestLetter = 250;

/**
 * One page: what is right, the pattern of the week, what the person wishes, what pulls, and what to change first. Of the wish
 * as much is said as there is room for.
 */
export function letterOf(telling: Telling): readonly string[] {
  const { profile, words, say } = telling;
  const letterWith = (wish: readonly string[]): readonly string[] => [
    [...loadOf(telling), openingOf(telling)].join(' '),
    say(weekTemplateOf(telling), weekSlots(telling)),
    ...(wish.length === 0 ? [] : [wish.join(' ')]),
    tensionOf(telling),
    ...(profile.preferenceSource === 'none' ? [words.letter.withoutAssessment] : []),
    firstOf(telling),
  ];
  const letters = wishesOf(telling).map(letterWith);
  return letters.find((letter) => wordsIn(letter.join(' ')).length <= longestLetter) ?? letters.at(-1)!;
}

const loadOf = ({ profile, words, say }: Telling): readonly string[] =>
  profile.findings[0]?.kind === 'load_first' ? [say(words.letter.load)] : [];

function openingOf(telling: Telling): string {
  const { counsel, words, say } = telling;
  const { opening } = counsel;
  return say(
    opening.nature === null
      ? words.letter.opening[opening.case]
      : words.natures[opening.nature].opening[asGiving(telling, opening.case, opening.nature)],
  );
}

function weekTemplateOf({ profile: { week }, words }: Telling): string {
  return words.letter.week[weekCaseOf(week)][week?.basis === 'hours' ? 'hours' : 'parts'];
}

function weekSlots({ profile: { week }, grammar }: Telling): Slots {
  if (week === null) return {};
  const amounts = weekEffects.map((effect): Slots => ({
    [`hours_${effect}`]: grammar.aboutHours(week[effect]),
    [`part_${effect}`]: grammar.part(percentOf(week, effect)),
    [effect]: mostlyWith(week, effect, grammar),
  }));
  return Object.assign({ hours_total: grammar.hours(week.total) }, ...amounts) as Slots;
}

/** Of what the chart shows, which is finer than the tenths of the profile. */
function percentOf({ shares }: Week, effect: WeekEffect): number {
  const sumOf = (some: Week['shares']): number => some.reduce((sum, { amount }) => sum + amount, 0);
  return Math.round((100 * sumOf(shares.filter((share) => share.effect === effect))) / sumOf(shares));
}

function mostlyWith({ shares }: Week, effect: WeekEffect, grammar: Grammar): string {
  const natures = shares.filter((share) => share.effect === effect).map(({ nature }) => nature);
  return grammar.mostly(natures.slice(0, longestList), natures.length <= longestList);
}

/**
 * What the person would call success, in their own words, what it is about, and what else in the answers agrees with it: the
 * most that can be said of it first, the least last.
 */
function wishesOf(telling: Telling): readonly (readonly string[])[] {
  const { intake, counsel, words, say } = telling;
  const success = quotation(telling, intake.goals.success);
  if (success === null) return [[]];
  const { themes, echo } = counsel.ownWords;
  const quote = say(words.letter.success, { success });
  const about = themes.map((theme) => say(words.ownWords.letter[theme]));
  const agrees = echo === null ? [] : [say(words.ownWords.echo[echo.case], echoSlots(telling, echo))];
  // The theme that another answer agrees with stands first; it is told last, beside that answer.
  const both = echo === null ? about : about.toReversed();
  return [[quote, ...both, ...agrees], [quote, ...about.slice(0, 1), ...agrees], [quote, ...agrees], [quote]];
}

const echoSlots = (telling: Telling, echo: Echo): Slots =>
  echo.case === 'drawn'
    ? { intelligence: telling.grammar.intelligence(echo.intelligence) }
    : natureSlots(telling, 'nature', echo.nature);

function tensionOf(telling: Telling): string {
  const { kind, slots } = tensionFacts(telling);
  return telling.say(telling.words.letter.tension[kind][roleKeyOf(telling)], slots);
}

function tensionFacts(telling: Telling): { readonly kind: keyof TensionWords; readonly slots: Slots } {
  const { profile, intake, grammar } = telling;
  const { tension, findings } = profile;
  if (tension !== null)
    return {
      kind: tension.kind,
      slots: {
        ...natureSlots(telling, 'nature', tension.nature),
        ...natureSlots(telling, 'other', tension.other),
        people: grammar.people(intake.currentWorkSituation.peopleManaged ?? 0),
      },
    };
  const [first] = findings;
  if (first?.case === 'open') return { kind: 'open', slots: {} };
  return { kind: findings.some((finding) => finding.case === 'fits') ? 'fits' : 'quiet', slots: {} };
}

const roleKeyOf = ({ profile }: Telling): 'now' | 'target' =>
  profile.roleBasis === 'target' ? 'target' : 'now';

/** What to change, and the experiment that begins it. */
function firstOf(telling: Telling): string {
  const { profile, words, say } = telling;
  const [finding] = profile.findings;
  if (finding === undefined) throw new Error('A report has at least one finding.');
  const texts = words.letter.first[situationCaseOf(finding)];
  const slots = natureSlots(telling, 'nature', finding.nature);
  const name = sayerFor(telling, finding)(experimentOf(telling, finding).name);
  return [
    say(texts[roleKeyOf(telling)], slots),
    say(words.letter.experiment, { experiment: name.charAt(0).toLowerCase() + name.slice(1) }),
  ].join(' ');
}
