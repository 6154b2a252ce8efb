import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const analyzing = {
  about: "Regarder les faits de près, les vérifier, et remonter jusqu'à la cause.",
  standing: {
    core: "{Role} vous demande souvent d'aller au fond des choses, et vous le faites facilement.",
    core_gives:
      "{Role} vous demande souvent d'aller au fond des choses : vous le faites facilement, et vous y gagnez de l'énergie.",
    costly_strength:
      "{Role} vous demande souvent de chercher une cause : vous le faites facilement, mais vous y laissez de l'énergie.",
    untapped: "Vous cherchez volontiers d'où viennent les choses, et {role} en offre rarement l'occasion.",
    reserve:
      "Vous tirez facilement une question au clair, même si cela vous prend de l'énergie, et {role} vous le demande peu.",
    growth_edge: "{Role} demande beaucoup de vérifications, et ce n'est pas encore un réflexe pour vous.",
    growth_middle: 'Il y a beaucoup à vérifier et à comprendre dans {role}, et vous le faites sans fatigue.',
    strain: 'Il y a beaucoup à vérifier dans {role} : cela vous est peu naturel et vous fatigue.',
    strain_middle: "{Role} vous donne beaucoup de choses à vérifier, et vous y laissez de l'énergie.",
    background: '{Role} vous demande rarement de chercher une cause, ce que vous faites peu de vous-même.',
    some_costs: 'De temps en temps, {role} vous donne des faits à vérifier, et cela entame votre énergie.',
    some_natural:
      'De temps en temps, {role} vous demande de tirer une question au clair, et vous le faites facilement.',
    some_middle: 'De temps en temps, {role} vous donne une cause à chercher, et vous y arrivez assez bien.',
    some_little: 'De temps en temps, {role} vous donne des faits à vérifier, et cela vous est moins naturel.',
    seldom_middle: "Vous cherchez assez volontiers d'où vient un problème, et {role} vous le demande peu.",
    asked_gives: "Vous avez des faits à examiner dans {role}, et vous en sortez avec plus d'énergie.",
    asked_costs: "Vous avez des faits à examiner dans {role}, et vous en sortez avec moins d'énergie.",
    asked_even: 'Vous avez des faits à examiner dans {role}, et cela ne change rien à votre énergie.',
    seldom_gives:
      "{Role} vous donne rarement une cause à chercher, mais quand cela arrive, vous y gagnez de l'énergie.",
    seldom_costs:
      "Vous avez rarement une cause à chercher dans {role}, et cela vous prend alors de l'énergie.",
    seldom_even: '{Role} vous demande rarement de chercher une cause, et cela ne change guère votre énergie.',
  },
  opening: {
    carries:
      "Avant de dire ce qu'il faut faire, vous remontez à ce qui s'est passé. {Role} vous le demande, et vous n'y laissez pas d'énergie. Poser une question de plus fait donc partie de ce travail, et vous n'avez pas à vous en excuser.",
    carries_gives:
      "Avant de dire ce qu'il faut faire, vous remontez à ce qui s'est passé. {Role} vous le demande, et vous y gagnez de l'énergie. Poser une question de plus fait donc partie de ce travail, et vous n'avez pas à vous en excuser.",
    draining_strength:
      "Quand deux choses ne s'accordent pas, vous voulez comprendre pourquoi. {Role} vous demande de le chercher, et cela vous vient naturellement. Vous y laissez pourtant de l'énergie, même quand le sujet vous intéresse.",
    stretch:
      "{Role} vous demande de chercher d'où viennent les problèmes. Ce n'est pas encore un réflexe, et pourtant vous y gagnez de l'énergie. Quand un travail donne des forces avant même d'être facile, il mérite qu'on s'y exerce.",
    unused:
      "On vous raconte une histoire, et vous cherchez d'abord ce qui s'est vraiment passé. {Role} vous le demande rarement. Une première occasion peut être toute petite : une seule question bien choisie.",
    gives:
      "{Role} vous donne des faits à examiner et des causes à trouver, et vous y gagnez de l'énergie. Une heure de calme devant une question difficile peut donc vous faire plus de bien qu'une pause.",
  },
  title: {
    carries: "Vous voulez savoir pourquoi avant d'agir",
    draining_strength: 'Vous remontez facilement aux causes, et vous y laissez des forces',
    strain: "Les longues vérifications vous prennent de l'énergie",
    stretch: 'Chercher des causes demande un effort, et vous fait du bien',
    unused: "Vous regardez de près, et l'on vous le demande peu",
    gives: "Comprendre pourquoi vous donne de l'énergie",
    costs: "Tout vérifier de près vous prend de l'énergie",
  },
  see: {
    carries:
      "Une question de plus peut passer pour un doute, ou pour de la lenteur. Pourtant, un problème réglé sans que l'on sache d'où il venait a toutes les chances de revenir. {Role} vous demande de chercher, et vous le faites sans vous forcer. Mais le résultat se voit mal : c'est souvent une panne qui n'a pas lieu. Il faut donc le raconter, même en peu de mots.",
    carries_gives:
      "Une question de plus peut passer pour un doute, ou pour de la lenteur. Pourtant, un problème réglé sans que l'on sache d'où il venait a toutes les chances de revenir. {Role} vous demande de chercher, et vous en sortez avec plus d'énergie. Mais le résultat se voit mal : c'est souvent une panne qui n'a pas lieu. Il faut donc le raconter, même en peu de mots.",
    draining_strength:
      "{Role} vous apporte des questions à résoudre, et vous y arrivez sans peine. Il arrive que la réponse vienne vite, et que le plus long commence après : on vérifie encore, pour ne plus avoir aucun doute. Quand personne n'a dit à partir de quand c'était assez certain, rien n'arrête la recherche. Une limite fixée d'avance soulage alors plus qu'une méthode plus rapide.",
    strain:
      "{Role} vous demande de regarder les choses de près, et vous en sortez avec moins d'énergie. On croit d'ordinaire qu'il faudrait mieux se concentrer. Ce qui pèse est souvent ailleurs : on avance dans les détails sans savoir quand on pourra s'arrêter. Dès que quelqu'un dit ce qui doit être exact et ce qui peut rester approximatif, la même vérification devient plus courte.",
    stretch:
      "{Role} vous demande de remonter aux causes, et vous en ressortez avec plus d'énergie. Cela reste un effort, surtout au début, quand les faits sont nombreux et qu'on ne sait pas par où les prendre. On croit alors manquer de patience. Il manque plutôt une première question, assez petite pour avoir une réponse. « Depuis quand ? » en est une excellente.",
    unused:
      "Quand une explication arrive un peu vite, vous demandez volontiers comment on le sait. {Role} n'en demande pas tant. Lancée en passant, une telle question peut sonner comme un reproche. Avec une heure devant elle, la même question devient un travail utile, que l'on peut montrer. Ce qui vous manque est donc peut-être modeste : un sujet et une heure.",
    gives:
      "{Role} vous demande de comprendre avant d'agir, et vous y gagnez de l'énergie. Vu de loin, ce temps ne ressemble à rien : on lit, on compare, on réfléchit. Il est donc tentant de le couper en morceaux, un quart d'heure ici, un autre là. On y perd deux fois, la réponse et l'énergie qu'elle donnait. Une heure entière, inscrite à l'agenda, se défend mieux.",
    costs:
      "{Role} vous demande de regarder les faits de près et de dire ce qu'ils valent. Vous y laissez de l'énergie, même quand tout est juste. Une part s'en va souvent dans la deuxième vérification, celle que l'on fait par prudence et qui trouve rarement quelque chose. La première, il faut la faire. La deuxième tient souvent à l'habitude, et une habitude se discute.",
  },
  scenes: {
    gives: {
      leads: [
        "Le même problème revient pour la troisième fois, et chacun dans l'équipe a son explication. Vous demandez à la personne qui était là de tout raconter depuis le début. Une demi-heure plus tard, on sait où cela commence, et personne n'est en cause.",
        "Une réclamation arrive, et tout le monde veut réparer sur-le-champ. Vous posez encore deux questions. Deux membres de l'équipe avaient entendu deux consignes différentes, et une conversation suffit à régler l'affaire.",
      ],
      colleagues: [
        "Un collègue affirme que les ennuis tombent toujours le lundi. Vous vérifiez, et c'est le vendredi. À partir de là, il ne faut plus qu'un quart d'heure pour trouver d'où ils viennent.",
        "Deux tableaux devraient donner le même total, et il manque quelque chose. Vous remontez ligne par ligne, au calme. Quand on vous propose d'aller déjeuner, vous venez de trouver, et il est déjà une heure.",
      ],
      alone: [
        "Un client est certain de savoir d'où vient son problème. Vous lui demandez ce qui a changé juste avant, puis vous regardez par vous-même. La cause est ailleurs, et deux minutes suffisent pour la lui montrer.",
        "Un après-midi tranquille, vous reprenez vos derniers travaux. Lesquels ont duré plus longtemps que prévu, et pourquoi ? Au bout d'une heure, vous avez trouvé la question à poser avant le prochain.",
      ],
      serves: [
        "Pour la troisième fois de la semaine, quelqu'un arrive avec le même souci. Vous posez deux questions de plus que d'habitude, et vous écrivez les réponses. Le soir, vous pouvez expliquer à une collègue comment cela commence.",
        "« Rien ne va depuis huit jours. » Vous demandez à la personne de reprendre au premier jour, et vous ne l'interrompez pas. Au troisième jour, vous entendez en même temps qu'elle ce qui a changé.",
      ],
      remote: [
        "Les messages se taisent un moment. Un chiffre d'hier est étrange, et vous remontez la piste étape par étape. À onze heures, vous envoyez la cause en deux lignes, et une collègue répond : « C'était donc ça. »",
        "En visioconférence, chacun a son avis. Pendant que les autres parlent, vous cherchez ce qui s'est passé ces dernières semaines, et vous l'affichez. La discussion repart de ce que tout le monde voit.",
      ],
      target: [
        "Un résultat étonnerait tout le monde, et l'on vous demanderait pourquoi. Vous auriez une heure de calme et une bonne question. Avant midi, vous pourriez répondre en trois phrases.",
        "On vous montrerait deux chiffres qui se contredisent. Vous chercheriez d'où vient chacun, et vous verriez qu'ils ne comptent pas la même chose. Le soir, la question serait réglée.",
      ],
    },
    costs: {
      leads: [
        "On veut savoir avant midi pourquoi la semaine passée a pris du retard. Vous relisez des messages et des listes, pendant que l'équipe attend une réponse sur autre chose. Votre explication part à quatorze heures, et vous n'avez pas déjeuné.",
        "La journée est finie pour l'équipe, et vous relisez le même tableau. Demain, il faudra répondre de ces chiffres. Ils étaient justes dès la première lecture, et une heure de plus est passée.",
      ],
      colleagues: [
        "Le travail était terminé, puis on vous demande d'où vient ce chiffre. Vous refaites le chemin à l'envers, étape par étape. La réponse tient en une ligne, et elle a pris l'après-midi.",
        "Un mercredi, deux listes refusent de s'accorder. Vous les comparez, une ligne après l'autre. À seize heures, l'erreur est trouvée, et vous ne voulez plus rien lire de la journée.",
      ],
      alone: [
        'Un montant ne tombe pas juste. Vous reprenez les reçus, les messages, puis encore les reçus. Quand vous trouvez enfin, la demi-journée prévue pour un client est passée.',
        'Un client demande pourquoi ce prix-là. Vous retrouvez les heures, vous recalculez tout, vous écrivez une page. Il répond le lendemain, en un mot : « Merci. »',
      ],
      serves: [
        "Entre deux personnes, il reste dix minutes pour remplir les papiers. Chaque ligne doit être exacte, et vous relisez encore une fois. Quand vous levez les yeux, quelqu'un attend déjà devant vous.",
        "Quelque chose s'est mal passé, et il faut écrire comment. Vous reprenez la journée heure par heure, entre deux appels. Au moment de rentrer, il reste la moitié de la page.",
      ],
      remote: [
        "Devant l'écran, vous contrôlez un chiffre après l'autre. Il n'y a personne à côté pour dire que cela suffit, alors vous recommencez. Quand vous vous levez, il fait nuit.",
        "Une collègue écrit que ses chiffres ne sont pas les vôtres. Vingt messages plus tard, on découvre que chacun comptait à partir d'une autre date. Votre travail du jour est resté à la première ligne.",
      ],
      target: [
        "Une seule question prendrait l'après-midi, avec des réponses qui se contredisent. Vous finiriez par trouver. Ensuite, vous n'auriez peut-être plus la tête à regarder le moindre détail.",
        'On attendrait votre avis sur des chiffres, et il faudrait chaque fois reprendre depuis le début. Le lundi, cela irait encore. Le jeudi, un message de trois lignes demanderait deux lectures.',
      ],
    },
    missing: {
      leads: [
        "En dix minutes, l'équipe décide quoi faire contre les retards. Personne n'a demandé d'où ils viennent. Vous avez votre idée, et après la réunion vous cherchez quand ils ont commencé.",
        "La journée se passe en conversations et en décisions. Dans un quart d'heure libre, vous vérifiez une chose qui vous intriguait depuis lundi. Vous aviez raison, et l'on vous attend déjà ailleurs.",
      ],
      colleagues: [
        "Il y a une liste à suivre, et vous la suivez. Une ligne vous paraît étrange. Vous demandez pourquoi elle est là, et l'on vous répond qu'elle y a toujours été.",
        "À la pause, quelqu'un affirme que tout prend plus de temps qu'avant. Vous aimeriez voir depuis quand, et comment on le sait. Le café est fini, et chacun retourne à sa liste.",
      ],
      alone: [
        "Les travaux se suivent. Les petits vous semblent prendre plus de temps qu'ils ne devraient, et vous aimeriez savoir pourquoi. Puis un client appelle, et la question attend.",
        "Le client veut que cela remarche, et ne demande pas pourquoi cela s'est arrêté. Vous faites le nécessaire. Sur le trajet du retour, vous passez quand même en revue les causes possibles.",
      ],
      serves: [
        "Les gens viennent, demandent, repartent. Deux d'entre eux avaient le même souci, et vous auriez une question à leur poser. Mais la personne suivante est déjà devant vous.",
        'On vous donne une consigne sans vous en donner la raison. Dans un moment creux, vous la cherchez. Une collègue demande ce que vous lisez, et pendant deux minutes vous en parlez ensemble.',
      ],
      remote: [
        "Les demandes arrivent, et vous y répondez une à une. Plusieurs viennent de la même erreur. Vous commencez une petite liste à vous, que personne n'a réclamée.",
        "Pendant un appel, on dit que c'est pire depuis le printemps. Vous aimeriez voir les dates. Le temps de les ouvrir, on parle déjà d'autre chose.",
      ],
      target: [
        'Il faudrait répondre vite à la plupart des questions. Vous répondriez, et vous en garderiez une pour plus tard. Une fois par mois peut-être, on vous donnerait le temps de la suivre.',
        'Les journées iraient à faire, et peu à comprendre. La même erreur reviendrait de temps à autre. Vous resteriez dix minutes de plus, pour voir où elle commence.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Cherchez une cause par semaine en équipe',
        body: "Trois semaines de suite, prenez dix minutes d'une réunion d'équipe pour une chose qui a mal tourné, ou mieux tourné que prévu. Cherchez ensemble pourquoi. Écrivez la réponse en deux phrases, là où toute l'équipe peut la relire.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais comprendre comment on en est arrivé là, sans chercher de coupable. Est-ce qu'on pourrait tout reprendre depuis le début, dix minutes, à la réunion ?",
        },
        notice: "Quelqu'un de l'équipe apporte un problème et sa cause probable.",
        first: 'Choisissez une chose de la semaine passée que personne ne sait expliquer.',
        done: 'Trois causes sont écrites, en deux phrases chacune.',
      },
      colleagues: {
        name: 'Suivez une question par semaine',
        body: 'Trois semaines de suite, bloquez une heure pour une question de votre travail restée sans réponse. Cherchez la cause, puis donnez-la à votre responsable en deux phrases. Cette heure remplace une tâche qui peut attendre la semaine suivante.',
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais bloquer une heure cette semaine pour chercher pourquoi cela se passe ainsi. La réponse tiendra en deux phrases. Est-ce qu'une autre tâche peut attendre lundi ?",
        },
        notice: 'Votre responsable cite une de vos réponses.',
        first: 'Écrivez trois questions restées sans réponse et entourez la première.',
        done: 'Votre responsable a reçu trois réponses, en deux phrases chacune.',
      },
      alone: {
        name: 'Posez deux questions avant de commencer',
        body: "Pendant trois semaines, avant chaque nouveau travail, posez deux questions au client : depuis quand est-ce ainsi, et qu'a-t-on déjà essayé ? Écrivez les réponses en deux lignes. À la fin du travail, relisez-les, et regardez si la cause s'y trouvait déjà.",
        say: {
          to: 'un client',
          words:
            "Avant de commencer, j'aimerais bien comprendre. Depuis quand est-ce comme cela, et qu'est-ce qu'on a déjà essayé ?",
        },
        notice: 'Un client vous apprend une chose qui change la suite du travail.',
        first: 'Écrivez les deux questions et gardez-les près du téléphone.',
        done: 'Trois clients ont répondu aux deux questions.',
      },
      seeking: {
        name: 'Étudiez un employeur par semaine',
        body: "Trois semaines de suite, donnez une heure à un seul employeur. Lisez ce qu'il publie et ce qu'en disent ses clients, et cherchez ce qui lui pose problème. Dites-le en deux phrases dans votre lettre. Cette heure remplace une candidature envoyée vite.",
        say: {
          to: 'un recruteur',
          words:
            "En préparant cet entretien, j'ai cherché ce qui pouvait être difficile pour vous. Je vous dis à quoi j'ai pensé, et vous me dites si je me trompe ?",
        },
        notice: 'Un recruteur demande où vous avez trouvé cela.',
        first: "Choisissez un employeur et lisez pendant une demi-heure ce qu'on en dit.",
        done: "Trois lettres sont parties, chacune avec ses deux phrases sur l'employeur.",
      },
      free: {
        name: 'Tirez une question au clair',
        body: "Choisissez une question qui vous intrigue, comme l'origine du nom de votre rue. Trois semaines de suite, donnez-lui une soirée, à la place d'un film. Écrivez à la fin une page, avec ce qui est certain et ce qui ne l'est pas, et faites-la lire à un ami.",
        say: {
          to: 'un ami',
          words:
            "J'ai cherché d'où cela vient, et j'ai écrit une page. Tu veux bien la lire, et me dire à quel endroit tu n'y crois pas ?",
        },
        notice: 'Un ami demande où en est votre question.',
        first: 'Écrivez trois questions qui vous intriguent et gardez-en une.',
        done: "La page est écrite, et un ami l'a lue.",
      },
    },
    draining_strength: {
      leads: {
        name: "Laissez l'équipe chercher d'abord",
        body: "Pendant trois semaines, quand quelqu'un vous apporte un problème, demandez-lui ce qu'il a vérifié et d'où cela vient, à son avis. Posez ensuite une seule question. Ne cherchez vous-même que si deux jours n'ont rien donné, et pas plus d'une demi-heure.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Avant qu'on en parle, j'aimerais avoir deux choses : ce qui a déjà été vérifié, et une idée de la cause. Ensuite, je poserai une seule question.",
        },
        notice: 'On vous raconte un problème qui est déjà résolu.',
        first: "Annoncez la règle à l'équipe, en deux phrases.",
        done: 'Trois problèmes sont arrivés chez vous avec une cause probable.',
      },
      colleagues: {
        name: "Fixez d'avance la durée de chaque vérification",
        body: "Pendant trois semaines, avant de vérifier quoi que ce soit, demandez ce qui doit être exact, et combien de temps cela mérite. À l'heure dite, arrêtez et donnez ce que vous avez. Les contrôles de sécurité ne changent pas. Tous les autres deviennent plus courts.",
        say: {
          to: 'votre responsable',
          words:
            "Avant de vérifier, j'aimerais savoir deux choses. Qu'est-ce qui doit être exact, et combien de temps est-ce que j'y passe ? Je m'arrêterai là.",
        },
        notice: "On vous répond qu'une demi-heure suffit.",
        first: 'Posez les deux questions avant votre prochaine vérification.',
        done: "Cinq vérifications se sont arrêtées à l'heure dite.",
      },
      alone: {
        name: "Convenez d'une durée avec le client",
        body: "Pendant trois semaines, avant de chercher d'où vient un problème, convenez avec le client d'une durée, par exemple une demi-heure. Ce temps passé, dites ce que vous savez et arrêtez. Toute recherche de plus se décide à deux, et se paie.",
        say: {
          to: 'un client',
          words:
            "Je peux chercher une demi-heure. Ensuite, je vous dis ce que j'ai trouvé, et vous me dites si je continue. Ça vous convient ?",
        },
        notice: 'Un client répond que ce que vous savez lui suffit.',
        first: 'Écrivez la phrase que vous direz avant la prochaine recherche.',
        done: 'Trois recherches se sont arrêtées à la durée convenue.',
      },
      seeking: {
        name: 'Donnez vingt minutes à chaque annonce',
        body: "Pendant trois semaines, donnez vingt minutes à chaque annonce, montre en main, puis décidez si vous y répondez. Gardez l'étude complète pour les employeurs qui vous proposent un entretien. Pour tous les autres, vous économisez ces heures.",
        say: {
          to: 'un ami',
          words:
            "Est-ce que je peux t'envoyer deux annonces chaque vendredi ? Ne me demande pas ce que j'ai trouvé, demande-moi seulement si j'ai décidé.",
        },
        notice: 'Les vingt minutes sont passées, et vous savez si vous répondez.',
        first: 'Prenez une annonce mise de côté et décidez en vingt minutes.',
        done: 'Pour dix annonces, vous avez décidé en vingt minutes.',
      },
      free: {
        name: 'Décidez en cinq minutes des petites choses',
        body: "Choisissez deux sortes de petites décisions, par exemple le film du soir et le chemin d'une promenade. Pendant trois semaines, prenez-les en cinq minutes, sans rien comparer. Gardez vos recherches pour une seule question qui compte.",
        say: {
          to: 'un ami',
          words:
            "Cette fois, c'est toi qui choisis le film, et je ne vérifie rien. S'il est mauvais, on en rira.",
        },
        notice: "Vous commencez un film sur lequel vous n'avez rien lu.",
        first: 'Choisissez les deux sortes de décisions et prenez-en une en cinq minutes.',
        done: 'Dix petites décisions ont été prises en cinq minutes chacune.',
      },
    },
    strain: {
      leads: {
        name: "Confiez un contrôle à l'équipe",
        body: "Cherchez dans l'équipe une personne qui vérifie volontiers. Pendant trois semaines, elle fait à votre place le contrôle qui prend le plus de temps. Elle vous dit en trois phrases ce qu'elle a trouvé. Vous répondez du résultat, sans refaire le contrôle.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Pendant trois semaines, ce serait possible de faire ce contrôle à ma place ? Il me faudrait trois phrases à la fin, et c'est toujours moi qui réponds du résultat.",
        },
        notice: 'Vous lisez les trois phrases, et vous ne refaites pas le contrôle.',
        first: 'Écrivez quel contrôle prend le plus de temps, et qui pourrait le faire.',
        done: 'Le contrôle a été fait trois fois sans vous.',
      },
      colleagues: {
        name: 'Échangez une vérification contre une autre tâche',
        body: "Choisissez la vérification la plus longue de votre semaine, et un collègue qui en fait volontiers. Pendant trois semaines, il s'en charge chaque mardi. En échange, vous faites une tâche à lui qui prend autant de temps.",
        say: {
          to: 'un collègue',
          words:
            "J'aimerais proposer un échange pour trois semaines : une de mes vérifications le mardi, contre une tâche qui prend autant de temps. Ce serait possible ?",
        },
        notice: "Un mardi soir, la vérification est finie, et vous n'y avez pas touché.",
        first: 'Choisissez la vérification, et le collègue à qui en parler.',
        done: 'Trois mardis de suite, un collègue a vérifié à votre place.',
      },
      alone: {
        name: 'Demandez ce qui doit être exact',
        body: 'Pendant trois semaines, demandez à chaque client les deux choses qui doivent être exactes à tout prix. Vérifiez celles-là deux fois, et le reste une seule. Les contrôles obligatoires ne changent pas, les autres deviennent plus courts.',
        say: {
          to: 'un client',
          words:
            "J'aimerais mettre mon temps là où cela compte pour vous. Quelles sont les deux choses qui doivent être exactes à tout prix ?",
        },
        notice: "Un client cite deux choses, et vous ne vérifiez le reste qu'une fois.",
        first: 'Listez les contrôles de votre dernier travail et entourez le plus long.',
        done: 'Trois clients ont cité leurs deux choses, et le reste a été vérifié une fois.',
      },
      seeking: {
        name: 'Laissez un ami étudier les annonces',
        body: "Trois semaines de suite, envoyez deux annonces à un ami qui se renseigne volontiers. Il vous dit au téléphone, en dix minutes, ce qu'il a trouvé sur les employeurs. Vous ne cherchez rien de plus. Rendez-lui un service en retour.",
        say: {
          to: 'un ami',
          words:
            'Toi qui te renseignes volontiers, tu pourrais regarder deux annonces par semaine pour moi, pendant trois semaines ? En échange, dis-moi ce que je peux faire pour toi.',
        },
        notice: "Votre ami vous apprend une chose que vous n'avez pas cherchée.",
        first: "Choisissez deux annonces, et l'ami à qui les envoyer.",
        done: 'Votre ami vous a parlé de six employeurs.',
      },
      free: {
        name: 'Fixez une durée avant de chercher',
        body: "Pendant trois semaines, donnez une demi-heure à chaque chose sur laquelle vous vous renseignez. Ce temps passé, choisissez parmi ce que vous avez, ou demandez à un ami qui s'y connaît. Le reste de la recherche, vous le laissez tomber.",
        say: {
          to: 'un ami',
          words:
            "Tu t'y connais mieux que moi. Je ne veux pas y passer la semaine. Qu'est-ce que tu choisirais à ma place ?",
        },
        notice: 'La demi-heure est passée, et votre choix est fait.',
        first: 'Prenez une question qui traîne et donnez-lui une demi-heure.',
        done: 'Trois choix ont été faits en une demi-heure chacun.',
      },
    },
    stretch: {
      leads: {
        name: 'Posez deux questions sur chaque problème',
        body: "Pendant trois semaines, sur chaque problème dont parle l'équipe, posez deux questions : depuis quand, et comment le sait-on ? Écrivez les réponses dans un cahier. Le dernier vendredi, relisez-les à la suite et cherchez ce qu'elles ont en commun.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais revenir sur ce sujet, juste pour comprendre. Depuis quand est-ce comme ça, et comment est-ce qu'on le sait ?",
        },
        notice: "Quelqu'un de l'équipe demande à son tour comment on le sait.",
        first: "Écrivez les deux questions sur la première page d'un cahier.",
        done: 'Cinq réponses sont écrites, et vous les avez relues à la suite.',
      },
      colleagues: {
        name: 'Suivez une petite erreur à la trace',
        body: "Choisissez une petite erreur qui revient. Pendant trois semaines, écrivez chaque fois une ligne : le jour, l'heure, ce qui s'est passé juste avant. À la fin, relisez ces lignes une demi-heure avec un collègue, et écrivez la cause la plus probable.",
        say: {
          to: 'un collègue',
          words:
            "Depuis trois semaines, j'écris une ligne chaque fois que cela ne marche pas. J'aimerais bien qu'on regarde ces lignes à deux, une demi-heure.",
        },
        notice: "L'erreur revient, et vous demandez ce qui s'est passé juste avant.",
        first: "Choisissez l'erreur, et écrivez quand elle est arrivée la dernière fois.",
        done: 'Les lignes ont été relues à deux, et une cause est écrite.',
      },
      alone: {
        name: 'Revoyez un travail terminé chaque vendredi',
        body: "Trois vendredis de suite, finissez la journée par une demi-heure sur un travail terminé. Combien de temps a-t-il pris, et à quel moment avez-vous attendu ? Le troisième vendredi, comparez les trois, et décidez d'une chose à changer.",
        say: {
          to: 'un client',
          words:
            "Je reviens sur ce que nous avons fait ensemble. Est-ce qu'il y a eu un moment où quelque chose n'était pas clair ?",
        },
        notice: "Devant un nouveau travail, vous citez la durée d'un ancien.",
        first: 'Choisissez les trois travaux et bloquez les trois vendredis.',
        done: 'Trois travaux ont été comparés, et une chose à changer est écrite.',
      },
      seeking: {
        name: 'Suivez vos candidatures ligne par ligne',
        body: "Pendant trois semaines, écrivez une ligne par candidature : ce que demandait l'annonce, ce que vous avez envoyé, ce qu'on vous a répondu. Le troisième vendredi, relisez ces lignes une demi-heure avec un ami. Changez ensuite une chose dans vos lettres.",
        say: {
          to: 'un ami',
          words:
            "Voici toutes mes candidatures, une ligne pour chacune. Qu'est-ce que tu y vois ? J'aimerais changer une chose dans mes lettres.",
        },
        notice: 'Vous savez dire quelles lettres ont reçu une réponse.',
        first: 'Écrivez une ligne pour chacune de vos cinq dernières candidatures.',
        done: 'Un ami a relu ces lignes avec vous, et une chose a changé dans vos lettres.',
      },
      free: {
        name: 'Vérifiez une affirmation par semaine',
        body: "Trois semaines de suite, choisissez une affirmation entendue dans un cours, chez un ami ou à la radio. Cherchez deux sources en une demi-heure. Écrivez en une phrase ce qui est certain, et d'où vous le tenez.",
        say: {
          to: 'un ami',
          words:
            "Je vérifie une affirmation par semaine, pour apprendre à chercher. Est-ce qu'il y a une chose que tu as toujours crue et que je pourrais vérifier ?",
        },
        notice: "Vous demandez d'où vient une affirmation avant de donner votre avis.",
        first: 'Écrivez trois affirmations entendues cette semaine et entourez-en une.',
        done: 'Trois phrases sont écrites, chacune avec ses deux sources.',
      },
    },
    unused: {
      leads: {
        name: "Suivez une question pour l'équipe",
        body: "Choisissez avec l'équipe une question à laquelle personne n'a le temps de répondre. Trois mercredis de suite, donnez-lui une heure, pendant que quelqu'un prend vos appels. À la réunion suivante, dites en cinq minutes ce que vous avez trouvé.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Il me faudrait une heure le mercredi pour chercher d'où vient un problème. Est-ce que mes appels pourraient être pris pendant cette heure, trois mercredis de suite ?",
        },
        notice: "Quelqu'un de l'équipe vous apporte un indice.",
        first: "Demandez à l'équipe quelle question reste sans réponse, faute de temps.",
        done: "L'équipe a entendu, en cinq minutes, ce que vous avez trouvé.",
      },
      colleagues: {
        name: 'Proposez de chercher une cause',
        body: "Repérez un problème auquel tout le monde s'est habitué. Demandez à votre responsable une heure par semaine, pendant trois semaines, pour en chercher la cause. À la fin, racontez-lui en cinq minutes ce que vous avez trouvé.",
        say: {
          to: 'votre responsable',
          words:
            "Il y a un problème qui revient toujours. J'aimerais y passer une heure par semaine, pendant trois semaines, pour chercher d'où il vient.",
        },
        notice: 'Un collègue vous apporte un autre problème à regarder.',
        first: 'Demandez à deux collègues quel problème les agace le plus.',
        done: 'Votre responsable a entendu ce que vous avez trouvé en trois heures.',
      },
      alone: {
        name: "Proposez de chercher d'abord la cause",
        body: "D'ici trois semaines, trouvez deux clients chez qui un problème revient. Proposez-leur d'en chercher la cause avant de le régler encore une fois. Faites-en un travail à part, d'une heure, avec son prix.",
        say: {
          to: 'un client',
          words:
            "Je peux le régler encore une fois. Mais comme le problème revient, je préférerais d'abord chercher pourquoi, pendant une heure. Est-ce que cela vous intéresse ?",
        },
        notice: "Un client vous demande d'où venait le problème.",
        first: 'Parmi vos derniers travaux, repérez un problème qui est revenu.',
        done: 'Deux clients ont entendu votre proposition et y ont répondu.',
      },
      seeking: {
        name: "Cherchez des emplois où l'on enquête",
        body: "Trois semaines de suite, lisez dix annonces d'un genre où il faut vérifier et trouver : la qualité, les réclamations, le dépannage. Gardez chaque fois la meilleure. À la fin, demandez à une personne du métier de vous raconter un problème qu'elle a résolu.",
        say: {
          to: 'une personne du métier',
          words:
            "Je cherche un travail où l'on remonte aux causes. Pourriez-vous me raconter le dernier problème que vous avez résolu ?",
        },
        notice: "Vous répondez à une annonce le jour où vous l'avez trouvée.",
        first: 'Lancez une recherche avec les mots qualité, réclamations et dépannage.',
        done: 'Trois annonces sont gardées, et une personne du métier vous a raconté un problème.',
      },
      free: {
        name: 'Proposez de vous renseigner',
        body: "Entre amis ou entre voisins, on discute de choses que personne ne vérifie : un prix, une règle, une date. Proposez d'en éclaircir une. Donnez-lui deux soirées en trois semaines, puis dites ce que vous avez trouvé.",
        say: {
          to: 'un ami',
          words:
            "On en parle depuis longtemps. Tu veux que je cherche ce qu'il en est ? Je te réponds dans trois semaines.",
        },
        notice: 'Un ami vous apporte une autre question.',
        first: 'Repérez cette semaine une question que personne ne vérifie.',
        done: 'Un ami sait ce que vous avez trouvé en deux soirées.',
      },
    },
  },
} as const satisfies NatureWords;
