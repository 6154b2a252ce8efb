import { natures, type Place, type Sheet } from './questions.ts';

/** An intake as it is sent, finished or not. Fields that no question asks for stay as they are. */
export type Intake = Readonly<Record<string, unknown>>;

/** Lists of ratings, which other applications may have saved, hold nothing that is asked for here. */
export const fieldsOf = (value: unknown): Intake =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Intake) : {};

/** A section that another application saved as text is its notes, as for the service. */
function sectionOf(intake: Intake, { section }: Place): Intake {
  if (section === undefined) return intake;
  const fields = intake[section];
  return typeof fields === 'string' ? { notes: fields } : fieldsOf(fields);
}

export const answerTo = (intake: Intake, place: Place): unknown => sectionOf(intake, place)[place.name];

/** Blank text, empty lists and objects are no answers, and go. */
export function withAnswer(intake: Intake, place: Place, answer: unknown): Intake {
  const { [place.name]: _, ...others } = sectionOf(intake, place);
  const fields = isEmpty(answer) ? others : { ...others, [place.name]: answer };
  return place.section === undefined ? fields : withAnswer(intake, { name: place.section }, fields);
}

const isEmpty = (answer: unknown): boolean =>
  typeof answer === 'object' ? Object.keys(answer ?? {}).length === 0 : typed(answer).trim() === '';

/** As it stands in a field. */
export const typed = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

/** The number that was typed, or what else was typed: nothing that somebody entered is lost. */
export const numberFrom = (text: string): number | string =>
  /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;

const time: Place = { section: 'role_demands', name: 'time_percent' };

/**
 * What is sent in the end. Where shares of time are given, a nature without one gets none of the time; a language model
 * reads the words of those only who say so.
 */
export function toSend(intake: Intake, locale: string): Intake {
  const shares = answerTo(intake, time);
  const whole = { ...Object.fromEntries(natures.map((nature) => [nature, 0])), ...fieldsOf(shares) };
  return {
    language_model: 'refused',
    ...(shares === undefined ? intake : withAnswer(intake, time, whole)),
    locale,
  };
}

/** Without work, what is asked about is the role that somebody aims for. */
const withoutWork: readonly unknown[] = ['job_seeking', 'studying', 'career_break', 'retired'];

export const isAimingForRole = (intake: Intake): boolean =>
  withoutWork.includes(answerTo(intake, { section: 'current_work_situation', name: 'status' }));

/** Whether something is missing that is asked for. A map can do without, and then says less. */
export const hasGap = (intake: Intake, { asked }: Sheet): boolean =>
  asked.some((question) => {
    const answer = answerTo(intake, question);
    if (question.kind === 'ratings') return Object.keys(fieldsOf(answer)).length < natures.length;
    return answer === undefined && !(question.name === 'role_title' && isAimingForRole(intake));
  });
