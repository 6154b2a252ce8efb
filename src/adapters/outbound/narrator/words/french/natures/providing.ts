import type { NatureWords } from '../../nature-words.ts';

export const providing = {
  about: "Il s'agit de veiller à ce dont les gens ont besoin : un repas, un outil, un papier à remplir.",
  standing: {
    core: 'Vous voyez facilement ce qui manque aux autres, {role} le demande souvent, sans entamer vos forces.',
    costly_strength:
      'Vous voyez facilement ce qui manque aux autres, {role} le demande souvent, et vos forces y passent.',
    untapped: 'Vous voyez facilement ce qui manque aux autres, mais {role} ne le demande presque jamais.',
    reserve:
      "L'aide pratique vous vient facilement, elle vous prend de l'énergie, et {role} n'en demande presque jamais.",
    growth_edge:
      "{Role} demande souvent une aide pratique, qui vous vient moins facilement sans vous prendre d'énergie.",
    strain:
      "{Role} demande souvent une aide pratique, qui vous vient moins facilement et vous prend de l'énergie.",
    background:
      '{Role} ne demande presque jamais de veiller sur les autres, et cela vous vient moins facilement.',
    some_natural: 'Vous voyez facilement ce qui manque aux autres, et {role} le demande de temps en temps.',
    some_middle: "Pour l'aide pratique, {role} demande à peu près ce qui vous vient facilement.",
    some_little: '{Role} demande une aide pratique de temps en temps, et elle vous vient moins facilement.',
    seldom_middle: "L'aide pratique vous vient assez facilement, et {role} n'en demande presque jamais.",
    asked_gives: "Dans {role}, vous veillez à ce qu'il faut aux gens, et vous en tirez de l'énergie.",
    asked_costs: "Dans {role}, vous veillez à ce qu'il faut aux gens, et cela vous prend de l'énergie.",
    asked_even: "Dans {role}, vous veillez à ce qu'il faut aux gens, et votre énergie reste la même.",
    seldom_gives: "Vous tirez de l'énergie d'un service rendu, mais {role} en donne rarement l'occasion.",
    seldom_costs: "L'aide pratique vous prend de l'énergie, et {role} en demande rarement.",
    seldom_even: "L'aide pratique tient peu de place dans {role}, et elle ne change rien à votre énergie.",
  },
  opening: {
    carries:
      "Vous remarquez facilement ce qui manque à quelqu'un, et vous vous en occupez. {Role} a besoin de cette attention. Ce qui vous vient facilement trouve donc à s'employer, souvent dans de petites choses que l'on voit à peine.",
    draining_strength:
      "Quand il manque quelque chose à quelqu'un, vous le voyez facilement, et vous faites le nécessaire. {Role} vous le demande souvent. Cette attention vous prend pourtant de l'énergie, même quand chaque geste est petit.",
    stretch:
      "{Role} vous met auprès de gens à qui il faut quelque chose, et vous en tirez de l'énergie. Leur besoin ne vous saute pas toujours aux yeux. Mais il suffit souvent d'une question, et vous avez l'énergie pour la poser.",
    unused:
      "Vous voyez facilement ce qui simplifierait la journée d'un autre : une chaise au bon endroit, un papier rempli à temps. {Role} ne le demande presque jamais. Cette attention pourrait donc servir plus souvent.",
    gives:
      "Dans {role}, vous veillez à ce qu'il faut aux gens, et cela vous donne de l'énergie. Ce sont souvent de petites choses, oubliées le soir venu. Il est d'autant plus utile de les nommer ici.",
  },
  title: {
    carries: 'Vous voyez facilement ce qui manque aux autres',
    draining_strength: "L'aide vous vient facilement et vous fatigue",
    strain: "Les besoins des autres vous prennent de l'énergie",
    stretch: 'Vous apprenez à aider, et vous y gagnez',
    unused: 'Votre attention aux autres sert rarement',
    gives: "L'aide que vous donnez vous rend des forces",
    costs: "L'aide que vous donnez pèse sur vos forces",
  },
  see: {
    carries:
      "{Role} vous demande de veiller à ce qu'il faut aux gens, et vous le voyez facilement. Quand l'aide arrive avant la demande, personne n'a eu besoin de rien dire. Elle paraît alors aller de soi, et l'on ne remarquerait que son absence. De petits gestes prennent pourtant du temps, et il est juste de le compter.",
    draining_strength:
      "Vous voyez facilement ce qu'il faut aux gens, et {role} vous demande d'y veiller. Chaque demande est petite, si petite qu'un refus semble exagéré. Mais chacune interrompt ce que vous faisiez, et ce travail n'est jamais tout à fait fini. La fatigue vient souvent de là, plus que de l'aide elle-même.",
    strain:
      "{Role} vous demande de veiller à ce qu'il faut aux gens. Cela vous vient moins facilement, et vous y laissez de l'énergie. Le plus fatigant est souvent de devoir deviner, puis répondre sur-le-champ. Pourtant, beaucoup de demandes se ressemblent. Une réponse préparée suffit parfois, et parfois une autre personne les prend plus facilement.",
    stretch:
      "{Role} vous demande de veiller à ce qu'il faut aux gens, et vous en sortez avec plus d'énergie. Cela vous donne pourtant de la peine, car un besoin ne se voit pas toujours. Mais il n'est pas nécessaire de deviner : une simple question conduit au même endroit. Le coup d'œil vient ensuite, à force de réponses.",
    unused:
      "Vous voyez facilement qui cherche une place et qui n'ose pas demander son chemin. {Role} n'a presque jamais besoin de cela. Cette attention sert alors par hasard, entre deux tâches, et passe pour de la politesse. C'est pourtant un vrai travail, et il manque souvent là où les gens arrivent sans connaître les lieux.",
    gives:
      "Dans {role}, vous vous occupez de ce qu'il faut aux gens, et vous y gagnez de l'énergie. On pense d'abord que c'est leur merci qui fait du bien. Souvent, c'est plutôt de voir tout de suite que la chose marche, ce qui est rare dans d'autres travaux. Une aide dont on ne connaît jamais la suite donne alors beaucoup moins.",
    costs:
      "Dans {role}, d'autres ont besoin de vous pour des choses pratiques, et cela vous prend de l'énergie. Chaque demande, prise à part, ne dure que quelques minutes. Mais la suivante arrive souvent avant que la première soit finie, et il faut rester aimable. Cette attention sans pause fatigue souvent plus que les gestes eux-mêmes.",
  },
  scenes: {
    gives: {
      leads: [
        "Quelqu'un commence à huit heures, et tout est prêt : la clé, le matériel, une personne à qui s'adresser. À midi, on l'emmène déjeuner. Le soir, il dit qu'il a passé une bonne journée.",
        "Quelqu'un de l'équipe doit partir plus tôt cette semaine et n'ose pas insister. En cinq minutes, vous échangez deux horaires. Le lendemain, on vous fait un signe de loin.",
      ],
      colleagues: [
        "Un collègue cherche quelque chose depuis dix minutes, et un client l'attend. Vous savez où cela se trouve, et vous le lui apportez. Il vous remercie d'un regard et part à l'heure.",
        'Une collègue revient après une longue absence. Vous avez gardé ses messages et mis de côté ce qui pouvait attendre. Elle parcourt la liste, et sa première matinée est déjà plus simple.',
      ],
      alone: [
        "Une cliente ne s'en sort pas avec un formulaire. Vous l'appelez, et en dix minutes il est rempli. La semaine suivante, elle vous accueille avec un pot de confiture.",
        "Un client s'aperçoit qu'il a oublié de demander une chose. Vous y aviez pensé, et elle est déjà prête. Vous entendez son soulagement au téléphone, et vous passez à la suite.",
      ],
      serves: [
        "Une personne cherche une chaise des yeux. Vous lui en apportez une, avec un verre d'eau, avant qu'elle la demande. Elle s'assoit, elle respire, et la suite est plus facile pour elle comme pour vous.",
        "Quelqu'un arrive trempé, avec une heure d'avance. Vous trouvez une serviette et une place au chaud. Dix minutes plus tard, il vous raconte l'orage, et il rit.",
      ],
      remote: [
        "Un collègue n'arrive pas à ouvrir un fichier et s'excuse pour la troisième fois. Vous partagez votre écran, sans hâte, et vous lui laissez trois lignes d'explication. L'après-midi, il ouvre le suivant sans aide.",
        'Une nouvelle collègue commence depuis chez elle. Vous avez préparé ses accès et un message avec les noms utiles. À dix heures, elle écrit que tout marche, et la voilà au travail.',
      ],
      target: [
        "Dans un tel rôle, la matinée peut commencer par une petite panne et une personne inquiète. On trouve la pièce, ou quelqu'un qui l'a. À onze heures, tout marche de nouveau, et le merci est bref et sincère.",
        "Il faudrait préparer douze repas, et l'une des personnes ne mange pas de noix. Vous y auriez pensé la veille. Le jour venu, elle trouverait à sa place une assiette avec son nom.",
      ],
    },
    costs: {
      leads: [
        "Avant neuf heures, il a fallu trouver une clé, un remplaçant et un numéro de téléphone. Chaque chose prend cinq minutes. À dix heures, votre propre travail n'est pas encore commencé.",
        "Quelqu'un de l'équipe traverse une mauvaise période. Vous changez les horaires et vous faites trois appels, et cela va de soi. À dix-huit heures, votre liste du matin est encore entière.",
      ],
      colleagues: [
        "« Toi qui sais où tout se trouve… » La phrase revient quatre fois dans la journée. Vous cherchez une clé, puis un numéro, puis un câble. Votre propre travail n'a pas avancé depuis midi.",
        "Le pot de départ, la cagnotte, la carte à faire signer : tout cela arrive chez vous, sans que personne l'ait décidé. Le jour venu, vous rangez les verres pendant que les autres parlent encore.",
      ],
      alone: [
        "Un client appelle le samedi, parce que plus rien ne marche. Vous cherchez avec lui, pas à pas, et ce n'était qu'une prise mal enfoncée. Du samedi, il ne reste que le soir.",
        'On vous demande un petit service en plus de la commande, puis un autre. Aucun ne figure au devis. Quand vous avez fini, il fait nuit, et le travail prévu reste à faire.',
      ],
      serves: [
        "On vous appelle pendant que vous aidez quelqu'un à mettre son manteau. Vous dites « j'arrive », vous y allez, et l'on appelle déjà ailleurs. Vers quatorze heures, votre repas est encore dans le sac.",
        "Il y a du monde, et il faut à chacun autre chose : une chaise, un papier, un peu de patience. Vous gardez un ton calme jusqu'au soir. Ensuite, vous restez un long moment sans parler.",
      ],
      remote: [
        "Par téléphone, par message et par courriel, on vous demande la même chose : où se trouve le document ? Vous répondez à tout le monde. Le soir, votre propre texte n'a pas gagné une page.",
        'Une collègue a des ennuis avec un client et vous écrit à midi, puis à dix-neuf heures. Vous cherchez une solution avec elle. Le repas refroidit pendant que vous tapez la dernière réponse.',
      ],
      target: [
        "Dans un tel rôle, il arrive que la journée appartienne aux autres. On apporte un repas, on remplit un papier, et la liste du matin reste dans la poche. Le soir, on n'a plus envie que de silence.",
        "Certains jours, il faut à la fois une clé, un repas de plus et quelqu'un pour un trajet. Rien n'est difficile en soi. Mais tout vient ensemble, et la relève n'arrive qu'à vingt heures.",
      ],
    },
    missing: {
      leads: [
        "Un autre service s'occupe des arrivées et du matériel. Tout est bien fait, et vous n'y avez aucune part. À la personne qui commence lundi, vous auriez volontiers montré le chemin.",
        "La journée passe en chiffres et en décisions. Vers dix-sept heures, vous portez un café à quelqu'un qui finit une tâche difficile. Ce sont peut-être les cinq meilleures minutes depuis le matin.",
      ],
      colleagues: [
        "Vous travaillez loin des gens à qui ce travail sert. Les demandes arrivent par numéro et repartent par numéro. Quand un visiteur cherche son chemin, vous l'accompagnez jusqu'au bout.",
        "Quelqu'un cherche un tournevis, et vous en avez un. Avant que vous ayez pu le dire, on l'envoie remplir une demande. Le tournevis arrivera jeudi.",
      ],
      alone: [
        'Le travail est fini, la facture part, le paiement arrive. Vous ne saurez pas à qui la chose a servi, ni si elle tombait juste. Le soir, vous relisez un ancien message de remerciement.',
        "Une commande est finie, et le client n'a rien demandé de plus. Au dernier moment, vous ajoutez un mot écrit à la main, avec un conseil. Il n'y aura sans doute pas de réponse.",
      ],
      serves: [
        "Il faut aller vite, et les gens passent. Vous voyez un sac trop lourd, un visage fatigué. Le temps d'ouvrir la bouche, la personne suivante est déjà là.",
        "Ce jour-là, vous travaillez à l'écart, à préparer la suite. De loin, vous entendez quelqu'un demander de l'aide. Une voix lui répond que ce n'est pas possible avant demain.",
      ],
      remote: [
        "La messagerie reste calme, et chacun se débrouille. Votre travail avance. À seize heures, vous demandez à une collègue s'il lui faut quelque chose, et sa réponse tient en un mot.",
        "Quelqu'un vient d'arriver dans l'équipe, derrière un écran, avec un long mode d'emploi. Un appel d'un quart d'heure l'aiderait davantage. Mais l'accueil des nouveaux n'est pas dans vos tâches.",
      ],
      target: [
        "Dans un tel rôle, il peut y avoir des semaines sans personne à aider. On travaille, on finit, on passe à la suite. Quand un livreur s'arrête, on fait durer la conversation.",
        "Les demandes arriveraient par écrit, et d'autres y répondraient. Vous liriez un nom et un besoin tout simple. Vous sauriez quoi faire, mais la demande partirait ailleurs.",
      ],
    },
  },
  experiments: {
    carries: {
      colleagues: {
        name: 'Demandez ce que votre aide a changé',
        body: "Chaque vendredi, pendant quatre semaines, retournez voir quelqu'un que vous avez aidé dans la semaine. Demandez ce qui a servi et ce qui manque encore. Cinq minutes suffisent, à la place d'un message.",
        say: {
          to: 'une personne que vous avez aidée',
          words:
            "L'autre jour, il te manquait quelque chose, et on a trouvé une solution. Est-ce qu'elle a suffi, ou faudrait-il encore autre chose ?",
        },
        notice: "Quelqu'un vous dit ce qui manque avant que vous le demandiez.",
        first: 'Choisissez la personne que vous irez voir vendredi.',
        done: 'Quatre personnes ont dit ce qui leur avait servi.',
      },
      alone: {
        name: 'Appelez le client une semaine après',
        body: 'Pendant un mois, une semaine après chaque travail, appelez le client cinq minutes, au lieu de lui écrire. Demandez ce qui marche et ce qui le gêne encore. Mettez la gêne la plus fréquente dans vos prochains devis, avec un prix.',
        say: {
          to: 'un client',
          words:
            "Je voulais seulement savoir si tout marche depuis la semaine dernière. Est-ce qu'une chose vous complique encore la vie ?",
        },
        notice: 'Deux clients nomment la même petite gêne.',
        first: 'Appelez le client de votre dernier travail.',
        done: 'Une aide de plus figure dans vos devis, avec son prix.',
      },
      seeking: {
        name: 'Allez voir comment on reçoit les gens',
        body: "Avant de répondre à une annonce, passez une demi-heure sur place, si le lieu est ouvert au public. Regardez comment on s'occupe des gens et ce qui leur manque. Faites-le deux fois en quatre semaines, et parlez-en dans votre lettre.",
        say: {
          to: "une personne de l'accueil",
          words:
            "Un poste ici m'intéresse, et je voudrais voir comment les gens sont reçus. Est-ce que je peux rester une demi-heure, puis vous poser deux questions ?",
        },
        notice: "Vous voyez ce qui manque à un visiteur avant qu'il le dise.",
        first: "Choisissez un lieu ouvert au public et l'heure où vous irez.",
        done: 'Une de vos lettres décrit ce que vous avez vu sur place.',
      },
      free: {
        name: 'Rendez un service à jour fixe',
        body: "Choisissez une personne du quartier et une aide précise, par exemple des courses ou un trajet. Fixez un jour et une heure, pendant quatre semaines, plutôt que d'aider au hasard des jours. À la fin, demandez si l'heure est toujours la bonne.",
        say: {
          to: 'un voisin',
          words:
            "Je vais au marché le jeudi matin. Si tu veux, je te rapporte ce qu'il te faut ce mois-ci. Donne-moi ta liste le mercredi soir.",
        },
        notice: 'La liste est déjà écrite quand vous passez.',
        first: 'Choisissez la personne et proposez-lui un jour.',
        done: "L'aide a eu lieu trois semaines de suite, au jour convenu.",
      },
    },
    draining_strength: {
      leads: {
        name: 'Recevez les demandes à tour de rôle',
        body: "Pendant quatre semaines, chaque jour, une autre personne de l'équipe reçoit les petites demandes, comme les clés, les accès ou le matériel. Vous gardez un jour, vous aussi. Les autres jours, envoyez gentiment les gens vers la personne du jour.",
        say: {
          to: 'votre équipe',
          words:
            'À partir de lundi, chacun de nous reçoit un jour par semaine les demandes de clés et de matériel. Moi, je prends le mercredi. Quel jour vous irait ?',
        },
        notice: "Quelqu'un va droit vers la personne du jour.",
        first: "Écrivez les petites demandes d'hier et qui d'autre aurait pu répondre.",
        done: "Deux jours de suite, aucune petite demande n'est arrivée chez vous.",
      },
      colleagues: {
        name: 'Relayez-vous avec un collègue',
        body: "Pendant trois semaines, relayez-vous avec un collègue, une fois par jour. Il reçoit toutes les demandes pendant vingt minutes, puis c'est votre tour. Pendant vos vingt minutes libres, faites un travail qui demande du calme.",
        say: {
          to: 'un collègue',
          words:
            "Et si l'on se relayait ? De dix heures à dix heures vingt, tu prends toutes les demandes, et ensuite c'est moi. On essaie trois semaines ?",
        },
        notice: "Quelqu'un vous cherche, trouve votre collègue, et repart avec une réponse.",
        first: "Choisissez le collègue et l'heure que vous lui proposerez.",
        done: 'Le relais a eu lieu dix fois.',
      },
      alone: {
        name: 'Écrivez ce que votre prix comprend',
        body: "Faites deux listes : l'aide que votre prix comprend, et celle qui se paie à part. Joignez-les à chaque devis pendant un mois. Les petites demandes du soir et du samedi attendent le jour de travail suivant, sauf urgence.",
        say: {
          to: 'un client',
          words:
            "Je m'en occupe lundi matin. Ce n'est pas compris dans le prix, je vous dirai donc d'abord ce que cela coûte. Est-ce que cela peut attendre jusque-là ?",
        },
        notice: "Un client demande le prix avant de demander l'aide.",
        first: 'Écrivez les deux listes en pensant à votre dernier client.',
        done: 'Quatre devis sont partis avec les deux listes.',
      },
      seeking: {
        name: 'Demandez combien de gens on y aide',
        body: "En quatre semaines, posez les mêmes questions dans deux endroits. Combien de personnes y reçoit-on par jour, et qui prend le relais pendant les pauses ? Écrivez d'avance trois conditions qu'il vous faut, puis comparez-les avec les réponses.",
        say: {
          to: 'une personne qui vous reçoit en entretien',
          words:
            "Je m'occupe volontiers des gens, et je voudrais le faire longtemps. Combien de personnes reçoit-on par jour, et qui prend le relais pendant les pauses ?",
        },
        notice: "Quelqu'un vous décrit une vraie journée, pauses comprises.",
        first: "Écrivez trois conditions qu'il vous faut pour faire longtemps ce travail.",
        done: 'Deux réponses sont écrites à côté de vos trois conditions.',
      },
      free: {
        name: 'Gardez un jour sans rendre service',
        body: "Choisissez un jour de la semaine où vous ne rendez service à personne, sauf urgence. Dites-le aux gens qui pourraient appeler. Pendant un mois, faites ce jour-là une chose qui ne sert qu'à vous.",
        say: {
          to: 'une voisine',
          words:
            "Ce mois-ci, le mardi, je garde la journée pour moi. Je t'aide volontiers mercredi. Est-ce que cela peut attendre jusque-là ?",
        },
        notice: "Quelqu'un dit : « Cela peut très bien attendre demain. »",
        first: 'Choisissez le jour et annoncez-le à une première personne.',
        done: 'Trois semaines de suite, ce jour est resté à vous.',
      },
    },
    strain: {
      leads: {
        name: 'Confiez les demandes pratiques',
        body: "Cherchez dans l'équipe une personne qui s'occupe volontiers de ce qui manque aux autres. Pendant quatre semaines, les demandes pratiques vont vers elle, deux heures par semaine, à la place d'une autre tâche. Parlez-en dix minutes le vendredi.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Tu vois vite ce qui manque ici. Est-ce que tu prendrais les demandes pratiques pendant quatre semaines, deux heures par semaine ? Dis-moi quelle tâche je t'enlève.",
        },
        notice: 'Une difficulté vous arrive déjà réglée.',
        first: 'Pendant une journée, écrivez les demandes pratiques qui passent par vous.',
        done: 'Dix demandes ont été réglées sans passer par vous.',
      },
      colleagues: {
        name: 'Échangez une part de ce travail',
        body: "Cherchez avec votre responsable une tâche que vous feriez pour un collègue, pendant qu'il reçoit les demandes à votre place. Faites cet échange le mardi matin, pendant un mois. Ensuite, décidez ensemble s'il continue.",
        say: {
          to: 'votre responsable',
          words:
            "Les demandes de la journée me prennent beaucoup d'énergie. Est-ce qu'un collègue pourrait les recevoir le mardi matin, pendant que je fais un travail pour lui ? J'aimerais essayer un mois.",
        },
        notice: "Le mardi matin, quelqu'un s'adresse directement à votre collègue.",
        first: 'Écrivez trois tâches que vous feriez volontiers en échange.',
        done: "L'échange a eu lieu quatre mardis.",
      },
      alone: {
        name: 'Écrivez vos réponses une bonne fois',
        body: "Cherchez les trois questions que vos clients posent le plus. Écrivez pour chacune cinq lignes, avec une photo si elle aide. Pendant un mois, envoyez ces lignes au lieu d'expliquer, et rappelez le lendemain si elles ne suffisent pas.",
        say: {
          to: 'un client',
          words:
            "Je vous envoie cinq lignes et une photo qui montrent comment faire. Si cela ne suffit pas, je vous rappelle demain matin. D'accord ?",
        },
        notice: "Un client écrit : « C'est bon, cela marche. »",
        first: 'Prenez la question la plus fréquente et écrivez les cinq lignes.',
        done: 'Trois clients se sont débrouillés avec vos cinq lignes.',
      },
      seeking: {
        name: 'Demandez à voir une heure de travail',
        body: "Choisissez en quatre semaines deux annonces qui vous tentent. Avant d'aller plus loin, demandez à passer une heure sur place, ou à parler avec quelqu'un qui fait ce travail. Combien de demandes arrivent, et qui d'autre y répond ?",
        say: {
          to: 'une personne qui recrute',
          words:
            "Avant d'envoyer ma candidature, j'aimerais voir comment les demandes arrivent et comment elles se partagent. Est-ce que je pourrais venir une heure ?",
        },
        notice: 'Après cette heure, vous dites oui ou non sans hésiter.',
        first: 'Choisissez une annonce et cherchez à qui demander.',
        done: 'Deux réponses sont écrites à côté des annonces.',
      },
      free: {
        name: 'Partagez une aide à deux',
        body: "Choisissez une aide que vous donnez chaque semaine, comme un trajet ou un jardin à arroser. Demandez à une autre personne d'en prendre une semaine sur deux, pendant un mois. Dans vos semaines libres, ne demandez pas comment cela se passe.",
        say: {
          to: 'une amie',
          words:
            'Pour le jardin, est-ce que tu prendrais une semaine sur deux, pendant un mois ? Ta semaine, tu la fais à ta façon, et moi la mienne.',
        },
        notice: 'Une semaine, tout se fait sans vous.',
        first: "Choisissez l'aide à partager et la personne à qui le demander.",
        done: "Deux semaines sur quatre, quelqu'un d'autre s'en est chargé.",
      },
    },
    stretch: {
      colleagues: {
        name: "Regardez faire quelqu'un qui sait",
        body: "Pendant un mois, une demi-heure par semaine, faites votre travail à côté d'un collègue que l'on vient volontiers trouver. Regardez ce qu'il demande d'abord et ce qu'il laisse faire aux gens. Le lendemain, essayez avec une personne.",
        say: {
          to: 'un collègue',
          words:
            "Les gens repartent de chez toi avec ce qu'il leur faut. Est-ce que je pourrais travailler à côté de toi une demi-heure, jeudi, et regarder comment tu fais ?",
        },
        notice: "Vous posez d'abord la question que ce collègue pose toujours.",
        first: 'Choisissez le collègue et demandez-lui une première demi-heure.',
        done: 'Vous avez regardé quatre fois et essayé avec quatre personnes.',
      },
      alone: {
        name: 'Regardez le client essayer',
        body: "Pendant un mois, à la fin de chaque travail, demandez au client d'essayer le résultat devant vous, ou pendant que vous lui téléphonez. Cinq minutes suffisent. Regardez ou demandez où il hésite, avant de l'aider. Le soir, écrivez ce que vous ferez autrement.",
        say: {
          to: 'un client',
          words:
            'Avant que je parte, voulez-vous essayer devant moi ? Je regarde seulement. Cela me montre ce que je pourrais mieux préparer.',
        },
        notice: "Le client hésite là où vous l'aviez prévu.",
        first: 'Choisissez le premier client à qui vous le demanderez.',
        done: 'Quatre clients ont essayé devant vous, et vos remarques sont écrites.',
      },
      seeking: {
        name: 'Passez deux matinées à aider',
        body: "Cherchez une association qui sert des repas ou qui aide à remplir des papiers. Donnez-lui deux matinées ce mois-ci, auprès de quelqu'un d'expérience. Le soir, écrivez une chose apprise, que vous pourrez raconter en entretien.",
        say: {
          to: "une personne de l'association",
          words:
            "Je cherche un travail où l'on s'occupe des gens, et je voudrais apprendre. Est-ce que je pourrais passer deux matinées avec vous, ce mois-ci ?",
        },
        notice: 'La deuxième fois, on vous confie une tâche entière.',
        first: 'Appelez une association et demandez quand il lui manque du monde.',
        done: 'Les deux matinées ont eu lieu, et une page les raconte.',
      },
      free: {
        name: 'Apprenez un savoir-faire utile',
        body: "Choisissez une chose qui rend service, comme la petite couture ou la réparation des vélos. Demandez à quelqu'un qui sait de vous montrer. Ensuite, aidez une personne par semaine, pendant trois semaines, et demandez chaque fois ce qui aurait pu être mieux.",
        say: {
          to: 'un voisin',
          words:
            "J'apprends à réparer les vélos. Si le tien grince, je peux le regarder samedi. Je débute, et tu me diras franchement s'il roule mieux.",
        },
        notice: 'Le même geste vous prend moins de temps que la première fois.',
        first: "Trouvez quelqu'un qui pourrait vous montrer les premiers gestes.",
        done: 'Trois choses réparées sont rentrées chez leur propriétaire.',
      },
    },
    unused: {
      colleagues: {
        name: 'Réglez une petite gêne pour tous',
        body: "Demandez à trois collègues ce qui leur complique la journée, un outil qui manque ou une liste introuvable. Choisissez la chose la plus simple. Réglez-la en deux semaines, une demi-heure chaque fois, à la place d'autre chose. Montrez ensuite le résultat.",
        say: {
          to: 'vos collègues',
          words:
            "Je voudrais faire disparaître une petite gêne de nos journées. Dites-moi laquelle d'ici jeudi. J'en choisis une, et dans deux semaines je vous montre le résultat.",
        },
        notice: "Quelqu'un trouve ce qu'il cherche sans rien demander.",
        first: 'Posez la question à un collègue pendant une pause.',
        done: "Une gêne a disparu, et un collègue l'a dit tout haut.",
      },
      alone: {
        name: 'Demandez ce qui manque encore',
        body: 'Pendant un mois, à la fin de chaque travail, demandez au client ce qui lui manque encore. Si la chose prend moins de cinq minutes, faites-la tout de suite. Pour le reste, donnez un prix. Le soir, écrivez la demande.',
        say: {
          to: 'un client',
          words:
            "J'ai fini de mon côté. Est-ce qu'il vous manque encore quelque chose ? Si c'est petit, je le fais maintenant. Sinon, je vous dis le prix.",
        },
        notice: 'Un client a gardé une petite demande pour vous.',
        first: 'Posez la question à votre prochain client.',
        done: 'Cinq demandes sont écrites, avec ce que vous avez répondu.',
      },
      seeking: {
        name: 'Rendez un service précis chaque lundi',
        body: "Chaque lundi, pendant un mois, pensez à une personne que vous connaissez et à ce qui lui faciliterait la semaine, par exemple une adresse. Écrivez-lui deux lignes, sans parler de votre recherche. Un quart d'heure suffit.",
        say: {
          to: 'un contact',
          words:
            'Tu cherchais une bonne adresse, et en voici une. Si elle ne convient pas, dis-le-moi, et je regarde encore.',
        },
        notice: "Quelqu'un vous répond et demande de vos nouvelles.",
        first: 'Cherchez une chose utile pour une personne, et envoyez-la.',
        done: 'Quatre lundis, un message de ce genre est parti.',
      },
      free: {
        name: 'Prêtez main-forte près de chez vous',
        body: 'Choisissez un lieu du voisinage, par exemple une bibliothèque ou une épicerie solidaire. Proposez un après-midi par semaine pour une tâche simple, pendant un mois. La deuxième fois, dites ce qui, selon vous, manque aux gens qui viennent.',
        say: {
          to: "une personne qui s'occupe du lieu",
          words:
            "Ce mois-ci, j'ai du temps le mercredi après-midi. Est-ce qu'il y a une chose simple que l'on ne trouve jamais le temps de faire ici ?",
        },
        notice: "Quelqu'un vous salue par votre prénom.",
        first: "Passez voir le lieu et demandez qui s'occupe des bénévoles.",
        done: "Trois mercredis de suite, vous y avez passé l'après-midi.",
      },
    },
  },
} as const satisfies NatureWords;
