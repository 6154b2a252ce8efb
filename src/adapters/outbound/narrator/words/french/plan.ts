import type { PlanWords } from '../frame-words.ts';

/** The last part of the plan, which belongs to the goal. */
export const plan = {
  goals: {
    grow_in_role: 'progresser dans votre travail',
    reshape_role: 'faire évoluer votre travail',
    change_role: 'passer à un autre poste',
    change_field: 'changer de domaine',
    start_business: 'lancer votre propre activité',
    lead_people: 'encadrer une équipe',
    restore_balance: 'retrouver votre équilibre',
    return_to_work: 'reprendre le travail',
    gain_clarity: 'y voir plus clair',
    other: 'un but bien à vous',
    unset: 'encore à trouver',
  },
  wish: {
    already:
      "Vous voulez donner plus de place {a nature}, et {role} y fait déjà souvent appel. Cherchez donc d'abord, parmi ces heures, celles que vous préférez.",
    more_room:
      'Vous voulez donner plus de place {a nature}. Vous ne partez pas de rien, et cette place peut grandir peu à peu.',
    waiting:
      'Vous voulez donner plus de place {a nature}. Il manque surtout une occasion, et elle peut être petite.',
    to_learn:
      "Vous voulez donner plus de place {a nature}. Ce n'est pas ce qui vous vient le plus naturellement, mais cela ne vous prend pas d'énergie. Comptez quelques essais un peu lents au début.",
    drains:
      'Pour chaque heure de plus que vous donnerez {a nature}, prévoyez aussi de quoi reprendre des forces.',
    gives:
      "Vous voulez donner plus de place {a nature}, et cela vous donne de l'énergie. C'est une bonne raison de tenir à ce souhait.",
  },
  aim: 'Le poste que vous visez : {title}.',
  more: {
    first: 'Vous souhaitez plus de temps pour {more}.',
    further: 'Vous souhaitez aussi plus de temps pour {more}.',
    later:
      'Vous souhaitez plus de temps pour {more}. Cela viendra plus tard, quand vos semaines seront plus légères.',
  },
  less: {
    hours:
      "Vous souhaitez moins de temps pour {less}. Dans votre semaine, cela fait aujourd'hui {hours_less}.",
    parts: 'Vous souhaitez moins de temps pour {less}.',
  },
  obstacle: "Tenez compte d'une chose en chemin : dans {role}, {nature} vous prend de l'énergie.",
  goalsOfSeekers: {
    grow_in_role: 'trouver un travail où progresser',
    reshape_role: 'trouver un travail plus proche de ce que vous souhaitez',
    change_role: 'trouver un poste qui vous convient',
    change_field: 'trouver un travail dans un autre domaine',
    lead_people: 'trouver un travail où encadrer une équipe',
    return_to_work: 'retrouver du travail',
  },
  decisions: {
    grow_in_role: {
      colleagues: {
        text: 'Dites à votre responsable ce que vous voulez mieux savoir faire dans un an, et demandez une première occasion précise.',
        done: "L'occasion a une date.",
      },
      alone: {
        text: "Choisissez ce que vous voulez mieux savoir faire, et acceptez un travail qui vous oblige à l'apprendre.",
        done: 'Ce travail est commencé.',
      },
      seeking: {
        text: "Repérez le savoir-faire que vos annonces demandent le plus souvent, et inscrivez-vous là où il s'apprend.",
        done: "L'inscription est faite.",
      },
      free: {
        text: "Choisissez une chose que vous faites déjà, et trouvez quelqu'un qui peut vous la faire mieux connaître.",
        done: 'La première rencontre est passée.',
      },
      studying: {
        text: 'Choisissez la matière où vous voulez aller plus loin, et demandez à un enseignant que lire ou que faire ensuite.',
        done: 'Vous avez commencé ce que cette personne conseille.',
      },
      pausing: {
        text: 'Choisissez ce que vous voulez mieux savoir faire à la fin de cette pause, et prenez une première leçon.',
        done: 'La première leçon est prise.',
      },
      retired: {
        text: "Trouvez quelqu'un de plus expérimenté dans ce qui vous plaît, et demandez à l'observer une fois.",
        done: 'Vous avez passé une heure à ses côtés.',
      },
    },
    reshape_role: {
      colleagues: {
        text: 'Écrivez une tâche à garder, une à céder et une à essayer, et demandez un échange à votre responsable.',
        done: "L'une des trois a changé.",
      },
      alone: {
        text: "Choisissez le genre de travail que vous voulez moins faire, et refusez-en un, en donnant le nom d'une autre personne.",
        done: 'Un client a reçu le nom de cette personne.',
      },
      seeking: {
        text: "Décrivez en dix lignes la semaine que vous cherchez, et montrez-les à quelqu'un qui recrute.",
        done: 'Cette personne a dit quelles lignes sont possibles.',
      },
      free: {
        text: 'Dessinez votre semaine telle que vous la voulez, et changez pour de bon un seul jour.',
        done: 'Deux fois, ce jour a ressemblé au dessin.',
      },
      studying: {
        text: "Choisissez ce que vous voulez réduire dans votre semaine d'études, et changez pour de bon un seul jour.",
        done: "Deux fois, ce jour s'est passé comme prévu.",
      },
      pausing: {
        text: "Choisissez l'habitude de cette pause que vous voulez garder, et donnez-lui une heure fixe.",
        done: "L'habitude a tenu deux semaines à la même heure.",
      },
      retired: {
        text: "Choisissez l'engagement qui ne vous convient plus, et fixez le jour où vous l'arrêtez.",
        done: 'La personne concernée connaît ce jour.',
      },
    },
    change_role: {
      colleagues: {
        text: 'Parlez avec deux personnes qui tiennent le poste que vous souhaitez, puis décidez si vous le demandez, et quand.',
        done: 'Votre décision est écrite, avec une date.',
      },
      alone: {
        text: "Parlez avec deux personnes qui tiennent le poste que vous souhaitez, et écrivez ce qu'il vous manque encore.",
        done: 'La liste est écrite, et la première ligne est commencée.',
      },
      seeking: {
        text: 'Choisissez les deux postes qui vous attirent le plus, et faites relire une candidature pour chacun.',
        done: 'Les deux candidatures sont parties.',
      },
      free: {
        text: 'Choisissez un poste que vous pourriez tenir ailleurs, et allez le voir de près une demi-journée.',
        done: 'La demi-journée est passée, et trois lignes la racontent.',
      },
      studying: {
        text: "Choisissez un poste possible après vos études, et demandez à quelqu'un qui le tient de raconter sa semaine.",
        done: 'Vous connaissez trois choses que vous ne saviez pas.',
      },
      pausing: {
        text: 'Choisissez le poste qui vous attire pour la suite, et passez une demi-journée là où on le tient.',
        done: 'La visite est passée, et vous savez si vous continuez.',
      },
      retired: {
        text: 'Choisissez une place nouvelle, dans une association ou près de chez vous, et essayez-la deux fois.',
        done: 'Après deux essais, vous avez dit si vous restez.',
      },
    },
    change_field: {
      colleagues: {
        text: "Parlez avec deux personnes de l'autre domaine, puis choisissez un premier pas, comme un cours ou une visite.",
        done: 'Le premier pas a une date.',
      },
      alone: {
        text: "Proposez un premier petit travail dans l'autre domaine, à un prix normal.",
        done: 'Une personne a répondu à votre proposition.',
      },
      seeking: {
        text: "Demandez à trois personnes de l'autre domaine ce qui compte quand on débute, puis refaites une candidature.",
        done: 'Cette candidature est partie.',
      },
      free: {
        text: "Donnez huit heures en tout à une activité de l'autre domaine, puis décidez si vous continuez.",
        done: 'Les huit heures sont passées, et votre décision est dite.',
      },
      studying: {
        text: "Demandez à quelqu'un de l'orientation ce qu'un changement de filière coûterait en temps et en argent.",
        done: 'Vous avez la réponse par écrit.',
      },
      pausing: {
        text: "Suivez une première séance d'un cours dans l'autre domaine, puis décidez si vous continuez.",
        done: 'La séance est passée, et vous avez dit oui ou non.',
      },
      retired: {
        text: "Choisissez un domaine que vous n'avez jamais abordé, et suivez-y deux séances.",
        done: 'Les deux séances sont passées, et vous avez choisi la suite.',
      },
    },
    start_business: {
      colleagues: {
        text: 'Vérifiez ce que votre contrat permet, puis proposez votre idée, avec un prix, à trois personnes.',
        done: 'Ces trois personnes ont répondu oui ou non à ce prix.',
      },
      alone: {
        text: 'Décrivez la nouvelle activité et son prix sur une page, et montrez-la à trois clients.',
        done: "Les trois clients ont dit s'ils l'essaieraient.",
      },
      seeking: {
        text: 'Décrivez votre idée à deux acheteurs possibles, et décidez combien de mois vous lui donnez.',
        done: 'Les deux ont répondu, et la date de fin est écrite.',
      },
      free: {
        text: "Proposez votre idée, avec un prix, à trois personnes qui pourraient l'acheter.",
        done: 'Ces trois personnes ont répondu oui ou non à ce prix.',
      },
      studying: {
        text: "Demandez son avis à quelqu'un qui s'est mis à son compte, et fixez un essai pendant vos études.",
        done: "L'essai a une date et une fin.",
      },
      pausing: {
        text: "Faites un petit essai de votre idée, avec une somme fixée d'avance et une date de fin.",
        done: "L'essai est commencé, et la somme n'est pas dépassée.",
      },
      retired: {
        text: "Choisissez si votre idée doit rapporter de l'argent ou du plaisir, et proposez-la à une première personne.",
        done: 'Cette personne a répondu oui ou non.',
      },
    },
    lead_people: {
      colleagues: {
        text: 'Demandez à votre responsable de conduire un petit projet, avec une date de fin et son avis ensuite.',
        done: 'Le projet a commencé, et sa date de fin est connue.',
      },
      alone: {
        text: "Proposez à quelqu'un du métier un travail à deux, dont vous prenez la direction.",
        done: 'Le travail à deux a une date.',
      },
      seeking: {
        text: 'Trouvez une occasion bénévole de conduire un petit groupe, et préparez-en le récit pour vos entretiens.',
        done: 'Vous avez raconté cet exemple une fois à voix haute.',
      },
      free: {
        text: 'Prenez en main à plusieurs une chose qui a une fin, comme une sortie ou une fête.',
        done: 'La sortie ou la fête a eu lieu.',
      },
      studying: {
        text: "Proposez de coordonner un travail de groupe, et demandez à la fin à chacun ce qui l'a aidé.",
        done: 'Tous les membres du groupe ont répondu.',
      },
      pausing: {
        text: "Réunissez deux ou trois personnes autour d'un projet d'un week-end, et prenez-en la direction.",
        done: 'Le projet du week-end est fini.',
      },
      retired: {
        text: 'Montrez à un petit groupe ce que vous savez faire, en deux rencontres, et demandez-lui comment continuer.',
        done: 'Le groupe a choisi la suite.',
      },
    },
    restore_balance: {
      colleagues: {
        text: 'Parmi ce que vous avez essayé avec ce plan, choisissez ce qui doit continuer, et convenez-en avec votre responsable.',
        done: 'Votre responsable a dit oui, et pour combien de temps.',
      },
      alone: {
        text: 'Parmi ce que vous avez essayé avec ce plan, choisissez ce qui doit continuer, et annoncez-le à vos clients.',
        done: 'Trois clients le savent.',
      },
      seeking: {
        text: "Fixez les heures de recherche que vous ne dépasserez plus, et dites-les à quelqu'un.",
        done: 'Deux semaines de suite sont restées dans ces heures.',
      },
      free: {
        text: "Choisissez l'engagement qui vous prend le plus, et décidez de le réduire, de le partager ou de le quitter.",
        done: 'La personne concernée connaît votre décision.',
      },
      studying: {
        text: "Choisissez les heures où vous n'étudiez plus, et dites-les à une personne qui vous les rappellera.",
        done: 'Deux dimanches ont passé sans un cahier ouvert.',
      },
      pausing: {
        text: "Écrivez ce qui doit rester de cette pause quand elle finira, et lisez ces lignes à quelqu'un.",
        done: 'Une personne connaît ces lignes.',
      },
      retired: {
        text: 'Regardez ce que vous promettez aux autres chaque semaine, et arrêtez la promesse la plus lourde.',
        done: 'Deux semaines ont passé sans cette promesse.',
      },
    },
    return_to_work: {
      colleagues: {
        text: "Convenez avec votre responsable d'un retour par étapes, avec un nombre d'heures pour chaque mois.",
        done: 'Les étapes sont écrites, et chacun en a une copie.',
      },
      alone: {
        text: 'Choisissez deux clients avec qui reprendre, et le nombre de jours que vous leur donnez au début.',
        done: 'Deux dates de reprise sont confirmées.',
      },
      seeking: {
        text: "Fixez le trajet et le nombre d'heures au-delà desquels vous direz non, puis écrivez à trois contacts.",
        done: 'Trois contacts ont de vos nouvelles.',
      },
      free: {
        text: "Choisissez une activité à heure fixe qui vous redonne le rythme d'une semaine de travail.",
        done: "Vous y avez été quatre fois à l'heure.",
      },
      studying: {
        text: 'Cherchez quelques heures de travail par semaine qui tiennent à côté des cours, et fixez une limite.',
        done: "Une journée d'essai est prévue, ou déjà passée.",
      },
      pausing: {
        text: 'Choisissez le mois où vous voulez reprendre, et ce qui devra être différent ce jour-là.',
        done: 'Le mois est entouré sur le calendrier, et une personne le connaît.',
      },
      retired: {
        text: "Demandez à deux personnes à la retraite qui travaillent quelques heures ce qu'elles y gagnent, puis décidez.",
        done: "Votre réponse tient en trois lignes, et quelqu'un l'a lue.",
      },
    },
    gain_clarity: {
      colleagues: {
        text: 'Écrivez ce qui parle pour rester, pour changer une partie du travail et pour partir, puis choisissez-en un.',
        done: 'Une personne de confiance connaît votre choix.',
      },
      alone: {
        text: 'Relisez vos travaux des trois derniers mois, et choisissez celui que vous voulez refaire plus souvent.',
        done: 'Le travail est choisi, et un client le sait.',
      },
      seeking: {
        text: "Gardez deux pistes, et écrivez ce qui vous ferait choisir l'une plutôt que l'autre.",
        done: "Quelqu'un a lu la page et donné son avis.",
      },
      free: {
        text: 'Relisez ce que vous avez écrit depuis le début de ce plan, et choisissez une seule direction.',
        done: 'Une autre personne peut dire quelle est cette direction.',
      },
      studying: {
        text: 'Passez une demi-journée là où mènent vos études, et choisissez ensuite la prochaine étape.',
        done: "Cette étape est dans l'agenda.",
      },
      pausing: {
        text: 'Écrivez la question à laquelle cette pause doit répondre, et la date où vous y répondrez.',
        done: 'Une personne connaît la question et la date.',
      },
      retired: {
        text: 'Choisissez à quoi vous voulez donner vos matinées de la saison qui vient, et dites une fois non au reste.',
        done: 'Un premier non est dit.',
      },
    },
    other: {
      colleagues: {
        text: 'Écrivez votre but en une phrase, et demandez à votre responsable une aide précise.',
        done: 'Votre responsable a répondu à cette demande.',
      },
      alone: {
        text: "Réservez à votre but une demi-journée par mois, et inscrivez les deux prochaines dans l'agenda.",
        done: 'La première demi-journée a servi à ce but.',
      },
      seeking: {
        text: 'Donnez à votre but une heure fixe par semaine, à côté de la recherche.',
        done: 'Cette heure a été tenue deux fois.',
      },
      free: {
        text: 'Découpez votre but en trois morceaux, et finissez le premier avant de commencer le deuxième.',
        done: "Le premier morceau est fini, et quelqu'un l'a vu.",
      },
      studying: {
        text: "Trouvez quelqu'un qui poursuit aussi un but à côté des cours, et fixez ensemble deux rencontres.",
        done: 'La première rencontre est passée.',
      },
      pausing: {
        text: 'Choisissez combien de jours de cette pause reviennent à votre but, et marquez-les dans le calendrier.',
        done: 'Deux de ces jours se sont passés comme prévu.',
      },
      retired: {
        text: 'Cherchez une personne qui a atteint un but semblable, et demandez-lui par quoi elle commencerait.',
        done: 'Ce premier pas est fait.',
      },
    },
    unset: {
      colleagues: {
        text: 'Après ces essais, choisissez une seule chose à demander à votre responsable pour la suite.',
        done: 'La demande est faite, et la réponse est venue.',
      },
      alone: {
        text: 'Parmi les travaux de ces trois mois, choisissez celui que vous voulez refaire, et proposez-le à un autre client.',
        done: 'Un autre client a reçu cette proposition.',
      },
      seeking: {
        text: "Après ces essais, choisissez le genre d'annonce que vous ne lirez plus.",
        done: "Ce genre d'annonce n'est plus dans vos alertes.",
      },
      free: {
        text: 'Parmi ce que vous avez essayé, choisissez une chose à continuer.',
        done: "Sa prochaine date est dans l'agenda.",
      },
      studying: {
        text: "Choisissez le cours qui vous donne le plus d'élan, et demandez à un enseignant où il peut mener.",
        done: 'Cet enseignant a cité deux suites possibles.',
      },
      pausing: {
        text: 'Choisissez une chose à garder et une chose à essayer pendant le reste de cette pause.',
        done: "L'essai a commencé.",
      },
      retired: {
        text: 'Choisissez une chose que vous aimeriez transmettre, et la personne à qui vous la montrerez.',
        done: "Vous l'avez montrée une première fois.",
      },
    },
  },
  success: {
    text: 'Vous avez écrit : {success}. Choisissez un jour proche où cela peut arriver une fois, même en petit. Gardez ce jour libre.',
    done: "C'est arrivé une fois, le jour que vous aviez choisi.",
  },
  towards: {
    colleagues: {
      text: 'Vous avez écrit : {success}. Cherchez ce qui empêche cela le plus souvent : un jour, une tâche, une habitude. Convenez avec votre responsable de ce qui change, et de la date.',
      done: 'Le changement est commencé, ou sa date est écrite.',
    },
    alone: {
      text: 'Vous avez écrit : {success}. Cherchez ce qui empêche cela le plus souvent : un jour, une tâche, un genre de demande. Changez-le pour de bon, et prévenez les clients concernés.',
      done: 'Les clients concernés savent ce qui change, et à partir de quel jour.',
    },
    seeking: {
      text: 'Dès maintenant, envoyez au moins une candidature par semaine, pour des postes qui pourraient vous apporter ce que vous souhaitez : {success}.',
      done: 'Au moins une candidature est partie chaque semaine.',
    },
    free: {
      text: 'Vous avez écrit : {success}. Parlez-en à un ami, choisissez par quoi commencer, et fixez le jour.',
      done: "Ce jour est dans l'agenda, et votre ami le connaît.",
    },
    studying: {
      text: "Vous avez écrit : {success}. Parlez-en à quelqu'un qui enseigne, et fixez une première étape pour ce semestre.",
      done: "L'étape est écrite, avec sa date.",
    },
    pausing: {
      text: "Vous avez écrit : {success}. Choisissez ce qui peut commencer pendant cette pause, et fixez la date avec quelqu'un qui peut vous aider.",
      done: 'Le début est fait, à la date fixée.',
    },
    retired: {
      text: "Vous avez écrit : {success}. Choisissez par quoi commencer et un jour de la semaine, puis proposez à quelqu'un de venir.",
      done: 'Deux fois, ce jour a servi à cela.',
    },
  },
  longer: {
    180: 'Vous vous donnez six mois, et ce plan couvre les trois premiers.',
    365: 'Vous vous donnez un an, et ce plan couvre les trois premiers mois.',
  },
  deadline: {
    seeking:
      "D'ici {month}, il reste environ {weeks}. Si aucune offre n'est en vue le {halfway}, élargissez votre recherche : un autre type de poste, un trajet plus long ou moins d'heures.",
    others:
      "D'ici {month}, il reste environ {weeks}. Le {halfway}, la moitié sera passée : relisez ce plan ce jour-là, et changez ce qui n'a pas commencé.",
  },
  lookBack:
    "Le {day}, répondez de nouveau aux questions, et posez les deux cartes l'une à côté de l'autre. La nouvelle carte ne coûte rien de plus.",
} as const satisfies PlanWords;
