import { natures, type Place, type Question, type Sheet } from './questions.ts';

/** An intake as it is sent, finished or not. Fields without a question stay unchanged. */
export type Intake = Readonly<Record<string, unknown>>;

/** The fields of a saved value. Another application may have saved a list of ratings; it has no fields and is ignored. */
export const fieldsOf = (value: unknown): Intake =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Intake) : {};

/** If another application saved a section as text, the text becomes its notes, as in the service. */
function sectionOf(intake: Intake, { section }: Place): Intake {
  if (section === undefined) return intake;
  const fields = intake[section];
  return typeof fields === 'string' ? { notes: fields } : fieldsOf(fields);
}

export const answerTo = (intake: Intake, place: Place): unknown => sectionOf(intake, place)[place.name];

/** Blank text, empty lists and empty objects are not answers, so they are removed. */
export function withAnswer(intake: Intake, place: Place, answer: unknown): Intake {
  const { [place.name]: _, ...others } = sectionOf(intake, place);
  const fields = isEmpty(answer) ? others : { ...others, [place.name]: answer };
  return place.section === undefined ? fields : withAnswer(intake, { name: place.section }, fields);
}

const isEmpty = (answer: unknown): boolean =>
  typeof answer === 'object' ? Object.keys(answer ?? {}).length === 0 : typed(answer).trim() === '';

/** The text that the field of an answer shows. */
export const typed = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

/** The number that was typed; any other text is kept as it is, so that nothing is lost. */
export const numberFrom = (text: string): number | string =>
  /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;

const unit = '(?:h|hours?|heures?|mois|months?)?';
const amount = new RegExp(`^(\\d{1,9}(?:[.,]\\d{1,3})?)\\s*${unit}$`, 'iu');
const years =
  /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:ans?|années?|years?)(?:\s*(?:et|and|,)?\s*(\d{1,2})\s*(?:mois|months?))?$/iu;

/** The whole number that a text means: "42,5" hours are 43, "4 years" are 48 months. Other text is kept as it is. */
export function wholeNumberFrom(text: string, { name }: Place): number | string {
  const plain = text.trim();
  const inYears = name === 'tenure_months' ? years.exec(plain) : null;
  if (inYears) return Math.round(12 * decimal(inYears[1])) + Number(inYears[2] ?? 0);
  const given = amount.exec(plain);
  return given ? Math.round(decimal(given[1])) : numberFrom(text);
}

const decimal = (text = ''): number => Number(text.replace(',', '.'));

export const isWithin = (answer: unknown, { least, most }: Pick<Question, 'least' | 'most'>): boolean =>
  typeof answer === 'number' && answer >= least && answer <= most;

const time: Place = { section: 'role_demands', name: 'time_percent' };

/**
 * The intake as it is submitted. If shares of time are given, natures without a share get 0. Texts may go to a language
 * model only if the person agreed.
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

/** For people without work, the questions are about the role that they aim for. */
const withoutWork: readonly unknown[] = ['job_seeking', 'studying', 'career_break', 'retired'];

export const isAimingForRole = (intake: Intake): boolean =>
  withoutWork.includes(answerTo(intake, { section: 'current_work_situation', name: 'status' }));

/** Whether a question has no answer. The map can be made without it, but then contains less. */
export const hasGap = (intake: Intake, { asked }: Sheet): boolean =>
  asked.some((question) => {
    const answer = answerTo(intake, question);
    if (question.kind === 'ratings') return Object.keys(fieldsOf(answer)).length < natures.length;
    return answer === undefined && !(question.name === 'role_title' && isAimingForRole(intake));
  });
