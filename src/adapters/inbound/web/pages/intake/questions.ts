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

const form = (kind: Kind, most = 0, least = 0): Form => ({ kind, least, most });
const line = (most: number): Form => form('line', most);
const text = (most: number): Form => form('text', most);
const number = (most: number): Form => form('number', most);
const scale = (least: number, most: number): Form => form('scale', most, least);
const ratings = (least: number, most: number): Form => form('ratings', most, least);
const picks = (most: number, apartFrom: string): Form => ({ ...form('picks', most), apartFrom });
const choice = form('choice');
const menu = form('menu');
const notes = text(2000);

const questionsIn =
  (section: string) =>
  (forms: Readonly<Record<string, Form>>): readonly Question[] =>
    Object.entries(forms).map(([name, one]) => ({ section, name, ...one }));

const situation = questionsIn('current_work_situation');
const role = questionsIn('role_demands');
const energy = questionsIn('energy_patterns');
const goal = questionsIn('goals');

/** Only for people without an assessment result. */
export const preferences: Question = { name: 'self_rated_preferences', ...ratings(1, 5) };

/** Asked last, on the page where the intake is submitted. */
export const consent: Question = { name: 'language_model', ...form('consent') };

export const sheets: readonly Sheet[] = [
  {
    name: 'situation',
    asked: situation({ status: choice, role_title: line(120) }),
    further: situation({
      industry: line(80),
      organization_size: menu,
      tenure_months: number(720),
      weekly_hours: number(100),
      people_managed: number(10_000),
      work_mode: menu,
      stability: menu,
      satisfaction: scale(0, 10),
      autonomy: scale(1, 5),
      support: scale(1, 5),
      workload: scale(1, 5),
      notes,
    }),
  },
  {
    name: 'role',
    asked: role({ levels: ratings(1, 5) }),
    further: role({ time_percent: form('shares', 100), preferred_levels: ratings(1, 5), notes }),
  },
  {
    name: 'energy',
    asked: energy({ by_nature: ratings(-2, 2) }),
    further: energy({
      overall_level: scale(0, 10),
      trend: menu,
      recovery: scale(1, 5),
      peak_time: menu,
      drains: picks(5, 'sources'),
      sources: picks(5, 'drains'),
      notes,
    }),
  },
  {
    name: 'goal',
    asked: goal({ primary: choice }),
    further: [
      ...goal({
        horizon_days: menu,
        more_of: picks(3, 'less_of'),
        less_of: picks(3, 'more_of'),
        readiness: scale(0, 10),
        influence: scale(1, 5),
        success: text(500),
        constraints: text(500),
        notes,
      }),
      preferences,
    ],
  },
];

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
