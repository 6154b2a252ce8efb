import type { EverydayWords } from '../frame-words.ts';

/** A step within a month that makes something lighter that takes energy in any kind of work. */
export const steps = {
  meetings: {
    employed: {
      text: "Choisissez une réunion qui revient souvent. Proposez de la faire trois fois en moitié moins de temps, avec une liste de points envoyée d'avance.",
      done: 'Trois fois, la réunion a fini en moitié moins de temps.',
    },
    alone: {
      text: 'Pendant trois semaines, regroupez les appels et les rendez-vous sur deux après-midi, et ne proposez rien en dehors.',
      done: 'Trois semaines ont passé sans rendez-vous les autres jours.',
    },
    free: {
      text: "Demandez à quelqu'un qui fait ce travail de parcourir avec vous les réunions de sa dernière semaine.",
      done: 'Vous en avez la liste, avec une croix devant celles qui en valaient la peine.',
    },
  },
  deep_focus: {
    employed: {
      text: 'Pendant deux semaines, coupez la tâche la plus longue en morceaux de quarante minutes, et marchez un peu après chacun.',
      done: 'Dix jours ont passé sans morceau plus long que prévu.',
    },
    alone: {
      text: 'Pendant deux semaines, coupez la tâche la plus longue en morceaux de quarante minutes, et faites autre chose de vos mains entre deux.',
      done: 'Dix jours ont passé sans morceau plus long que prévu.',
    },
    free: {
      text: "Pendant deux semaines, lisez et écrivez par demi-heures, et sortez prendre l'air entre deux.",
      done: 'Dix jours ont passé sans demi-heure qui déborde.',
    },
  },
  conflict: {
    employed: {
      text: "Choisissez un désaccord qui revient. Demandez une demi-heure à l'autre personne, pour cette seule question.",
      done: "Il en reste une phrase écrite, sur laquelle vous tombez d'accord.",
    },
    alone: {
      text: 'Trois fois, avant de commencer, écrivez en cinq lignes ce qui a été convenu, et envoyez-le au client.',
      done: 'Trois clients ont répondu que les cinq lignes étaient justes.',
    },
    free: {
      text: "Choisissez un désaccord qui revient. Demandez une demi-heure à l'autre personne, pour cette seule question.",
      done: "Il en reste une phrase écrite, sur laquelle vous tombez d'accord.",
    },
  },
  deadlines: {
    employed: {
      text: 'Pendant trois semaines, fixez-vous pour chaque échéance un jour à vous, deux jours plus tôt, et dites-le à un collègue.',
      done: 'Trois travaux étaient prêts le jour que vous aviez annoncé.',
    },
    alone: {
      text: 'Dans vos trois prochains devis, annoncez deux jours de plus que nécessaire.',
      done: 'Trois travaux sont partis avant la date du devis.',
    },
    free: {
      text: 'Pour la prochaine échéance, fixez-vous un jour à vous, deux jours plus tôt, et dites-le à un ami.',
      done: 'Ce jour-là, votre ami a su que tout était prêt.',
    },
  },
  routine: {
    employed: {
      text: 'Prenez la tâche qui se répète le plus. Pendant trois semaines, faites-la à une autre heure, ailleurs, ou à deux.',
      done: 'Vous avez dit à un collègue laquelle de ces façons fatigue le moins.',
    },
    alone: {
      text: 'Prenez la tâche qui se répète le plus, et préparez un modèle qui en fasse la moitié.',
      done: 'Le modèle a servi cinq fois.',
    },
    free: {
      text: "Pendant trois semaines, changez chaque semaine une chose à vos journées : le trajet, l'heure ou le lieu.",
      done: 'Trois semaines ont passé, chacune avec son changement.',
    },
  },
  novelty: {
    employed: {
      text: "Pendant trois semaines, ne commencez qu'une nouveauté par semaine, et dites pour chacune des autres quand vous la commencerez.",
      done: 'Trois nouveautés ont commencé, chacune dans sa semaine.',
    },
    alone: {
      text: "Pendant trois semaines, ne commencez qu'une nouveauté par semaine, client, outil ou méthode, et notez les autres sur une liste.",
      done: 'Sur la liste, deux choses au moins ont attendu leur tour.',
    },
    free: {
      text: "Pendant trois semaines, ne commencez qu'une nouveauté par semaine, et notez les autres sur une liste.",
      done: 'Sur la liste, deux choses au moins ont attendu leur tour.',
    },
  },
  decisions: {
    employed: {
      text: 'Choisissez une petite décision qui revient chaque semaine. Écrivez la règle, et laissez un collègue décider ainsi pendant trois semaines.',
      done: 'La décision a été prise trois fois sans vous.',
    },
    alone: {
      text: 'Choisissez une petite décision qui revient chaque semaine, comme un prix ou un délai, et écrivez une règle fixe.',
      done: 'La règle a servi cinq fois.',
    },
    free: {
      text: 'Choisissez une petite décision de tous les jours, comme les repas. Pendant trois semaines, prenez-la le dimanche pour toute la semaine.',
      done: "Trois semaines se sont passées comme le dimanche l'avait prévu.",
    },
  },
  interruptions: {
    employed: {
      text: 'Pendant trois semaines, gardez une heure par jour sans ouvrir vos messages, si possible votre meilleure heure. Dites-le à ceux qui vous sollicitent le plus.',
      done: "Dix fois, cette heure s'est passée sans interruption.",
    },
    alone: {
      text: 'Pendant trois semaines, coupez le téléphone et les messages une heure chaque matin. Dites sur le répondeur quand vous rappelez.',
      done: 'Quinze matins ont eu cette heure.',
    },
    free: {
      text: 'Pendant trois semaines, laissez le téléphone dans une autre pièce une heure par jour, toujours la même.',
      done: 'Quinze de ces heures ont passé sans téléphone.',
    },
  },
  admin: {
    employed: {
      text: "Pendant une semaine, notez les formulaires que vous remplissez et qui s'en sert. Proposez de supprimer ou d'alléger le moins utile.",
      done: 'Un formulaire a disparu, ou il est plus court.',
    },
    alone: {
      text: "Demandez un devis à quelqu'un qui prendrait la part de vos papiers que vous aimez le moins.",
      done: 'Le devis est sur votre table, avec un prix.',
    },
    free: {
      text: 'En une matinée, faites trois piles de vos papiers : à traiter, à garder, à jeter. Ne travaillez ensuite que sur la première.',
      done: 'La deuxième pile est rangée, et la troisième a disparu.',
    },
  },
  travel: {
    employed: {
      text: "Choisissez un de vos prochains déplacements, et convenez d'un appel à la place avec ceux qui vous attendent.",
      done: "L'appel a eu lieu, et personne ne s'est déplacé.",
    },
    alone: {
      text: 'Aux trois prochains clients, proposez un appel pour le premier rendez-vous, avant de prendre la route.',
      done: 'Un premier rendez-vous a eu lieu sans trajet.',
    },
    free: {
      text: 'Pendant trois semaines, regroupez toutes les courses de la semaine en un seul trajet.',
      done: "Trois semaines n'ont eu qu'un trajet chacune.",
    },
  },
  people_contact: {
    employed: {
      text: "Pendant trois semaines, gardez un quart d'heure libre après chaque longue conversation, et passez-le loin du monde.",
      done: "Ces quarts d'heure sont dans votre agenda, et dix sont restés libres.",
    },
    alone: {
      text: 'Pendant trois semaines, laissez une demi-heure entre deux rendez-vous, sans répondre au téléphone.',
      done: "Trois semaines ont passé sans deux rendez-vous d'affilée.",
    },
    free: {
      text: 'Pendant trois semaines, gardez un jour par semaine sans visite ni rendez-vous.',
      done: 'Trois de ces jours ont passé.',
    },
  },
  working_alone: {
    employed: {
      text: 'Proposez à un collègue de travailler côte à côte, une heure deux fois par semaine, chacun à sa tâche.',
      done: 'Vous avez travaillé six fois côte à côte.',
    },
    alone: {
      text: "Trouvez quelqu'un qui travaille seul comme vous, et passez une matinée par semaine dans la même pièce, pendant trois semaines.",
      done: 'Trois matinées ont passé à la même table.',
    },
    free: {
      text: 'Pendant trois semaines, emportez deux matinées par semaine votre travail dans une bibliothèque ou un café.',
      done: "Six matinées ont passé au milieu d'autres gens.",
    },
  },
  learning: {
    employed: {
      text: 'Choisissez une chose à apprendre, et demandez à un collègue qui la connaît de vous la montrer pendant une demi-heure.',
      done: "Vous l'avez faite une fois vous-même, sous ses yeux.",
    },
    alone: {
      text: "Choisissez une chose à apprendre, et payez une heure à quelqu'un qui la connaît pour qu'il vous la montre.",
      done: 'Elle vous a servi une fois dans un travail pour un client.',
    },
    free: {
      text: "Pendant trois semaines, n'apprenez qu'une seule chose, vingt minutes par jour, et notez le reste sur une liste.",
      done: 'Vous avez montré à un ami ce que vous avez appris.',
    },
  },
  feedback: {
    employed: {
      text: 'Avec vos trois prochains travaux, dites à quelle question vous aimeriez une réponse, et à une seule.',
      done: 'Trois réponses ont porté sur votre question.',
    },
    alone: {
      text: "Avec vos trois prochains travaux, posez au client une seule question précise, sans lui demander son avis sur l'ensemble.",
      done: 'Trois réponses ont porté sur votre question.',
    },
    free: {
      text: 'Montrez à une personne quelque chose que vous avez fait, et posez une seule question.',
      done: 'Vous avez la réponse à cette question.',
    },
  },
  visibility: {
    employed: {
      text: 'Partagez votre prochaine présentation avec un collègue : préparez-la ensemble, et parlez chacun la moitié du temps.',
      done: "Vous l'avez faite à deux.",
    },
    alone: {
      text: 'Choisissez la façon de vous faire connaître qui vous fatigue le moins, un texte ou des photos par exemple. Tenez-vous-y trois semaines.',
      done: 'Trois semaines ont passé avec cette seule façon.',
    },
    free: {
      text: 'Préparez une phrase, et dites-la dans un petit groupe, une fois par semaine pendant trois semaines.',
      done: 'Vous avez pris la parole trois fois dans un groupe.',
    },
  },
  unclear_goals: {
    employed: {
      text: "Choisissez la tâche dont l'objectif est le plus flou. Écrivez en une phrase ce qui suffirait, et envoyez-la à votre responsable.",
      done: "Votre responsable a approuvé la phrase, ou l'a corrigée.",
    },
    alone: {
      text: 'Avant vos trois prochains travaux, écrivez en une phrase ce qui suffirait, et envoyez-la au client.',
      done: "Trois clients ont approuvé la phrase, ou l'ont corrigée.",
    },
    free: {
      text: 'Écrivez en une phrase ce qui devra avoir changé dans trois mois, et lisez-la à un ami.',
      done: 'Votre ami vous a redit avec ses mots ce que vous voulez faire.',
    },
  },
} as const satisfies EverydayWords['step'];
