import { type Nature, natures } from '../../../domain/scoring/dimensions.ts';
import type { NatureProfile, Profile, Quadrant } from '../../../domain/situation-map/profile.ts';
import type { Zone } from '../../../domain/situation-map/zones.ts';
import { dimensionName } from '../../presentation/report/dimension-names.ts';
import { tokensIn } from './checks/prose.ts';
import { numbersOf, type ReportScopes } from './model-scopes.ts';

const quadrantWords: Readonly<Record<Quadrant, string>> = {
  in_tune: 'preferences and role fit, and the role gives at least as much energy as it takes',
  depleted: 'preferences and role fit, but the role takes more energy than it gives',
  growing: 'preferences and role differ, but the role gives at least as much energy as it takes',
  mismatched: 'preferences and role differ, and the role takes more energy than it gives',
  undetermined: 'too little is rated for an overall statement; make none about fit or energy as a whole',
};

const zoneWords: Readonly<Record<Zone, string>> = {
  core: 'comes naturally, is asked for, sustains; to protect',
  costly_strength: 'comes naturally and is asked for, but drains here; the dose or the conditions may change',
  untapped: 'comes naturally and is hardly asked for; open room',
  reserve: 'comes naturally, is hardly asked for, drains at present; leave it, ask why',
  growth_edge: 'asked for, does not come naturally yet, does not drain; to learn, not a strength',
  strain: 'asked for, does not come naturally, drains; to reduce, share or get support, not a strength',
  background: 'neither strongly preferred nor strongly asked for',
};

const energyWords = {
  '-2': 'drains a lot',
  '-1': 'drains a little',
  '0': 'neither gives nor drains energy',
  '1': 'gives some energy',
  '2': 'gives a lot of energy',
} as const satisfies Record<`${NonNullable<NatureProfile['energy']>}`, string>;

export function overallFindings(profile: Profile): readonly string[] {
  const { quadrant, alignmentBand, energy, contextFlags, roleBasis } = profile;
  return [
    `overall: ${quadrantWords[quadrant]}`,
    ...(alignmentBand === null
      ? []
      : [`alignment of preferences and role: ${alignmentBand}, {{alignment.overall}}`]),
    ...(energy.balance === null
      ? []
      : [
          'energy the role gives: {{energy.gain}}, takes: {{energy.drain}}, balance of both: {{energy.balance}}',
        ]),
    ...(roleBasis === 'target' ? ['the role is the one the person is aiming for'] : []),
    ...(energy.trend === null ? [] : [`energy lately: ${energy.trend}`]),
    ...(energy.drains.length === 0 ? [] : [`situations that take energy: ${spaced(energy.drains)}`]),
    ...(energy.sources.length === 0 ? [] : [`situations that give energy: ${spaced(energy.sources)}`]),
    ...(contextFlags.length === 0 ? [] : [`conditions at work: ${spaced(contextFlags)}`]),
    `how sure this is: ${profile.dataQuality.confidence}`,
  ].filter((line) => tokensExist(line, profile));
}

export function goalFindings({ goals, language }: Profile): readonly string[] {
  const names = (list: readonly Nature[]): string =>
    list.map((nature) => dimensionName(nature, language)).join(', ');
  return [
    `goal: ${spaced([goals.primary ?? 'none named'])}`,
    ...(goals.moreOf.length === 0 ? [] : [`wants more of: ${names(goals.moreOf)}`]),
    ...(goals.support === null ? [] : ['mean preference for what is wanted more of: {{goal.support}}']),
    ...(goals.lessOf.length === 0 ? [] : [`wants less of: ${names(goals.lessOf)}`]),
  ];
}

const spaced = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('_', ' ')).join(', ');

const tokensExist = (line: string, profile: Profile): boolean =>
  tokensIn(line).every((name) => numbersOf(profile).has(name));

/** Of every nature that any text may mention, in canonical order. */
export function natureFindings(profile: Profile, { headline, plan }: ReportScopes): readonly string[] {
  const mentioned = new Set([...headline.natures, ...[...plan.values()].flatMap((scope) => scope.natures)]);
  return natures.filter((nature) => mentioned.has(nature)).map((nature) => natureFinding(profile, nature));
}

function natureFinding(profile: Profile, nature: Nature): string {
  const standing = profile.natures.find((one) => one.nature === nature);
  if (standing === undefined) return nature;
  const { preference, demand, energy, zone } = standing;
  return [
    `${dimensionName(nature, profile.language)} (tokens begin with ${nature})`,
    ...(preference === null ? [] : [`preference ${levelOf(preference)} {{${nature}.preference}}`]),
    ...(demand === null ? [] : [`the role asks for it ${levelOf(demand)} {{${nature}.demand}}`]),
    ...(energy === null ? [] : [energyWords[`${energy}`]]),
    ...(zone === null ? [] : [zoneWords[zone]]),
    ...rolesOf(profile, nature).map((role) => `is ${role}`),
  ].join('; ');
}

/** Bands of the assessment, so that a model can speak of size without seeing a number. */
function levelOf(points: number): string {
  if (points < 20) return '(very low)';
  if (points < 40) return '(low)';
  if (points <= 60) return '(middle)';
  return points <= 80 ? '(high)' : '(very high)';
}

function rolesOf({ topRisks, topLevers, topAssets }: Profile, nature: Nature): readonly string[] {
  const lists = { 'a risk': topRisks, 'unused room': topLevers, 'what carries the person': topAssets };
  return Object.entries(lists).flatMap(([role, list]) =>
    list.some((one) => one.nature === nature) ? [role] : [],
  );
}
