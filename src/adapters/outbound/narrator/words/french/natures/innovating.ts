import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const innovating = {
  about: 'Prendre ce qui existe, trouver ce qui coince et le rendre plus simple.',
  standing: {
    core: '{Role} vous fait beaucoup chercher comment mieux faire : vous trouvez facilement, sans fatigue.',
    core_gives:
      "{Role} vous fait beaucoup chercher comment mieux faire : vous trouvez facilement, et cela vous donne de l'énergie.",
    costly_strength:
      '{Role} vous fait beaucoup chercher comment mieux faire : vous trouvez facilement, mais cela vous fatigue.',
    untapped: 'Vous voyez facilement ce qui marcherait mieux autrement, mais {role} vous le demande peu.',
    reserve:
      'Vous trouvez facilement comment mieux faire, même si cela vous fatigue, et {role} vous le demande rarement.',
    growth_edge:
      '{Role} vous fait beaucoup chercher comment mieux faire, ce qui ne vous vient pas encore naturellement.',
    growth_middle:
      '{Role} vous fait beaucoup chercher comment mieux faire, et vous le faites assez facilement.',
    strain:
      '{Role} vous fait beaucoup chercher comment mieux faire : cela vous est peu naturel et vous fatigue.',
    strain_middle: "{Role} vous fait beaucoup chercher comment mieux faire, et cela vous prend de l'énergie.",
    background: '{Role} vous demande rarement de trouver mieux, et cela vous vient moins naturellement.',
    some_costs:
      'De temps en temps, {role} vous donne quelque chose à simplifier, et cela vous prend des forces.',
    some_natural:
      'De temps en temps, {role} vous donne quelque chose à simplifier, et vous trouvez facilement comment.',
    some_middle:
      'De temps en temps, {role} vous donne quelque chose à simplifier, ce que vous faites assez facilement.',
    some_little:
      'De temps en temps, {role} vous donne quelque chose à simplifier, ce qui vous est moins naturel.',
    seldom_middle:
      'Vous voyez assez facilement ce qui pourrait mieux marcher, et {role} vous le demande rarement.',
    asked_gives: "{Role} vous fait chercher comment mieux faire, et cela vous donne de l'énergie.",
    asked_costs: "{Role} vous fait chercher comment mieux faire, et vous y perdez de l'énergie.",
    asked_even: '{Role} vous fait chercher comment mieux faire, et votre énergie reste la même.',
    seldom_gives:
      "Chercher comment mieux faire vous donne de l'énergie, mais {role} vous le demande rarement.",
    seldom_costs: "Chercher comment mieux faire vous prend de l'énergie, et {role} vous le demande rarement.",
    seldom_even:
      '{Role} vous demande rarement de chercher comment mieux faire, et cela ne change guère votre énergie.',
  },
  opening: {
    carries:
      "Devant une tâche que l'on a toujours faite ainsi, vous voyez facilement l'étape de trop. C'est ce que demande {role}, et vous n'y perdez pas d'énergie. On s'habitue pourtant vite à ce qui existe, et l'on cesse alors de voir ce qui est en trop.",
    carries_gives:
      "Devant une tâche que l'on a toujours faite ainsi, vous voyez facilement l'étape de trop. C'est ce que demande {role}, et vous y gagnez de l'énergie. On s'habitue pourtant vite à ce qui existe, et l'on cesse alors de voir ce qui est en trop.",
    draining_strength:
      "Vous voyez facilement ce qui pourrait mieux marcher, et {role} vous demande d'y remédier. Cela vous prend pourtant de l'énergie. Les deux vont ensemble plus souvent qu'on ne croit, et ce n'est pas le signe que vous vous y prenez mal.",
    stretch:
      "{Role} vous demande de chercher comment mieux faire. Ce n'est pas encore ce que vous faites le plus naturellement, et pourtant vous y gagnez de l'énergie. Pour apprendre, les occasions ne manquent pas : vous pouvez commencer par votre propre journée.",
    unused:
      "Une étape inutile, une question posée deux fois : vous remarquez facilement ce genre de choses. {Role} vous demande peu d'y toucher. Il y a pourtant des détails qui ne dépendent que de vous, et c'est par eux que l'on commence.",
    gives:
      "{Role} vous fait chercher comment mieux faire, et vous en sortez avec plus d'énergie. Voilà une bonne nouvelle, car les occasions ne manquent pas : il y a presque toujours quelque chose à rendre plus simple.",
  },
  title: {
    carries: 'Vous rendez facilement les choses plus simples',
    draining_strength: 'Vous améliorez facilement les choses, et cela vous fatigue',
    strain: 'Chercher toujours mieux vous fatigue',
    stretch: "Chercher plus simple vous donne déjà de l'énergie",
    unused: "Simplifier vous est facile, mais l'occasion manque",
    gives: "Rendre les choses plus simples vous donne de l'énergie",
    costs: "Chercher comment mieux faire vous prend de l'énergie",
  },
  see: {
    carries:
      "Chercher comment mieux faire est rarement urgent. Tant que le travail est fait, personne ne demande qu'il se fasse plus simplement. Dans {role}, une idée pour gagner du temps peut donc attendre longtemps. Dix minutes perdues chaque jour font pourtant une semaine de travail au bout d'un an. Réservez donc une heure dans l'agenda pour une idée de ce genre.",
    carries_gives:
      "{Role} vous fait chercher comment mieux faire, et cela vous donne de l'énergie. C'est rarement urgent : tant que le travail est fait, personne ne demande qu'il se fasse plus simplement. Une idée pour gagner du temps peut donc attendre longtemps. Dix minutes perdues chaque jour font pourtant une semaine de travail au bout d'un an. Réservez donc une heure dans l'agenda pour une idée de ce genre.",
    draining_strength:
      "On croit volontiers que ce sont les idées qui fatiguent, et qu'il faudrait en avoir moins. Une idée prend souvent un quart d'heure. La suite peut durer des semaines : expliquer, répondre aux objections, attendre que l'habitude change. Dans {role}, cette suite n'est pas toujours prévue dans la semaine. C'est pourtant elle que l'on peut raccourcir, ou confier à quelqu'un.",
    strain:
      "{Role} vous demande de chercher comment mieux faire, et votre énergie s'en ressent. Il y a peut-être une raison à cela : on voit mal ce que l'on fait tous les jours. Quelqu'un qui découvre le travail remarque en dix minutes ce que d'autres contournent depuis des mois. Ce regard neuf, vous pouvez le demander à quelqu'un. La solution aussi.",
    stretch:
      "Pour améliorer quelque chose, on croit qu'il faut une grande idée. Il suffit d'une petite gêne que l'on refuse de contourner une fois de plus. Or on s'habitue en quelques jours à ce qui marche mal, et l'on cesse de le remarquer. Une ligne écrite le jour même suffit pour y revenir. {Role} vous fournit assez d'exemples pour vous exercer.",
    unused:
      "{Role} vous laisse peu d'occasions de changer quelque chose. La façon de le dire compte aussi. Une idée lancée en passant peut ressembler à un reproche, surtout pour la personne qui a tout mis en place. Un essai passe mieux : il dure deux semaines, on peut revenir en arrière, et personne n'a eu tort avant.",
    gives:
      "Quand on change une façon de faire, ce qui fait du bien, c'est souvent l'instant où cela marche enfin. Beaucoup de changements n'en arrivent pas là. On les commence, on en discute, puis une urgence passe devant. Cinq changements en cours donnent donc moins d'énergie qu'un seul, même petit, que l'on mène jusqu'au bout. Dans {role}, finissez-en un avant d'ouvrir le suivant.",
    costs:
      "{Role} vous fait chercher comment mieux faire, et cela ne va pas sans fatigue. Un changement paraît petit tant que l'on n'en voit que l'idée. Ensuite, il faut prévenir, expliquer, puis recommencer avec ceux qui étaient absents. Tout cela est rarement prévu dans une semaine. Trois petits changements à la fois peuvent donc peser plus qu'une grande tâche.",
  },
  scenes: {
    gives: {
      leads: [
        "La réunion du lundi prend une heure. Vous proposez de n'y garder que trois questions, pour voir. Vingt minutes plus tard, chacun est à son travail, et quelqu'un demande : « On continue comme ça ? »",
        "Deux personnes de l'équipe tiennent la même liste, chacune de son côté. Vous les faites asseoir côte à côte dix minutes. Il ne reste qu'une liste, et le vendredi, l'autre n'a manqué à personne.",
      ],
      colleagues: [
        "La même question revient dix fois par jour. Vous récrivez la consigne en trois lignes, avec un exemple, et vous l'affichez. Le lendemain, on vous pose enfin une autre question.",
        'Une tâche compte huit étapes, et deux ne servent à rien. Vous en parlez à votre responsable, qui répond : « Essayez. » Ce jour-là, vous avez fini avant midi, sans courir.',
      ],
      alone: [
        "Le soir, vous repensez au travail du jour : trop d'allers-retours. Le lendemain, vous essayez de commencer par une autre étape. À quatre heures, c'est fini, une heure plus tôt que d'habitude.",
        'Un client dit en passant que vos devis se lisent mal. Vous mettez le total en haut et vous enlevez la moitié des lignes. Le suivant est signé le jour même, sans une question.',
      ],
      serves: [
        "Toute la matinée, on vous pose la même question. À midi, vous changez une phrase de votre explication. L'après-midi, la question ne vient presque plus, et vous avez le temps d'écouter la personne en face.",
        "Chaque jour, à la même heure, tout le monde attend. Vous commencez par l'autre bout, pour essayer. Le lendemain, il n'y a plus que trois personnes dans la file, et l'une d'elles le remarque.",
      ],
      remote: [
        "Le tableau commun a tant de colonnes que chacun y cherche sa ligne. Avec l'accord de tous, vous en masquez la moitié. Avant midi, un message arrive : « Enfin ! »",
        "Pendant un appel, un collègue partage son écran et fait un long détour. Vous lui montrez un raccourci. Il l'essaie, il rit, et il veut savoir si vous en avez d'autres.",
      ],
      target: [
        "Dans un tel poste, on pourrait vous confier quelque chose qui ne marche qu'à moitié. Vous demanderiez aux gens ce qui les agace. Le vendredi, un détail aurait changé, et plus personne ne s'en plaindrait.",
        'Il y aurait une tâche que tout le monde trouve trop longue. Vous la suivriez du début à la fin, montre en main. Puis vous proposeriez de sauter une étape, pour une semaine.',
      ],
    },
    costs: {
      leads: [
        "Le nouveau planning a une semaine, et trois personnes regrettent l'ancien. Vous expliquez, vous corrigez un détail, vous expliquez encore. Vendredi, on vous demande déjà quel sera le changement suivant.",
        "Chacun vient avec ce qui coince : une liste, un accès, un ordre de passage. Vous prenez les choses l'une après l'autre. À dix-huit heures, trois marchent mieux, et votre propre travail est où il était ce matin.",
      ],
      colleagues: [
        '« Comment pourrait-on aller plus vite ? » La question revient à chaque réunion. Vous cherchez, vous comparez, vous écrivez deux pages. La semaine suivante, on vous la pose de nouveau, pour autre chose.',
        "Vous expliquez une façon plus simple, et un collègue répond que l'ancienne était très bien. La conversation dure une heure, polie jusqu'au bout. On vous laisse essayer, et votre liste du jour attend.",
      ],
      alone: [
        "Vous changez de logiciel pour gagner du temps. Toute la journée, vous cherchez ce qui tombait sous la main la veille. Deux clients attendent une réponse, et ils l'auront demain.",
        'Un client aimerait que tout marche mieux, sans que rien ne change. Vous proposez une solution, puis une autre. Au quatrième appel, il reste un détail à revoir, et la soirée est entamée.',
      ],
      serves: [
        "Depuis ce matin, tout se fait dans un autre ordre. Les habitués s'étonnent, et vous expliquez vingt fois pourquoi. À chaque fois, il faut encore s'occuper de ce pour quoi la personne est venue.",
        'On attend trop longtemps, et il faudrait une meilleure idée. Vous en essayez une entre deux personnes, puis une autre. Le soir, il reste à convaincre les collègues du lendemain.',
      ],
      remote: [
        "Votre proposition revient avec trente commentaires, et chacun veut autre chose. Vous les lisez un par un jusqu'à midi. La version corrigée part à treize heures, et à quatorze, il y en a huit nouveaux.",
        "En ligne, vous montrez une façon plus courte. Personne ne dit non, et personne ne dit rien. Il reste à écrire à chacun, à attendre, puis à relancer ceux qui n'ont pas répondu.",
      ],
      target: [
        'Dans un tel poste, bien des réunions finiraient sur la même question : comment faire mieux ? Vous y penseriez encore dans le train. Et chaque réponse trouvée, il faudrait ensuite la défendre.',
        'Il faudrait expliquer à des gens pressés que leur façon de faire va changer. Les uns poseraient beaucoup de questions, les autres aucune. Une semaine plus tard, la moitié ferait de nouveau comme avant.',
      ],
    },
    missing: {
      leads: [
        "Les règles viennent d'en haut, et l'équipe les suit. Un formulaire passe entre vos mains, et la moitié des cases ne servent à personne. Vous le signez, et vous prenez le suivant.",
        "La réunion suit son ordre habituel. Au troisième sujet, vous avez déjà écrit un ordre plus court dans la marge. La réunion finit à l'heure, et la feuille part avec les autres.",
      ],
      colleagues: [
        "Une demande passe entre quatre mains, et vous voyez laquelle ne sert à rien. Vous la faites suivre, comme tout le monde. À la pause, vous dites comment on pourrait faire, et l'on parle d'autre chose.",
        "« On a toujours fait comme ça », dit un collègue, gentiment. Vous suivez donc les étapes, dans l'ordre. L'après-midi, vous changez au moins celui de votre propre liste, et vous finissez plus tôt.",
      ],
      alone: [
        "Un client veut la même chose que la dernière fois, et rien de plus. Vous la lui faites. En rangeant, vous voyez ce qui serait plus simple, et vous l'écrivez au dos d'une facture.",
        "Les journées sont pleines, et tout se fait comme d'habitude. Un après-midi, un client annule. Vous en profitez pour revoir une étape de votre travail, et l'heure passe sans bruit.",
      ],
      serves: [
        "Vous posez les questions prévues, dans l'ordre prévu. Une dame demande pourquoi elle doit donner deux fois son adresse. Vous n'avez rien à répondre, et la personne suivante s'avance.",
        "Un jour calme, vous essayez un autre ordre, et tout le monde attend moins. Le lendemain, la consigne est de revenir à l'ancien. Vous gardez l'idée pour plus tard.",
      ],
      remote: [
        "Vous recevez un formulaire, vous le remplissez, vous le renvoyez. La colonne du milieu ne sert à personne. Vous écrivez une phrase à ce sujet, vous l'effacez, et l'appel suivant commence.",
        'Chez vous, chaque outil a trouvé sa place. Dans les fichiers communs, rien ne doit bouger. Un matin, un message demande des idées pour le classement, et vous répondez dans la minute.',
      ],
      target: [
        "Dans un tel poste, la façon de faire serait fixée, et il faudrait s'y tenir. Vous verriez bien une étape de trop. On vous remercierait de l'avoir signalée, et rien ne bougerait.",
        "Chaque journée serait comme la veille. De temps en temps, une panne obligerait à s'y prendre autrement. Ce jour-là, on vous demanderait enfin comment vous feriez.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Laissez chacun changer une chose',
        body: "Pendant trois semaines, chaque personne de l'équipe change une petite chose dans son propre travail, sans demander votre accord. Seule règle : le changement ne touche qu'elle. Le vendredi, dans une réunion qui existe déjà, l'une d'elles raconte ce qu'elle a essayé.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Y a-t-il une petite chose agaçante dans ce travail ? Elle peut changer sans mon accord, si cela ne touche personne d'autre. J'aimerais en entendre parler vendredi.",
        },
        notice: 'On vous raconte un changement dont vous ne saviez rien.',
        first: "Dites à l'équipe ce que chacun peut changer sans demander.",
        done: "Trois vendredis, quelqu'un a raconté un changement.",
      },
      colleagues: {
        name: 'Réparez ce qui vous arrête souvent',
        body: "Choisissez ce qui vous arrête le plus souvent dans votre travail. Pendant trois semaines, gardez une heure le jeudi pour le rendre plus simple, et convenez avec votre responsable de ce qui attendra. Ne changez qu'un détail par semaine.",
        say: {
          to: 'votre responsable',
          words:
            "Il y a un détail qui me fait souvent perdre du temps. J'aimerais y passer une heure le jeudi, trois semaines de suite, pour régler ça. Qu'est-ce qui pourrait attendre ?",
        },
        notice: 'Une journée passe sans que cela vous arrête.',
        first: 'Pendant deux jours, tracez un trait chaque fois que quelque chose vous arrête.',
        done: 'Trois détails ont changé, un par semaine.',
      },
      alone: {
        name: 'Demandez ce qui pourrait être plus simple',
        body: "D'ici trois semaines, demandez à trois clients ce qui aurait pu être plus simple pour eux : le devis, l'attente, le rendez-vous. Choisissez la réponse la plus facile à suivre. Changez ce détail, et dites-le au client qui en a parlé.",
        say: {
          to: 'un client',
          words:
            "Une question, pour que je travaille mieux : qu'est-ce qui aurait pu être plus simple pour vous ? Une seule chose me suffit.",
        },
        notice: "Un client vous dit que c'est plus simple ainsi.",
        first: 'Choisissez trois clients à qui vous parlerez de toute façon.',
        done: 'Un détail a changé, et le client qui en avait parlé le sait.',
      },
      seeking: {
        name: 'Racontez une amélioration en une minute',
        body: "Préparez une histoire courte : ce qui marchait mal, ce que vous avez changé, ce que cela a donné. Racontez-la une fois à un ami, montre en main. D'ici trois semaines, racontez-la à deux entretiens ou appels.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Puis-je vous donner un exemple, en une minute ? Au départ, tout marchait mal, et j'ai changé une seule étape.",
        },
        notice: 'On vous demande comment vous aviez trouvé.',
        first: 'Écrivez cette histoire en six lignes.',
        done: "Deux employeurs ont entendu l'histoire.",
      },
      free: {
        name: 'Simplifiez une chose qui agace',
        body: "Choisissez une chose qui agace plusieurs personnes, dans un cours, un club ou un immeuble. La première semaine, regardez comment elle se passe. Changez ensuite un détail, avec leur accord, et n'y touchez plus pendant deux semaines.",
        say: {
          to: 'un ami',
          words:
            'Je crois que cela agace tout le monde. On pourrait faire autrement pendant deux semaines, pour voir ? Sinon, on revient comme avant.',
        },
        notice: 'Personne ne demande à revenir en arrière.',
        first: 'Demandez à trois personnes ce qui les agace.',
        done: 'Le changement tient depuis deux semaines.',
      },
    },
    draining_strength: {
      leads: {
        name: "Confiez une amélioration entière à quelqu'un",
        body: "Choisissez une amélioration en cours, et confiez-la tout entière à quelqu'un de l'équipe, en lui enlevant une autre tâche. Cette personne essaie, explique et répond aux objections. Pendant trois semaines, écoutez-la vingt minutes le mardi, et rien de plus.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Ce serait possible de prendre cette tâche à ma place, explications aux autres comprises ? On en parlerait vingt minutes le mardi, et une autre tâche attendrait.',
        },
        notice: "Une journée passe sans que l'on vous parle de ce changement.",
        first: "Choisissez l'amélioration, et la personne à qui la confier.",
        done: "Toute l'équipe a entendu l'explication, et elle n'est pas venue de vous.",
      },
      colleagues: {
        name: 'Laissez votre responsable annoncer les changements',
        body: 'Pendant trois semaines, cherchez les solutions, et laissez votre responsable les annoncer. Préparez seulement une demi-page : ce qui change, pour qui, à partir de quand. Les questions et les objections ne passent plus par vous.',
        say: {
          to: 'votre responsable',
          words:
            "J'ai une solution. Si j'écris une demi-page, pourriez-vous l'annoncer et répondre aux questions ? J'y gagnerais beaucoup de temps.",
        },
        notice: 'En réunion, une objection trouve sa réponse sans vous.',
        first: 'Écrivez une demi-page sur un changement en cours.',
        done: 'Votre responsable a annoncé un changement que vous aviez préparé.',
      },
      alone: {
        name: 'Regroupez les petites modifications',
        body: "Pendant trois semaines, faites toutes les petites modifications le même jour, une fois par semaine. Annoncez ce jour au client dès qu'il en demande une. Si elle n'était pas prévue, donnez d'abord un prix, et attendez son accord.",
        say: {
          to: 'un client',
          words:
            "C'est une bonne idée, et elle n'était pas prévue. Je vous donne un prix, et si cela vous convient, je m'en occupe jeudi.",
        },
        notice: 'Un client répond que jeudi lui convient.',
        first: 'Choisissez le jour des modifications.',
        done: 'Trois modifications ont attendu leur jour.',
      },
      seeking: {
        name: 'Laissez votre CV tel quel',
        body: "Un CV peut se corriger tous les soirs, et cela prend des heures. Relisez le vôtre une dernière fois avec un ami, puis n'y touchez plus pendant trois semaines. Les idées qui viennent entre-temps attendent sur une feuille.",
        say: {
          to: 'un ami',
          words:
            "Tu veux bien lire mon CV et me dire deux choses à changer ? Après, je n'y touche plus pendant trois semaines.",
        },
        notice: 'Une candidature part avec le CV de la semaine précédente.',
        first: "Fixez avec un ami l'heure de la dernière relecture.",
        done: 'Trois semaines ont passé avec le même CV.',
      },
      free: {
        name: "N'améliorez qu'une chose par semaine",
        body: 'Écrivez tout ce que vous aimeriez améliorer, chez vous, dans un cours ou au club. Pendant trois semaines, choisissez une seule ligne chaque lundi, et barrez-la le dimanche, finie ou non. Une idée nouvelle va en bas de la liste.',
        say: {
          to: 'un ami',
          words:
            "J'ai une liste de choses à améliorer, et je n'en fais qu'une par semaine. Si l'une d'elles te paraît urgente, je te la laisse.",
        },
        notice: 'Une idée du mardi attend encore le lundi suivant.',
        first: 'Écrivez la liste, et entourez une ligne.',
        done: 'Trois lignes ont été barrées, une par semaine.',
      },
    },
    strain: {
      leads: {
        name: "Laissez l'équipe proposer les changements",
        body: "Pendant trois semaines, ne cherchez plus vous-même. Chaque lundi, quelqu'un de l'équipe propose une petite chose à changer, et prend une heure sur une autre tâche pour l'essayer. Le vendredi, vous répondez seulement : on garde, ou on laisse.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Qu'est-ce qui pourrait être plus simple ? J'aimerais un essai cette semaine, en prenant une heure sur autre chose. Vendredi, on décide.",
        },
        notice: 'Le lundi, une proposition vous attend.',
        first: "Demandez à une personne de l'équipe ce qu'elle changerait.",
        done: "Trois essais ont été faits, et l'idée n'est jamais venue de vous.",
      },
      colleagues: {
        name: "Ne gardez qu'une amélioration",
        body: "Écrivez les améliorations que l'on attend de vous. Demandez à votre responsable laquelle compte le plus, et laissez les autres pendant trois semaines. Pour celle-là, prenez une solution qui marche déjà ailleurs, sans en chercher de meilleure.",
        say: {
          to: 'votre responsable',
          words:
            "On attend de moi plusieurs améliorations. Laquelle compte le plus ? Je m'occupe de celle-là pendant trois semaines, et les autres attendent, si cela vous convient.",
        },
        notice: 'Votre responsable dit que le reste peut attendre.',
        first: 'Écrivez ces améliorations, une par ligne.',
        done: 'Une amélioration est en place, et les autres attendent.',
      },
      alone: {
        name: 'Faites choisir une seule chose à changer',
        body: "Pendant trois semaines, quand un client veut que tout marche mieux, demandez-lui ce qui le gêne le plus. Ne changez que cela, de la façon la plus simple. Le reste demeure comme il est, ou fera l'objet d'un autre devis.",
        say: {
          to: 'un client',
          words:
            "Si je ne devais changer qu'une seule chose, ce serait laquelle ? Je m'occupe de celle-là, et pour le reste, on verra une autre fois.",
        },
        notice: 'Un client renonce de lui-même au reste.',
        first: 'Écrivez la question telle que vous la poserez au prochain client.',
        done: 'Deux clients ont choisi une seule chose chacun.',
      },
      seeking: {
        name: 'Demandez qui se chargerait des changements',
        body: "Certaines annonces promettent qu'il y aura tout à améliorer. À deux entretiens ou appels, d'ici trois semaines, demandez ce qui devrait changer dans les six premiers mois, et qui s'en chargerait. Une liste partagée pèse moins qu'une liste qui vous attend.",
        say: {
          to: 'la personne qui vous reçoit',
          words:
            "Qu'est-ce qui devrait changer pendant les six premiers mois ? Et qui s'en chargerait, avec la personne que vous cherchez ?",
        },
        notice: 'On vous donne des noms.',
        first: 'Écrivez les deux questions.',
        done: "Deux employeurs vous ont dit qui s'en chargerait.",
      },
      free: {
        name: 'Laissez les nouveautés attendre le dimanche',
        body: "Pendant trois semaines, quand on vous propose une nouvelle application ou une nouvelle méthode, dites que vous verrez dimanche. Le dimanche, n'en gardez qu'une, ou aucune. La personne qui la propose l'installe avec vous, en une demi-heure.",
        say: {
          to: 'un ami',
          words:
            "Ça a l'air utile. Tu me montres ça dimanche, une demi-heure ? D'ici là, je garde ce que j'ai.",
        },
        notice: "Le dimanche, une proposition n'intéresse plus personne.",
        first: 'Écrivez ce qui marche bien et que vous ne changerez pas.',
        done: 'Trois dimanches ont passé, avec une nouveauté au plus chacun.',
      },
    },
    stretch: {
      leads: {
        name: "Cherchez à trois l'étape de trop",
        body: "Une fois par semaine, pendant trois semaines, écrivez à trois les étapes d'une tâche que l'équipe fait souvent. Vingt minutes suffisent, dans une réunion qui existe déjà. Enlevez ensuite une étape, et voyez pendant une semaine si elle manque.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais qu'on écrive ensemble toutes les étapes, en vingt minutes. À la fin, on en enlève une pendant une semaine, et on voit si elle manque.",
        },
        notice: "Au bout d'une semaine, personne ne réclame l'étape enlevée.",
        first: 'Choisissez la première tâche, et deux personnes qui la connaissent.',
        done: 'Trois tâches ont perdu une étape.',
      },
      colleagues: {
        name: 'Tenez la liste de ce qui coince',
        body: "Pendant trois semaines, écrivez chaque jour une chose qui vous a fait perdre du temps, en une minute. Le jeudi, choisissez la plus petite, et demandez à un collègue comment il s'y prend. Le vendredi, faites comme lui.",
        say: {
          to: 'un collègue',
          words:
            "Avec cette tâche, je perds toujours du temps. J'aimerais savoir comment d'autres s'y prennent. On pourrait en parler dix minutes jeudi ?",
        },
        notice: 'Une chose de la première semaine ne revient plus dans la liste.',
        first: 'Ce soir, écrivez une chose qui vous a fait perdre du temps.',
        done: "Trois vendredis, vous avez essayé la façon de faire de quelqu'un.",
      },
      alone: {
        name: 'Simplifiez une étape par semaine',
        body: "Écrivez les étapes d'un travail, du premier appel à la facture. Chaque semaine, pendant trois semaines, rendez-en une plus simple pour le client, en un quart d'heure. Demandez ensuite à un client si c'était plus clair.",
        say: {
          to: 'un client',
          words:
            "J'ai changé une chose, pour que ce soit plus simple. Est-ce que c'était plus clair, ou valait-il mieux comme avant ?",
        },
        notice: "Un client suit la nouvelle étape sans demander d'explication.",
        first: 'Écrivez sur une page les étapes de votre dernier travail.',
        done: 'Trois étapes ont changé, une par semaine.',
      },
      seeking: {
        name: 'Simplifiez votre recherche, étape par étape',
        body: "Chaque semaine, pendant trois semaines, choisissez une étape de votre recherche qui traîne : le tri des annonces, les relances, l'envoi. Demandez le lundi à une connaissance comment elle s'y prenait, et faites comme elle jusqu'au dimanche.",
        say: {
          to: 'une connaissance',
          words:
            "Je perds trop de temps avec une partie de ma recherche. Tu faisais comment, toi ? J'aimerais essayer pareil cette semaine.",
        },
        notice: 'Le jeudi, cette étape prend moins de temps que le lundi.',
        first: 'Écrivez les étapes de votre recherche, et entourez la plus longue.',
        done: "Trois étapes ont été essayées à la manière de quelqu'un.",
      },
      free: {
        name: 'Réparez une chose chaque samedi',
        body: "Pendant trois samedis, choisissez une petite chose qui marche mal, chez vous ou au club. Cherchez pourquoi pendant un quart d'heure, avant de toucher à quoi que ce soit. Essayez ensuite une seule solution, et écrivez en une ligne ce qu'elle a donné.",
        say: {
          to: 'un ami',
          words:
            "Chez moi, quelque chose marche mal, et j'aimerais comprendre pourquoi. Tu saurais me dire où regarder en premier ? Un quart d'heure suffira.",
        },
        notice: "La cause est trouvée avant la fin du quart d'heure.",
        first: 'Faites la liste de trois petites choses qui marchent mal.',
        done: 'Trois lignes sont écrites, une par samedi.',
      },
    },
    unused: {
      colleagues: {
        name: 'Proposez un essai de deux semaines',
        body: 'Choisissez une étape de votre propre travail qui pourrait être plus simple. Proposez à votre responsable de faire autrement pendant deux semaines, pour vos tâches seulement. À la fin, dites-lui en cinq minutes ce que cela a donné.',
        say: {
          to: 'votre responsable',
          words:
            "Je crois que cela pourrait aller plus vite. J'aimerais essayer autrement pendant deux semaines, pour mes tâches seulement, et vous dire ce que cela donne.",
        },
        notice: 'Un collègue demande pourquoi vous faites autrement.',
        first: "Choisissez une étape qui prend plus de temps qu'il ne faudrait.",
        done: "L'essai est fini, et votre responsable sait ce qu'il a donné.",
      },
      alone: {
        name: 'Proposez à deux clients de simplifier une chose',
        body: "Cherchez, pour deux clients, une chose qui pourrait mieux marcher. D'ici trois semaines, proposez-la à chacun comme un petit travail à part, avec un prix. Parlez-en pendant un appel ou un rendez-vous qui a lieu de toute façon.",
        say: {
          to: 'un client',
          words:
            "En travaillant pour vous, j'ai remarqué une chose qui pourrait être plus simple. Je peux vous dire comment, et à quel prix. On en parle deux minutes ?",
        },
        notice: "Un client répond : « Tiens, je n'y faisais plus attention. »",
        first: 'Écrivez une chose qui pourrait mieux marcher pour un client.',
        done: 'Deux clients ont reçu une proposition, avec un prix.',
      },
      seeking: {
        name: 'Interrogez deux personnes du métier',
        body: "D'ici trois semaines, parlez vingt minutes à deux personnes qui ont un poste en qualité, en méthodes ou en maintenance. Demandez-leur ce qu'elles ont changé en dernier. Vous saurez si l'on améliore vraiment dans ces postes, ou si seul le titre le dit.",
        say: {
          to: 'une personne du métier',
          words:
            "Je cherche un travail où l'on peut améliorer les choses. Dans le vôtre, qu'avez-vous changé en dernier ? Vingt minutes au téléphone me suffiraient.",
        },
        notice: 'On vous raconte un changement, avec un avant et un après.',
        first: "Demandez à deux connaissances si elles connaissent quelqu'un dans ces métiers.",
        done: "Deux personnes vous ont dit ce qu'elles ont changé en dernier.",
      },
      free: {
        name: 'Simplifiez une chose avec un ami',
        body: "Demandez à un ami ce qui lui prend trop de temps, et choisissez une seule chose. Regardez-la ensemble pendant une heure, et changez un détail. Deux semaines plus tard, demandez-lui s'il fait encore ainsi.",
        say: {
          to: 'un ami',
          words:
            "Qu'est-ce qui te prend trop de temps, ces jours-ci ? On pourrait regarder ça une heure ensemble, et changer un seul détail.",
        },
        notice: "Votre ami parle du changement à quelqu'un d'autre.",
        first: "Demandez à un ami ce qu'il trouve trop long à faire.",
        done: 'Deux semaines plus tard, votre ami fait encore ainsi.',
      },
    },
  },
} as const satisfies NatureWords;
