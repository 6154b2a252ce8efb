import type { Language } from '#domain/language.ts';

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
};

/**
 * Simple texts that are true for every person and within every limit, as a model that follows its instructions might
 * write them.
 */
const texts = {
  en: {
    opening:
      'You took the time to look at your days, and that is a good place to begin. This letter stays close to what an ordinary week of yours is made of.',
    amounts: {
      'week.gives': 'Work that gives you energy makes up {{week.gives}}.',
      'week.costs': 'Work that takes energy makes up {{week.costs}}.',
      'week.neither': '{{week.neither}} go to what neither gives energy nor takes it.',
      'week.total': 'In all, the week has {{week.total}}.',
      people: 'You lead {{people}}, and they are part of these days.',
    },
    notes: 'A few lines each evening would show what the hours are made of.',
    middle:
      'It is worth a calm look at what belongs together and at what could move to another hour. Nothing has to be decided today, and small steps are enough to begin with.',
    closing:
      'If you change one thing this month, let it be something that you can see by the end of it. Ask somebody to look at it with you.',
    days: { first: 'On Monday', second: 'On Wednesday', third: 'On Friday' },
    scenes: [
      'somebody comes to the table with a question, and your own list waits until it is answered.',
      'the last task takes longer than planned, and the lights are on when you leave.',
    ],
    name: (day: string) => `Try it out ${uncapitalised(day)}`,
    body: 'take a sheet of paper and write down what you would like to do in another way. Choose the smallest thing on it, and give it a short hour each week until the end of the month.',
    to: 'somebody you trust',
    words: 'I would like to try something. Could you look at it with me a few weeks later?',
    notice: 'somebody asks you how it is going.',
  },
  fr: {
    opening:
      'Vous avez pris le temps de regarder vos journées, et c’est une bonne façon de commencer. Cette lettre reste près de ce dont une semaine ordinaire est faite chez vous.',
    amounts: {
      'week.gives': 'Le travail qui vous donne de l’énergie occupe {{week.gives}}.',
      'week.costs': 'Le travail qui vous prend de l’énergie occupe {{week.costs}}.',
      'week.neither': '{{week.neither}} ne vous en donnent pas et ne vous en prennent pas.',
      'week.total': 'En tout, la semaine compte {{week.total}}.',
      people: 'Vous encadrez {{people}}, et cela fait partie de vos journées.',
    },
    notes: 'Quelques lignes chaque soir montreraient de quoi les heures sont faites.',
    middle:
      'Il vaut la peine de regarder au calme ce qui va ensemble et ce qui pourrait changer d’heure. Rien ne doit se décider aujourd’hui, et de petits pas suffisent pour commencer.',
    closing:
      'Si vous changez une chose ce mois-ci, choisissez-la de sorte que cela se voie à la fin. Demandez à quelqu’un de la regarder avec vous.',
    days: { first: 'Le lundi', second: 'Le mercredi', third: 'Le vendredi' },
    scenes: [
      'quelqu’un vient à votre table avec une question, et votre liste attend que la réponse soit trouvée.',
      'la dernière tâche prend plus de temps que prévu, et les lampes sont allumées quand vous partez.',
    ],
    name: (day: string) => `Faites un essai ${uncapitalised(day)}`,
    body: 'prenez une feuille et écrivez ce que vous aimeriez faire d’une autre façon. Choisissez la plus petite chose de la liste, et donnez-lui une petite heure par semaine jusqu’à la fin du mois.',
    to: 'une personne de confiance',
    words:
      'j’aimerais essayer quelque chose. Pourrions-nous le regarder ensemble quelques semaines plus tard ?',
    notice: 'quelqu’un vous demande comment cela avance.',
  },
} as const;

/** An answer of the requested form; for a report, one that passes its checks. */
export function answerTo(
  prompt: string,
  schema: JsonSchema,
  language: Language = languageOf(prompt),
): unknown {
  return sample(schema, [], prompt, language);
}

export const languageOf = (prompt: string): Language =>
  prompt.startsWith('Language of the texts: fr') ? 'fr' : 'en';

function sample(schema: JsonSchema, path: readonly string[], prompt: string, language: Language): unknown {
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      properties.map(([key, value]) => [key, sample(value, [...path, key], prompt, language)]),
    );
  }
  const [section, key, ...parts] = path;
  if (section === 'letter') return letterFor(prompt, language);
  if (section === 'scenes' && isDay(key)) return scenesOn(key, language);
  if (section === 'experiments' && isDay(key)) return experimentOn(key, parts.at(-1), language);
  if (schema.type === 'array') return [sample(schema.items ?? {}, path, prompt, language)];
  if (schema.enum !== undefined) return schema.enum[0];
  return 'This fits what you describe.';
}

/** Each finding has its own day, so that the texts differ. */
type Day = keyof (typeof texts)[Language]['days'];
const isDay = (key: string | undefined): key is Day => key !== undefined && key in texts.en.days;

/** Contains the numbers that the prompt offers. */
function letterFor(prompt: string, language: Language): readonly string[] {
  const { opening, amounts, notes, middle, closing } = texts[language];
  const offered = Object.entries(amounts)
    .filter(([name]) => prompt.includes(`{{${name}}}`))
    .map(([, sentence]) => sentence);
  return [opening, [...offered, notes].join(' '), middle, closing];
}

const scenesOn = (key: Day, language: Language): readonly string[] =>
  texts[language].scenes.map((scene) => `${texts[language].days[key]}, ${scene}`);

function experimentOn(key: Day, part: string | undefined, language: Language): string {
  const { days, name, body, to, words, notice } = texts[language];
  const said = { body, words, notice }[part ?? ''];
  if (said !== undefined) return `${days[key]}, ${said}`;
  return part === 'name' ? name(days[key]) : to;
}

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
