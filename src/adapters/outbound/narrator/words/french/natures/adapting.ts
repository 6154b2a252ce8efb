import type { NatureWords } from '../../nature-words.ts';

export const adapting = {
  about: "Il s'agit de laisser un plan quand quelque chose change, et d'en trouver un autre.",
  standing: {
    core: 'Vous changez de plan facilement, et {role} le demande.',
    costly_strength:
      "Vous changez de plan facilement et {role} le demande, mais chaque changement vous prend de l'énergie.",
    untapped: 'Vous changez de plan facilement, et {role} ne le demande presque jamais.',
    reserve: 'Vous changez de plan facilement, mais cela vous coûte, et {role} ne le demande presque jamais.',
    growth_edge: '{Role} demande de changer de plan, et cela ne va pas encore de soi pour vous.',
    strain: "{Role} demande de faire face aux imprévus, ce qui vous coûte un effort et de l'énergie.",
    background: 'Il vous faut un effort pour changer de plan, et {role} ne le demande presque jamais.',
    some_natural: 'Vous changez de plan facilement, et {role} le demande de temps en temps.',
    some_middle: '{Role} demande parfois de changer de plan, et vous le faites assez facilement.',
    some_little: '{Role} demande parfois de changer de plan, et il vous faut pour cela un effort.',
    seldom_middle: 'Vous changez de plan assez facilement, et {role} ne le demande presque jamais.',
    asked_gives: "Les plans changent dans {role}, et cela vous donne de l'énergie.",
    asked_costs: "Les plans changent dans {role}, et chaque changement vous prend de l'énergie.",
    asked_even: 'Les plans changent dans {role}, et votre énergie reste à peu près la même.',
    seldom_gives:
      "Les plans changent rarement dans {role}, mais cela vous donne de l'énergie quand ils changent.",
    seldom_costs:
      "Les plans changent rarement dans {role}, mais cela vous prend de l'énergie quand ils changent.",
    seldom_even:
      'Les plans changent rarement dans {role}, et votre énergie reste la même quand ils changent.',
  },
  opening: {
    carries:
      "Quand le programme tombe à l'eau, vous cherchez déjà ce qui reste possible. C'est ce que demande {role}. Les jours qui changent, ce dont le travail a besoin et ce qui vous vient facilement vont donc ensemble.",
    draining_strength:
      "Quand rien ne se passe comme prévu, vous trouvez comment continuer. {Role} le demande, et cela vous vient facilement. Chaque changement vous prend pourtant de l'énergie, et cela se remarque peu, puisque tout finit par s'arranger.",
    stretch:
      "{Role} demande de changer de plan au dernier moment. Cela ne va pas encore de soi pour vous, et pourtant vous en sortez avec plus d'énergie qu'avant. Un effort qui vous rend quelque chose mérite d'être appris.",
    unused:
      "Vous arrivez quelque part sans rien connaître, et bientôt vous vous y retrouvez. {Role} vous en donne rarement l'occasion. La bonne nouvelle est donc en attente : une chose qui vous vient facilement peut servir davantage.",
    gives:
      "Dans {role}, les plans changent, et ces changements vous donnent de l'énergie. Une journée qui finit tout autrement que prévu peut donc compter parmi les bonnes. C'est utile à savoir quand on regarde une semaine.",
  },
  title: {
    carries: 'Vous savez lâcher un plan et continuer',
    draining_strength: 'Vous changez de plan facilement, et cela vous coûte',
    strain: "Les changements soudains vous prennent de l'énergie",
    stretch: "Chaque imprévu demande un effort et vous donne de l'énergie",
    unused: "L'imprévu vous va bien, et il se fait rare",
    gives: "Les journées qui changent vous donnent de l'énergie",
    costs: "Chaque changement de plan vous prend de l'énergie",
  },
  see: {
    carries:
      "Quand une chose manque ou prend du retard, vous continuez par une autre. {Role} le demande. De l'extérieur, on peut croire que vous n'aviez pas de plan. En réalité, il faut savoir assez bien ce qui compte ce jour-là pour voir ce qu'on peut laisser tomber.",
    draining_strength:
      "{Role} demande de changer de plan, et vous le faites facilement. Le changement lui-même va souvent vite. Ce qui fatigue, c'est plutôt le reste : s'arrêter au milieu d'une tâche, se rappeler où l'on en était, retrouver le fil. Cinq petits changements dans une journée peuvent donc coûter plus qu'un grand.",
    strain:
      "{Role} demande de changer de plan, même un jour où vous aviez enfin trouvé votre rythme. On pense volontiers que le difficile est la nouvelle tâche. C'est plus souvent le moment d'avant, quand l'ancien plan ne tient plus et que le nouveau manque encore. Un changement annoncé la veille coûte donc en général moins.",
    stretch:
      "{Role} demande de changer de plan, et ces moments vous donnent de l'énergie, même s'ils vous coûtent un effort. On peut prendre cet effort pour le signe que ce travail ne vous convient pas. Mais une chose peut être difficile et faire du bien, et c'est le cas ici.",
    unused:
      "Quand une solution échoue, vous en essayez une autre sans en faire une affaire. {Role} ne le demande presque jamais. Les jours où tout est réglé d'avance, cela ne se voit pas, ou passe pour de l'impatience. Quelques heures par semaine où tout n'est pas fixé suffisent pour vous en servir.",
    gives:
      "Les plans changent dans {role}, et vous y gagnez de l'énergie. C'est peut-être la vitesse, la surprise, ou un problème que personne n'a encore résolu. De l'extérieur, ces journées ont l'air épuisantes, et l'on croit facilement qu'il en faudrait moins. Pour vous, certaines comptent parmi les bonnes.",
    costs:
      "Dans {role}, il faut laisser une chose pour en prendre une autre. Chaque fois, vous y laissez de l'énergie, même quand tout finit bien. Un changement semble l'affaire de quelques minutes, et il ne figure sur aucune liste. Au bout d'une semaine, ces minutes s'additionnent, et les choses à moitié faites aussi.",
  },
  scenes: {
    gives: {
      leads: [
        "Un lundi, deux personnes de l'équipe sont malades. Vous réunissez les autres cinq minutes, vous partagez autrement le travail, et une chose est remise à plus tard. À neuf heures et demie la journée est lancée, dans un autre ordre que prévu.",
        "Quelqu'un de l'équipe vient vous dire que la commande n'arrivera pas aujourd'hui. Vous posez deux questions et vous avancez une autre tâche, puis chacun retourne au travail. À midi, on parle d'autre chose.",
      ],
      colleagues: [
        "Un mardi, cela peut donner ceci : le premier rendez-vous est annulé, et un collègue a besoin d'aide pour une urgence. Vous laissez votre liste et vous allez l'aider. À onze heures c'est réglé, et la matinée a passé vite.",
        "Au milieu de la matinée, le téléphone sonne : ce qui était prévu pour vendredi est attendu aujourd'hui. Vous regardez votre liste, vous remettez deux choses à demain, et vous commencez. À seize heures, c'est fini.",
      ],
      alone: [
        'Un client appelle : il voudrait la moitié du travail autrement. Vous lui demandez ce qui compte le plus, et vous trouvez ensemble une autre façon de faire. Quand vous raccrochez, la suite est claire.',
        "À neuf heures, un travail est annulé. À dix heures, quelqu'un vous en propose un autre. Une demi-heure plus tard, vous avez commencé une chose dont vous ne saviez rien hier, et il est midi quand vous levez les yeux.",
      ],
      serves: [
        "La matinée est calme, puis tout le monde arrive en même temps. Vous commencez par la personne la plus pressée, vous dites un mot à celles qui attendent, et un rythme s'installe. Une heure plus tard, chacune a eu ce qu'il lui fallait.",
        'La personne devant vous a besoin de tout autre chose que ce qui était convenu. Vous laissez le plan de côté et vous repartez de sa question. À la fin elle vous remercie, et la personne suivante peut venir.',
      ],
      remote: [
        "Un message tombe à dix heures : le client veut finalement l'autre solution. Vous fermez ce qui était ouvert, vous prévenez les autres en deux lignes, et vous recommencez. À l'appel de l'après-midi, il y a quelque chose à montrer.",
        "L'appel que vous aviez préparé est annulé cinq minutes avant l'heure. Quelqu'un écrit qu'il n'avance plus, et vous lui donnez l'heure libre. Quand vous raccrochez, il sait comment continuer.",
      ],
      target: [
        'Dans un tel rôle, une matinée peut commencer par un programme clair et un coup de téléphone qui le défait. Vous barreriez deux lignes, vous préviendriez les autres, et à dix heures vous feriez déjà autre chose.',
        "Quelqu'un manque, une commande a du retard, et il faut un nouveau plan avant midi. Vous vous mettriez autour d'une table avec les autres, dix minutes, pour voir ce qui reste possible. La journée finirait autrement qu'elle a commencé.",
      ],
    },
    costs: {
      leads: [
        "Le lundi, les buts du mois étaient clairs, et le mercredi ils ont changé. Vous l'expliquez à l'équipe, vous répondez plusieurs fois à la même question, vous refaites le planning. Ce que vous aviez commencé lundi n'a pas bougé.",
        "Vous connaissez le moment : vous venez de commencer une chose à vous, et quelqu'un de l'équipe arrive avec une urgence. Vous la réglez ensemble. Ensuite, il faut un moment pour se rappeler où l'on en était.",
      ],
      colleagues: [
        "Un jeudi, vous commencez une chose, et trois autres passent devant avant midi. À chaque retour, il faut retrouver le fil. Le soir, la première chose n'est toujours pas finie.",
        "Quelqu'un s'arrête près de vous : finalement, il faudrait faire autrement. Vous acquiescez, vous laissez deux heures de travail de côté, et vous recommencez. Quand un collègue vous propose de déjeuner, vous restez à votre place.",
      ],
      alone: [
        'Un client veut le travail plus tôt, un autre le veut autrement, et tous deux appellent avant neuf heures. Vous réorganisez la semaine, et à midi il faut recommencer. La facture que vous vouliez envoyer attend toujours.',
        "Un vendredi après-midi, un travail est annulé. Vous passez deux heures au téléphone à déplacer des rendez-vous. Quand vous raccrochez, le travail prévu pour l'après-midi est toujours là.",
      ],
      serves: [
        "La journée est pleine, et quelqu'un arrive qui ne peut pas attendre. Vous allez d'une personne à l'autre, vous vous excusez auprès de celles qui patientent, et chaque fois vous recommencez. Votre pause recule, puis elle disparaît.",
        "Chaque personne apporte une autre demande, et aucune n'était prévue. Vous passez de l'une à l'autre, et la minute d'après vous revenez à la première. Sur le chemin du retour, une question de plus serait de trop, même gentille.",
      ],
      remote: [
        "Vous êtes au milieu d'une phrase quand un message apparaît : une autre tâche passe d'abord. Vous vous arrêtez, vous l'ouvrez, et vous demandez ce qu'on attend au juste. La réponse arrive à dix-sept heures.",
        "Deux appels sont déplacés à la même heure, et un troisième s'ajoute à seize heures. Vous écrivez à tout le monde et vous réarrangez l'après-midi. L'heure calme que vous gardiez pour vous est prise.",
      ],
      target: [
        'Un après-midi pourrait être interrompu quatre fois, et il faudrait chaque fois retrouver le fil. Vous répondriez à tout. À dix-huit heures, le travail prévu ce jour-là serait encore à faire.',
        "Dans un tel rôle, le plan de la semaine peut changer deux fois. On vous demanderait ce qui tient encore, alors que vous viendriez vous-même d'apprendre la nouvelle. Le vendredi, vous souhaiteriez peut-être un jour sans surprise.",
      ],
    },
    missing: {
      leads: [
        "La semaine se déroule comme prévu, et chacun dans l'équipe sait quoi faire. Avant midi, vous avez regardé deux fois par la fenêtre. Puis quelqu'un annonce un petit incident, et vous êtes là en premier.",
        "En réunion, quelqu'un parle d'un endroit où rien n'est encore en place. Vous posez plus de questions que nécessaire. Puis on revient à la liste habituelle, qui ressemble beaucoup à celle du mois dernier.",
      ],
      colleagues: [
        "Le mercredi ressemble au mercredi d'avant : la même liste, dans le même ordre, finie à seize heures. Puis un collègue tombe malade, il faut quelqu'un pour le remplacer, et vous levez déjà la main.",
        "Au déjeuner, on parle d'un endroit où tout s'invente encore au jour le jour. Vous voulez savoir comment les gens s'y prennent. L'après-midi, vos tâches suivent leur cours habituel, jusqu'à l'heure de partir.",
      ],
      alone: [
        'Les travaux habituels arrivent, et vous les faites comme toujours. Un client demande, à moitié pour rire, si vous feriez aussi quelque chose de très différent. Sur le chemin du retour, vous y pensez encore.',
        'Les semaines passent, avec les mêmes clients, et tout est fini à temps. Puis un inconnu appelle avec une drôle de demande. Vous parlez plus longtemps que nécessaire, et le soir vous cherchez comment ce serait possible.',
      ],
      serves: [
        "Les gens se suivent, et chaque visite ressemble à la précédente. Puis il y a une panne de courant, et pendant une heure rien n'est comme d'habitude. Le soir, c'est cette heure-là que vous racontez.",
        "Les gestes sont connus, les questions aussi. Aujourd'hui, une personne demande une chose que l'on vous demande rarement, et vous cherchez avec elle. Vous en prendriez volontiers deux autres comme elle.",
      ],
      remote: [
        "D'abord l'appel habituel, puis la liste habituelle, et l'écran ressemble à celui d'hier. Vers onze heures, quelqu'un demande par message qui pourrait aider ailleurs un après-midi. Votre réponse arrive la première.",
        "De chez vous, les semaines se ressemblent. Un collègue raconte une visite chez un client où rien ne s'est passé comme prévu, et vous demandez tous les détails. Puis l'appel se termine, et la liste est celle de toujours.",
      ],
      target: [
        "Dans un tel rôle, la plupart des jours pourraient se dérouler comme prévu. De temps en temps, quelqu'un serait absent, ou une chose tomberait en panne. Vous prendriez volontiers la relève.",
        "On parlerait d'un travail où tout est encore à trouver, et vous tendriez l'oreille. Votre propre liste, ce jour-là, ressemblerait beaucoup à celle de la veille.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: "Laissez l'équipe régler les changements courants",
        body: "Certains changements reviennent chaque semaine, comme un échange d'horaires ou un petit retard. Pendant quatre semaines, une personne de l'équipe les règle sans vous consulter. Vous gardez ce que personne n'a encore rencontré. Dix minutes le vendredi remplacent les questions du reste de la semaine.",
        say: {
          to: "une personne de l'équipe",
          words:
            "À partir de lundi, pouvez-vous régler vous-même les échanges d'horaires et les petits retards ? Vous décidez, et vendredi vous me racontez. Si c'est vraiment nouveau, appelez-moi.",
        },
        notice: "Vous entendez parler d'un échange d'horaires quand il est déjà réglé.",
        first:
          "Faites la liste des changements de la semaine passée et cochez ceux que l'équipe pouvait régler.",
        done: "Quelqu'un de l'équipe a réglé trois changements sans vous consulter.",
      },
      colleagues: {
        name: 'Choisissez les imprévus que vous prenez',
        body: "Pendant deux semaines, écrivez une ligne sur chaque changement de plan qui vous arrive, avec un mot sur la suite. Dites ensuite à votre responsable quel genre d'imprévu vous reprendriez volontiers. Proposez de vous en charger à la place d'une tâche habituelle.",
        say: {
          to: 'votre responsable',
          words:
            "Quand les plans changent, je donne volontiers un coup de main. Est-ce que je pourrais prendre plus souvent …, et quelqu'un d'autre … pendant un mois ?",
        },
        notice: 'Votre responsable vous confie un imprévu du genre que vous avez demandé.',
        first: "Écrivez le premier changement de plan d'aujourd'hui, et comment il s'est terminé.",
        done: "Vous avez pris un imprévu de votre choix, et quelqu'un d'autre a fait la tâche habituelle.",
      },
      alone: {
        name: 'Gardez une demi-journée pour les urgences',
        body: "Pendant quatre semaines, laissez une demi-journée par semaine sans rendez-vous. Les demandes tardives y trouvent leur place, et les autres jours restent comme convenu. Si personne n'appelle, faites le travail qui attendait. Ainsi, une demande tardive ne déplace aucun rendez-vous.",
        say: {
          to: 'un client',
          words:
            "Chaque semaine, je garde une demi-journée pour les demandes urgentes. Cette fois, c'est jeudi. Est-ce que cela vous irait ?",
        },
        notice: 'Une demande tardive trouve sa place, et aucun rendez-vous ne bouge.',
        first:
          "Choisissez la demi-journée de la semaine prochaine qui restera libre, et marquez-la dans l'agenda.",
        done: 'Trois demandes tardives ont trouvé leur place dans la demi-journée gardée libre.',
      },
      seeking: {
        name: 'Racontez une journée qui a changé',
        body: "Rappelez-vous une journée où le plan n'a pas tenu, et ce que vous avez fait dans la première heure. Racontez-la en cinq phrases. Pendant trois semaines, mettez ce récit dans vos candidatures et vos entretiens, à la place du mot souplesse.",
        say: {
          to: 'un recruteur',
          words:
            "Je vous donne un exemple. Un matin, … est tombé à l'eau. J'ai commencé par … Est-ce que cela arrive souvent chez vous ?",
        },
        notice: 'On vous pose une deuxième question sur cette journée.',
        first: "Écrivez en cinq phrases une journée où le plan n'a pas tenu.",
        done: 'Deux candidatures sont parties avec le récit de cette journée.',
      },
      free: {
        name: "Remplacez quelqu'un une fois par semaine",
        body: "Entre amis ou dans un club, il arrive que quelqu'un tombe malade ou qu'une voiture reste en panne. Dites à deux personnes qu'elles peuvent alors vous appeler. Pendant un mois, acceptez un appel par semaine, et renoncez ce jour-là à autre chose.",
        say: {
          to: 'un ami',
          words:
            "S'il te manque quelqu'un au dernier moment, tu peux m'appeler. Ce mois-ci, je viens volontiers une fois par semaine. Il suffit d'un coup de fil.",
        },
        notice: "Un ami vous appelle parce que son programme est tombé à l'eau.",
        first: "Choisissez deux personnes et dites à l'une d'elles qu'elle peut vous appeler.",
        done: "Vous avez remplacé deux fois quelqu'un qui ne pouvait pas venir.",
      },
    },
    draining_strength: {
      leads: {
        name: 'Partagez les urgences jour par jour',
        body: "Pendant quatre semaines, chaque jour ouvré revient à une personne de l'équipe. Ce qui arrive ce jour-là va d'abord chez elle, et elle décide. Un des jours est à vous. Les autres jours, vous répondez aux questions à midi, et seulement à midi.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Le mardi, c'est vous qui prenez les imprévus, et vous décidez. Je suis là à midi si vous voulez en parler. On essaie quatre semaines ?",
        },
        notice: 'Une urgence est réglée avant que vous en entendiez parler.',
        first: 'Écrivez les jours de la semaine sur une feuille, avec un nom en face de chacun.',
        done: "Pendant quatre jours, quelqu'un d'autre a répondu aux imprévus.",
      },
      colleagues: {
        name: "Échangez une heure calme avec quelqu'un",
        body: "Proposez un échange à un collègue. Pendant trois semaines, vous prenez chaque jour, pendant une heure, les imprévus qui arrivent pour vous deux. À l'heure suivante, c'est son tour. Dans votre heure calme, finissez une chose avant d'en regarder une nouvelle.",
        say: {
          to: 'un collègue',
          words:
            "On essaie un échange pendant trois semaines ? De neuf à dix heures, je prends tout ce qui arrive pour nous deux. De dix à onze heures, c'est toi.",
        },
        notice: "À la fin de l'heure calme, ce que vous aviez commencé est fini.",
        first: 'Demandez à un collègue à quelle heure il lui serait utile de travailler au calme.',
        done: 'Cinq jours, votre heure calme est passée sans aucun changement.',
      },
      alone: {
        name: 'Répondez aux changements une fois par jour',
        body: 'Pendant trois semaines, mettez par écrit ce que vos clients veulent changer, et répondez à tout en une demi-heure, en fin de journée. Seul ce qui arrête le travail reçoit une réponse immédiate. Cette demi-heure remplace les appels et les messages dispersés dans la journée.',
        say: {
          to: 'un client',
          words:
            "J'ai bien reçu votre demande. Vous aurez ma réponse aujourd'hui, avant dix-sept heures. Si vous ne pouvez pas attendre, appelez-moi.",
        },
        notice: "Un client écrit à neuf heures et n'appelle pas à dix.",
        first: 'Choisissez la demi-heure de la journée où vous répondrez aux changements.',
        done: 'Cinq jours, vous avez répondu à tous les changements en une demi-heure.',
      },
      seeking: {
        name: 'Gardez la recherche pour le matin',
        body: "Une recherche d'emploi est pleine de surprises : un entretien se déplace, un numéro inconnu appelle. Pendant trois semaines, occupez-vous de ces changements avant midi seulement. L'après-midi, le répondeur prend les messages. Un entretien déjà convenu a lieu comme prévu.",
        say: {
          to: 'un recruteur',
          words:
            "Le matin est le meilleur moment pour me joindre. L'après-midi, laissez-moi un message, et je vous rappelle le lendemain. Cela vous va ?",
        },
        notice: 'Un après-midi passe sans que vous ouvriez une annonce.',
        first: "Coupez sur votre téléphone les alertes des sites d'emploi.",
        done: 'Huit après-midi ont passé sans changement à régler.',
      },
      free: {
        name: 'Répondez le soir aux demandes tardives',
        body: "Pendant un mois, quand on vous demande quelque chose au dernier moment, dites que vous rappellerez le soir. D'ici là, regardez à quoi il faudrait renoncer. Dites oui une fois par semaine au plus.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais bien t'aider, mais je dois d'abord regarder ma journée. Je te rappelle ce soir. Si tu trouves quelqu'un avant, c'est très bien aussi.",
        },
        notice: "Quand vous rappelez, quelqu'un d'autre a déjà dit oui.",
        first: 'Posez un mot près du téléphone : je rappelle ce soir.',
        done: "Deux demandes de dernière minute sont allées à quelqu'un d'autre.",
      },
    },
    strain: {
      leads: {
        name: "Confiez les changements du jour à quelqu'un",
        body: "Choisissez dans l'équipe une personne qui reste calme quand les plans changent. Pendant quatre semaines, les échanges d'horaires et les retards vont chez elle. Chaque matin, voyez ensemble en dix minutes ce qui compte ce jour-là. Cela remplace les questions de la journée.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Vous restez calme quand les plans changent. Voulez-vous régler les échanges et les retards pendant quatre semaines ? Le matin, on voit ensemble ce qui passe d'abord, ensuite vous décidez.",
        },
        notice: "Quelqu'un va parler d'un retard à la personne que vous avez choisie.",
        first: "Écrivez qui, dans l'équipe, a gardé son calme la semaine passée quand un plan a changé.",
        done: "Pendant une semaine, aucun échange ni retard n'est arrivé d'abord chez vous.",
      },
      colleagues: {
        name: 'Demandez la veille ce qui changera',
        body: "Certains changements sont connus de quelqu'un dès la veille. Pendant trois semaines, demandez à votre responsable de vous dire chaque après-midi ce qui sera différent le lendemain. Une minute suffit. Regardez ensuite à deux quelles surprises il reste.",
        say: {
          to: 'votre responsable',
          words:
            "Les changements soudains me prennent beaucoup d'énergie. Pourriez-vous me dire chaque après-midi ce qui changera le lendemain ? J'aimerais essayer trois semaines.",
        },
        notice: "Une matinée commence exactement comme on vous l'avait annoncé.",
        first: "Pendant trois jours, relevez les changements que quelqu'un aurait pu annoncer plus tôt.",
        done: 'Cinq après-midi, vous avez su ce qui changerait le lendemain.',
      },
      alone: {
        name: "Dites ce qu'un changement déplace",
        body: 'Pendant un mois, ajoutez une phrase à chaque devis : un changement demandé après le début repousse le jour de la fin. Quand un client veut changer quelque chose, répondez avec le nouveau jour. Ainsi, vos autres travaux restent à leur place.',
        say: {
          to: 'un client',
          words:
            "C'est possible. Comme il faut plus de temps que prévu, je finirais jeudi. Est-ce que je le fais, ou préférez-vous laisser comme c'était ?",
        },
        notice: "Un client entend le nouveau jour et répond qu'on peut laisser comme c'était.",
        first: 'Écrivez la phrase sur les changements et mettez-la dans votre prochain devis.',
        done: 'Deux devis sont partis avec la phrase sur les changements.',
      },
      seeking: {
        name: 'Faites-vous décrire une semaine ordinaire',
        body: "Sous le même intitulé, il y a des emplois calmes et d'autres où les plans changent chaque jour. Pendant trois semaines, demandez à chaque entretien si le plan du lundi tient encore le jeudi. Écrivez la réponse le soir, et comparez avant de choisir.",
        say: {
          to: 'un recruteur',
          words:
            'À quoi ressemble une semaine ordinaire chez vous ? Est-ce que le plan du lundi tient encore le jeudi ? Et qui décide quand il faut en changer ?',
        },
        notice: 'Deux réponses décrivent des semaines très différentes.',
        first: 'Relisez trois annonces et soulignez chaque mot qui promet du changement.',
        done: 'Deux employeurs vous ont répondu, et leurs réponses sont écrites.',
      },
      free: {
        name: 'Fixez deux soirs qui ne bougent pas',
        body: "Choisissez deux soirs par semaine pour un cours, du repos ou une chose à vous. Dites lesquels aux gens avec qui vous sortez. Si quelqu'un veut en déplacer un, proposez un autre jour. Tenez-vous-y pendant quatre semaines.",
        say: {
          to: 'un ami',
          words:
            "Pendant quatre semaines, je garde le mardi et le jeudi soir. Les autres jours, je m'arrange volontiers. Est-ce que mercredi t'irait aussi ?",
        },
        notice: "Quelqu'un propose un autre jour avant que vous le demandiez.",
        first: 'Inscrivez ces deux soirs au stylo dans votre calendrier.',
        done: 'Trois semaines de suite, les deux soirées ont eu lieu comme prévu.',
      },
    },
    stretch: {
      leads: {
        name: 'Préparez un plan de rechange par semaine',
        body: "Une fois par semaine, pendant un mois, prenez un plan de l'équipe et supposez qu'il ne tienne plus demain. Donnez-vous dix minutes, à la place d'un autre sujet. Trouvez par quoi commencer, et écrivez qui le ferait.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Imaginons que … tombe à l'eau demain. Par quoi commenceriez-vous ? On y pense chacun cinq minutes, puis on compare.",
        },
        notice: "Un plan change, et quelqu'un de l'équipe sait déjà par quoi commencer.",
        first: "Choisissez le plan de l'équipe dont dépendent le plus de gens.",
        done: 'Quatre plans de rechange sont écrits, avec un nom sur chacun.',
      },
      colleagues: {
        name: 'Échangez une petite tâche par semaine',
        body: "Pendant un mois, échangez chaque mardi une petite tâche avec un collègue. Chacun explique la sienne en cinq minutes, puis l'autre commence. Le soir, écrivez en une ligne à quel moment vous avez trouvé vos repères.",
        say: {
          to: 'un collègue',
          words:
            "Je m'entraîne à passer plus vite d'une chose à l'autre. Tu voudrais échanger une petite tâche avec moi le mardi, pendant un mois ?",
        },
        notice: "Vous commencez la tâche d'un collègue sans lui poser de deuxième question.",
        first: 'Demandez à un collègue quelle petite tâche vous pourriez échanger.',
        done: "Trois fois, vous avez fait la tâche d'un collègue, et lui la vôtre.",
      },
      alone: {
        name: 'Acceptez un travail un peu inhabituel',
        body: "Ce mois-ci, prenez un travail que vous refuseriez d'ordinaire, à la place d'un travail connu. Choisissez-le assez petit pour qu'un retard ne gêne personne. Chaque fois que le plan change, écrivez en une ligne ce que vous avez fait alors.",
        say: {
          to: 'un client',
          words:
            "Je fais rarement ce genre de travail, et j'aimerais essayer. Je commence par …, et le premier soir je vous dis comment cela avance. D'accord ?",
        },
        notice: 'Le plan change, et vous dites au client le jour même comment vous continuez.',
        first: 'Relisez vos dernières demandes et choisissez-en une qui sort de vos habitudes.',
        done: 'Le travail inhabituel est fini, et vos lignes sont écrites.',
      },
      seeking: {
        name: 'Répondez à une annonce inattendue',
        body: "Une fois par semaine, pendant un mois, répondez à une annonce un peu à côté de votre recherche. Prenez-y une heure, à la place d'une candidature habituelle. Chaque fois, il faut comprendre vite un métier que vous connaissez mal.",
        say: {
          to: "une personne d'un autre métier",
          words:
            "Je regarde des emplois un peu différents de ceux que je cherche d'habitude. Auriez-vous vingt minutes pour me raconter une semaine normale chez vous ?",
        },
        notice: 'La troisième candidature prend moins de temps que la première.',
        first: "Trouvez une annonce que vous laisseriez passer d'ordinaire, et gardez-la.",
        done: 'Trois candidatures de ce genre sont parties.',
      },
      free: {
        name: 'Laissez un ami choisir le programme',
        body: "Pendant un mois, un ami choisit ce que vous faites ensemble un après-midi par semaine. Vous l'apprenez seulement le matin même. Prenez le programme tel qu'il vient. Le soir, écrivez à quel moment vous avez hésité, et comment vous avez continué.",
        say: {
          to: 'un ami',
          words:
            "Tu veux bien choisir ce qu'on fait samedi, et me le dire seulement le matin ? J'aimerais m'entraîner à venir sans tout savoir d'avance.",
        },
        notice: 'Vous dites oui avant de demander ce qui est prévu.',
        first: 'Demandez à un ami de choisir un après-midi et de garder le secret.',
        done: 'Trois après-midi ont eu lieu sur une idée de votre ami.',
      },
    },
    unused: {
      leads: {
        name: 'Aidez à lancer une chose nouvelle',
        body: "Cherchez autour de l'équipe une chose qui démarre, comme un nouvel outil ou un nouveau client. Donnez-lui deux heures par semaine, pendant quatre semaines. En échange, quelqu'un de l'équipe prend une de vos tâches habituelles.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Pendant quatre semaines, j'aide à lancer … Pourriez-vous prendre … pendant ce temps ? Vous le faites à votre façon, et je reste joignable.",
        },
        notice: "On vous pose une question à laquelle personne n'a encore de réponse.",
        first: "Demandez à deux personnes ce qui démarre autour de l'équipe ce mois-ci.",
        done: 'Quatre fois, vous avez travaillé deux heures à la chose nouvelle.',
      },
      colleagues: {
        name: 'Proposez deux heures de dépannage',
        body: "Pendant un mois, donnez deux heures par semaine là où il manque quelqu'un, par exemple le jeudi après-midi. Voyez avec votre responsable quelle tâche peut attendre pendant ce temps. Écrivez chaque fois par quoi vous avez commencé.",
        say: {
          to: 'votre responsable',
          words:
            "J'aide volontiers quand il manque quelqu'un. Est-ce que je pourrais le faire deux heures par semaine, pendant un mois, si … peut attendre ?",
        },
        notice: "Quelqu'un demande si vous pouvez venir aider jeudi.",
        first: "Demandez autour de vous où il manque quelqu'un ce mois-ci.",
        done: 'Vous avez aidé à deux endroits que vous ne connaissiez pas.',
      },
      alone: {
        name: "Remplacez quelqu'un de votre métier",
        body: "D'autres indépendants cherchent parfois une relève, pour un congé ou une maladie. Ce mois-ci, proposez à deux d'entre eux une journée chez leurs clients, à votre tarif. Elle remplace une de vos journées habituelles. Sur place, tout sera nouveau pour vous.",
        say: {
          to: 'une personne de votre métier',
          words:
            "S'il vous faut une relève, je peux passer une journée chez vos clients ce mois-ci, à mon tarif. Vos clients restent les vôtres. Cela vous aiderait-il ?",
        },
        notice: "Le téléphone sonne pour un travail que vous n'aviez pas prévu.",
        first: "Choisissez deux indépendants et écrivez à l'un d'eux.",
        done: "Vous avez passé une journée chez les clients de quelqu'un d'autre.",
      },
      seeking: {
        name: 'Cherchez les emplois aux journées changeantes',
        body: 'Pendant trois semaines, cherchez aussi des emplois où les journées changent : un remplacement, une ouverture, un lancement. Prenez pour cela deux de vos heures de recherche par semaine. Demandez à deux personnes qui ont un tel emploi de vous raconter leur semaine.',
        say: {
          to: 'une personne qui a un tel emploi',
          words:
            "J'aimerais un travail où les journées ne se ressemblent pas. Dans votre dernière semaine, qu'est-ce qui n'était pas prévu ?",
        },
        notice: "Vous gardez une annonce d'un genre que vous n'aviez jamais cherché.",
        first: 'Refaites une recherche avec les mots remplacement, ouverture et lancement.',
        done: "Deux personnes vous ont raconté une semaine pleine d'imprévus.",
      },
      free: {
        name: 'Aidez une chose qui commence',
        body: "Pour un déménagement, une fête ou une association toute neuve, on cherche des gens qui savent improviser. Choisissez un projet près de chez vous. Pendant un mois, donnez-lui deux heures par semaine, à la place d'une autre sortie. Prenez une tâche qui se décide le jour même.",
        say: {
          to: 'un voisin',
          words:
            "J'ai entendu dire que vous préparez … J'ai deux heures par semaine ce mois-ci, et j'improvise volontiers. Où puis-je être utile ?",
        },
        notice: "Quelqu'un vous demande ce qu'on fera s'il pleut.",
        first: 'Demandez à deux voisins ce qui se prépare dans le quartier.',
        done: 'Vous avez aidé trois fois, à trois tâches différentes.',
      },
    },
  },
} as const satisfies NatureWords;
