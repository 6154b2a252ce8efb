import type { Language } from '#domain/language.ts';
import type { WeekEffect } from '#domain/situation-map/plan/week.ts';
import { anyWord } from './prose.ts';

export type Words = Readonly<Record<Language, RegExp>>;

/** Words for the effect of work on energy. */
export const effectWords = {
  gives: {
    en: anyWord([
      'giv(?:es?|ing)',
      'gave',
      'gain\\p{L}*',
      'gets?',
      'brings?',
      'lifts?',
      'restor\\p{L}*',
      'feeds?',
    ]),
    fr: anyWord(['donn\\p{L}+', 'rend(?:ent|re)?', 'gagn\\p{L}+', 'apport\\p{L}+', 'procur\\p{L}+']),
  },
  costs: {
    en: anyWord([
      'tak(?:es?|ing)',
      'costs?',
      'costing',
      'drain\\p{L}*',
      'used? up',
      'tir(?:es|ing)',
      'wear(?:s|ing)?',
    ]),
    fr: anyWord([
      '(?:re)?pren(?:d|nent|dre)',
      'coût\\p{L}+',
      'dépens\\p{L}+',
      'laissez',
      'fatigu\\p{L}+',
      'épuis\\p{L}+',
    ]),
  },
} as const satisfies Partial<Record<WeekEffect, Words>>;

/** A sentence with any other amount must contain one of these words. */
export const labels = {
  'week.neither': {
    en: anyWord(['neither', 'nor', 'nothing', 'hardly', 'steady', 'no energy', 'as (?:it|you) (?:was|were)']),
    fr: anyWord(['ni', 'ne', "n'\\p{L}+", 'guère', 'sans']),
  },
  'week.total': {
    en: anyWord(['weeks?', 'weekly', 'in all', 'altogether']),
    fr: anyWord(['semaines?', 'en tout', 'au total']),
  },
  people: {
    en: anyWord([
      '(?:lead|manag|supervis)(?:s?|es?|ing)',
      'answer(?:s|ing)? for',
      'responsib\\p{L}+',
      'in charge',
      'teams?',
      'reports?',
    ]),
    fr: anyWord([
      'encadr\\p{L}+',
      'dirig\\p{L}+',
      'condui\\p{L}+',
      'responsab\\p{L}+',
      'équipes?',
      'charge',
      'répond\\p{L}+',
    ]),
  },
} as const satisfies Readonly<Record<string, Words>>;
