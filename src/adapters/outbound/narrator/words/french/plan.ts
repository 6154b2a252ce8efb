import type { PlanWords } from '../frame-words.ts';

/** The last part of the plan, which belongs to the goal. */
export const plan = {
  goals: {
    grow_in_role: 'progresser dans votre rôle',
    reshape_role: 'redessiner votre rôle',
    change_role: 'passer à un autre rôle',
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
      'Vous voulez donner plus de place {a nature}. Cela vous vient facilement, et {role} vous en demande déjà beaucoup. En faire davantage changera peu de chose : choisissez plutôt ce que vous en voulez le plus.',
    more_room:
      'Vous voulez donner plus de place {a nature}. Cela vous vient facilement, sans vous épuiser, et {role} le demande de temps en temps. Il y a là de quoi construire.',
    waiting:
      'Vous voulez donner plus de place {a nature}. Cela vous vient facilement, et {role} ne le demande presque jamais. Un petit début peut se faire sans changer de rôle.',
    to_learn:
      'Vous voulez donner plus de place {a nature}. Cela ne vous vient pas encore tout seul, et cela ne vous épuise pas non plus. Laissez-vous du temps : les premiers essais seront lents.',
    drains:
      "Vous voulez donner plus de place {a nature}, et d'après vos réponses, cela vous prend de l'énergie. Avant d'en demander davantage, cherchez de quelle part vous avez envie.",
    gives: "Vous voulez donner plus de place {a nature}, et cela vous donne de l'énergie quand vous en avez.",
  },
  obstacle: "Ce qui pourrait gêner : {nature}. C'est là que part l'énergie dont l'objectif aura besoin.",
  goalsOfSeekers: {
    grow_in_role: 'trouver un travail où progresser',
    reshape_role: 'trouver un travail fait autrement',
    change_role: 'trouver un rôle qui vous va',
    change_field: 'trouver un travail dans un autre domaine',
    lead_people: 'trouver un travail où conduire une équipe',
    return_to_work: 'retrouver du travail',
  },
  decisions: {
    grow_in_role: {
      colleagues: {
        text: 'Dites à votre responsable ce que vous aimeriez mieux savoir faire dans un an, et demandez par quoi commencer.',
        done: 'Vous avez une réponse, et une première date.',
      },
      alone: {
        text: "Choisissez ce que vous aimeriez mieux savoir faire, et exercez-vous sur une demande qui s'y prête.",
        done: 'Un travail vous a servi à apprendre, et il est livré.',
      },
      seeking: {
        text: "Repérez le savoir-faire qui revient le plus souvent dans vos annonces, et décidez comment l'apprendre.",
        done: 'La première leçon a une date.',
      },
      free: {
        text: "Choisissez une chose que vous faites déjà, et décidez où vous pourriez mieux l'apprendre, et avec qui.",
        done: "Le lieu est choisi, et la première date est dans l'agenda.",
      },
      studying: {
        text: 'Choisissez la matière où vous voulez aller plus loin, et demandez à un enseignant par quoi continuer.',
        done: 'Vous avez sa réponse, et vous avez commencé.',
      },
      pausing: {
        text: "Choisissez ce que vous aimeriez mieux savoir faire à la fin de cette pause, et décidez comment l'apprendre.",
        done: 'La première leçon a eu lieu.',
      },
      retired: {
        text: "Trouvez quelqu'un de plus expérimenté dans ce qui vous plaît, et demandez à le regarder faire.",
        done: 'Une première rencontre a eu lieu.',
      },
    },
    reshape_role: {
      colleagues: {
        text: 'Écrivez une tâche à garder, une tâche à céder et une tâche à essayer, et parlez-en à votre responsable.',
        done: "L'une des trois a changé.",
      },
      alone: {
        text: 'Choisissez ce qui a le mieux marché ces dernières semaines, et donnez-lui un moment fixe dans la semaine.',
        done: 'Ce moment a eu lieu deux semaines de suite.',
      },
      seeking: {
        text: "Décrivez en dix lignes la semaine que vous aimeriez avoir, et parlez-en à quelqu'un qui recrute.",
        done: "Cette personne a réagi à l'une des dix lignes.",
      },
      free: {
        text: "Dessinez votre semaine comme vous l'aimeriez, et changez pour de bon un seul jour.",
        done: "Ce jour s'est passé deux fois comme sur le dessin.",
      },
      studying: {
        text: "Choisissez ce que vous voulez réduire et agrandir dans votre semaine d'études, et changez un seul jour.",
        done: "Ce jour s'est passé deux fois comme prévu.",
      },
      pausing: {
        text: 'Décidez laquelle des habitudes de ces dernières semaines vous garderez, et à quelle heure.',
        done: "L'habitude a tenu deux semaines à la même heure.",
      },
      retired: {
        text: "Choisissez l'engagement qui ne vous va plus, et décidez quand vous l'arrêterez.",
        done: 'La personne concernée connaît la date.',
      },
    },
    change_role: {
      colleagues: {
        text: 'Parlez avec deux personnes qui tiennent le rôle que vous souhaitez, puis décidez si vous le demandez, et quand.',
        done: 'Les deux conversations ont eu lieu, et votre décision est écrite.',
      },
      alone: {
        text: "Parlez avec deux personnes qui tiennent le rôle que vous souhaitez, et écrivez ce qu'il vous manque encore.",
        done: 'Les deux conversations ont eu lieu, et cette page est écrite.',
      },
      seeking: {
        text: 'Choisissez les deux rôles qui vous attirent le plus, et préparez une candidature soignée pour chacun.',
        done: "Les deux candidatures sont parties, relues par quelqu'un.",
      },
      free: {
        text: 'Choisissez un rôle que vous pourriez tenir ailleurs, et allez le voir de près une demi-journée.',
        done: 'La demi-journée a eu lieu, et trois lignes la racontent.',
      },
      studying: {
        text: "Choisissez un rôle possible après vos études, et demandez à quelqu'un qui le tient de raconter sa semaine.",
        done: 'La conversation a eu lieu, et votre avis tient en trois lignes.',
      },
      pausing: {
        text: 'Dites à deux personnes quel rôle vous attire pour la suite, et allez le voir de près.',
        done: 'La visite a eu lieu, et ces deux personnes savent ce que vous en pensez.',
      },
      retired: {
        text: 'Choisissez une place nouvelle, dans une association ou près de chez vous, et essayez-la deux fois.',
        done: 'Les deux essais ont eu lieu, et vous avez dit si vous restez.',
      },
    },
    change_field: {
      colleagues: {
        text: "Parlez avec deux personnes de l'autre domaine, puis décidez d'un premier pas, comme un cours ou une visite.",
        done: 'Les deux conversations ont eu lieu, et le premier pas a une date.',
      },
      alone: {
        text: "Cherchez une première petite commande dans l'autre domaine, à un prix normal.",
        done: 'Une personne a répondu à votre proposition.',
      },
      seeking: {
        text: "Demandez à trois personnes de l'autre domaine ce qui compte chez quelqu'un qui débute, puis ajustez une candidature.",
        done: 'Cette candidature est partie.',
      },
      free: {
        text: "Donnez huit heures en tout à une activité de l'autre domaine, puis décidez si vous continuez.",
        done: "Les huit heures sont passées, et quelqu'un connaît votre décision.",
      },
      studying: {
        text: "Demandez à quelqu'un de l'orientation ce qu'un changement de filière coûterait en temps et en argent.",
        done: 'Vous avez la réponse par écrit.',
      },
      pausing: {
        text: "Suivez une première séance d'un cours dans l'autre domaine, puis décidez si vous continuez.",
        done: 'La séance a eu lieu, et votre décision est écrite.',
      },
      retired: {
        text: "Choisissez un domaine que vous n'avez jamais abordé, et suivez-y deux séances.",
        done: 'Les deux séances sont passées, et une page de questions est écrite.',
      },
    },
    start_business: {
      colleagues: {
        text: "Vérifiez ce que votre contrat permet, puis décrivez votre idée à trois personnes qui pourraient l'acheter.",
        done: "Ces trois personnes ont dit le prix qu'elles paieraient.",
      },
      alone: {
        text: 'Décrivez la nouvelle activité et son prix sur une page, et montrez cette page à trois clients.',
        done: "Les trois clients ont dit ce qu'ils en pensent.",
      },
      seeking: {
        text: 'Décrivez votre idée à deux acheteurs possibles, et décidez combien de mois vous lui donnez.',
        done: 'Les deux ont répondu, et la date de fin est écrite.',
      },
      free: {
        text: "Décrivez votre idée à trois personnes qui pourraient l'acheter, et demandez ce qui leur manque.",
        done: 'Ces trois personnes ont donné leur avis.',
      },
      studying: {
        text: "Demandez son avis à quelqu'un qui a lancé une activité, et décidez d'un essai pendant vos études.",
        done: "La conversation a eu lieu, et l'essai a une date.",
      },
      pausing: {
        text: "Décidez d'un petit essai de votre idée, avec une somme fixée d'avance et une date de fin.",
        done: "La somme et la date sont écrites, et l'essai a commencé.",
      },
      retired: {
        text: "Décidez si votre idée doit rapporter de l'argent ou seulement du plaisir, puis proposez-la à une première personne.",
        done: 'Cette personne a répondu oui ou non.',
      },
    },
    lead_people: {
      colleagues: {
        text: 'Demandez à votre responsable de conduire un petit projet, avec une date de fin et son avis ensuite.',
        done: 'Le projet a commencé, et sa date de fin est connue.',
      },
      alone: {
        text: "Cherchez un travail à partager avec quelqu'un du métier, et proposez d'en prendre la direction.",
        done: 'Le travail à deux a une date.',
      },
      seeking: {
        text: 'Cherchez une occasion bénévole de conduire un petit groupe, et préparez-en le récit pour vos entretiens.',
        done: 'Vous avez raconté cet exemple une fois à voix haute.',
      },
      free: {
        text: "Prenez en main, avec d'autres, une petite chose qui a une fin, comme une sortie ou une fête.",
        done: "La chose est finie, et une personne a dit ce qui l'a aidée.",
      },
      studying: {
        text: "Proposez de coordonner un travail de groupe, et demandez à chacun, à la fin, ce qui l'a aidé.",
        done: 'Tous les membres du groupe ont répondu.',
      },
      pausing: {
        text: "Réunissez deux ou trois personnes autour d'un projet d'un week-end, et prenez-en la direction.",
        done: 'Le week-end a eu lieu, et le projet est fini.',
      },
      retired: {
        text: 'Montrez à un petit groupe ce que vous savez faire, en deux rencontres, et demandez-lui comment continuer.',
        done: 'Le groupe a choisi une troisième date ou une autre suite.',
      },
    },
    restore_balance: {
      colleagues: {
        text: 'Choisissez un changement de ces dernières semaines qui doit rester, et parlez-en à votre responsable.',
        done: 'Votre responsable a donné son accord.',
      },
      alone: {
        text: 'Choisissez un changement de ces dernières semaines qui doit rester, et annoncez-le à vos clients.',
        done: 'Trois clients sont au courant.',
      },
      seeking: {
        text: "Fixez les heures de recherche que vous garderez jusqu'au bout, et dites-les à quelqu'un.",
        done: 'Deux semaines de suite ont respecté ces heures.',
      },
      free: {
        text: "Choisissez l'engagement qui vous prend le plus, et décidez de le réduire, de le partager ou de le quitter.",
        done: 'La personne concernée connaît votre décision.',
      },
      studying: {
        text: "Décidez des heures où vous n'étudiez pas, et demandez à quelqu'un de vous les rappeler.",
        done: 'Deux dimanches ont passé sans un cahier ouvert.',
      },
      pausing: {
        text: "Écrivez ce qui doit rester de cette pause quand elle finira, et lisez-le à quelqu'un.",
        done: 'Une personne connaît ces lignes.',
      },
      retired: {
        text: 'Regardez ce que vous promettez aux autres chaque semaine, et rendez la promesse la plus lourde.',
        done: 'Une case de la semaine est restée vide deux fois.',
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
        text: "Décidez du trajet et du nombre d'heures au-delà desquels vous direz non, puis écrivez à trois contacts.",
        done: "Trois contacts ont de vos nouvelles, et l'un d'eux a répondu.",
      },
      free: {
        text: "Choisissez une activité à heure fixe qui vous redonne le rythme d'une semaine de travail.",
        done: "Elle a eu lieu quatre fois, à l'heure.",
      },
      studying: {
        text: 'Cherchez quelques heures de travail par semaine qui tiennent à côté des cours, et fixez une limite.',
        done: "Une journée d'essai est prévue, ou déjà faite.",
      },
      pausing: {
        text: 'Décidez du mois où vous voulez reprendre, et de ce qui devra être différent ce jour-là.',
        done: 'Le mois est entouré sur le calendrier, et une personne le connaît.',
      },
      retired: {
        text: "Décidez si quelques heures de travail par semaine vous iraient, et ce qu'elles ne devront jamais remplacer.",
        done: "La réponse tient en trois lignes, et une personne l'a lue.",
      },
    },
    gain_clarity: {
      colleagues: {
        text: 'Dites à une personne de confiance ce qui vous attire le plus : rester, changer une partie du travail, ou partir.',
        done: 'Cette personne vous a posé une question en retour.',
      },
      alone: {
        text: 'Relisez vos travaux de ces dernières semaines, et choisissez celui que vous aimeriez revoir plus souvent.',
        done: 'Le travail est choisi, et un client le sait.',
      },
      seeking: {
        text: "Gardez deux pistes, et écrivez ce qui vous ferait choisir l'une plutôt que l'autre.",
        done: "Les deux pistes tiennent sur une page, et quelqu'un l'a lue.",
      },
      free: {
        text: 'Relisez ce que vous avez écrit depuis le début de ce plan, et choisissez une seule direction pour la suite.',
        done: 'Une autre personne peut dire quelle est cette direction.',
      },
      studying: {
        text: 'Passez une demi-journée là où mènent vos études, et choisissez ensuite la prochaine étape.',
        done: "La demi-journée a eu lieu, et l'étape est dans l'agenda.",
      },
      pausing: {
        text: 'Décidez de la question à laquelle cette pause doit répondre, et de la date où vous y répondrez.',
        done: 'La question et sa date sont écrites, et une personne les connaît.',
      },
      retired: {
        text: 'Choisissez à quoi vous voulez donner vos matinées de la saison prochaine, et dites une fois non au reste.',
        done: 'La saison est dessinée, et un premier non a été dit.',
      },
    },
    other: {
      colleagues: {
        text: 'Écrivez votre but en une phrase, et demandez à votre responsable ce qui pourrait aider.',
        done: 'Votre responsable a nommé une chose précise.',
      },
      alone: {
        text: "Réservez à votre but une demi-journée par mois, et inscrivez les deux prochaines dans l'agenda.",
        done: 'La première demi-journée a eu lieu.',
      },
      seeking: {
        text: 'Donnez à votre but un moment fixe de la semaine, à côté de la recherche.',
        done: 'Ce moment a eu lieu deux fois.',
      },
      free: {
        text: 'Découpez votre but en trois morceaux, et finissez le premier avant de commencer le deuxième.',
        done: "Le premier morceau est fini, et quelqu'un l'a vu.",
      },
      studying: {
        text: "Trouvez quelqu'un qui poursuit aussi un but à côté des cours, et fixez ensemble deux rencontres.",
        done: 'La première rencontre a eu lieu.',
      },
      pausing: {
        text: 'Décidez de la part de cette pause qui revient à votre but, et marquez ces jours dans le calendrier.',
        done: 'Deux de ces jours se sont passés comme prévu.',
      },
      retired: {
        text: 'Cherchez une personne qui a atteint un but semblable, et demandez-lui par quoi elle commencerait.',
        done: 'Ce premier pas est fait.',
      },
    },
    unset: {
      colleagues: {
        text: 'Choisissez, après ces semaines, une seule chose à demander à votre responsable pour la suite.',
        done: 'La demande est faite, et la réponse est venue.',
      },
      alone: {
        text: 'Choisissez, parmi les travaux de ces semaines, celui que vous aimeriez revoir, et proposez-le à un autre client.',
        done: 'Un autre client a reçu cette proposition.',
      },
      seeking: {
        text: "Décidez, après ces essais, quelle sorte d'annonce vous ne lirez plus.",
        done: "Cette sorte d'annonce n'est plus dans votre pile.",
      },
      free: {
        text: 'Choisissez, parmi ce que vous avez essayé, la chose que vous continuerez.',
        done: "Sa prochaine date est dans l'agenda.",
      },
      studying: {
        text: "Choisissez le cours qui vous donne le plus d'élan, et demandez à un enseignant où il peut mener.",
        done: 'Cet enseignant a cité deux suites possibles.',
      },
      pausing: {
        text: "Décidez d'une chose à garder et d'une chose à essayer pendant le reste de cette pause.",
        done: "Les deux sont écrites, et l'essai a commencé.",
      },
      retired: {
        text: 'Choisissez une chose que vous aimeriez transmettre, et la personne à qui vous la montrerez.',
        done: 'Une première séance à deux a eu lieu.',
      },
    },
  },
  success: {
    text: "Prenez votre propre phrase : {success}. Choisissez-en une partie assez petite pour avoir lieu une fois d'ici quatre semaines, et fixez le jour.",
    done: 'Cette partie a eu lieu une fois, le jour que vous aviez choisi.',
  },
  longer: {
    180: 'Votre délai est de six mois, et ce plan en couvre la première moitié.',
    365: "Votre délai est d'un an, et ce plan en couvre le premier quart.",
  },
  lookBack:
    "Le {day}, répondez de nouveau aux questions, et posez les deux cartes l'une à côté de l'autre. La nouvelle carte ne coûte rien de plus.",
} as const satisfies PlanWords;
