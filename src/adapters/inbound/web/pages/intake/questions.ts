import {
  type IntakeField,
  intakeFields,
  jsonNameOf,
  type SectionName,
  sectionNames,
} from '#domain/situation-map/intake/intake-fields.ts';
import type { Nature } from '#adapters/inbound/web/api/api-types.ts';

export const natures = [
  'Creating',
  'Innovating',
  'Performing',
  'Advising',
  'Organizing',
  'Providing',
  'Adapting',
  'Analyzing',
  'Leading',
] as const satisfies readonly Nature[];

/** `ratings` and `shares` (percent, 100 in all) ask about each of the nine natures. */
type Kind =
  | 'line'
  | 'text'
  | 'number'
  | 'choice'
  | 'menu'
  | 'scale'
  | 'picks'
  | 'ratings'
  | 'shares'
  | 'consent';

/** The kind of control and its limits. The choices of a question are the keys of its texts. */
interface Form {
  readonly kind: Kind;
  /** The smallest number. `most` is the largest number, or the highest count of characters or picks. */
  readonly least: number;
  readonly most: number;
  /** Another question of the same section; the two may not have an answer in common. */
  readonly apartFrom?: string;
}

export interface Question extends Form {
  /** The section of the intake. Without one, the field is at the top level. */
  readonly section?: string;
  /** The name of its field in the intake and of its texts. */
  readonly name: string;
}

/** One page of the questionnaire. */
export interface Sheet {
  readonly name: 'situation' | 'role' | 'energy' | 'goal';
  readonly asked: readonly Question[];
  /** Optional questions, folded up unless some have answers. */
  readonly further: readonly Question[];
}

/** Questions that are asked first. All others are optional: every field of the service has one, in the same order. */
const askedFirst: ReadonlySet<string> = new Set(['status', 'role_title', 'levels', 'by_nature', 'primary']);

const sheetNames = {
  currentWorkSituation: 'situation',
  roleDemands: 'role',
  energyPatterns: 'energy',
  goals: 'goal',
} as const satisfies Record<SectionName, Sheet['name']>;

/** Longer texts have several lines. */
const longestLine = 120;
/** More numbers than this are typed. */
const mostSteps = 10;

/** The control that suits a field, unless there is one of its own here. */
const ownKinds: Readonly<Record<string, Kind>> = {
  status: 'choice',
  primary: 'choice',
  language_model: 'consent',
};

function kindOf(field: IntakeField): Kind {
  switch (field.kind) {
    case 'text':
      return field.longest > longestLine ? 'text' : 'line';
    case 'whole_number':
      return field.most - field.least > mostSteps ? 'number' : 'scale';
    case 'choice':
      return 'menu';
    case 'choices':
    case 'natures':
      return 'picks';
    case 'nature_ratings':
      return field.sum === undefined ? 'ratings' : 'shares';
  }
}

function questionFor(property: string, field: IntakeField, section?: string): Question {
  const name = jsonNameOf(property);
  return {
    ...(section !== undefined && { section }),
    name,
    kind: ownKinds[name] ?? kindOf(field),
    least: 'least' in field ? field.least : 0,
    most: 'most' in field ? field.most : 'longest' in field ? field.longest : 0,
  };
}

function questionsIn(section: SectionName): readonly Question[] {
  const fields: Readonly<Record<string, IntakeField>> = intakeFields.sections[section];
  const entries = Object.entries(fields);
  return entries.map(([property, field]) => {
    const other = partOf(field) ?? entries.find(([, another]) => partOf(another) === property)?.[0];
    return {
      ...questionFor(property, field, jsonNameOf(section)),
      ...(other !== undefined && { apartFrom: jsonNameOf(other) }),
    };
  });
}

const partOf = (field: IntakeField): string | undefined =>
  'apartFrom' in field ? field.apartFrom : undefined;

const { selfRatedPreferences, languageModel } = intakeFields.general;

/** Only for people without an assessment result. */
export const preferences: Question = questionFor('selfRatedPreferences', selfRatedPreferences);

/** Asked last, on the page where the intake is submitted. */
export const consent: Question = questionFor('languageModel', languageModel);

export const sheets: readonly Sheet[] = sectionNames.map((section) => {
  const questions = questionsIn(section);
  const isFirst = ({ name }: Question): boolean => askedFirst.has(name);
  return {
    name: sheetNames[section],
    asked: questions.filter(isFirst),
    further: [...questions.filter((one) => !isFirst(one)), ...(section === 'goals' ? [preferences] : [])],
  };
});

export const questionsOn = ({ asked, further }: Sheet): readonly Question[] => [...asked, ...further];

export const allQuestions: readonly Question[] = [...sheets.flatMap(questionsOn), consent];

/** The position of the answer in the intake. */
export type Place = Pick<Question, 'section' | 'name'>;

/** The `id` of the first control of a question: the pointer (RFC 6901) to its answer without the first slash. */
export const idOf = ({ section, name }: Place): string =>
  section === undefined ? name : `${section}/${name}`;

/**
 * Whether a pointer leads to the answer or into it. The empty pointer, which means the whole intake, belongs to the
 * first question.
 */
export const isAbout = (place: Place, pointer: string): boolean =>
  pointer === '' ? place.name === 'status' : `${pointer}/`.startsWith(`/${idOf(place)}/`);
