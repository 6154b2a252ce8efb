import { type Nature, natures } from '#domain/scoring/dimensions.ts';
import type { Intake } from '../intake/intake.ts';
import { intakeFields, jsonNameOf, type SectionName, sectionNames } from '../intake/intake-fields.ts';
import type { Finding, FindingSource } from './finding.ts';

type FindingCore = Pick<Finding, 'case' | 'nature' | 'alike'>;
/** A section of the questionnaire and a field in it. */
type Field = readonly [section: SectionName, field: string];

const flagFields: readonly Field[] = [
  ['currentWorkSituation', 'workload'],
  ['currentWorkSituation', 'weeklyHours'],
  ['energyPatterns', 'recovery'],
  ['energyPatterns', 'trend'],
  ['energyPatterns', 'overallLevel'],
];

/** For each case about the situation, the answers that it is based on, apart from ratings of natures. */
const fieldsBy: Readonly<Partial<Record<Finding['case'], readonly Field[]>>> = {
  load_first: flagFields,
  little_say: [['currentWorkSituation', 'autonomy']],
  leads_less: [
    ['currentWorkSituation', 'peopleManaged'],
    ['goals', 'lessOf'],
  ],
  wants_what_drains: [['goals', 'moreOf']],
  drops_strength: [['goals', 'lessOf']],
};

/** JSON pointers to what a finding is based on. Only answered fields are included. */
export function reasonsFor(finding: FindingCore, source: FindingSource, intake: Intake): readonly string[] {
  const fields = (fieldsBy[finding.case] ?? []).filter(([section, field]) =>
    isAnswered(intake, section, field),
  );
  const reasons = [
    ...fields.map(([section, field]) => pointerTo(section, field)),
    ...subjectsOf(finding).flatMap((nature) => ratingsOf(nature, source, intake)),
    ...(finding.case === 'leads_less' || finding.case === 'far_role' ? wishesOf(finding.nature, intake) : []),
  ];
  return reasons.length > 0 ? reasons : anyAnswers(intake);
}

function subjectsOf({ case: as, nature, alike }: FindingCore): readonly Nature[] {
  if (nature !== null) return [nature, ...alike];
  if (alike.length > 0) return alike;
  return as === 'fits' || as === 'quiet' ? natures : [];
}

function ratingsOf(nature: Nature, { natures: profiles }: FindingSource, intake: Intake): readonly string[] {
  const index = profiles.findIndex((one) => one.nature === nature);
  return [
    ...(profiles[index]?.preference === null ? [] : [`/natures/${index}/preference`]),
    ...(intake.roleDemands.levels[nature] === undefined
      ? []
      : [`${pointerTo('roleDemands', 'levels')}/${nature}`]),
    ...(intake.energyPatterns.byNature[nature] === undefined
      ? []
      : [`${pointerTo('energyPatterns', 'byNature')}/${nature}`]),
  ];
}

const wishesOf = (nature: Nature | null, { roleDemands }: Intake): readonly string[] =>
  natures
    .filter((one) => (nature === null || one === nature) && roleDemands.preferredLevels?.[one] !== undefined)
    .map((one) => `${pointerTo('roleDemands', 'preferredLevels')}/${one}`);

/** All answered fields, for a finding without particular reasons. */
const anyAnswers = (intake: Intake): readonly string[] =>
  sectionNames.flatMap((section) =>
    Object.keys(intakeFields.sections[section])
      .filter((field) => isAnswered(intake, section, field))
      .map((field) => pointerTo(section, field)),
  );

function isAnswered(intake: Intake, section: SectionName, field: string): boolean {
  const value = (intake[section] as Readonly<Record<string, unknown>>)[field];
  if (value === undefined) return false;
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
}

const pointerTo = (section: SectionName, field: string): string =>
  `/${jsonNameOf(section)}/${jsonNameOf(field)}`;
