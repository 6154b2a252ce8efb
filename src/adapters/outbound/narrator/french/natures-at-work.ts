import type { Nature } from '../../../../domain/scoring/dimensions.ts';

/** What a nature is in a working week. Phrases without a capital or a full stop, to be put into sentences. */
export interface AtWork {
  /** A noun in the singular. Like all nouns here with its article, for `de` and `au`. */
  readonly doing: string;
  /** Its usual tasks, as a plural. */
  readonly tasks: string;
  /** A piece of it that somebody else could do. */
  readonly piece: string;
  /** Somebody to whom it comes easily. */
  readonly helper: string;
  /** More of it, agreed with others: an infinitive. */
  readonly more: string;
  /** More of it, without asking. This and what follows are in the imperative. */
  readonly attempt: string;
  readonly practise: string;
  readonly limit: string;
  readonly protect: string;
  /** "Si …": what about it may be the draining part. */
  readonly whether: string;
}

export const atWork = {
  Creating: {
    doing: 'la création',
    tasks: 'les concepts, ébauches et premières versions',
    piece: 'la prochaine ébauche',
    helper: 'quelqu’un que la page blanche amuse',
    more: 'prendre en main une tâche qui part d’une page blanche',
    attempt: 'esquissez une idée à vous et montrez-la le jour même',
    practise: 'partez d’un exemple que vous admirez et faites-en peu à peu le vôtre',
    limit: 'arrêtez-vous à la version brute et laissez les finitions à d’autres',
    protect: 'réservez du temps sans interruption pour faire naître des choses',
    whether: 'si c’est l’invention qui vous use ou l’échéance',
  },
  Innovating: {
    doing: 'l’amélioration de l’existant',
    tasks: 'les méthodes, outils et habitudes à revoir',
    piece: 'l’amélioration qui attend depuis le plus longtemps',
    helper: 'quelqu’un qui aime bricoler les méthodes',
    more: 'revoir une façon de faire dont on se plaint',
    attempt: 'changez une seule étape d’une routine et comparez avant et après',
    practise: 'repérez l’endroit où une routine coince et ne réparez que celui-là',
    limit: 'réparez ce qui est cassé et laissez le reste tel quel',
    protect: 'gardez toujours un essai à vous en cours',
    whether: 'si c’est l’amélioration qui vous use ou le besoin de convaincre',
  },
  Performing: {
    doing: 'la prise de parole devant un public',
    tasks: 'les exposés, démonstrations et présentations',
    piece: 'la prochaine présentation',
    helper: 'quelqu’un qui s’anime devant une salle',
    more: 'présenter de vive voix ce qui circule aujourd’hui par écrit',
    attempt: 'proposez d’ouvrir la prochaine réunion',
    practise: 'répétez à voix haute devant une oreille bienveillante',
    limit: 'présentez devant de plus petits cercles et gardez libre le lendemain',
    protect: 'gardez un rendez-vous régulier devant un public',
    whether: 'si c’est le public qui vous use ou la préparation',
  },
  Advising: {
    doing: 'le conseil',
    tasks: 'les consultations et demandes d’avis',
    piece: 'le lot de questions qui vous arrivent par habitude',
    helper: 'quelqu’un que l’on consulte déjà volontiers',
    more: 'accompagner une personne qui a une décision à prendre',
    attempt: 'répondez à la prochaine demande d’avis par des questions avant toute réponse',
    practise: 'demandez ce que l’autre doit décider avant de donner votre avis',
    limit: 'donnez vos avis à heures fixes et gardez les autres pour votre propre travail',
    protect: 'gardez les entretiens où votre regard change quelque chose',
    whether: 'si ce sont les échanges qui vous usent ou leurs suites',
  },
  Organizing: {
    doing: 'la planification',
    tasks: 'les calendriers, listes et tâches de coordination',
    piece: 'le planning de la semaine',
    helper: 'quelqu’un qui prend plaisir à mettre de l’ordre',
    more: 'dresser le plan d’un projet qui n’en a pas',
    attempt: 'faites d’un sujet qui traîne un plan court, avec des noms et des dates',
    practise: 'empruntez un plan qui a servi et mettez-y vos propres étapes',
    limit: 'planifiez à heure fixe et ne touchez plus au plan ensuite',
    protect: 'gardez en main le calendrier de votre propre domaine',
    whether: 'si c’est le plan qui vous use ou les relances',
  },
  Providing: {
    doing: 'l’attention aux besoins des autres',
    tasks: 'les demandes d’aide, services et suivis',
    piece: 'le lot de demandes qui reviennent',
    helper: 'quelqu’un qui remarque ce qui manque aux autres',
    more: 'veiller sur une personne qui débute ou sur un groupe que vous servez',
    attempt: 'demandez aux gens que vous servez ce qui leur manque',
    practise: 'demandez ce qui aiderait avant de le deviner',
    limit: 'convenez d’heures où l’on ne vous sollicite pas',
    protect: 'gardez le contact direct avec les personnes que vous servez',
    whether: 'si ce sont les besoins qui vous usent ou l’absence de fin',
  },
  Adapting: {
    doing: 'l’adaptation aux imprévus',
    tasks: 'les changements de plan, remplacements et urgences',
    piece: 'le lot quotidien d’interruptions',
    helper: 'quelqu’un qui aime les journées ouvertes',
    more: 'intervenir là où les plans changent souvent',
    attempt: 'portez-vous volontaire au prochain changement de plan',
    practise: 'décidez d’avance de ce que vous laisserez tomber quand un plan changera',
    limit: 'regroupez les changements et traitez-les à un moment fixe de la journée',
    protect: 'gardez de la variété dans vos semaines',
    whether: 'si c’est le changement qui vous use ou le fait de l’apprendre tard',
  },
  Analyzing: {
    doing: 'l’examen des faits et des causes',
    tasks: 'les vérifications, chiffres et recherches de causes',
    piece: 'le rapport qui revient à date fixe',
    helper: 'quelqu’un qui aime les chiffres',
    more: 'reprendre une question que personne n’a tirée au clair',
    attempt: 'remontez à la cause d’un problème qui revient et résumez-la en une page',
    practise: 'suivez une analyse aux côtés de quelqu’un qui sait la mener',
    limit: 'fixez d’avance jusqu’où la vérification doit aller',
    protect: 'gardez des heures calmes pour creuser',
    whether: 'si c’est la recherche qui vous use ou la pression d’en finir',
  },
  Leading: {
    doing: 'la conduite d’un groupe',
    tasks: 'les décisions, orientations et arbitrages',
    piece: 'une décision que d’autres pourraient prendre',
    helper: 'quelqu’un qui prend volontiers les commandes',
    more: 'mener un petit projet dès sa première réunion',
    attempt: 'proposez une direction la prochaine fois qu’un groupe hésite',
    practise: 'prenez la tête d’une petite tâche qui a une date de fin',
    limit: 'confiez des décisions avec des limites claires',
    protect: 'gardez les décisions qui fixent le cap',
    whether: 'si c’est la décision qui vous use ou la charge d’en répondre',
  },
} as const satisfies Record<Nature, AtWork>;
