import type { OwnWordsWords } from '../frame-words.ts';
import { asks } from './own-words-asks.ts';
import { steps } from './own-words-steps.ts';

/** Texts about what the person would call success, by theme. */
export const ownWords = {
  letter: {
    hands: 'Quand on travaille de ses mains, on voit à la fin où le temps est passé.',
    paperwork:
      "Les papiers qui n'ont pas d'heure à eux finissent souvent le soir ou le dimanche : donnez-leur une place dans la journée.",
    free_time:
      "À la fin de la semaine, il reste rarement du temps libre : mieux vaut le réserver d'avance, comme un rendez-vous.",
    health: "Les vacances ne suffisent pas : c'est d'un jour à l'autre que l'on reprend des forces.",
    family:
      "Avec ceux qui comptent, une heure sans penser à autre chose vaut mieux qu'une journée à moitié là.",
    clients:
      "Le même métier change du tout au tout selon les gens pour qui l'on travaille et le temps qu'on leur donne.",
    teaching: "Quand on explique, on sait tout de suite si l'on a aidé, car cela se voit sur un visage.",
    team: "Dans une équipe, beaucoup de choses s'arrangent quand chacun sait ce qu'il peut décider sans demander.",
    learning:
      "Pour apprendre, ce n'est pas souvent l'envie qui manque : c'est une heure fixe, que rien ne vient prendre.",
    money:
      "L'argent se discute mieux avec deux sommes en tête : ce qu'il faut pour vivre, et ce qui serait assez.",
    job: "Une annonce décrit des tâches, et l'on apprend seulement sur place à quoi ressemble un mardi ordinaire.",
    own_business: "À son compte, on choisit son travail, et l'on se charge aussi de tout ce qui l'entoure.",
    lasting: "Bien des journées pleines ne laissent rien que l'on puisse encore voir un mois plus tard.",
    quiet:
      'Le calme vient rarement tout seul : il faut que les autres sachent à quelle heure on ne répond pas.',
    recognition:
      "On remercie volontiers pour un service rendu, et plus rarement pour un travail que personne n'a vu.",
    writing: "Pour écrire, il faut peu de choses : une heure fixe, et quelqu'un qui attend la suite.",
    outdoors: 'Une heure dehors ne se rattrape pas le soir : il lui faut une place en plein jour.',
    freedom:
      "Pour choisir ce que l'on fait, il faut de la place dans la semaine, et donc dire non à autre chose.",
    meaning:
      "On sent mieux à quoi sert un travail quand on connaît le prénom d'une personne à qui il a servi.",
    certainty:
      "Quand on hésite depuis longtemps, une demi-journée d'essai apprend plus qu'un mois de réflexion.",
    leading:
      "Encadrer, c'est donner de son temps aux questions des autres, et ce temps est toujours pris quelque part.",
    ideas:
      "Une idée commence à exister le jour où quelqu'un d'autre en voit une première version, même mauvaise.",
  },
  echo: {
    drawn: "Ce souhait touche à l'un de vos goûts les plus nets, d'après l'évaluation : {intelligence}.",
    gives:
      "Votre souhait rejoint une autre de vos réponses. {Nature} fait partie de ce que demande {role}, et cela vous donne de l'énergie.",
    costs:
      "Votre souhait rejoint une autre de vos réponses. {Nature} fait partie de ce que demande {role}, et cela vous prend de l'énergie.",
    waits:
      "Une autre de vos réponses explique peut-être ce souhait. {Nature} vous donne de l'énergie, mais tient peu de place dans {role}.",
  },
  step: steps,
  ask: asks,
} as const satisfies OwnWordsWords;
