import type { Nature } from '../../../domain/scoring/dimensions.ts';
import { type Week, weekCaseOf, type WeekEffect, weekEffects } from '../../../domain/situation-map/week.ts';
import { natureSlots, quotation, type Telling } from './telling.ts';
import type { TensionWords } from './words/frame-words.ts';
import type { Slots } from './words/grammar.ts';
import { experimentOf, sayerFor, situationCaseOf } from './tell-findings.ts';

/** So many kinds of work are named in one sentence. */
const longestList = 2;

/** One page: what is right, the pattern of the week, what pulls, and what to change first. */
export function letterOf(telling: Telling): readonly string[] {
  const { profile, words, say } = telling;
  return [
    [...loadOf(telling), openingOf(telling)].join(' '),
    say(weekTemplateOf(telling), weekSlots(telling)),
    tensionOf(telling),
    ...(profile.preferenceSource === 'none' ? [words.letter.withoutAssessment] : []),
    firstOf(telling),
  ];
}

const loadOf = ({ profile, words, say }: Telling): readonly string[] =>
  profile.findings[0]?.kind === 'load_first' ? [say(words.letter.load)] : [];

function openingOf({ counsel: { opening }, words, say }: Telling): string {
  return say(
    opening.nature === null
      ? words.letter.opening[opening.case]
      : words.natures[opening.nature].opening[opening.case],
  );
}

function weekTemplateOf({ profile: { week }, words }: Telling): string {
  return words.letter.week[weekCaseOf(week)][week?.basis === 'hours' ? 'hours' : 'parts'];
}

function weekSlots({ profile: { week }, grammar }: Telling): Slots {
  if (week === null) return {};
  const amounts = weekEffects.map((effect): Slots => ({
    [`hours_${effect}`]: grammar.aboutHours(week[effect]),
    [`part_${effect}`]: grammar.part(tenthsOf(week, effect)),
    [effect]: grammar.natures(naturesWith(week, effect)),
  }));
  return Object.assign({ hours_total: grammar.hours(week.total) }, ...amounts) as Slots;
}

/** Of what the chart shows, which is finer than the tenths of the profile. */
function tenthsOf({ shares }: Week, effect: WeekEffect): number {
  const sumOf = (some: Week['shares']): number => some.reduce((sum, { amount }) => sum + amount, 0);
  return Math.round((10 * sumOf(shares.filter((share) => share.effect === effect))) / sumOf(shares));
}

const naturesWith = ({ shares }: Week, effect: WeekEffect): readonly Nature[] =>
  shares
    .filter((share) => share.effect === effect)
    .slice(0, longestList)
    .map(({ nature }) => nature);

/** With what the person would call success, in their own words. */
function tensionOf(telling: Telling): string {
  const { intake, words, say } = telling;
  const success = quotation(telling, intake.goals.success);
  const { kind, slots } = tensionFacts(telling);
  return [
    ...(success === null ? [] : [say(words.letter.success, { success })]),
    say(words.letter.tension[kind], slots),
  ].join(' ');
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

/** What to change, and the experiment that begins it. */
function firstOf(telling: Telling): string {
  const { profile, words, say } = telling;
  const [finding] = profile.findings;
  if (finding === undefined) throw new Error('A report has at least one finding.');
  const texts = words.letter.first[situationCaseOf(finding)];
  const slots = natureSlots(telling, 'nature', finding.nature);
  const name = sayerFor(telling, finding)(experimentOf(telling, finding).name);
  return [
    say(texts[profile.roleBasis === 'target' ? 'target' : 'now'], slots),
    say(words.letter.experiment, { experiment: name.charAt(0).toLowerCase() + name.slice(1) }),
  ].join(' ');
}
