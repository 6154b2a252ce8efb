import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const providing = {
  about:
    'Rendre service au quotidien : répondre à une demande, trouver ce qui manque, donner un coup de main.',
  standing: {
    core: "{Role} vous demande souvent de rendre service, et vous le faites facilement, sans y perdre d'énergie.",
    core_gives:
      "{Role} vous demande souvent de rendre service : vous le faites facilement, et cela vous donne de l'énergie.",
    costly_strength:
      '{Role} vous demande souvent de rendre service : vous le faites facilement, mais cela vous fatigue.',
    untapped:
      'Vous voyez facilement ce qui manque aux autres, mais {role} vous demande rarement de vous en occuper.',
    reserve:
      "Vous rendez facilement service, même si cela vous prend de l'énergie, et {role} vous le demande rarement.",
    growth_edge:
      '{Role} vous demande souvent de rendre service. Vous y pensez moins facilement, mais cela ne vous fatigue pas.',
    growth_middle:
      '{Role} vous demande souvent de rendre service, et vous le faites assez facilement, sans fatigue.',
    strain: '{Role} vous demande souvent de rendre service : cela vous est moins naturel et vous fatigue.',
    strain_middle:
      "{Role} vous demande souvent de rendre service : vous le faites assez facilement, mais vous y laissez de l'énergie.",
    background:
      'Vous voyez moins facilement ce qui manque aux autres, et {role} vous demande rarement de vous en occuper.',
    some_costs: '{Role} vous demande de temps en temps de rendre service, et cela vous fatigue.',
    some_natural: '{Role} vous demande de temps en temps de rendre service, et vous le faites facilement.',
    some_middle:
      '{Role} vous demande de temps en temps de rendre service, et vous le faites assez facilement.',
    some_little:
      '{Role} vous demande de temps en temps de rendre service, et vous y pensez moins facilement.',
    seldom_middle: 'Vous rendez assez facilement service, et {role} vous le demande rarement.',
    asked_gives: "{Role} vous demande de rendre service, et cela vous donne de l'énergie.",
    asked_costs: "{Role} vous demande de rendre service, et cela vous prend de l'énergie.",
    asked_even: '{Role} vous demande de rendre service, et votre énergie reste la même.',
    seldom_gives: "Rendre service vous donne de l'énergie, mais {role} vous en donne rarement l'occasion.",
    seldom_costs: "Rendre service vous prend de l'énergie, et {role} vous le demande rarement.",
    seldom_even: '{Role} vous demande rarement de rendre service, et cela ne change guère votre énergie.',
  },
  opening: {
    carries:
      "Une chaise qui manque, un repas oublié : vous avez l'œil pour ces choses, et {role} vous demande de vous en occuper. Vous n'y laissez pas d'énergie. Beaucoup de ces gestes ne figurent sur aucune liste de tâches : les voilà au moins écrits quelque part.",
    carries_gives:
      "Une chaise qui manque, un repas oublié : vous avez l'œil pour ces choses, et {role} vous demande de vous en occuper. Vous y gagnez de l'énergie. Beaucoup de ces gestes ne figurent sur aucune liste de tâches : les voilà au moins écrits quelque part.",
    draining_strength:
      "Vous voyez ce dont les autres ont besoin sans qu'on vous le dise, et {role} compte là-dessus. Vous y laissez pourtant de l'énergie. On peut très bien rendre service facilement, et en sortir avec moins de forces.",
    stretch:
      "{Role} vous demande de vous occuper des besoins des autres. Ce n'est pas encore naturel pour vous, et vous en sortez pourtant avec plus d'énergie qu'avant. Le coup d'œil vient avec la pratique, et cette pratique vous fait du bien.",
    unused:
      "Vous repérez sans peine le détail qui simplifierait la journée de quelqu'un. {Role} vous demande rarement de vous en occuper. Ce coup d'œil peut servir quand même. Une première occasion peut être toute petite : une question posée à une seule personne.",
    gives:
      "Dans {role}, vous rendez service aux gens, et vous en sortez avec plus d'énergie. Ce sont souvent de petites choses, que l'on a oubliées le soir. D'après vos réponses, elles vous font pourtant du bien.",
  },
  title: {
    carries: 'Vous voyez facilement ce qui manque aux autres',
    draining_strength: 'Vous aidez facilement, et vos forces y passent',
    strain: "Veiller sur les autres vous prend de l'énergie",
    stretch: "Aider les gens demande un effort, et vous donne de l'énergie",
    unused: "Vous voyez ce qui manque, et l'on vous demande autre chose",
    gives: "Rendre service vous donne de l'énergie",
    costs: "Rendre service vous prend de l'énergie",
  },
  see: {
    carries:
      "Quand l'aide arrive avant la demande, il ne se passe rien : personne n'a attendu, personne n'a cherché. Elle s'oublie donc vite, même quand on la donne soi-même. {Role} en demande beaucoup, et cela ne vous fatigue pas. Mais le temps qu'elle prend est rarement compté en entier. Le reste est souvent pris sur une pause, ou sur la fin de la journée.",
    carries_gives:
      "Quand l'aide arrive avant la demande, il ne se passe rien : personne n'a attendu, personne n'a cherché. Elle s'oublie donc vite, même quand on la donne soi-même. {Role} en demande beaucoup, et cela vous donne de l'énergie. Mais le temps qu'elle prend est rarement compté en entier. Le reste est souvent pris sur une pause, ou sur la fin de la journée.",
    draining_strength:
      "Aucune de ces demandes n'est assez grande pour qu'on la refuse. Cinq minutes pour l'un, dix pour l'autre, et {role} en apporte toujours une nouvelle. D'autres travaux se terminent. Celui-ci n'a pas de fin, car il manquera toujours quelque chose à quelqu'un. C'est souvent cela qui fatigue. La fin, il faut donc la fixer d'avance : une heure de la journée, ou un tour de rôle.",
    strain:
      "{Role} vous demande de vous occuper des besoins des autres. D'autres travaux vous viennent plus naturellement, et celui-ci vous coûte de l'énergie. On prend vite cela pour un manque de cœur, et l'on se force. C'est plus souvent une affaire d'attention : on peut difficilement penser aux autres et se concentrer en même temps. Faire l'un après l'autre soulage déjà.",
    stretch:
      "On prend volontiers ce coup d'œil pour un trait de caractère, que l'on a ou que l'on n'a pas. Il tient surtout à une habitude : demander. Avec un simple « Il vous manque quelque chose ? », on n'a rien à deviner. Et chaque réponse apprend où regarder la fois suivante. {Role} vous donne bien des occasions de poser la question.",
    unused:
      "{Role} vous demande peu de veiller sur les autres. Quand rendre service n'est la tâche de personne, cela se fait en passant, et l'on y voit de la politesse. Personne n'y compte vraiment. Le même service change de valeur quand il revient à jour fixe : quelqu'un peut l'attendre, et vous pouvez prévoir ce temps.",
    gives:
      "On pense d'abord que ce sont les mercis qui font du bien. C'est plus souvent de voir tout de suite que cela marche, ce qui est rare dans un travail. {Role} vous en donne l'occasion. Mais quand la journée se remplit, on passe à la demande suivante avant d'avoir vu le résultat. Une minute de plus à cet endroit peut donc vous rendre davantage que dix mercis.",
    costs:
      "Dans {role}, il faut s'occuper de ce qui manque aux autres, et cela vous prend de l'énergie. Prise à part, chaque demande ne dure que quelques minutes. Mais elle arrive quand elle veut, et il faut rester aimable en pensant à autre chose. Ce qui use, c'est souvent d'être toujours joignable, plus que les gestes. Une heure où l'on n'a pas à répondre change donc plus qu'une demande de moins.",
  },
  scenes: {
    gives: {
      leads: [
        "Lundi, huit heures : une nouvelle arrive dans l'équipe, et tout est là, la clé, le matériel, un nom à qui s'adresser. À midi, on l'emmène déjeuner. Le soir, elle connaît déjà trois prénoms.",
        "Quelqu'un de l'équipe doit partir plus tôt cette semaine et n'ose pas insister. Vous échangez deux horaires en cinq minutes. Le lendemain, on vous fait signe de loin.",
      ],
      colleagues: [
        "Un collègue cherche un document depuis dix minutes, et on l'attend. Vous savez où il est, et vous le posez devant lui. Il part à l'heure, en levant le pouce.",
        'Une collègue revient après une longue absence. Vous avez gardé ses messages et trié ce qui presse. À dix heures, elle sait où elle en est, et elle vous propose un café.',
      ],
      alone: [
        "Une cliente ne s'en sort pas avec un formulaire. Vous l'appelez, et en dix minutes, il est rempli. La semaine suivante, un pot de confiture vous attend.",
        "Un client s'aperçoit le vendredi qu'il a oublié de demander quelque chose. Vous y aviez pensé, et c'est déjà fait. Au bout du fil, vous entendez son soulagement.",
      ],
      serves: [
        "Une personne cherche une chaise des yeux. Vous la lui apportez avant qu'elle la demande, avec un verre d'eau. Elle s'assoit, et la suite va toute seule.",
        "Quelqu'un arrive trempé, une heure trop tôt. Vous trouvez une serviette et une place au chaud. Dix minutes plus tard, il vous raconte l'orage, et il rit.",
      ],
      remote: [
        "Un collègue n'arrive pas à ouvrir un fichier et s'excuse pour la troisième fois. Vous partagez votre écran, sans hâte, et vous lui laissez trois lignes d'explication. L'après-midi, il ouvre le suivant sans aide.",
        "Une nouvelle collègue commence depuis chez elle. Ses accès marchent, et un message l'attend avec les noms utiles. À dix heures, elle écrit : « J'ai tout trouvé. »",
      ],
      target: [
        "Dans un tel poste, une matinée peut commencer avec quelqu'un à qui il manque une chose toute simple. Vous la trouvez, ou vous trouvez qui l'a. À dix heures, la journée de cette personne est repartie.",
        "Quelqu'un arriverait pour la première fois, un peu perdu. Vous lui auriez gardé une place, et une feuille avec les trois choses à savoir. Le soir, il renseignerait déjà le suivant.",
      ],
    },
    costs: {
      leads: [
        "Avant neuf heures, il a fallu trouver une clé, un remplaçant et un numéro. Chaque chose prend cinq minutes. À dix heures et demie, votre propre travail n'est pas commencé.",
        "Quelqu'un de l'équipe traverse une mauvaise passe. Vous changez les horaires, vous passez trois appels. À dix-huit heures, votre liste du matin est encore entière.",
      ],
      colleagues: [
        "« Toi qui sais où tout se trouve… » La phrase revient quatre fois dans la journée. Une clé, un numéro, un câble. Votre propre travail n'a pas bougé depuis midi.",
        'Le pot de départ, la cagnotte, la carte à faire signer : tout cela a fini chez vous. Le jour venu, vous rangez les verres pendant que les autres parlent encore.',
      ],
      alone: [
        "Un client appelle le samedi, avec un souci qui ne pouvait pas attendre. Vous cherchez avec lui, pas à pas, et ce n'était presque rien. La matinée est passée.",
        "On vous demande un petit service en plus, puis un autre. Aucun n'était prévu dans le prix. Quand vous avez fini, il fait nuit, et le travail du jour reste à faire.",
      ],
      serves: [
        "On vous appelle pendant que vous aidez quelqu'un à mettre son manteau. Vous dites « j'arrive », et l'on vous appelle déjà ailleurs. À quatorze heures, votre repas est encore dans le sac.",
        "Il y a du monde, et il faut à chacun autre chose : une chaise, un papier, un peu de patience. Votre voix reste calme jusqu'au soir. Ensuite, vous passez un long moment sans parler.",
      ],
      remote: [
        "Par téléphone, par message, par courriel, on vous demande la même chose : où est le document ? Vous répondez à tout le monde. Le soir, votre propre texte n'a pas gagné une ligne.",
        'Une collègue a un souci avec un client et vous écrit à midi, puis à dix-neuf heures. Vous cherchez une solution avec elle. Votre repas refroidit à côté du clavier.',
      ],
      target: [
        "Dans un tel poste, il arrive que la journée appartienne aux autres. On aide l'un, on dépanne l'autre, et la liste du matin reste dans la poche. Le soir, on ne veut plus que du silence.",
        'Certains jours, tout le monde aurait besoin de quelque chose en même temps. Rien ne serait difficile, mais rien ne pourrait attendre. Il faudrait sourire à la dixième demande comme à la première.',
      ],
    },
    missing: {
      leads: [
        "Un autre service s'occupe des arrivées et du matériel. Tout est bien fait, et sans vous. À la personne qui commence lundi, vous auriez volontiers montré le chemin.",
        "La journée passe en chiffres et en décisions. Vers dix-sept heures, vous apportez un café à quelqu'un qui finit une tâche ingrate. Vous parlez cinq minutes, peut-être les meilleures de la journée.",
      ],
      colleagues: [
        "Les demandes arrivent avec un numéro et repartent avec un numéro. Vous ne voyez pas à qui elles servent. Quand un visiteur cherche son chemin, vous l'accompagnez jusqu'au bout.",
        "Quelqu'un cherche un tournevis, et vous en avez un. Avant que vous ayez pu le dire, on lui fait remplir une demande. Le tournevis arrivera jeudi.",
      ],
      alone: [
        'Le travail est fini, la facture part, le paiement arrive. Vous ne saurez pas si tout marche comme il faut. Le soir, vous relisez un vieux message de remerciement.',
        "Le client n'a rien demandé de plus, et tout est réglé. Avant de partir, vous ajoutez un mot écrit à la main, avec un petit conseil. Aucune réponse ne vient.",
      ],
      serves: [
        "Il faut aller vite, et les gens défilent. Vous voyez un sac trop lourd, un visage inquiet. Le temps d'ouvrir la bouche, la personne suivante est là.",
        "Ce jour-là, vous travaillez à l'écart, à préparer la suite. De loin, vous entendez quelqu'un demander de l'aide. On lui répond que ce ne sera pas avant demain.",
      ],
      remote: [
        "La messagerie est calme, et chacun se débrouille. Votre travail avance. À seize heures, vous demandez à une collègue s'il lui faut quelque chose, et elle répond en un mot.",
        "Quelqu'un vient d'arriver dans l'équipe, derrière un écran, avec un mode d'emploi de quarante pages. Un appel d'un quart d'heure l'aiderait davantage. Ce n'est pas à vous de le passer.",
      ],
      target: [
        "Dans un tel poste, il y aurait des semaines sans personne à aider. Le travail avancerait sans bruit. Quand quelqu'un frapperait à la porte avec un souci, vous poseriez tout pour l'écouter.",
        "Les demandes arriveraient par écrit, et d'autres y répondraient. Vous liriez un nom et un besoin tout simple. Vous sauriez quoi faire, et la demande partirait ailleurs.",
      ],
    },
  },
  experiments: {
    carries: {
      colleagues: {
        name: 'Demandez une heure pour aider',
        body: 'La première semaine, écrivez chaque coup de main que vous donnez, et sa durée. La deuxième, montrez la liste à votre responsable, et demandez une heure pour le plus fréquent. La troisième, donnez-le pendant cette heure, et non plus entre deux tâches.',
        say: {
          to: 'votre responsable',
          words:
            "J'ai relevé les coups de main que je donne en une semaine. Je vous montre le plus fréquent. On pourrait lui prévoir une heure dans mon planning ?",
        },
        notice: "Quelqu'un attend l'heure prévue pour vous demander ce coup de main.",
        first: "Prenez une feuille et écrivez les coups de main donnés aujourd'hui.",
        done: 'Ce coup de main a son heure dans le planning.',
      },
      alone: {
        name: 'Prenez des nouvelles de trois clients',
        body: "D'ici trois semaines, rappelez trois clients chez qui tout est terminé, cinq minutes chacun. Demandez ce qui marche bien et ce qui les gêne encore. Écrivez la réponse en une ligne. Ce qui revient deux fois, prévoyez-le d'emblée pour les suivants.",
        say: {
          to: 'un client',
          words:
            'Je voulais savoir si tout marche bien depuis la dernière fois. Y a-t-il encore une chose qui vous complique la vie ?',
        },
        notice: "Un client vous parle d'une petite gêne dont il n'avait rien dit.",
        first: 'Appelez le client de votre dernier travail.',
        done: 'Trois réponses sont écrites, une par client.',
      },
      seeking: {
        name: "Faites-vous raconter la journée d'hier",
        body: "À deux entretiens ou appels, d'ici trois semaines, demandez qu'on vous raconte la journée d'hier : qui est venu, et pour quoi. Comptez les moments où l'on s'est occupé de quelqu'un. Écrivez ce nombre à côté de l'annonce.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Pourriez-vous me raconter la journée d'hier : qui est venu, et de quoi les gens avaient besoin ? Cela m'en dirait plus que l'annonce.",
        },
        notice: 'On vous parle de personnes, et plus seulement de procédures.',
        first: 'Choisissez une annonce, et la personne à qui vous pourriez téléphoner.',
        done: 'Deux annonces portent un nombre, écrit à côté.',
      },
      free: {
        name: 'Rendez un service à jour fixe',
        body: "Choisissez une personne du quartier et un service précis, comme les courses ou un trajet. Pendant trois semaines, rendez-le le même jour, à la même heure. À la fin, demandez si l'heure convient toujours.",
        say: {
          to: 'un voisin',
          words:
            "Je vais au marché le jeudi matin. Si tu veux, pendant trois semaines, je rapporte ce qu'il te faut. Tu me donnes ta liste le mercredi ?",
        },
        notice: 'La liste est déjà écrite quand vous passez.',
        first: 'Choisissez la personne et proposez-lui un jour.',
        done: 'Le service a été rendu trois semaines de suite, le jour prévu.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Recevez les demandes à tour de rôle',
        body: "Pendant trois semaines, chaque jour, une autre personne de l'équipe reçoit les petites demandes : les clés, les accès, le matériel. Vous gardez un jour, comme les autres. Le reste de la semaine, renvoyez les gens vers la personne du jour.",
        say: {
          to: 'votre équipe',
          words:
            'À partir de lundi, chacun reçoit un jour par semaine les demandes de clés et de matériel. Moi, je prends le mercredi. Qui prend quel jour ?',
        },
        notice: "Quelqu'un va droit vers la personne du jour.",
        first: "Écrivez les petites demandes d'hier, et qui d'autre aurait pu y répondre.",
        done: "Pendant une semaine, vous n'avez reçu ces demandes qu'un seul jour.",
      },
      colleagues: {
        name: 'Relayez-vous avec un collègue',
        body: "Pendant trois semaines, échangez une heure par jour avec un collègue. Pendant la vôtre, il reçoit toutes les demandes, et vous travaillez au calme. Pendant la sienne, c'est l'inverse. Dites à tout le monde qui répond, et quand.",
        say: {
          to: 'un collègue',
          words:
            "On pourrait se relayer une heure chacun : je prends toutes les demandes de dix à onze, et l'inverse de onze à midi. On essaie trois semaines ?",
        },
        notice: "Quelqu'un vous cherche, trouve votre collègue et repart avec sa réponse.",
        first: "Choisissez le collègue, et l'heure que vous lui proposerez.",
        done: 'Le relais a eu lieu dix fois.',
      },
      alone: {
        name: 'Répondez aux petites demandes à heure fixe',
        body: 'Pendant trois semaines, les petites demandes des clients ont leur heure, par exemple de onze heures à midi. Dites-la sur votre répondeur et au bas de vos messages. En dehors de cette heure, sauf urgence, elles attendent.',
        say: {
          to: 'un client',
          words:
            "Pour ces questions, appelez-moi entre onze heures et midi : à ce moment-là, j'ai le temps de bien vous répondre. Si c'est urgent, bien sûr, n'attendez pas.",
        },
        notice: 'Un client appelle de lui-même à cette heure-là.',
        first: "Choisissez l'heure et changez l'annonce de votre répondeur.",
        done: 'Cinq jours de suite, les petites demandes ont attendu leur heure.',
      },
      seeking: {
        name: 'Demandez qui prend le relais',
        body: "À deux entretiens ou appels, d'ici trois semaines, demandez combien de personnes on reçoit par jour, et qui prend le relais pendant les pauses. Écrivez la réponse le soir même. Entre deux postes, préférez celui où le relais est prévu.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            'Dans une journée ordinaire, combien de personnes reçoit-on ? Et pendant les pauses, qui prend le relais ?',
        },
        notice: 'On vous décrit une vraie journée, pauses comprises.',
        first: "Écrivez vos deux questions, et choisissez à qui les poser d'abord.",
        done: 'Deux réponses sont écrites à côté des annonces.',
      },
      free: {
        name: 'Gardez un jour sans rendre service',
        body: "Choisissez un jour de la semaine où vous ne rendez aucun service, sauf urgence. Annoncez-le aux gens qui pourraient appeler. Pendant trois semaines, ce jour-là, faites une chose qui ne sert qu'à vous.",
        say: {
          to: 'une voisine',
          words:
            "Le mardi, pendant trois semaines, je garde la journée pour moi. Mercredi, je t'aide volontiers. Ça peut attendre jusque-là ?",
        },
        notice: "Quelqu'un dit : « Demain, c'est très bien. »",
        first: 'Choisissez le jour et annoncez-le à une première personne.',
        done: 'Trois semaines de suite, ce jour vous est resté.',
      },
    },
    strain: {
      leads: {
        name: "Confiez à quelqu'un les demandes pratiques",
        body: "Cherchez dans l'équipe une personne qui rend volontiers service. Pendant trois semaines, les demandes pratiques vont vers elle, deux heures par semaine, et vous lui enlevez une autre tâche. Vous en parlez dix minutes le vendredi, et pas avant.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Est-ce que ce serait possible de recevoir les demandes pratiques à ma place, pendant trois semaines ? Cela prendrait deux heures par semaine, et une autre tâche attendrait.',
        },
        notice: 'Un problème vous arrive déjà réglé.',
        first: 'Pendant une journée, écrivez les demandes pratiques qui passent par vous.',
        done: 'Dix demandes ont été réglées sans vous.',
      },
      colleagues: {
        name: 'Échangez une matinée avec un collègue',
        body: "Cherchez avec votre responsable une tâche que vous feriez pour un collègue, pendant qu'il reçoit les demandes à votre place. Faites cet échange un matin par semaine, pendant trois semaines. Ce matin-là, vous n'avez qu'une chose en tête.",
        say: {
          to: 'votre responsable',
          words:
            "Les petites demandes de la journée me prennent beaucoup d'énergie. Le mardi matin, un collègue pourrait-il les recevoir, pendant que je fais une tâche à sa place ? J'aimerais essayer trois semaines.",
        },
        notice: "Le matin prévu, quelqu'un s'adresse directement à votre collègue.",
        first: 'Écrivez trois tâches que vous feriez volontiers en échange.',
        done: "L'échange a eu lieu trois fois.",
      },
      alone: {
        name: "Répondez par cinq lignes écrites d'avance",
        body: "Cherchez la question pratique que vos clients posent le plus souvent. Écrivez la réponse en cinq lignes, avec une photo si elle aide. Pendant trois semaines, envoyez ces lignes au lieu d'expliquer, et ne rappelez que si elles ne suffisent pas.",
        say: {
          to: 'un client',
          words:
            "Je vous envoie cinq lignes qui expliquent comment faire. Si cela ne suffit pas, appelez-moi demain matin. D'accord ?",
        },
        notice: "Un client écrit : « C'est bon, merci. »",
        first: 'Prenez la question la plus fréquente et écrivez les cinq lignes.',
        done: 'Trois clients se sont débrouillés avec les cinq lignes.',
      },
      seeking: {
        name: 'Demandez à voir une heure de travail',
        body: "Choisissez une annonce où il faut s'occuper des gens. D'ici trois semaines, avant de dire oui, demandez à passer une heure auprès de quelqu'un qui fait ce travail. Comptez les demandes qui arrivent, et celles qu'un autre prend.",
        say: {
          to: 'la personne qui recrute',
          words:
            "Avant de me décider, j'aimerais voir comment les demandes arrivent et comment elles se partagent. Pourrais-je passer une heure sur place ?",
        },
        notice: 'On vous répond en proposant une date.',
        first: 'Choisissez une annonce et cherchez à qui demander.',
        done: "Le compte des demandes d'une heure est écrit sur une feuille.",
      },
      free: {
        name: 'Partagez un service à deux',
        body: "Choisissez un service que vous rendez souvent, comme un trajet ou un jardin à arroser. Pendant trois semaines, demandez à quelqu'un d'en prendre la moitié. Quand c'est son tour, ne demandez pas comment cela s'est passé.",
        say: {
          to: 'un ami',
          words:
            'Pour ce service, tu prendrais une fois sur deux pendant trois semaines ? Tu fais à ta façon, et moi à la mienne.',
        },
        notice: 'Un jour, tout est fait sans vous.',
        first: 'Choisissez le service, et la personne à qui en parler.',
        done: "Une fois sur deux, quelqu'un d'autre s'en est chargé.",
      },
    },
    stretch: {
      colleagues: {
        name: "Regardez faire quelqu'un qui sait",
        body: "Une demi-heure par semaine, pendant trois semaines, travaillez à côté d'un collègue que l'on vient volontiers trouver. Écrivez la question qu'il pose en premier. Le lendemain, posez la même à une personne.",
        say: {
          to: 'un collègue',
          words:
            "J'aimerais apprendre à mieux voir ce dont les gens ont besoin. Ce serait possible de travailler côte à côte une demi-heure, jeudi ?",
        },
        notice: 'Vous posez cette première question sans avoir relu votre feuille.',
        first: 'Choisissez le collègue et demandez-lui une première demi-heure.',
        done: 'Trois demi-heures ont eu lieu, et trois questions sont écrites.',
      },
      alone: {
        name: 'Regardez le client essayer',
        body: "D'ici trois semaines, à la fin de trois rendez-vous, demandez au client d'essayer devant vous ce que vous lui avez fait ou montré. Ne dites rien pendant cinq minutes, et regardez où il hésite. Le soir, écrivez ce que vous préparerez autrement.",
        say: {
          to: 'un client',
          words:
            'Avant de finir, vous voulez essayer devant moi ? Je regarde seulement, cela me montre ce que je pourrais mieux préparer.',
        },
        notice: "Le client hésite à l'endroit que vous aviez prévu.",
        first: 'Choisissez le premier client à qui vous le demanderez.',
        done: 'Trois clients ont essayé devant vous.',
      },
      seeking: {
        name: 'Passez deux matinées à aider',
        body: "Cherchez une association qui sert des repas ou qui aide à remplir des papiers. D'ici trois semaines, donnez-lui deux matinées, auprès de quelqu'un d'expérience. Le soir, écrivez une chose apprise, que vous pourrez raconter en entretien.",
        say: {
          to: "quelqu'un de l'association",
          words:
            "Je cherche un travail où l'on s'occupe des gens, et je voudrais apprendre. Est-ce que je pourrais aider deux matinées, ce mois-ci ?",
        },
        notice: 'La deuxième fois, on vous confie une tâche entière.',
        first: 'Appelez une association et demandez quand il lui manque du monde.',
        done: 'Deux matinées ont eu lieu, et deux choses apprises sont écrites.',
      },
      free: {
        name: 'Apprenez un geste qui rend service',
        body: "Choisissez un geste utile, comme recoudre un ourlet ou réparer un vélo. Demandez à quelqu'un de vous le montrer une fois. Ensuite, d'ici trois semaines, faites-le pour deux personnes, et demandez-leur ce qui pourrait être mieux.",
        say: {
          to: 'un voisin',
          words:
            "J'apprends à réparer les vélos. Si le tien grince, je peux le regarder samedi. Je débute, alors tu me diras franchement s'il roule mieux.",
        },
        notice: 'Le geste vous prend moins de temps que la première fois.',
        first: "Trouvez quelqu'un qui pourrait vous montrer le geste.",
        done: 'Deux personnes ont dit ce qui pourrait être mieux.',
      },
    },
    unused: {
      colleagues: {
        name: 'Réglez une petite gêne pour tout le monde',
        body: "Demandez à trois collègues ce qui leur complique la journée : un outil qui manque, une liste introuvable. Choisissez la chose la plus simple. Donnez-lui une demi-heure par semaine, toujours le même jour, pendant trois semaines, à la place d'une autre tâche.",
        say: {
          to: 'un collègue',
          words:
            "Je voudrais faire disparaître une petite gêne de nos journées. Ce serait laquelle ? J'en choisis une jeudi, et je m'en occupe.",
        },
        notice: "Quelqu'un trouve ce qu'il cherche sans rien demander.",
        first: 'Posez la question à un collègue pendant une pause.',
        done: 'La gêne que vous aviez choisie a disparu.',
      },
      alone: {
        name: 'Demandez ce qui manque encore',
        body: 'Pendant trois semaines, à la fin de chaque rendez-vous, demandez au client ce qui lui manque encore. Si cela prend moins de cinq minutes, faites-le tout de suite. Sinon, dites un prix. Le soir, écrivez la demande.',
        say: {
          to: 'un client',
          words:
            "De mon côté, c'est fini. Est-ce qu'il vous manque encore quelque chose ? Si c'est petit, je le fais maintenant. Sinon, je vous dis combien.",
        },
        notice: 'Un client avait gardé une petite demande pour vous.',
        first: 'Posez la question à votre prochain client.',
        done: 'Trois demandes de clients sont écrites.',
      },
      seeking: {
        name: 'Rendez un petit service chaque lundi',
        body: "Trois lundis de suite, pensez à une personne que vous connaissez, et à une chose qui lui simplifierait la semaine, comme une adresse. Envoyez-la-lui en deux lignes, sans parler de votre recherche. Un quart d'heure suffit.",
        say: {
          to: 'une connaissance',
          words:
            'Tu cherchais une bonne adresse, et en voici une. Si elle ne convient pas, dis-le-moi, je regarde encore.',
        },
        notice: "On vous répond, et l'on demande de vos nouvelles.",
        first: 'Cherchez une chose utile à une personne, et envoyez-la-lui.',
        done: 'Trois lundis, un message de ce genre est parti.',
      },
      free: {
        name: 'Aidez deux après-midi dans votre quartier',
        body: "Choisissez un lieu du quartier qui accueille des bénévoles, comme une bibliothèque ou une épicerie solidaire. D'ici trois semaines, proposez-y deux après-midi, le même jour de la semaine, pour une tâche simple. Laissez choisir la tâche à ceux qui sont sur place.",
        say: {
          to: 'une personne du lieu',
          words:
            "J'ai deux mercredis après-midi ce mois-ci. Y a-t-il une chose simple que l'on ne trouve jamais le temps de faire ?",
        },
        notice: 'On vous salue par votre prénom.',
        first: "Passez sur place et demandez qui s'occupe des bénévoles.",
        done: 'Vous y avez aidé deux après-midi.',
      },
    },
  },
} as const satisfies NatureWords;
