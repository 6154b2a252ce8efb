import type { Rule } from '../model/rule.ts';
import {
  weasels as weaselsEn,
  fillers as fillersEn,
  adverbs as adverbsEn,
} from '../english/rules/weak-words.ts';
import { weasel as weaselFr } from '../french/rules/weasel.ts';
import { filler as fillerFr } from '../french/rules/filler.ts';
import { cliches as clichesEn } from '../english/rules/cliches.ts';
import { cliche as clicheFr } from '../french/rules/cliche.ts';
import { jargon as jargonEn } from '../english/rules/jargon.ts';
import { jargon as jargonFr } from '../french/rules/jargon.ts';
import { archaisms as archaismsEn, latin as latinEn } from '../english/rules/old-and-foreign-words.ts';
import { latin as latinFr } from '../french/rules/latin.ts';
import { mixedMetaphors as mixedMetaphorsEn } from '../english/rules/mixed-metaphors.ts';
import { openers as openersEn } from '../english/rules/openers.ts';
import { pretension as pretensionEn } from '../english/rules/pretension.ts';
import { adverb as adverbFr } from '../french/rules/adverb.ts';
import { thereIs as thereIsEn } from '../english/rules/sentences.ts';

export const styleRules = [
  {
    id: 'style/weasel',
    description: 'A word that weakens a statement or claims without saying who or how much.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: weaselsEn, fr: weaselFr },
  },
  {
    id: 'style/filler',
    description: 'A word that may go without loss.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: fillersEn, fr: fillerFr },
  },
  {
    id: 'style/cliche',
    description: 'An expression that was used too often to say much.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: clichesEn, fr: clicheFr },
  },
  {
    id: 'style/jargon',
    description: 'Business language where a plain word says more.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: jargonEn, fr: jargonFr },
  },
  {
    id: 'style/archaism',
    description: 'A word of another time.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: archaismsEn },
  },
  {
    id: 'style/latin',
    description: 'Latin or French where plain words serve.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: latinEn, fr: latinFr },
  },
  {
    id: 'style/mixed-metaphor',
    description: 'Images that do not go together.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: mixedMetaphorsEn },
  },
  {
    id: 'style/opener',
    description: 'A weak beginning of a sentence.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: openersEn },
  },
  {
    id: 'style/pretension',
    description: 'A grand word or a euphemism for a plain thing.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: pretensionEn },
  },
  {
    id: 'style/adverb',
    description: 'An adverb that adds little to its verb or adjective.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: adverbsEn, fr: adverbFr },
  },
  {
    id: 'style/there-is',
    description: 'A sentence that begins with an empty subject.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: thereIsEn },
  },
] as const satisfies readonly Rule[];
