import type { SituationCase } from '#domain/situation-map/findings/finding.ts';
import type { SituationWords } from '../frame-words.ts';

type AtRest = Extract<SituationCase, 'fits' | 'quiet' | 'open' | 'evenly_gives' | 'evenly_costs'>;

/** Findings without a tension: a good fit, an even or quiet picture, or too few answers. */
export const situationsAtRest = {
  fits: {
    title: '{Role} vous convient, et mieux vaut savoir pourquoi',
    see: "Ce que demande {role} ressemble à ce qui vous vient naturellement, et dans l'ensemble vous n'y perdez pas d'énergie. Cela tient souvent à deux ou trois détails : une heure de la journée, une personne, une façon de faire. On les voit à peine tant que tout va bien. Une fois écrits, ils se défendent mieux.",
    scenes: {
      working: [
        "La matinée se passe comme prévu : une tâche finie, une question à laquelle vous savez répondre, une pause à l'heure. Le soir, il y a peu à raconter. Les bonnes journées ressemblent aussi à cela.",
        "On vous propose une tâche de plus, assez flatteuse. Elle prendrait la place d'un moment de la semaine où tout avance bien. Vous demandez deux jours pour répondre.",
      ],
      target: [
        'Dans un tel poste, une matinée peut commencer par une tâche que vous savez prendre par le bon bout. On vous pose une question, et vous avez la réponse. À midi, vous avez encore envie de continuer.',
        "On vous fait visiter les lieux, et l'on vous raconte les journées. Deux détails vous plaisent aussitôt : l'heure du début et la taille du groupe. Vous posez une question sur chacun.",
      ],
    },
    experiments: {
      colleagues: {
        name: 'Mettez par écrit ce qui marche',
        body: 'Pendant deux semaines, écrivez chaque soir une ligne : ce qui a bien marché, à quelle heure, et avec qui. Soulignez ensuite ce qui revient. Dites à votre responsable les deux choses que vous aimeriez garder.',
        say: {
          to: 'votre responsable',
          words:
            "Mon travail me convient, et j'ai cherché à quoi cela tient. Il y a deux choses que j'aimerais garder. Est-ce qu'on pourrait en parler dix minutes ?",
        },
        notice: "Votre responsable reparle de l'une de ces deux choses.",
        first: 'Écrivez ce soir la première ligne.',
        done: 'Votre responsable connaît les deux choses à garder.',
      },
      alone: {
        name: 'Décrivez le client qui vous convient',
        body: "Prenez les trois travaux que vous referiez le plus volontiers. Cherchez ce qu'ils ont en commun, comme la durée ou le lieu, et faites-en cinq lignes. Pendant trois semaines, relisez-les avant de répondre à une nouvelle demande.",
        say: {
          to: 'un client',
          words:
            "Avant de vous répondre, j'aimerais savoir deux choses : pour quand, et combien de temps vous prévoyez. Est-ce que je peux vous rappeler demain ?",
        },
        notice: "Un client attend votre réponse jusqu'au lendemain, sans insister.",
        first: 'Écrivez le nom de ces trois travaux, avec une ligne sur chacun.',
        done: 'Trois demandes ont été comparées aux cinq lignes avant la réponse.',
      },
      seeking: {
        name: 'Choisissez vos deux conditions',
        body: "Écrivez les deux conditions qui comptent le plus pour vous dans ce poste, comme l'horaire ou la taille du groupe. Pendant trois semaines, posez une question sur chacune à toute personne qui vous parle d'un poste.",
        say: {
          to: "quelqu'un qui recrute",
          words:
            "Deux choses comptent pour moi : l'horaire et la taille du groupe. Est-ce que vous pourriez me décrire une semaine ordinaire, du lundi au vendredi ?",
        },
        notice: 'Une réponse suffit pour garder ou laisser une annonce.',
        first: 'Soulignez, dans une annonce, les deux conditions qui comptent le plus.',
        done: 'Deux personnes ont répondu à ces deux questions.',
      },
      free: {
        name: 'Gardez une heure fixe chaque semaine',
        body: 'Repérez dans vos semaines une chose qui ressemble {au role} : un cours, un groupe, un service rendu. Donnez-lui une heure par semaine pendant trois semaines, toujours la même. Si autre chose tombe à cette heure-là, proposez un autre moment.',
        say: {
          to: 'un ami',
          words:
            "Le jeudi à dix heures, j'ai quelque chose de fixe ces trois semaines. Est-ce qu'on peut se voir plutôt l'après-midi ?",
        },
        notice: "Quelqu'un demande comment s'est passé votre jeudi.",
        first: "Choisissez l'heure, et écrivez-la trois fois dans l'agenda.",
        done: "Trois semaines de suite, l'heure a été tenue.",
      },
    },
  },
  quiet: {
    title: 'Aucun travail ne pèse lourd, aucun ne se détache',
    see: "Aucun type de travail, dans {role}, ne vous prend beaucoup d'énergie, et aucun ne vous en donne nettement plus que les autres. On prend parfois cela pour de l'ennui. Cela veut surtout dire que rien ne presse. De petites différences existent pourtant d'une heure à l'autre, et on les voit mieux quand on les écrit.",
    scenes: {
      working: [
        "La journée ressemble à celle d'hier : quelques appels, une liste, une question en passant. Le soir, vous dites que tout s'est bien passé. Il serait difficile d'en dire davantage.",
        "Un rendez-vous est annulé, et une heure se libère. Vous l'occupez sans y penser. Le lendemain, vous remarquez que cette heure-là a passé plus vite que les autres.",
      ],
      target: [
        "Dans un tel poste, une journée peut passer sans heurt : quelques messages, une liste, une discussion utile. Si l'on vous demandait le meilleur moment, il faudrait chercher.",
        "Au bout de quelques semaines, les journées se ressemblent. Puis un vendredi, quelqu'un vous confie une chose imprévue, d'une heure à peine. C'est de cette heure que vous parlez le soir.",
      ],
    },
    experiments: {
      colleagues: {
        name: 'Écrivez deux lignes chaque soir',
        body: "Pendant deux semaines, écrivez le soir la meilleure heure de la journée et la moins bonne, avec ce que vous faisiez. Demandez ensuite un seul échange : une tâche d'une mauvaise heure contre une tâche d'une bonne.",
        say: {
          to: 'votre responsable',
          words:
            "J'ai observé mes journées, et il y a un travail qui me réussit bien. Est-ce que je peux l'échanger contre une autre tâche, une fois par semaine ?",
        },
        notice: 'La même heure revient trois fois dans vos lignes.',
        first: 'Écrivez ce soir les deux premières lignes.',
        done: "Dix soirs sont écrits, et la demande d'échange est faite.",
      },
      alone: {
        name: "Relisez l'agenda du mois passé",
        body: "Prenez l'agenda du mois passé. Marquez d'une croix les heures que vous referiez volontiers, et d'un rond celles que vous donneriez. Chaque semaine, pendant trois semaines, remplacez une heure à rond par une heure à croix.",
        say: {
          to: 'un client',
          words:
            "J'essaie de regrouper mes appels le vendredi matin. Est-ce que je peux vous rappeler vendredi à neuf heures ?",
        },
        notice: 'La semaine compte une croix de plus que la précédente.',
        first: 'Marquez une seule semaine du mois passé.',
        done: "Trois heures à croix ont pris la place d'heures à rond.",
      },
      seeking: {
        name: 'Racontez trois mardis possibles',
        body: "Choisissez trois annonces très différentes, et imaginez pour chacune un mardi entier, heure par heure. Racontez ces mardis à quelqu'un dans les deux semaines. Envoyez une candidature pour celui que vous avez raconté avec le plus de détails.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais te raconter trois mardis, un par annonce. Dis-moi seulement pour lequel j'ai parlé le plus longtemps. Aurais-tu vingt minutes jeudi ?",
        },
        notice: "L'un des trois récits dure deux fois plus longtemps que les autres.",
        first: 'Mettez de côté trois annonces qui ne se ressemblent pas.',
        done: 'Les trois mardis sont racontés, et une candidature est partie.',
      },
      free: {
        name: 'Essayez chaque semaine une activité différente',
        body: 'Pendant trois semaines, remplacez un après-midi habituel par ce que vous ne faites jamais : une visite, un atelier, un coup de main. Le soir, dites en une phrase si vous y retourneriez. Gardez un des trois essais.',
        say: {
          to: 'un ami',
          words:
            "J'essaie une nouvelle activité chaque semaine, pendant trois semaines. Laquelle choisirais-tu pour moi, et viendrais-tu aussi ?",
        },
        notice: 'Vous demandez la date suivante avant de partir.',
        first: "Demandez à deux personnes ce qu'elles font de leur mercredi après-midi.",
        done: "Trois essais sont faits, et l'un d'eux a une suite.",
      },
    },
  },
  open: {
    title: 'Il est trop tôt pour conclure',
    see: "Trop peu de questions ont une réponse pour dire ce qui vous donne de l'énergie et ce qui vous en prend. On croit souvent le savoir, et l'on pense alors au dernier jour difficile. Quelques jours d'observation en disent plus qu'un souvenir. Vos réponses pourront ensuite préciser cette carte.",
    scenes: {
      working: [
        "Quelqu'un demande comment va le travail. Vous répondez que cela va, et c'est vrai. Si la question revenait, il serait difficile de dire à quelle heure de la journée cela tient.",
        "La matinée se passe en petites choses : des messages, un appel, une liste. L'après-midi va mieux, ou moins bien. Trois lignes le soir suffiraient pour voir pourquoi.",
      ],
      target: [
        'Dans un tel poste, une journée peut être faite de rencontres, de papiers ou de silence. De loin, tout se ressemble. Une heure sur place en dirait davantage.',
        "On vous demande à quoi ressemblerait un bon mercredi. Vous savez répondre pour le lieu et pour l'horaire. Pour les tâches, il faudrait en essayer deux ou trois.",
      ],
    },
    experiments: {
      colleagues: {
        name: 'Observez une semaine ordinaire',
        body: "Pendant cinq jours, écrivez à midi et le soir ce que vous avez fait. Ajoutez un plus, un moins ou un rond pour l'énergie qu'il vous reste. Le dernier jour, répondez aux questions laissées vides.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Cette semaine, je cherche ce qui me donne de l'énergie au travail. De l'extérieur, à quel moment est-ce que j'ai le plus d'entrain ?",
        },
        notice: 'Le même signe revient trois fois pour la même tâche.',
        first: 'Écrivez la première ligne demain à midi.',
        done: 'La page porte dix signes, et le questionnaire est complet.',
      },
      alone: {
        name: "Tenez le journal d'une semaine",
        body: "Pendant cinq jours, écrivez le soir ce que vous avez fait, avec un plus, un moins ou un rond pour l'énergie. Comptez aussi les devis, les factures et les trajets. Le cinquième soir, répondez aux questions laissées vides.",
        say: {
          to: 'un client',
          words:
            "Je regarde de plus près comment je travaille. De tout ce que j'ai fait pour vous, qu'est-ce qui vous a été le plus utile ?",
        },
        notice: "Une petite tâche n'a reçu que des moins.",
        first: 'Écrivez ce soir la première ligne, en cinq minutes.',
        done: 'Cinq jours sont remplis, et le questionnaire est complet.',
      },
      seeking: {
        name: 'Interrogez deux personnes du métier',
        body: "Choisissez un poste que vous pourriez viser, et trouvez deux personnes qui l'exercent. Demandez-leur, dans les deux semaines, de raconter leur dernier mardi. Reprenez ensuite le questionnaire avec ce poste en tête.",
        say: {
          to: "quelqu'un du métier",
          words:
            "J'aimerais comprendre votre travail avant de postuler. Pourriez-vous me raconter votre dernier mardi, du matin au soir, même les moments ennuyeux ?",
        },
        notice: 'Une réponse corrige une idée que vous aviez de ce métier.',
        first: 'Écrivez à une première personne, en quatre lignes.',
        done: 'Deux mardis sont racontés, et le questionnaire est complet.',
      },
      free: {
        name: 'Regardez de près une de vos semaines',
        body: "Pendant sept jours, écrivez le soir une activité qui vous a donné de l'énergie, et une autre qui vous en a pris. Le ménage compte, le cours aussi. Le septième soir, répondez aux questions laissées vides.",
        say: {
          to: 'un ami',
          words:
            "Toi qui me connais, quand est-ce que tu me vois faire quelque chose sans regarder l'heure ? Je rassemble des exemples jusqu'à dimanche.",
        },
        notice: "La réponse d'un ami est déjà sur votre page.",
        first: 'Écrivez ce soir les deux premières activités, même banales.',
        done: 'Sept soirs sont écrits, et le questionnaire est complet.',
      },
    },
  },
  evenly_gives: {
    title: 'Plusieurs chemins vous conviennent, à vous de choisir',
    see: "Plusieurs types de travail vous donnent à peu près autant d'énergie. C'est une liberté, et c'est aussi une difficulté, car l'énergie ne montre pas où aller. On finit alors par faire ce que les autres demandent en premier. Deux autres questions aident mieux : ce que vous voulez apprendre, et pour qui vous voulez travailler.",
    scenes: {
      working: [
        "Le lundi, vous aidez à une chose, le mardi à une autre, et le mercredi vous remplacez quelqu'un. Le jeudi, on vous demande ce que vous aimeriez mieux. Vous répondez : « Comme vous voulez. »",
        'Trois personnes vous demandent trois choses la même semaine, et chacune vous plairait. Vous prenez la première arrivée. Un peu plus tard, vous prenez aussi les deux autres.',
      ],
      target: [
        'Dans un tel poste, vous pouvez toucher à tout : accueillir, compter, expliquer. Tout se passe bien. Au bout de trois mois, personne ne sait encore pour quoi venir vous voir.',
        'Un vendredi, on vous laisse choisir la tâche du mois. Vous lisez la liste deux fois, et tout vous plairait. Reste à savoir laquelle vous aimeriez avoir faite dans un an.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Choisissez le sujet qui sera le vôtre',
        body: "Écrivez trois sujets que vous aimeriez mieux connaître dans un an, et choisissez-en un. Donnez-lui une heure par semaine pendant trois semaines, à la place d'une demande qui peut aller à quelqu'un d'autre. Montrez ensuite ce que vous avez appris.",
        say: {
          to: 'votre responsable',
          words:
            "Il y a un sujet que j'aimerais mieux connaître, une heure par semaine, pendant trois semaines. Quelle demande pourrait aller à quelqu'un d'autre pendant ce temps ?",
        },
        notice: "Quelqu'un vient vous voir pour ce sujet.",
        first: 'Écrivez les trois sujets, et soulignez-en un.',
        done: "Vous y avez consacré trois heures, et quelqu'un a vu le résultat.",
      },
      alone: {
        name: 'Citez toujours le même travail en premier',
        body: "Choisissez, parmi vos travaux, celui que vous aimeriez voir revenir. Pendant trois semaines, citez-le en premier chaque fois qu'on vous demande ce que vous faites. Vous ne parlez du reste qu'ensuite.",
        say: {
          to: 'un client',
          words:
            "Je fais plusieurs choses, et voici celle que je fais le plus volontiers. Si vous connaissez quelqu'un qui en a besoin, voulez-vous lui donner mon nom ?",
        },
        notice: "Un appel commence par : « On m'a dit que vous faisiez cela. »",
        first: 'Écrivez ce travail en une phrase, comme vous le diriez au téléphone.',
        done: 'Trois clients ont entendu cette phrase.',
      },
      seeking: {
        name: "Triez les annonces d'après une seule question",
        body: "Choisissez une question, par exemple : avec qui travaille-t-on, ou qu'est-ce qu'on y apprend ? Chaque semaine, pendant trois semaines, classez vos annonces d'après cette question, et répondez aux deux premières.",
        say: {
          to: 'un ami',
          words:
            "Plusieurs métiers me plairaient, et j'aimerais trier. Quand je parle de travail, qu'est-ce qui a l'air de compter le plus pour moi ?",
        },
        notice: 'Deux annonces se classent en une minute.',
        first: "Choisissez la question, et classez cinq annonces d'après elle.",
        done: 'Six candidatures choisies de cette façon sont parties.',
      },
      free: {
        name: "Menez une seule chose jusqu'au bout",
        body: 'Choisissez, parmi les projets qui vous tentent, celui qui peut finir en trois semaines. Donnez-lui deux moments fixes par semaine. Écrivez les autres idées sur une liste, et laissez-les attendre.',
        say: {
          to: 'un ami',
          words:
            "Pendant trois semaines, je ne fais qu'un seul projet. Si je t'en raconte un autre, veux-tu me le rappeler ?",
        },
        notice: "La liste des autres idées s'allonge, et vous n'y touchez pas.",
        first: 'Décrivez en une phrase à quoi ressemblera la fin de ce projet.',
        done: "Le projet est fini, et une personne l'a vu.",
      },
    },
  },
  evenly_costs: {
    title: 'Plusieurs types de travail vous pèsent autant',
    see: "Dans {role}, plusieurs types de travail vous prennent à peu près autant d'énergie. On cherche alors la tâche coupable, et l'on n'en trouve pas. La cause est souvent dans ce que ces tâches ont en commun : l'heure, le bruit, le nombre, des pauses trop courtes. En changer une seule peut alléger plusieurs tâches à la fois.",
    scenes: {
      working: [
        "Un appel, une liste, une visite, un message difficile. Ce sont des choses très différentes, et après chacune il faut le même quart d'heure pour se remettre. À quinze heures, il n'y a plus de quart d'heure.",
        "La journée commence avec la liste la plus courte de la semaine. Rien n'est grave, rien n'est urgent. Le soir, la fatigue est la même que la veille, et l'on se demande d'où elle vient.",
      ],
      target: [
        "Dans un tel poste, on peut vous décrire des tâches variées : un peu de contact, un peu de papier, quelques imprévus. L'ensemble semble équilibré. Le soir, tout a pourtant pesé pareil.",
        "Une première semaine peut se passer dans une grande salle, avec une heure de trajet. Aucune tâche n'est difficile. Le vendredi, il faut pourtant toute la soirée pour s'en remettre.",
      ],
    },
    experiments: {
      colleagues: {
        name: 'Prenez chaque jour une vraie pause',
        body: "Pendant deux semaines, prenez chaque jour une pause d'une demi-heure, toujours à la même heure, loin du téléphone. Quelqu'un répond pour vous pendant ce temps. Vos tâches restent les mêmes. Comparez ensuite deux après-midi, un d'avant et un d'après.",
        say: {
          to: 'votre responsable',
          words:
            "Pendant deux semaines, j'aimerais prendre chaque jour une pause d'une demi-heure, sans appels. Quelqu'un répondrait pour moi. Est-ce que c'est possible ?",
        },
        notice: "Quelqu'un attend la fin de votre pause pour vous poser une question.",
        first: 'Prenez demain cette demi-heure, dehors si possible, sans téléphone.',
        done: 'Huit pauses entières ont été prises en deux semaines.',
      },
      alone: {
        name: 'Finissez plus tôt deux jours par semaine',
        body: "Pendant trois semaines, finissez une heure plus tôt deux jours par semaine, même si tout n'est pas fait. Pour les nouvelles demandes, annoncez une date un peu plus lointaine. Le vendredi, regardez ce que personne n'a réclamé.",
        say: {
          to: 'un client',
          words:
            "Pour faire ce travail tranquillement, je prévois deux jours de plus que d'habitude. Il serait fini jeudi. Est-ce que cela vous convient ?",
        },
        notice: 'Un client accepte la date sans discuter.',
        first: 'Choisissez les deux jours, et réglez une alarme une heure plus tôt.',
        done: "Cinq journées ont fini à l'heure de l'alarme.",
      },
      seeking: {
        name: 'Changez le rythme de la recherche',
        body: "Pendant deux semaines, cherchez par séances d'une heure, deux fois par jour, et jamais après dix-sept heures. Sortez marcher entre les deux. Ce qui n'est pas fini attend le lendemain.",
        say: {
          to: "quelqu'un qui recrute",
          words:
            "Je réponds aux messages le matin et en début d'après-midi. Est-ce que je peux vous rappeler demain à dix heures ?",
        },
        notice: "À vingt heures, l'ordinateur est fermé depuis trois heures.",
        first: "Faites demain une première séance d'une heure, puis sortez marcher.",
        done: 'Dix jours ont compté deux séances, et aucune le soir.',
      },
      free: {
        name: 'Sortez chaque jour à la même heure',
        body: 'Pendant deux semaines, sortez marcher une demi-heure chaque jour, toujours à la même heure. Le reste de la journée ne change pas. Chaque soir, écrivez à quelle heure la fatigue est venue.',
        say: {
          to: 'un ami',
          words:
            'Je sors marcher chaque jour à onze heures, pendant deux semaines. Viendrais-tu avec moi le mardi, une demi-heure ?',
        },
        notice: "Un soir, l'heure que vous écrivez est plus tardive que la veille.",
        first: "Choisissez l'heure, et sortez demain une première fois.",
        done: 'Dix soirs sont écrits, avec une heure pour chacun.',
      },
    },
  },
} as const satisfies Readonly<Record<AtRest, SituationWords>>;
