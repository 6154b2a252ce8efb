import type { Language } from '../language.ts';
import type { Nature } from '../scoring/dimensions.ts';

const words = (list: string): readonly string[] => list.split(', ');

/** Words in the questions of people who want to develop a nature. */
export const natureKeywords: Readonly<Record<Nature, Readonly<Record<Language, readonly string[]>>>> = {
  Creating: {
    en: words('create, creative, creativity, make, write, draw, design, empty page, blank page, novel'),
    fr: words(
      'créer, créatif, créativité, création, écrire, dessiner, page blanche, fabriquer, roman, première page',
    ),
  },
  Innovating: {
    en: words('innovate, innovation, invent, idea, ideas, improve, experiment, prototype'),
    fr: words('innover, innovation, inventer, idée, idées, améliorer, expérimenter, prototype'),
  },
  Performing: {
    en: words(
      'perform, stage, stage fright, speech, public speaking, talk, audience, presentation, microphone, speak, board, voice',
    ),
    fr: words(
      'scène, trac, discours, en public, de parole, oral, public, présentation, exposé, auditoire, mes moyens, voix',
    ),
  },
  Advising: {
    en: words('advise, advice, counsel, coach, coaching, mentor, listen, explain, consultant, questions'),
    fr: words(
      'conseiller, conseil, coach, coaching, mentor, écouter, écoute, expliquer, reformuler, consultant',
    ),
  },
  Organizing: {
    en: words(
      'organize, organise, organisation, order, tidy, planning, schedule, deadline, calendar, list, chaos, procrastination, tasks, priorities, prioritise',
    ),
    fr: words(
      'organiser, organisation, ordre, ranger, planifier, planning, échéance, agenda, liste, tâches, procrastination, priorités',
    ),
  },
  Providing: {
    en: words(
      'care, caring, carer, help others, nurse, support, limits, boundaries, say no, saying no, rest, compassion',
    ),
    fr: words('soin, soigner, soignant, aidant, autrui, infirmier, limites, dire non, repos, compassion'),
  },
  Adapting: {
    en: words('adapt, change, uncertainty, unexpected, reorganisation, restructuring, flexible, flexibility'),
    fr: words(
      'adapter, changement, incertitude, imprévu, réorganisation, restructuration, souple, souplesse',
    ),
  },
  Analyzing: {
    en: words(
      'analyse, analyze, analysis, data, numbers, statistics, cause, evidence, research, finding, correlation, causation',
    ),
    fr: words(
      'analyser, analyse, données, chiffres, statistiques, cause, preuve, vérifier, recherche, corrélation, causalité',
    ),
  },
  Leading: {
    en: words(
      'lead, leader, leadership, team lead, manage, manager, new manager, decide, decision, direct, team',
    ),
    fr: words(
      'diriger, leader, leadership, encadrer, manager, management, décider, décision, équipe, cap, responsable, confier',
    ),
  },
};
