import { dimensionName } from '../../src/adapters/presentation/report/dimension-names.ts';
import type { Language } from '../../src/domain/language.ts';
import { dimensions } from '../../src/domain/scoring/dimensions.ts';

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
};

/** Dull, true of everybody, and within every limit: what a model that keeps to its instructions might write. */
const texts = {
  en: {
    headline: 'What you prefer and what your work asks for meet in some places and part in others.',
    summary: [
      'Your preferences and the demands of your role do not tell the same story everywhere.',
      'It is worth a calm look at where they meet and at where they part.',
    ],
    natures: (name: string, numbers: string) =>
      `With ${name} ${numbers}. Look at both sides together and ask what a normal week makes of them before you change anything.`,
    preference: (token: string) => `you have a preference of ${token} points`,
    demand: (token: string) => `your role asks for ${token} points`,
    neither: 'it is not known yet what you prefer and what the role asks for',
    joint: ', and ',
    goal: 'What you want to reach depends on what you keep, on what you open and on what you put down, in an order that you can hold.',
    plan: 'Choose a day this week on which you try this out, and write down in the evening what it was like for you.',
    questions: [
      'Which part of my work would you like to see me do more of?',
      'What could we put down together without anybody missing it?',
      'How will we both notice that the change has been good for the work?',
    ],
  },
  fr: {
    headline:
      'Ce que vous préférez et ce que votre travail demande se rejoignent par endroits et se séparent ailleurs.',
    summary: [
      'Vos préférences et les exigences de votre rôle ne racontent pas partout la même histoire.',
      'Il vaut la peine de regarder au calme où elles se rejoignent et où elles se séparent.',
    ],
    natures: (name: string, numbers: string) =>
      `Pour ${name}, ${numbers}. Regardez les faces de cette question ensemble et demandez-vous ce qu’une semaine ordinaire en fait avant de changer quoi que ce soit.`,
    preference: (token: string) => `votre préférence est de ${token} points`,
    demand: (token: string) => `votre rôle en demande ${token} points`,
    neither: 'on ne sait pas encore ce que vous préférez ni ce que le rôle demande',
    joint: ' et ',
    goal: 'Ce que vous voulez atteindre dépend de ce que vous gardez, de ce que vous ouvrez et de ce que vous posez, dans un ordre qui tient.',
    plan: 'Choisissez un jour de cette semaine pour essayer cela, et notez le soir ce que cela a été pour vous.',
    questions: [
      'Quelle part de mon travail aimeriez-vous me voir faire davantage ?',
      'Que pourrions-nous poser ensemble sans que personne ne le regrette ?',
      'À quoi verrons-nous que le changement a fait du bien au travail ?',
    ],
  },
} as const;

/** An answer of the shape that is asked for; where a report is asked for, one that passes its checks. */
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
  const [section, key = ''] = path;
  if (schema.type === 'array' && (section === 'summary' || section === 'questions'))
    return texts[language][section];
  if (schema.type === 'array') return [sample(schema.items ?? {}, path, prompt, language)];
  if (schema.enum !== undefined) return schema.enum[0];
  if (section === 'natures') return natureText(key, prompt, language);
  if (section === 'headline' || section === 'goal' || section === 'plan') return texts[language][section];
  return 'This fits what you describe.';
}

function natureText(id: string, prompt: string, language: Language): string {
  const phrases = texts[language];
  const nature = dimensions.find((dimension) => dimension === id) ?? dimensions[0];
  const numbers = (['preference', 'demand'] as const)
    .map((measure) => ({ measure, token: `{{${id}.${measure}}}` }))
    .filter(({ token }) => prompt.includes(token))
    .map(({ measure, token }) => phrases[measure](token));
  return phrases.natures(dimensionName(nature, language), numbers.join(phrases.joint) || phrases.neither);
}
