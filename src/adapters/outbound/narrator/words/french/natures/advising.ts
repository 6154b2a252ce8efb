import type { NatureWords } from '../../nature-words.ts';

export const advising = {
  about: "Ce travail consiste à écouter la question de quelqu'un et à l'aider à prendre sa décision.",
  standing: {
    core: "Vous aidez facilement quelqu'un à choisir, {role} le demande souvent, et votre énergie tient bon.",
    costly_strength:
      "Vous aidez facilement quelqu'un à choisir, {role} le demande souvent, et cela vous prend de l'énergie.",
    untapped: "Vous aidez facilement quelqu'un à choisir, mais {role} ne le demande presque jamais.",
    reserve:
      "Le conseil vous vient facilement, il vous prend de l'énergie, et {role} n'en demande presque jamais.",
    growth_edge:
      "{Role} demande souvent de conseiller, ce qui est un effort pour vous, sans perte d'énergie.",
    strain:
      "{Role} demande souvent de conseiller, ce qui vous vient moins facilement et vous prend de l'énergie.",
    background: "Le conseil vous vient moins facilement, et {role} n'en demande presque jamais.",
    some_natural: "Vous aidez facilement quelqu'un à choisir, et {role} le demande de temps en temps.",
    some_middle: 'Le conseil vous vient assez facilement, et {role} en demande de temps en temps.',
    some_little: '{Role} demande un conseil de temps en temps, et cela vous vient moins facilement.',
    seldom_middle: "Le conseil vous vient assez facilement, et {role} n'en demande presque jamais.",
    asked_gives: "{Role} demande d'aider les autres à décider, et vous en tirez de l'énergie.",
    asked_costs: "{Role} demande d'aider les autres à décider, et cela vous prend de l'énergie.",
    asked_even: "{Role} demande d'aider les autres à décider, et votre énergie reste la même.",
    seldom_gives: "Vous tirez de l'énergie à aider quelqu'un dans un choix, mais {role} le demande rarement.",
    seldom_costs: "{Role} demande rarement un conseil, et quand cela arrive, vous y laissez de l'énergie.",
    seldom_even: "{Role} demande rarement un conseil, et votre énergie n'en dépend pas.",
  },
  opening: {
    carries:
      "Quand quelqu'un hésite, il vous est facile de l'écouter, de poser une question utile, puis de le laisser choisir. {Role} demande de telles conversations. Ce que ce travail attend et ce qui vous vient facilement vont donc ensemble.",
    draining_strength:
      "Il vous est facile de suivre quelqu'un dans un choix difficile et de lui montrer les chemins possibles. {Role} vous le demande. Ces conversations vous prennent pourtant de l'énergie, et de l'extérieur cela ne se voit guère.",
    stretch:
      "{Role} vous amène à aider les autres dans leurs choix. C'est encore un effort, et vous en sortez pourtant avec plus d'énergie qu'avant. Il est plus facile d'apprendre quand le travail lui-même fait du bien.",
    unused:
      "Devant quelqu'un qui n'arrive pas à choisir, vous trouvez facilement la question qui compte. {Role} ne vous en donne presque jamais l'occasion. Voilà donc une chose qui vous vient facilement, et qui sert très peu.",
    gives:
      "Dans {role}, vous aidez les autres à prendre leurs décisions, et ces conversations vous donnent de l'énergie. On s'y habitue vite, et l'on finit par ne plus y prêter attention. Elles méritent pourtant d'être nommées en premier.",
  },
  title: {
    carries: "Vous aidez facilement quelqu'un à choisir",
    draining_strength: 'Vous conseillez facilement, et cela vous fatigue',
    strain: 'On veut votre avis, et cela vous fatigue',
    stretch: "Le conseil, un effort qui vous donne de l'énergie",
    unused: "Vous pourriez plus souvent aider quelqu'un à choisir",
    gives: 'Vous reprenez des forces en aidant à décider',
    costs: "Les décisions des autres vous prennent de l'énergie",
  },
  see: {
    carries:
      "Dans {role}, on vient vous voir avec un choix à faire, et il vous est facile d'y réfléchir à deux. Quand une telle conversation réussit, l'autre repart souvent avec l'idée qu'il a trouvé sans aide. Ce travail laisse donc peu de traces, même dans votre propre souvenir de la journée. Il prend pourtant du temps, et ce temps figure rarement dans un agenda.",
    draining_strength:
      "Vous suivez facilement quelqu'un dans son choix, et {role} vous le demande. Comme cela paraît simple, on croit volontiers qu'il n'en coûte rien. Or le choix d'un autre occupe toute votre attention, et la question peut rester en tête une fois la conversation finie. Une question seule laisse le temps de souffler, et quatre à la suite n'en laissent guère.",
    strain:
      "Dans {role}, des gens qui hésitent veulent savoir ce que vous feriez. Il vous faut chercher la réponse, et cette recherche vous prend de l'énergie. Ce qui pèse alors, c'est souvent l'idée qu'un avis doit être juste et venir tout de suite. Mais celui qui le demande reste maître de son choix, et bien des réponses peuvent attendre le lendemain.",
    stretch:
      "{Role} vous demande d'aider les autres à choisir. C'est un effort, et vous y gagnez pourtant de l'énergie. On croit souvent qu'il faut connaître la réponse pour se rendre utile. La plupart du temps, il faut surtout une question claire, puis la patience de laisser l'autre finir sa phrase. L'une et l'autre s'apprennent.",
    unused:
      "Devant quelqu'un qui hésite, vous trouvez facilement ce qu'il faut demander. {Role} n'en a presque jamais besoin. D'ordinaire, on demande conseil à la personne dont c'est la fonction, et l'on ne pense guère aux autres. Il suffit parfois qu'une ou deux personnes sachent qu'elles peuvent vous poser leur question.",
    gives:
      "Dans {role}, d'autres réfléchissent avec vous avant de décider, et vous y gagnez de l'énergie. Ces conversations arrivent souvent sans prévenir, et l'on a vite fait de les prendre pour des interruptions. Vos réponses disent autre chose : ce sont elles qui vous redonnent des forces. Cela peut tenir au sujet, à la personne, ou au temps que vous avez pour écouter.",
    costs:
      "Dans {role}, on veut savoir de vous ce qu'il faut faire, et ces conversations vous prennent de l'énergie. Chacune semble ne durer que quelques minutes. Mais il faut laisser son propre travail, entrer dans la question d'un autre, puis retrouver le fil. Trois questions courtes et imprévues peuvent ainsi coûter plus qu'une longue conversation préparée.",
  },
  scenes: {
    gives: {
      leads: [
        "Quelqu'un de l'équipe hésite entre deux façons de faire. Vous demandez laquelle serait la plus facile à expliquer à une personne qui débute. La réponse vient tout de suite, avec un sourire, et le travail reprend.",
        'Une conversation semblait finie, et la vraie question arrive à la dernière minute. Vous vous asseyez de nouveau, et vous écoutez. Le lendemain, un court message vous apprend que la décision est prise.',
      ],
      colleagues: [
        "À la pause, un collègue demande s'il doit accepter une tâche de plus. Vous écoutez, puis vous demandez à quoi il renoncerait. Dix minutes plus tard, il repart avec une réponse bien à lui.",
        'Une collègue vous lit un message désagréable et veut répondre sur-le-champ. Vous demandez ce que sa réponse doit obtenir. À deux, vous écrivez trois lignes calmes, et elle les envoie.',
      ],
      alone: [
        "Un client appelle pour un prix et parle, en réalité, d'un doute plus grand. Vous l'aidez à séparer ce qui presse de ce qui peut attendre. À la fin de l'appel, il sait par quoi commencer.",
        "Une cliente hésite entre trois solutions. Vous lui demandez qui s'en servira, et combien de fois par semaine. Elle prend la plus simple, et vous n'avez rien eu à vanter.",
      ],
      serves: [
        "Quelqu'un hésite entre deux choses et vous regarde. Vous demandez à quoi cela doit servir. La réponse vient toute seule, et la personne repart avec un vrai merci.",
        "La personne devant vous a trois possibilités et ne sait pas laquelle prendre. Vous demandez ce qui compte le plus pour elle, et deux s'écartent aussitôt. Quelques jours plus tard, elle vous raconte la suite.",
      ],
      remote: [
        "Un message s'affiche : « Tu as cinq minutes pour me dire ce que tu en penses ? » Vous appelez, vous écoutez, vous posez une question. Un silence, puis l'autre sait quoi faire.",
        "Vous recevez un long message qui finit par une courte question : faut-il accepter ? Vous téléphonez au lieu d'écrire. Un quart d'heure plus tard, la réponse est claire, et le premier pas aussi.",
      ],
      target: [
        "Dans un tel rôle, une matinée peut commencer par quelqu'un qui a mal dormi à cause d'un choix. On l'écoute, et on lui demande ce qui comptera encore dans un an. Avant midi, il a décidé.",
        "On viendrait vous voir avec un projet et beaucoup d'arguments. Vous chercheriez la question que personne n'a encore posée. Le soir, deux personnes rentreraient chez elles avec une décision prise.",
      ],
    },
    costs: {
      leads: [
        "Quelqu'un vient à neuf heures, un autre à dix, puis deux encore avant midi. Chacun veut savoir ce que vous feriez. La seule décision qui soit vraiment la vôtre attend le soir.",
        "Deux personnes de l'équipe ne s'entendent pas, et chacune veut votre avis de son côté. Vous les écoutez et vous pesez vos mots. Sur le chemin du retour, vous refaites encore les deux conversations.",
      ],
      colleagues: [
        "« Tu as une minute ? » La minute dure une demi-heure, car l'affaire est délicate et vous répondez avec soin. Ensuite, il faut retrouver le fil de ce que vous faisiez.",
        "Une collègue vous demande si elle doit partir ou rester. Il n'y a pas de bonne réponse à lui donner. Le soir, en mangeant, vous y pensez encore.",
      ],
      alone: [
        "Un client veut « juste votre sentiment » avant de se décider. L'appel dure cinquante minutes. Le travail prévu ce matin-là commence avec une heure de retard, et la journée finit d'autant plus tard.",
        "Une cliente appelle chaque jour : plutôt ceci, plutôt cela, ou rien du tout ? Vous répondez chaque fois avec soin. Une fois le téléphone posé, il vous faut un moment avant de reprendre l'outil ou le clavier.",
      ],
      serves: [
        "Quelqu'un a une vraie décision à prendre, et d'autres attendent derrière. Vous cherchez des mots simples et justes. À la quinzième question du jour, ils viennent moins vite.",
        "« À ma place, vous feriez quoi ? » La personne attend, et beaucoup dépend de votre réponse. Vous pesez chaque phrase. Puis la suivante s'assoit, avec une autre histoire et la même question.",
      ],
      remote: [
        "L'appel devait durer un quart d'heure. Votre collègue reprend tout depuis le début, et vous choisissez chaque mot. Quand l'écran s'éteint, il vous faut marcher un peu avant de faire autre chose.",
        'Quatre personnes vous ont écrit ce matin pour connaître votre avis, et chacune croit être la seule. Vous rédigez quatre réponses soigneuses. Il est tard quand vous commencez votre propre travail.',
      ],
      target: [
        "Dans un tel rôle, les questions n'attendent pas toujours l'heure prévue. L'une arrive à huit heures, l'autre pendant le déjeuner, et toutes veulent une vraie réponse. Le reste du travail glisse vers le soir.",
        "Il y a aussi des jours où l'on conseille sans que personne suive. On écoute une heure, on donne un avis réfléchi, et la décision tombe dans l'autre sens. Le lendemain, la même personne rappelle.",
      ],
    },
    missing: {
      leads: [
        "L'équipe connaît son travail et décide sans vous. Vous transmettez des consignes et vous répondez aux messages. Puis quelqu'un d'un autre service vous demande un avis en passant, et vous restez vingt minutes à en parler.",
        "La conversation du mardi passe tout entière dans la liste des tâches. En se levant, la personne ralentit, semble vouloir ajouter un mot, puis s'en va. Une question de plus aurait suffi.",
      ],
      colleagues: [
        "Toute la journée, vous faites ce que l'on vous demande. Tout près, quelqu'un soupire devant un choix difficile. Vous auriez une question utile, mais personne ne se tourne vers vous.",
        "La décision arrive par message, déjà prise. Vous voyez quelle question a été oubliée. À midi, quelqu'un hésite entre deux formations, et vous laissez refroidir votre assiette pour l'écouter.",
      ],
      alone: [
        "Les clients commandent, vous faites le travail, et les messages tiennent en deux lignes. Puis quelqu'un vous demande ce que vous choisiriez à sa place. Sur la route du retour, vous pensez encore à ce que vous auriez pu ajouter.",
        "Une cliente a tout choisi avant d'appeler. Vous voyez qu'une autre solution lui irait mieux. Elle a peu de temps, la commande est claire, et vous n'en dites rien.",
      ],
      serves: [
        "Les gens demandent où c'est et quand ce sera fini, et vous répondez. Une personne hésite, regarde l'heure, puis s'en va. Avec deux minutes de plus, elle aurait peut-être parlé.",
        "Toute la journée, vous donnez aux gens ce qu'ils sont venus chercher. En fin de service, quelqu'un hésite entre deux choses et vous regarde. Vous prenez votre temps, bien qu'il soit presque l'heure de partir.",
      ],
      remote: [
        "Les tâches arrivent une à une, vous les faites, et personne ne demande votre avis. Dans un échange de messages, deux collègues cherchent une issue. Vous commencez une réponse, puis vous l'effacez.",
        "La journée se passe sans un appel. Vers seize heures, un collègue vous téléphone parce qu'il ne sait plus comment continuer. Vous restez en ligne bien après la réponse.",
      ],
      target: [
        "Certaines journées d'un tel rôle passeraient sans que personne demande un avis. Les décisions viendraient d'ailleurs, et le travail serait réglé d'avance. Vous rentreriez avec une question que vous auriez voulu poser.",
        "Le travail serait calme et clair, une liste à suivre du matin au soir. À la pause, quelqu'un dirait qu'il n'arrive pas à choisir. Vous lui poseriez une question, puis une autre, et la liste attendrait un peu.",
      ],
    },
  },
  experiments: {
    carries: {
      colleagues: {
        name: 'Donnez une demi-heure fixe aux questions',
        body: 'Choisissez une demi-heure par semaine, par exemple le jeudi après la pause, et dites-la à vos collègues. Les questions qui demandent réflexion attendent ce moment, au lieu de vous arrêter en plein travail. Ce qui presse passe tout de suite. Tenez quatre semaines.',
        say: {
          to: 'un collègue',
          words:
            "Là, je suis au milieu d'autre chose. Est-ce que tu peux venir jeudi après la pause ? J'ai gardé une demi-heure, et je voudrais y réfléchir vraiment avec toi.",
        },
        notice: "Un collègue dit en passant : « Je t'en parle jeudi. »",
        first: 'Choisissez la demi-heure et dites-la à trois collègues.',
        done: "Trois semaines sur quatre, quelqu'un est venu parler d'un choix à faire.",
      },
      alone: {
        name: 'Écrivez la raison de chaque client',
        body: "Pendant quatre semaines, quand un client hésite, posez-lui d'abord deux questions. À quoi cela doit-il servir, et pour combien de temps ? Écrivez ensuite son choix et sa raison en une ligne, en tête du devis. Cela remplace les longs messages d'explication.",
        say: {
          to: 'un client',
          words:
            'Avant de vous faire un prix, deux questions. À quoi cela doit-il servir, et pour combien de temps ? Je mettrai votre réponse en tête du devis.',
        },
        notice: 'Un client accepte le devis en redisant sa propre raison.',
        first: 'Ajoutez une ligne vide en tête de votre prochain devis.',
        done: 'Quatre devis commencent par la raison du client.',
      },
      seeking: {
        name: 'Demandez comment on y décide',
        body: "À vos deux prochains entretiens ou appels, demandez comment les décisions se prennent. Racontez aussi une fois où vous avez aidé quelqu'un à choisir. Le soir même, écrivez la réponse en deux lignes. Au bout de quatre semaines, comparez.",
        say: {
          to: 'une personne qui vous reçoit en entretien',
          words:
            "À ce poste, qui viendrait me demander un avis, et à quel moment ? Si vous avez un exemple récent, cela m'aiderait à me représenter le travail.",
        },
        notice: 'La personne en face raconte un cas précis, avec un début et une fin.',
        first: "Écrivez en dix lignes une fois où vous avez aidé quelqu'un à choisir.",
        done: 'Deux réponses sont écrites côte à côte.',
      },
      free: {
        name: 'Offrez une demi-heure le samedi',
        body: "Choisissez un moment fixe, par exemple le samedi à onze heures. Dites à trois personnes autour de vous qu'elles peuvent passer ou téléphoner si elles ont une décision à prendre. Une demi-heure suffit, une seule personne à la fois, quatre samedis de suite.",
        say: {
          to: 'un proche',
          words:
            "Si cette décision te tracasse, appelle-moi samedi à onze heures. J'aurai une demi-heure, et je t'aiderai à y voir plus clair.",
        },
        notice: "Quelqu'un demande si samedi prochain est encore libre.",
        first: "Choisissez l'heure et écrivez à une première personne.",
        done: "Deux samedis, quelqu'un est venu ou a téléphoné.",
      },
    },
    draining_strength: {
      leads: {
        name: "Demandez d'abord une proposition",
        body: "Quand quelqu'un de l'équipe veut votre avis, demandez-lui d'abord ce qu'il ferait. Si l'idée tient, dites oui et arrêtez-vous là. Sinon, parlez-en dix minutes dans l'après-midi, au lieu d'y réfléchir sur-le-champ. Faites-le pendant trois semaines.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Dis-moi d'abord ce que tu ferais, toi. Si ton idée tient, tu n'as pas besoin de moi. Sinon, on en parle dix minutes cet après-midi.",
        },
        notice: "Quelqu'un commence la conversation par sa propre proposition.",
        first: "Annoncez à l'équipe la question que vous poserez en premier.",
        done: 'Cinq fois, vous avez dit oui à une proposition sans rien ajouter.',
      },
      colleagues: {
        name: 'Fixez une heure pour chaque avis',
        body: "Pendant trois semaines, quand un collègue veut votre avis, proposez une heure dans la journée et vingt minutes, sauf urgence. À la fin, il dit en une phrase ce qu'il retient. Gardez ensuite cinq minutes de calme avant de reprendre votre travail.",
        say: {
          to: 'un collègue',
          words:
            "Je veux bien t'aider, mais je termine d'abord ce que je fais. On prend vingt minutes à quinze heures ? Je serai tout à ta question.",
        },
        notice: "À l'heure dite, un collègue annonce que c'est déjà réglé.",
        first: "Choisissez l'heure que vous proposerez le plus souvent.",
        done: "Cinq conversations ont commencé et fini à l'heure dite.",
      },
      alone: {
        name: 'Annoncez la durée avant de conseiller',
        body: "Pendant trois semaines, dites au début de chaque appel ou visite que vous avez un quart d'heure pour les questions. Deux minutes avant la fin, redites ce que le client veut faire. Ce qui reste attend le devis.",
        say: {
          to: 'un client',
          words:
            "J'ai un quart d'heure pour vos questions. À la fin, je vous redis ce que j'ai compris, et le reste sera dans le devis. Cela vous convient ?",
        },
        notice: "Un client regarde l'heure et garde sa dernière question pour le devis.",
        first: 'Écrivez la phrase par laquelle vous commencerez ces conversations.',
        done: "Cinq conversations avec des clients ont fini au bout d'un quart d'heure.",
      },
      seeking: {
        name: "Demandez combien d'heures on y conseille",
        body: "Appelez en quatre semaines deux personnes dont le métier vous tente. Demandez combien d'heures par semaine elles passent à conseiller, et qui les relaie quand c'est trop. Après chaque appel, écrivez le nombre d'heures qui vous irait.",
        say: {
          to: 'une personne du métier',
          words:
            "Votre métier me tente, et j'aimerais savoir à quoi ressemble une semaine. Combien d'heures passez-vous à conseiller ? Un appel d'un quart d'heure me suffirait.",
        },
        notice: 'Dans un entretien, vous posez la question des heures sans détour.',
        first: 'Écrivez à une personne qui fait ce métier et proposez-lui un court appel.',
        done: 'Deux réponses et le nombre qui vous irait sont écrits sur une page.',
      },
      free: {
        name: 'Dites que vous avez une demi-heure',
        body: "Pendant trois semaines, quand un proche ou quelqu'un du club cherche conseil, dites tout de suite que vous avez une demi-heure. Si vous pouvez, parlez en marchant. Ce qui n'est pas fini attend un autre jour.",
        say: {
          to: 'un proche',
          words:
            "Je t'écoute volontiers, j'ai une demi-heure. Si cela ne suffit pas, on continue dimanche. On marche un peu en parlant ?",
        },
        notice: "L'autre regarde l'heure et en vient à ce qui compte.",
        first: 'Choisissez les mots avec lesquels vous annoncerez la demi-heure.',
        done: "Trois conversations ont fini au bout d'une demi-heure.",
      },
    },
    strain: {
      leads: {
        name: 'Confiez une sorte de questions',
        body: "Cherchez la question que l'équipe vous pose le plus, par exemple sur les congés ou les réclamations. Demandez à une personne qui connaît le sujet d'y répondre pendant un mois, à la place d'une autre tâche. Les deux premières semaines, répondez ensemble.",
        say: {
          to: "une personne de l'équipe",
          words:
            "On vient souvent me voir pour les réclamations, et tu connais bien le sujet. Est-ce que tu pourrais t'en occuper pendant un mois ? Je te décharge d'autre chose.",
        },
        notice: "Quelqu'un s'adresse à cette personne sans passer par vous.",
        first: "Écrivez les questions que l'équipe vous a posées hier.",
        done: 'Cinq questions de cette sorte ont été réglées sans vous.',
      },
      colleagues: {
        name: "Partagez les demandes d'avis",
        body: "Voyez avec votre responsable quelles questions quelqu'un d'autre pourrait recevoir, et envoyez-les vers cette personne pendant un mois. Pour celles qui restent, demandez un jour de réflexion, sauf urgence. Votre réponse peut alors tenir en deux phrases.",
        say: {
          to: 'votre responsable',
          words:
            "On me demande souvent un avis, et cela me prend beaucoup d'énergie. Est-ce que quelqu'un d'autre pourrait répondre à une partie des questions ? J'aimerais essayer un mois.",
        },
        notice: "Un collègue pose sa question directement à l'autre personne.",
        first: "Écrivez les trois questions que l'on vous pose le plus.",
        done: "Cinq questions sont allées à quelqu'un d'autre.",
      },
      alone: {
        name: 'Trouvez un nom pour ces questions',
        body: "Choisissez la sorte de question qui vous coûte le plus, par exemple les normes ou les aides publiques. Trouvez quelqu'un de sérieux à qui adresser vos clients. Pendant un mois, donnez son nom dès que la question arrive.",
        say: {
          to: 'un client',
          words:
            "Pour cette question, je connais quelqu'un de sérieux, et je vous donne son numéro. Le travail lui-même, je m'en occupe. Est-ce que cela vous va ?",
        },
        notice: 'Un client range le numéro, et la conversation revient au travail.',
        first: 'Appelez la personne dont vous voudriez donner le nom.',
        done: 'Deux clients ont appelé le numéro que vous leur aviez donné.',
      },
      seeking: {
        name: 'Cherchez le conseil dans les annonces',
        body: "En quatre semaines, prenez cinq annonces et soulignez ce qui parle de conseil ou d'accompagnement. Répondez d'abord à celles où il y en a peu. À chaque entretien ou appel, demandez combien de personnes viendraient chercher un avis.",
        say: {
          to: 'une personne qui vous reçoit en entretien',
          words:
            "J'aimerais comprendre la part de conseil. Combien de personnes viennent demander un avis dans une semaine, et qui d'autre peut leur répondre ?",
        },
        notice: "Vous voyez au premier coup d'œil quelle annonce vous ne garderez pas.",
        first: 'Prenez une annonce et soulignez ce qui touche au conseil.',
        done: 'Cinq annonces sont triées, et la question a été posée une fois.',
      },
      free: {
        name: "Donnez un nom au lieu d'un avis",
        body: "Une fois par semaine, pendant un mois, quand on vous demande conseil, donnez le nom d'une personne bien renseignée. Si l'autre veut seulement parler, écoutez dix minutes sans rien conseiller.",
        say: {
          to: 'un voisin',
          words:
            "Là-dessus, je ne voudrais pas te répondre au hasard. Mais je connais quelqu'un qui sait, et je te donne son numéro. Tu me raconteras ?",
        },
        notice: "L'autre sort son téléphone pour garder le nom.",
        first: "Cherchez autour de vous deux personnes que l'on peut consulter.",
        done: "Trois personnes ont reçu un nom au lieu d'un avis.",
      },
    },
    stretch: {
      colleagues: {
        name: 'Posez trois questions avant de répondre',
        body: "Une fois par semaine, pendant un mois, choisissez un collègue qui hésite. Posez-lui trois questions, et ne dites ce que vous pensez qu'après la dernière. Demandez-lui ensuite laquelle lui a servi. Dix minutes suffisent.",
        say: {
          to: 'un collègue',
          words:
            "Avant de te dire ce que j'en pense, je voudrais te poser trois questions. À la fin, dis-moi laquelle t'a servi.",
        },
        notice: 'Un collègue trouve sa réponse avant votre troisième question.',
        first: 'Écrivez trois questions auxquelles on ne peut pas répondre par oui ou par non.',
        done: 'Quatre collègues ont dit quelle question leur avait servi.',
      },
      alone: {
        name: 'Demandez ce que le conseil a donné',
        body: 'Pendant un mois, écrivez en une ligne chaque conseil donné à un client. La semaine suivante, demandez-lui en deux minutes ce que ce conseil a donné, au téléphone ou en passant. Écrivez sa réponse à côté.',
        say: {
          to: 'un client',
          words:
            "La semaine dernière, je vous avais donné mon avis. Qu'est-ce que cela a donné ? Dites-le franchement, j'en ai besoin pour les prochaines fois.",
        },
        notice: 'Vous posez à un client une question que vous ne posiez pas avant.',
        first: 'Appelez un client à qui vous avez donné un conseil récemment.',
        done: 'Quatre conseils ont chacun leur réponse, écrite à côté.',
      },
      seeking: {
        name: 'Écoutez-vous à tour de rôle',
        body: "Proposez une heure à quelqu'un qui cherche aussi du travail. Pendant la première demi-heure, il parle d'un choix à faire, et vous ne posez que des questions. Ensuite, échangez les rôles. Voyez-vous ainsi trois fois en quatre semaines.",
        say: {
          to: 'une connaissance',
          words:
            "Il y a des choix à faire de ton côté comme du mien. Veux-tu qu'on se voie une heure et qu'on s'écoute, une demi-heure chacun ?",
        },
        notice: "L'autre réfléchit en silence, et vous attendez la suite.",
        first: "Écrivez à quelqu'un qui cherche aussi du travail.",
        done: 'Trois rencontres ont eu lieu, chaque fois dans les deux rôles.',
      },
      free: {
        name: 'Ne posez que des questions',
        body: "Une fois par semaine, pendant un mois, demandez à un proche de vous parler d'un choix à faire. Pendant vingt minutes, ne posez que des questions. Le soir, écrivez celle qui l'a fait réfléchir le plus longtemps.",
        say: {
          to: 'un proche',
          words:
            "Je m'exerce à écouter. Tu me parles d'un choix que tu dois faire, et pendant vingt minutes je ne pose que des questions. D'accord ?",
        },
        notice: "L'autre dit : « Tiens, je n'y avais pas pensé. »",
        first: 'Demandez à un proche quand il aurait vingt minutes.',
        done: 'Quatre questions sont écrites, une par conversation.',
      },
    },
    unused: {
      colleagues: {
        name: 'Réfléchissez à deux devant un café',
        body: "Une fois par semaine, pendant un mois, demandez à un collègue quelle décision il remet à plus tard. Proposez-lui d'y réfléchir avec vous pendant un café que vous auriez pris de toute façon. Posez surtout des questions.",
        say: {
          to: 'un collègue',
          words:
            "Tu disais que ce choix traînait. On en parle devant un café, un quart d'heure ? Je ne connais pas tout, mais je peux t'aider à faire le tour.",
        },
        notice: "Un collègue revient vous dire ce qu'il a choisi.",
        first: 'Demandez à un collègue quelle décision il remet à plus tard.',
        done: 'Vous avez parlé de quatre décisions devant un café.',
      },
      alone: {
        name: 'Demandez ce qui fait encore hésiter',
        body: "Pendant quatre semaines, avant chaque nouveau travail, demandez au client ce qui le fait encore hésiter. Écoutez-le cinq minutes, sur place ou au téléphone, au lieu d'échanger des messages. Le soir, écrivez sa question en une ligne.",
        say: {
          to: 'un client',
          words:
            "Avant que je commence, est-ce que quelque chose vous fait encore hésiter ? Prenons cinq minutes maintenant, c'est plus simple qu'après.",
        },
        notice: 'Un client demande votre avis sur autre chose que sa commande.',
        first: 'Posez la question au premier client de la semaine.',
        done: 'Quatre questions de clients sont écrites sur une même page.',
      },
      seeking: {
        name: 'Aidez un contact à choisir',
        body: 'Choisissez deux personnes autour de vous qui hésitent, par exemple entre deux offres. Proposez à chacune une demi-heure au téléphone, dans les quatre semaines. Dans votre prochaine lettre, racontez une de ces conversations sans donner de nom.',
        say: {
          to: 'un contact',
          words:
            "Tu hésitais entre deux offres, je crois. Si tu veux, on en parle une demi-heure cette semaine. Je t'écoute, et je te dis franchement ce que j'en pense.",
        },
        notice: 'On vous rappelle pour raconter la suite.',
        first: 'Écrivez les noms de deux personnes qui ont un choix à faire.',
        done: "Une de vos lettres raconte comment vous avez aidé quelqu'un à choisir.",
      },
      free: {
        name: 'Donnez deux après-midi à une association',
        body: "Cherchez un lieu où l'on renseigne et où l'on oriente les gens, une association ou une médiathèque par exemple. Proposez d'y passer deux après-midi ce mois-ci, auprès de quelqu'un d'expérience. À la fin de chacun, demandez ce qui a été utile.",
        say: {
          to: "une personne de l'association",
          words:
            "J'aimerais aider des gens qui ont un choix à faire. Est-ce que je pourrais venir deux après-midi ce mois-ci et commencer auprès de quelqu'un d'expérience ?",
        },
        notice: "Quelqu'un demande quand vous reviendrez.",
        first: 'Cherchez un tel lieu près de chez vous et demandez qui appeler.',
        done: 'Vous y avez passé deux après-midi.',
      },
    },
  },
} as const satisfies NatureWords;
