import type { NatureWords } from '../../nature-words.ts';

export const innovating = {
  about: 'Prendre ce qui existe, voir ce qui coince et le faire mieux marcher.',
  standing: {
    core: 'Vous voyez vite ce qui pourrait mieux marcher, {role} le demande souvent, et votre énergie tient.',
    costly_strength:
      "Les améliorations vous viennent facilement, {role} en demande souvent, et elles vous prennent de l'énergie.",
    untapped: 'Vous voyez vite ce qui pourrait mieux marcher, et {role} ne le demande presque jamais.',
    reserve:
      "Les améliorations vous viennent facilement mais vous fatiguent, et {role} n'en demande presque jamais.",
    growth_edge:
      '{Role} demande souvent des améliorations, et vous pouvez apprendre à les trouver sans vous épuiser.',
    strain:
      "{Role} demande souvent des améliorations, et leur recherche vous coûte un effort et de l'énergie.",
    background: "Les améliorations vous demandent un effort, et {role} n'en attend presque jamais.",
    some_natural: 'Vous voyez vite ce qui pourrait mieux marcher, et {role} le demande de temps en temps.',
    some_middle: 'Les améliorations vous viennent assez bien, et {role} en demande de temps en temps.',
    some_little: '{Role} demande parfois une amélioration, et il vous faut un effort pour la trouver.',
    seldom_middle: "Les améliorations vous viennent assez bien, et {role} n'en demande presque jamais.",
    asked_gives: "{Role} demande souvent d'améliorer ce qui existe, et vous y gagnez de l'énergie.",
    asked_costs: "{Role} demande souvent d'améliorer ce qui existe, et cela vous prend de l'énergie.",
    asked_even:
      "{Role} demande souvent d'améliorer ce qui existe, et votre énergie reste à peu près la même.",
    seldom_gives: "Les choses à améliorer vous donnent de l'énergie, et {role} n'en propose presque jamais.",
    seldom_costs:
      "{Role} ne demande presque jamais d'améliorer les choses, et ce travail vous prend de l'énergie.",
    seldom_even:
      "{Role} ne demande presque jamais d'améliorer les choses, et votre énergie n'en dépend guère.",
  },
  opening: {
    carries:
      "Quand une chose marche mal, vous voyez vite par quel bout la prendre. {Role} le demande souvent, et ce travail vous laisse de l'énergie pour le reste. C'est une bonne base, et cette lettre commence par là.",
    draining_strength:
      "Vous voyez vite l'étape de trop, le détail qui fait perdre du temps. {Role} vous demande souvent d'y remédier. Cela vous vient facilement, et cela vous prend de l'énergie : les deux sont vrais à la fois.",
    stretch:
      "{Role} demande souvent d'améliorer ce qui existe. Il vous faut encore un effort pour voir par où commencer, et pourtant ce travail vous donne de l'énergie. Cette lettre commence par lui, car il vaut la peine d'être appris.",
    unused:
      "Vous voyez vite ce qui pourrait être plus simple : une étape faite deux fois, une question posée pour rien. {Role} ne demande presque jamais d'y toucher. Une petite chose à changer suffit pour que ce regard serve.",
    gives:
      "{Role} demande souvent de rendre les choses plus simples, et ce travail vous donne de l'énergie. Il mérite une place sûre dans la semaine, même quand tout le reste presse.",
  },
  title: {
    carries: 'Vous voyez vite ce qui pourrait mieux marcher',
    draining_strength: 'Les améliorations vous viennent, et elles vous fatiguent',
    strain: "Les améliorations à trouver vous prennent trop d'énergie",
    stretch: "Vous gagnez de l'énergie en apprenant à améliorer",
    unused: 'Vos idées pour faire plus simple servent trop peu',
    gives: "Les choses à améliorer vous donnent de l'énergie",
    costs: "Chaque chose à améliorer vous prend de l'énergie",
  },
  see: {
    carries:
      "Une question posée deux fois, un détour inutile : vous les voyez vite, et vous cherchez plus simple. {Role} le demande souvent, et ce travail vous laisse de l'énergie. Il a pourtant un défaut, c'est qu'il presse rarement. Ce qui marche à moitié marche encore, et l'amélioration attend d'ordinaire plus longtemps que le reste.",
    draining_strength:
      "Vous voyez vite ce qui pourrait mieux marcher, et {role} le demande souvent. C'est aussi un travail qui vous prend de l'énergie. L'idée elle-même n'occupe d'ordinaire qu'un moment. Ensuite, il faut l'expliquer, répondre aux objections et attendre que les gens s'habituent. L'énergie s'en va souvent là, et l'on accuse l'idée à tort.",
    strain:
      "{Role} demande souvent de changer ce qui existe, et cela vous coûte un effort et de l'énergie. On croit facilement qu'il faudrait plus d'imagination. Souvent, le plus difficile est de voir autrement une chose qui marche à peu près, et que l'on fait tous les jours. Une personne qui la découvre y arrive plus vite, et c'est pourquoi cette recherche pèse moins à deux.",
    stretch:
      "Il vous faut un effort pour voir ce qui pourrait mieux marcher, et {role} le demande souvent. Vous y gagnez pourtant de l'énergie. On croit volontiers qu'il faut une grande idée. Bien des améliorations commencent par une petite gêne que tout le monde contourne, et l'œil apprend à la voir.",
    unused:
      "Vous voyez vite le détour inutile, la question posée deux fois. {Role} ne demande presque jamais d'y toucher. Une idée de ce genre, dite en passant, s'entend facilement comme une plainte. Un petit essai se comprend mieux : il montre la chose, il finit à une date fixée, et l'on peut revenir en arrière.",
    gives:
      "{Role} demande souvent d'améliorer ce qui existe, et vous y gagnez de l'énergie. Elle vient souvent d'un moment précis, celui où la chose marche enfin. Une amélioration commencée et jamais essayée n'arrive pas jusque-là. Plusieurs changements en cours donnent donc moins d'énergie qu'un seul, même petit, quand il est mené à son terme.",
    costs:
      "{Role} demande souvent d'améliorer ce qui existe, et cela vous prend de l'énergie. Une amélioration vient rarement sans le reste : il faut l'expliquer, la défendre, puis aider les gens à changer d'habitude. Ce reste ne figure dans aucun emploi du temps. Voilà comment une petite idée peut peser plus lourd qu'une grande tâche.",
  },
  scenes: {
    gives: {
      leads: [
        "La réunion du lundi prend une heure. Vous proposez d'essayer avec trois questions seulement. Vingt minutes plus tard, chacun est à son travail, et quelqu'un demande si l'on peut continuer ainsi.",
        "Quelqu'un de l'équipe écrit deux fois la même liste, pour deux personnes différentes. Vous comparez les deux, et vous en supprimez une ensemble. Le vendredi, elle n'a manqué à personne.",
      ],
      colleagues: [
        'La même question revient plusieurs fois par jour. Vous récrivez la consigne en trois lignes, avec un exemple, et vous la faites passer. Le lendemain, on vous pose enfin une autre question.',
        "Vous connaissez ce moment : une tâche a huit étapes, et vous en voyez deux de trop. Vous en parlez à votre responsable, qui vous dit d'essayer. Ce jour-là, la tâche est finie avant midi.",
      ],
      alone: [
        "Une commande a été laborieuse, et vous repensez à la façon dont elle s'est faite. Deux étapes changent de place. La fois suivante, le client a son devis une demi-journée plus tôt.",
        'Un client dit en passant que vos factures sont difficiles à lire. Vous mettez le total en haut et vous supprimez deux lignes. Le mois suivant, il paie sans poser de question.',
      ],
      serves: [
        "Toute la matinée, les gens posent la même question. À midi, vous changez une phrase de votre explication. L'après-midi, la question ne vient presque plus, et vous pouvez écouter la personne devant vous.",
        "Chaque jour, à la même heure, tout le monde attend en même temps. Vous essayez de commencer par une autre tâche. Le lendemain, il reste dix minutes, et vous les passez à parler avec quelqu'un.",
      ],
      remote: [
        "Le fichier commun a tant de colonnes que chacun y cherche sa ligne. Un mardi matin, vous en supprimez la moitié, avec l'accord de tous. L'après-midi, deux personnes vous remercient d'un mot.",
        "Pendant un appel, quelqu'un partage son écran et fait un long détour. Ensuite, vous lui montrez un raccourci. Il l'essaie, il rit, et il demande si vous en avez d'autres.",
      ],
      target: [
        "Dans un tel rôle, on pourrait vous confier une chose qui ne marche qu'à moitié. Vous demanderiez à ceux qui s'en servent ce qui les gêne, et vous changeriez un détail. Le vendredi, elle marcherait mieux.",
        "Il y aurait une tâche dont tout le monde se plaint un peu. Vous y penseriez une heure, et vous proposeriez une façon plus courte. On l'essaierait pendant deux semaines, pour voir.",
      ],
    },
    costs: {
      leads: [
        "L'équipe travaille depuis une semaine avec le nouveau planning, et trois personnes regrettent l'ancien. Vous expliquez, vous changez un détail, vous expliquez encore. Vendredi, il faut déjà préparer le changement suivant.",
        "Chacun vient avec ce qui coince : une liste, un accès, l'ordre des tâches. Vous prenez les choses l'une après l'autre. À dix-huit heures, trois marchent mieux, et votre propre travail n'a pas bougé.",
      ],
      colleagues: [
        "« Comment pourrait-on faire cela plus vite ? » La question revient dans chaque réunion. Vous cherchez, vous comparez, vous écrivez une proposition. La semaine suivante, on vous pose la question au sujet d'autre chose.",
        "Un jeudi, cela peut se passer ainsi : vous expliquez une façon plus simple, et quelqu'un répond que l'ancienne allait bien. La conversation dure une heure. On vous dit d'essayer, sans beaucoup d'élan, et votre liste attend.",
      ],
      alone: [
        "Vous changez une habitude de travail pour gagner du temps. La journée passe à chercher ce qui allait tout seul avant. Deux clients attendent une réponse, et ils l'auront demain.",
        'Un client aimerait que tout aille mieux sans que rien ne change. Vous lui proposez une solution, puis une autre. Après le quatrième appel, il reste un détail à corriger, et la soirée est entamée.',
      ],
      serves: [
        "Depuis ce matin, tout se fait dans un ordre nouveau. Les habitués s'étonnent, et vous expliquez vingt fois le changement. Pendant ce temps, chacun attend aussi ce pour quoi il est venu.",
        'Les gens attendent trop longtemps, et il faudrait une meilleure idée. Vous en essayez une entre deux personnes, puis une autre. Le soir, il reste à expliquer à vos collègues laquelle garder.',
      ],
      remote: [
        "Votre proposition revient avec trente commentaires, et chacun demande autre chose. Vous les lisez un par un, chez vous, jusqu'à midi. La version corrigée part, et avant le soir, il arrive huit remarques.",
        'En ligne, vous proposez une façon plus courte, et un silence suit. Personne ne dit non. Il vous reste à écrire à chacun, à attendre, puis à écrire de nouveau.',
      ],
      target: [
        'Dans un tel rôle, bien des réunions finiraient par la même demande : comment faire mieux ? Vous y penseriez encore sur le chemin du retour. Et chaque réponse amènerait une nouvelle question.',
        "Il faudrait expliquer à des gens pressés pourquoi leur manière de faire va changer. Certains poseraient beaucoup de questions, d'autres aucune. Le soir, il y aurait encore un détail à revoir.",
      ],
    },
    missing: {
      leads: [
        "Les règles viennent d'en haut, et l'équipe les suit. Vous voyez passer un formulaire dont la moitié ne sert à personne. Vous commencez à en parler à quelqu'un, puis le téléphone sonne.",
        "La réunion suit le même ordre que d'habitude. Au troisième sujet, vous écrivez sur votre feuille un ordre plus court. La réunion finit à l'heure, et chacun retourne à son travail.",
      ],
      colleagues: [
        "Une demande passe entre quatre mains, et vous voyez laquelle ne sert à rien. Vous la faites suivre comme tout le monde. À la pause, vous racontez à quelqu'un comment on pourrait faire.",
        "« On a toujours fait comme cela », dit quelqu'un gentiment. Vous suivez les étapes, dans l'ordre. L'après-midi, vous changez au moins l'ordre de votre propre liste, et elle est finie plus tôt.",
      ],
      alone: [
        "Le client veut la même chose que la dernière fois, et rien de plus. Vous la lui faites. En rangeant, vous voyez ce qui serait plus simple, et vous l'écrivez au dos d'une feuille.",
        "Les journées sont pleines, et tout se fait comme d'habitude. Un après-midi, un client annule. Vous en profitez pour revoir une étape de votre travail, et le lendemain, elle prend dix minutes de moins.",
      ],
      serves: [
        "Vous posez à chacun les questions prévues, dans l'ordre prévu. Une dame demande pourquoi elle doit donner deux fois son adresse. Vous n'avez pas de réponse, et la question vous revient à midi.",
        "Un jour plus calme, vous essayez un autre ordre, et tout le monde attend moins. Le lendemain, il faut reprendre l'ancien. C'est comme cela que l'on fait ici, dit quelqu'un.",
      ],
      remote: [
        "Vous recevez un formulaire, vous le remplissez, vous le renvoyez. La colonne du milieu ne sert à personne. Vous écrivez une phrase à ce sujet, vous l'effacez, et l'appel suivant commence.",
        'Sur votre table, chaque chose a trouvé sa place. Dans les fichiers communs, rien ne doit bouger. Un jour, un message demande des idées pour le classement, et vous répondez dans la minute.',
      ],
      target: [
        "Dans un tel rôle, la manière de faire serait fixée, et il faudrait s'y tenir. Vous verriez une étape de trop. Une fois par an, on demanderait des idées, et la vôtre serait déjà écrite.",
        'Les tâches seraient connues, et les journées se suivraient sans surprise. De temps en temps, une panne obligerait à faire autrement. Ces heures-là passeraient plus vite que les autres.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Laissez chacun améliorer une chose',
        body: "Pendant quatre semaines, chaque personne de l'équipe choisit une petite chose à améliorer dans son propre travail. Si le changement ne touche qu'elle, elle n'a pas besoin de votre accord. Chaque vendredi, dans une réunion qui existe déjà, quelqu'un raconte ce qu'il a essayé.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Choisis une petite chose qui t'agace dans ton travail et change-la ce mois-ci. Si elle ne touche que toi, tu n'as pas besoin de mon accord. Tu nous la racontes vendredi ?",
        },
        notice: "Quelqu'un raconte un changement dont vous ne saviez rien.",
        first: "Dites à l'équipe ce que chacun peut changer sans demander.",
        done: "Trois personnes ont raconté un changement qui vient d'elles.",
      },
      colleagues: {
        name: 'Gardez une heure pour ce qui coince',
        body: "Choisissez une étape de votre travail qui vous arrête souvent. Pendant trois semaines, donnez-lui une heure par semaine pour la rendre plus simple, et convenez avec votre responsable de ce qui attendra. Ne changez qu'un détail à la fois. Demandez ensuite l'avis d'une personne concernée.",
        say: {
          to: 'votre responsable',
          words:
            "Chez nous, … fait perdre du temps. J'aimerais y passer une heure par semaine, trois semaines de suite. Laquelle de mes tâches pourrait attendre ?",
        },
        notice: 'Une question qui revenait chaque jour ne revient plus.',
        first: 'Comptez pendant deux jours ce qui interrompt le plus souvent votre travail.',
        done: 'Un détail a changé, et une personne concernée a donné son avis.',
      },
      alone: {
        name: 'Demandez aux clients ce qui coince',
        body: 'À la fin de vos quatre prochaines commandes, demandez au client ce qui aurait pu être plus simple pour lui. Choisissez la réponse la plus facile à suivre. Changez ce détail dès la commande suivante, et dites-le au client qui en a parlé.',
        say: {
          to: 'un client',
          words:
            "Qu'est-ce qui aurait pu être plus simple pour vous ? Une seule chose suffit. J'aimerais en tenir compte la prochaine fois.",
        },
        notice: 'Un client répond tout de suite, sans chercher.',
        first: 'Choisissez deux clients que vous verrez ou appellerez de toute façon.',
        done: "Un détail a changé parce qu'un client en a parlé.",
      },
      seeking: {
        name: 'Racontez une de vos améliorations',
        body: "Pour vos deux prochains entretiens, préparez une histoire courte : ce qui marchait mal, ce que vous avez essayé, ce qui a changé. Elle dure une minute et demie. Donnez une demi-heure à la préparation, à la place d'une demi-heure d'annonces, et racontez-la une fois à un ami.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Puis-je vous donner un exemple ? À un moment, … marchait mal, et j'ai changé une seule étape. Et chez vous, qu'est-ce que les gens aimeraient voir changer ?",
        },
        notice: 'La personne qui vous reçoit raconte ce qui coince chez elle.',
        first: 'Racontez en six lignes une amélioration qui vient de vous.',
        done: 'Deux employeurs ont entendu cette histoire.',
      },
      free: {
        name: 'Simplifiez une chose qui agace',
        body: "Choisissez une chose qui agace plusieurs personnes, dans un cours, un club ou un immeuble. Regardez pendant une semaine comment elle se passe. Changez ensuite un détail, en une heure au plus, et laissez passer deux semaines avant d'y revenir.",
        say: {
          to: 'un ami',
          words:
            "Je crois que … agace tout le monde. J'aimerais essayer autre chose pendant deux semaines. Si cela ne va pas, on revient à l'ancienne façon. D'accord ?",
        },
        notice: "Quelqu'un suit la nouvelle façon sans poser de question.",
        first: 'Demandez à trois personnes ce qui les agace dans ce que vous faites ensemble.',
        done: 'Le changement tient depuis deux semaines.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Confiez une amélioration tout entière',
        body: "Choisissez une chose à améliorer, et confiez-la tout entière à quelqu'un de l'équipe, à la place d'une autre tâche. Cette personne cherche, essaie et explique le changement aux autres. Pendant quatre semaines, écoutez-la vingt minutes le mardi. Le reste du temps, la chose est à elle.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais te confier … entièrement. Tu décides de ce qui change, et tu l'expliques aux autres. Je t'écoute vingt minutes le mardi. Qu'est-ce que je te retire en échange ?",
        },
        notice: 'Une question sur le changement va directement à cette personne.',
        first: 'Choisissez une amélioration en cours, et la personne à qui la confier.',
        done: "Un changement est en place, et quelqu'un d'autre l'a expliqué.",
      },
      colleagues: {
        name: 'Laissez votre responsable annoncer le changement',
        body: "Pendant trois semaines, cherchez la solution, et laissez l'annonce à votre responsable. Préparez seulement une demi-page : ce qui change, pour qui, à partir de quand. Ne proposez qu'un changement à la fois. Les questions vont à votre responsable.",
        say: {
          to: 'votre responsable',
          words:
            "Je trouve volontiers une solution, et c'est l'annonce qui me fatigue. Si je prépare une demi-page sur …, pourriez-vous la présenter ? J'aimerais essayer trois semaines.",
        },
        notice: "Quelqu'un pose sa question à votre responsable.",
        first: 'Écrivez une demi-page sur un changement en cours.',
        done: 'Votre responsable a annoncé un changement que vous avez préparé.',
      },
      alone: {
        name: 'Regroupez les retouches',
        body: "Pendant un mois, faites les petites retouches le même jour, une fois par semaine. Dites ce jour au client dès qu'il en demande une. Si la retouche n'était pas prévue, donnez d'abord un prix, et attendez sa réponse avant de commencer.",
        say: {
          to: 'un client',
          words:
            "C'est une bonne idée, et elle n'était pas prévue. Je pourrais m'en occuper jeudi. Est-ce que je vous dis d'abord ce que cela coûterait ?",
        },
        notice: 'Un client répond que jeudi lui convient.',
        first: "Choisissez le jour des retouches, et inscrivez-le dans l'agenda.",
        done: 'Deux retouches ont attendu leur jour.',
      },
      seeking: {
        name: 'Laissez votre CV tel quel',
        body: 'Un CV peut se corriger tous les jours, et cela prend des heures. Relisez le vôtre une dernière fois dimanche, avec un ami. Ensuite, laissez-le tel quel pendant trois semaines. Les idées qui viennent entre-temps vont sur une feuille.',
        say: {
          to: 'un ami',
          words:
            "Peux-tu lire mon CV dimanche et me dire deux choses à changer ? Après, je n'y touche plus pendant trois semaines. Si je recommence, arrête-moi.",
        },
        notice: 'Une candidature part avec le CV de la semaine précédente.',
        first: "Fixez avec un ami l'heure de la dernière relecture.",
        done: 'Le CV est resté le même pendant trois semaines.',
      },
      free: {
        name: "N'améliorez qu'une chose par semaine",
        body: "Écrivez tout ce que vous aimeriez améliorer chez vous, dans un cours ou dans un club. Pendant un mois, choisissez une seule ligne chaque lundi, et laissez les autres. Une idée nouvelle va en bas de la liste. Si quelqu'un veut une ligne, donnez-la-lui.",
        say: {
          to: 'un ami',
          words:
            "J'ai fait la liste de ce qui pourrait mieux marcher, et je m'occupe d'une ligne par semaine. Si une autre te gêne, veux-tu t'en charger ?",
        },
        notice: "Quelqu'un barre une ligne à votre place.",
        first: 'Écrivez la liste, et choisissez la ligne de cette semaine.',
        done: 'Quatre semaines sont passées, avec une seule ligne chaque fois.',
      },
    },
    strain: {
      leads: {
        name: "Cherchez quelqu'un qui aime améliorer",
        body: "Demandez qui, dans l'équipe, aimerait revoir une manière de faire. Pendant quatre semaines, cette personne essaie une petite chose par semaine, pendant une heure prise sur une autre tâche. Le vendredi, répondez-lui en cinq minutes : on garde, ou on laisse.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Tu connais ce travail mieux que moi. Qu'est-ce que tu changerais à …, si tu avais une heure cette semaine ? Essaie, et dis-moi vendredi ce que cela donne.",
        },
        notice: "Quelqu'un propose une idée que vous n'avez pas eu à chercher.",
        first: "Demandez à une personne de l'équipe ce qu'elle changerait à son travail.",
        done: "Quelqu'un de l'équipe a essayé deux changements.",
      },
      colleagues: {
        name: 'Choisissez une seule amélioration par mois',
        body: "Demandez à votre responsable laquelle des améliorations attendues compte le plus. Prenez celle-là, et laissez les autres jusqu'au mois prochain. Demandez à quelqu'un d'y réfléchir avec vous, une demi-heure par semaine. Arrêtez-vous à la première solution qui marche.",
        say: {
          to: 'votre responsable',
          words:
            "On attend de moi plusieurs changements, et je n'arrive pas à les chercher tous ensemble. Lequel compte le plus ce mois-ci ? J'aimerais y réfléchir avec quelqu'un.",
        },
        notice: 'Votre responsable dit que le reste peut attendre.',
        first: "Écrivez les améliorations que l'on attend de vous, une par ligne.",
        done: 'Une amélioration est finie, et les autres ont une date plus tardive.',
      },
      alone: {
        name: "Reprenez la façon de quelqu'un",
        body: "Choisissez une tâche qui devrait être plus simple, comme les devis ou le rangement. Demandez à une personne du métier comment elle s'y prend. Vingt minutes au téléphone suffisent. Pendant un mois, suivez sa façon telle quelle, à la place de la vôtre.",
        say: {
          to: 'une personne du métier',
          words:
            'Pour …, je cherche une façon plus simple. Comment vous y prenez-vous ? Si vous avez vingt minutes, je réponds volontiers à vos questions en échange.',
        },
        notice: "La tâche est finie plus tôt que d'habitude.",
        first: 'Choisissez la tâche, et la personne du métier que vous appellerez.',
        done: 'Vous avez fait la tâche trois fois à la façon de cette personne.',
      },
      seeking: {
        name: 'Demandez ce qui devra changer',
        body: "Certaines annonces disent qu'il faudra tout améliorer. À vos deux prochains entretiens, demandez ce qui doit changer pendant la première année, et qui s'en charge. Demandez aussi ce qui doit rester. Écrivez les réponses le soir même, puis comparez.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Qu'est-ce qui devrait changer ici pendant la première année, et qui s'en chargerait ? Et qu'est-ce qui marche assez bien pour rester comme il est ?",
        },
        notice: "L'un des employeurs parle d'un seul changement, et l'autre de dix.",
        first: "Écrivez les deux questions que vous poserez à l'entretien.",
        done: 'Deux employeurs vous ont dit ce qui doit changer et ce qui doit rester.',
      },
      free: {
        name: 'Laissez les nouveautés attendre le dimanche',
        body: "Pendant un mois, quand on vous propose une nouvelle application ou une nouvelle méthode, répondez que vous y penserez dimanche. Le dimanche, n'en acceptez qu'une. Demandez à la personne qui la propose de l'essayer avec vous, une demi-heure.",
        say: {
          to: 'un ami',
          words:
            "Ce que tu me proposes a l'air utile. Peux-tu l'essayer avec moi dimanche, une demi-heure ? Si cela ne me convient pas, je garde ce que j'ai.",
        },
        notice: 'Le dimanche, une des propositions ne presse plus.',
        first: 'Faites la liste de ce qui marche bien et que vous ne changerez pas.',
        done: "Une seule nouveauté est en place, et quelqu'un l'a essayée avec vous.",
      },
    },
    stretch: {
      leads: {
        name: "Cherchez à trois l'étape de trop",
        body: "Choisissez une tâche que l'équipe fait souvent. Écrivez ses étapes avec deux personnes, en vingt minutes, dans une réunion qui existe déjà. Enlevez une étape pendant une semaine. Recommencez trois fois, chaque fois avec une autre tâche.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Raconte-moi comment tu fais …, étape par étape, comme à quelqu'un qui débute. J'écris. À la fin, on choisit une étape à enlever pour une semaine.",
        },
        notice: "La troisième fois, c'est vous qui montrez l'étape de trop.",
        first: 'Choisissez la première tâche, et deux personnes qui la connaissent.',
        done: 'Une étape a disparu depuis une semaine, et personne ne la réclame.',
      },
      colleagues: {
        name: 'Tenez la liste de ce qui coince',
        body: "Pendant trois semaines, écrivez chaque jour une chose qui vous a fait perdre du temps. Une minute suffit. Le vendredi, choisissez la plus petite, et demandez à quelqu'un comment il s'y prendrait. Le lundi, essayez sa façon à la place de la vôtre.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Chez moi, … prend toujours trop de temps. Comment t'y prends-tu ? Si tu as dix minutes vendredi, j'essaie ta façon lundi.",
        },
        notice: 'Une chose écrite la première semaine ne revient plus dans la liste.',
        first: "Écrivez une chose qui vous a fait perdre du temps aujourd'hui.",
        done: 'Vous avez essayé trois façons nouvelles.',
      },
      alone: {
        name: 'Simplifiez une étape par commande',
        body: "Écrivez les étapes d'une commande, du premier appel à la facture. Dans chacune des trois commandes suivantes, rendez une étape plus simple pour le client. Donnez-lui un quart d'heure au plus. Demandez ensuite au client si c'était clair.",
        say: {
          to: 'un client',
          words:
            "Cette fois, j'ai fait … un peu autrement, pour que ce soit plus simple. Est-ce que c'était clair pour vous ?",
        },
        notice: "Un client dit oui sans demander d'explication.",
        first: 'Écrivez sur une page les étapes de votre dernière commande.',
        done: 'Trois étapes ont changé, et trois clients ont répondu.',
      },
      seeking: {
        name: 'Regardez trois employeurs comme un client',
        body: "Chaque semaine, pendant trois semaines, choisissez un employeur et regardez son site ou son magasin comme un client. Donnez-lui un quart d'heure, à la place d'un quart d'heure d'annonces. Écrivez une chose qui pourrait être plus simple. Gardez la meilleure remarque pour un entretien.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "J'ai regardé votre site comme un client, et … m'a pris un peu de temps. Voulez-vous que je vous dise ce que je changerais ?",
        },
        notice: 'La troisième remarque vient plus vite que la première.',
        first: "Choisissez un employeur, et regardez son site ou son magasin un quart d'heure.",
        done: 'Trois remarques sont écrites, et un employeur en a entendu une.',
      },
      free: {
        name: 'Réparez une chose chaque samedi',
        body: "Pendant un mois, choisissez chaque samedi une petite chose qui marche mal, chez vous ou dans un club. Cherchez pourquoi pendant un quart d'heure. Essayez ensuite une seule solution, et demandez conseil si elle ne suffit pas.",
        say: {
          to: 'un voisin',
          words:
            "Chez moi, … marche mal, et j'aimerais comprendre pourquoi. Pourriez-vous me montrer par où commencer ? Un quart d'heure suffira, et je continuerai sans vous.",
        },
        notice: "La cause est trouvée avant la fin du quart d'heure.",
        first: 'Faites la liste de quatre petites choses qui marchent mal.',
        done: 'Deux choses marchent mieux, et vous savez dire pourquoi.',
      },
    },
    unused: {
      colleagues: {
        name: 'Proposez un essai de deux semaines',
        body: "Choisissez une étape de votre propre travail qui pourrait être plus simple. Proposez à votre responsable de faire autrement pendant deux semaines, pour vos tâches seulement. La nouvelle façon remplace l'ancienne et ne prend pas une minute de plus.",
        say: {
          to: 'votre responsable',
          words:
            "Je crois que … pourrait aller plus vite. J'aimerais essayer autrement pendant deux semaines, pour mes tâches seulement. Ensuite, je vous dis ce que cela donne.",
        },
        notice: "Quelqu'un demande pourquoi vous faites autrement.",
        first: "Choisissez une étape qui prend plus de temps qu'il ne faudrait.",
        done: "L'essai est fini, et votre responsable sait ce qu'il a donné.",
      },
      alone: {
        name: 'Proposez une amélioration à un client',
        body: 'Ce mois-ci, cherchez pour trois clients une chose qui pourrait mieux marcher chez eux. Choisissez la plus simple, et proposez-la comme un petit travail à part, à prix fixe. Parlez-en pendant un appel ou une visite qui a lieu de toute façon.',
        say: {
          to: 'un client',
          words:
            "En travaillant pour vous, j'ai remarqué que … prend beaucoup de temps. Je pourrais rendre cela plus simple, à prix fixe. Voulez-vous que je vous dise comment ?",
        },
        notice: "Un client répond : tiens, je n'y pensais plus.",
        first: 'Écrivez une chose qui pourrait mieux marcher chez un client.',
        done: 'Un client a reçu votre proposition, avec un prix.',
      },
      seeking: {
        name: "Cherchez les postes où l'on améliore",
        body: "Bien des postes consistent à faire mieux marcher les choses, sous des noms comme qualité, méthodes ou maintenance. Ce mois-ci, cherchez ces trois mots, à la place d'une recherche habituelle. Parlez à une personne du métier, et demandez-lui ce qu'elle a changé en dernier.",
        say: {
          to: 'une personne du métier',
          words:
            "Je vois souvent ce qui pourrait être plus simple, et je cherche un travail où cela sert. Dans le vôtre, qu'avez-vous changé en dernier ?",
        },
        notice: 'Votre liste contient un titre de poste nouveau pour vous.',
        first: 'Cherchez une fois avec chacun de ces mots : qualité, méthodes, maintenance.',
        done: "Quelqu'un vous a raconté ce qu'il a changé dans son travail.",
      },
      free: {
        name: 'Simplifiez une chose avec un ami',
        body: 'Demandez à un ami ce qui lui prend trop de temps, et choisissez une seule chose. Donnez-lui deux fois une heure dans les deux semaines. La première heure sert à regarder, la seconde à changer un détail ensemble. Deux semaines plus tard, demandez si le changement tient.',
        say: {
          to: 'un ami',
          words:
            "Tu dis que … te prend trop de temps. Veux-tu que je regarde avec toi, une heure ? On change un seul détail, et tu verras si cela t'aide.",
        },
        notice: "Votre ami parle du changement à quelqu'un d'autre.",
        first: "Demandez à deux amis ce qu'ils trouvent trop long à faire.",
        done: 'Deux semaines plus tard, votre ami suit encore la nouvelle façon.',
      },
    },
  },
} as const satisfies NatureWords;
