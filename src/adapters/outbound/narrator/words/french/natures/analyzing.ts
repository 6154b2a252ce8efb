import type { NatureWords } from '../../nature-words.ts';

export const analyzing = {
  about: "Il s'agit de regarder de près ce qui s'est passé, de le vérifier et d'en trouver la cause.",
  standing: {
    core: 'Vous cherchez volontiers les causes, et {role} en a besoin.',
    costly_strength:
      "Vous cherchez volontiers les causes et {role} en a besoin, mais cela vous prend de l'énergie.",
    untapped: 'Vous cherchez volontiers les causes, et {role} ne vous le demande presque jamais.',
    reserve: 'Vous cherchez volontiers les causes, cela vous coûte, et {role} ne le demande presque jamais.',
    growth_edge: '{Role} demande de chercher les causes, et cela ne va pas encore de soi pour vous.',
    strain: "Dans {role}, il faut vérifier les faits de près, ce qui vous coûte un effort et de l'énergie.",
    background: 'Il vous faut un effort pour chercher les causes, et {role} ne le demande presque jamais.',
    some_natural: 'Vous cherchez volontiers les causes, et {role} le demande de temps en temps.',
    some_middle: '{Role} demande parfois de chercher une cause, et cela vous est assez naturel.',
    some_little: '{Role} demande parfois de chercher une cause, et il vous faut pour cela un effort.',
    seldom_middle: 'Vous cherchez assez volontiers les causes, et {role} ne le demande presque jamais.',
    asked_gives: "Dans {role}, vous examinez des faits et leurs causes, et cela vous donne de l'énergie.",
    asked_costs: "Dans {role}, vous examinez des faits et leurs causes, et cela vous prend de l'énergie.",
    asked_even: 'Dans {role}, vous examinez des faits et leurs causes, et votre énergie ne change guère.',
    seldom_gives: "Dans {role}, vous cherchez rarement une cause, mais cela vous donne alors de l'énergie.",
    seldom_costs: "Dans {role}, vous cherchez rarement une cause, mais cela vous prend alors de l'énergie.",
    seldom_even: 'Dans {role}, vous cherchez rarement une cause, et votre énergie reste alors la même.',
  },
  opening: {
    carries:
      "Avant de décider quoi faire, vous voulez savoir ce qui s'est passé. {Role} le demande. La question que vous poseriez de toute façon est donc aussi celle dont le travail a besoin.",
    draining_strength:
      "Quand deux choses ne s'accordent pas, vous cherchez jusqu'à ce que vous sachiez pourquoi. {Role} le demande, et cela vous vient naturellement. La recherche vous prend aussi de l'énergie, même les jours où la réponse arrive vite.",
    stretch:
      "{Role} demande d'examiner les faits jusqu'à ce que la cause soit claire. Vous ne le faites pas encore de vous-même, et pourtant ce travail vous donne de l'énergie. Il peut donc s'apprendre avec plaisir, une question après l'autre.",
    unused:
      "On vous raconte une chose, et vous allez voir avant d'y croire. {Role} ne vous le demande presque jamais. Il y a là quelque chose qui vous vient naturellement, et qui pourrait tenir plus de place dans une semaine.",
    gives:
      "Dans {role}, vous examinez des faits et vous cherchez pourquoi, et vous y gagnez de l'énergie. Une heure tranquille devant une question difficile peut donc compter parmi les bonnes heures de votre semaine.",
  },
  title: {
    carries: 'Vous demandez pourquoi, et le travail en a besoin',
    draining_strength: 'Vous cherchez volontiers pourquoi, et cela vous coûte',
    strain: "Les longues vérifications vous prennent beaucoup d'énergie",
    stretch: 'La recherche des causes est un effort qui vous anime',
    unused: 'Vous regardez de près, et on vous le demande rarement',
    gives: "Vous gagnez de l'énergie à chercher le pourquoi des choses",
    costs: "Les heures passées à vérifier vous prennent de l'énergie",
  },
  see: {
    carries:
      "Quand une chose étonne, vous la suivez jusqu'à ce que vous sachiez d'où elle vient. {Role} le demande, et cette question fait donc partie du travail. De l'extérieur, elle peut passer pour un doute ou pour de la lenteur. Mais une cause trouvée une fois n'est plus à chercher la fois suivante.",
    draining_strength:
      "Quand une preuve manque, vous le voyez, et vous continuez à chercher. {Role} demande ce genre de recherche. La réponse arrive souvent assez vite, et c'est la certitude qui prend le reste de l'énergie. Comme personne ne dit quand c'est assez certain, une question peut vous occuper plus longtemps qu'elle ne le devait.",
    strain:
      "Dans {role}, il y a beaucoup à examiner de près, et vous y laissez de l'énergie. On pourrait croire qu'il suffit de mieux se concentrer. Ce qui pèse est souvent autre chose : rester longtemps dans les détails sans savoir si cela suffit. La même vérification est plus légère quand quelqu'un a dit d'avance où elle s'arrête.",
    stretch:
      "{Role} demande de chercher les causes, et vous en revenez avec plus d'énergie. C'est encore un effort, et cela peut aller lentement. Un travail lent peut très bien vous convenir. Le plus difficile est souvent le début, quand il y a beaucoup de faits et qu'on ne sait pas quelle question vient d'abord.",
    unused:
      "Quand une histoire ne s'accorde pas avec les faits, vous aimeriez savoir pourquoi. {Role} ne vous demande presque jamais de chercher. Une question posée en passant peut alors sonner comme une critique. La même question, avec une heure pour la suivre jusqu'au bout, devient un travail que l'on peut montrer.",
    gives:
      "Dans {role}, vous cherchez à comprendre avant d'agir, et vous y gagnez de l'énergie. Vue de l'extérieur, une telle heure paraît vide. Il n'y a rien à montrer tant que la réponse manque, et on la sacrifie facilement dans une semaine pleine. C'est pourtant là qu'une partie de votre énergie se refait.",
    costs:
      "Dans {role}, il faut regarder les faits de près et dire ce qu'ils signifient. Chaque heure de ce travail vous prend de l'énergie, quel que soit le résultat. Une partie s'en va dans la deuxième vérification, celle que l'on fait par habitude ou par prudence. C'est elle que l'on peut le plus facilement laisser.",
  },
  scenes: {
    gives: {
      leads: [
        "Une chose va mal pour la troisième fois, et chacun a son explication. Vous demandez à la personne qui était là de tout raconter, depuis le début. Une demi-heure plus tard, on sait où cela a commencé, et personne n'est accusé.",
        "Une plainte arrive, et tout le monde veut réparer tout de suite. Vous posez encore une question, puis une autre. Deux personnes avaient entendu deux consignes différentes, et une conversation suffit pour s'accorder.",
      ],
      colleagues: [
        "Un mardi, cela peut donner ceci : un collègue dit que cela va toujours mal le lundi. Vous vérifiez, et c'est le vendredi, après la livraison. À partir de là, la réponse n'est plus très loin.",
        "Vous avez une demi-heure tranquille et deux listes qui devraient s'accorder. Ligne après ligne, vous trouvez l'endroit où elles diffèrent. Quand on vous propose d'aller déjeuner, il est déjà une heure.",
      ],
      alone: [
        "Un client est certain de savoir ce qui n'allait pas. Vous lui demandez ce qui s'est passé juste avant, puis vous regardez vous-même. La cause est ailleurs, et vous la lui montrez en deux minutes.",
        'Pendant une demi-heure tranquille, vous reprenez vos derniers travaux. Lequel a duré plus longtemps que prévu, et pourquoi ? À la fin, vous savez quelle question poser avant le prochain, et votre café est froid.',
      ],
      serves: [
        "Pour la troisième fois de la semaine, quelqu'un vient avec le même ennui. Vous posez quelques questions de plus que d'habitude, et vous écrivez les réponses. Le soir, vous pouvez dire à un collègue comment cela commence.",
        "Une personne dit que rien ne va depuis une semaine. Vous lui demandez de raconter le lundi, puis le mardi, sans l'interrompre. Au mercredi, vous entendez ensemble ce qui a changé.",
      ],
      remote: [
        "Les messages se taisent un moment. Dans les chiffres d'hier, quelque chose ne va pas, et vous remontez d'une étape à l'autre. À onze heures, vous envoyez deux lignes avec la cause, et quelqu'un répond : c'était donc cela.",
        "Pendant l'appel, chacun donne son avis. Vous demandez ce qui s'est vraiment passé ces dernières semaines, vous le cherchez pendant que les autres parlent, et vous le lisez à voix haute. Ensuite, on parle de ce que tout le monde a sous les yeux.",
      ],
      target: [
        "Dans un tel rôle, une matinée peut commencer par un résultat que personne n'explique. Vous auriez une heure tranquille et une bonne question. Avant midi, vous pourriez dire ce qui s'est passé.",
        "On vous montrerait un résultat en demandant s'il est possible. Vous le regarderiez deux fois, et vous chercheriez d'où vient un des chiffres. Ensuite, vous pourriez dire oui ou non.",
      ],
    },
    costs: {
      leads: [
        "Quelqu'un veut savoir avant midi pourquoi la semaine passée a pris tant de retard. Vous relisez des messages et des listes, pendant que deux personnes de l'équipe attendent avec une autre question. La réponse part à quatorze heures, sans déjeuner.",
        'La journée est presque finie, et vous lisez toujours la même liste. Demain, il faudra répondre de ces chiffres, et vous les vérifiez encore. Ils sont justes, et une heure de plus est passée.',
      ],
      colleagues: [
        "Vous connaissez le moment : le travail est fini, et quelqu'un demande d'où vient ce chiffre-là. Vous reprenez tout ce que vous avez fait, étape par étape. La réponse prend l'après-midi entier.",
        "Un mercredi, deux listes devraient s'accorder, et ce n'est pas le cas. Vous les comparez ligne par ligne, le doigt sur la page. À seize heures l'erreur est trouvée, et vous ne voulez plus rien lire.",
      ],
      alone: [
        "Un montant ne va pas. Vous relisez les reçus, puis les messages, puis encore les reçus. Quand vous l'avez trouvé, la demi-journée prévue pour autre chose est passée.",
        "Un client demande pourquoi c'est ce prix. Vous cherchez les heures et le matériel, et vous écrivez tout. Il vous faut deux heures pour répondre, et une minute au client pour lire.",
      ],
      serves: [
        "Entre deux personnes, il reste dix minutes pour remplir les papiers. Chaque ligne doit être juste, et vous relisez encore une fois. Quand vous levez les yeux, quelqu'un attend devant vous depuis un moment.",
        "Une chose a mal tourné, et il faut écrire comment. Vous reprenez la journée depuis le début, heure par heure, pendant qu'on continue à vous appeler. Vous écrivez encore quand il serait temps de rentrer.",
      ],
      remote: [
        "Devant l'écran, vous reprenez un chiffre après l'autre. Personne n'est là pour dire si cela suffit, et vous vérifiez tout encore une fois. Quand vous vous levez, il fait nuit dehors.",
        "Un collègue écrit que vos chiffres et les siens ne s'accordent pas. Vingt messages plus tard, on comprend que chacun a commencé à compter un autre jour. Votre propre travail n'a pas bougé depuis neuf heures.",
      ],
      target: [
        "Dans un tel rôle, une seule question peut prendre un après-midi, avec des réponses qui se contredisent. Vous finiriez par trouver. Ensuite, vous n'auriez peut-être plus envie de regarder le moindre détail.",
        'On vous enverrait des chiffres en attendant votre avis. Chaque fois, vous vérifieriez depuis le début. Le jeudi, il faudrait peut-être lire deux fois un message de trois lignes.',
      ],
    },
    missing: {
      leads: [
        "En dix minutes, on décide ce qu'il faut faire contre les retards. Personne n'a demandé d'où ils viennent. Vous avez une idée, et après la réunion vous cherchez quand ils ont commencé.",
        "La journée se passe en conversations et en décisions. Pendant un quart d'heure libre, vous vérifiez une chose qui vous intrigue depuis lundi. Vous aviez raison, et déjà quelqu'un vous attend.",
      ],
      colleagues: [
        "Un jeudi, il y a une liste à suivre, et vous la suivez. Une ligne vous paraît étrange. Vous demandez pourquoi elle est là, et l'on vous répond qu'elle y a toujours été.",
        "Au café, quelqu'un dit que les clients veulent aller plus vite. Vous vous demandez comment on le sait. Il n'y a pas de temps pour le chercher, et l'après-midi tout le monde se dépêche.",
      ],
      alone: [
        "Les travaux se suivent. Il vous semble que les petits prennent plus de temps qu'ils ne devraient, et vous aimeriez savoir pourquoi. Puis le téléphone sonne, et la question attend.",
        "Un client veut que cela marche de nouveau, sans demander pourquoi cela s'est arrêté. Vous faites le nécessaire et vous partez. Sur le chemin du retour, vous passez quand même en revue les causes possibles.",
      ],
      serves: [
        "Les gens viennent, demandent, remercient, et la journée file. Deux d'entre eux avaient le même ennui, et vous auriez une question à poser. Mais déjà la personne suivante est devant vous.",
        'On vous dit quoi faire, sans dire pourquoi. Dans un moment creux, vous cherchez la raison, et un collègue demande ce que vous lisez. Pendant deux minutes, vous parlez ensemble des causes.',
      ],
      remote: [
        "Les demandes arrivent, et vous y répondez une par une. Plusieurs viennent de la même erreur. Vous commencez une petite liste à vous, que personne n'a réclamée.",
        "Pendant un appel, quelqu'un dit que c'est pire depuis le printemps. Vous aimeriez savoir depuis quand au juste. Avant que vous ayez trouvé le micro, on parle d'autre chose.",
      ],
      target: [
        'Dans un tel rôle, il faudrait répondre à la plupart des questions sur-le-champ. Vous donneriez une réponse, et vous garderiez une autre question pour plus tard. De temps en temps, on vous demanderait de chercher.',
        'La journée se passerait surtout à faire, et peu à comprendre. Une même erreur reviendrait parfois. Vous resteriez alors un peu plus longtemps, pour voir où elle commence.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Cherchez une cause par semaine à deux',
        body: "Une fois par semaine, pendant un mois, prenez une chose qui a mal tourné, ou étonnamment bien. Cherchez-en la cause avec quelqu'un qui était là, pendant une réunion qui a lieu de toute façon. Dites ensuite à l'équipe, en deux phrases, ce que vous avez trouvé.",
        say: {
          to: "une personne de l'équipe",
          words:
            "J'aimerais comprendre comment … est arrivé, sans chercher de coupable. Pouvez-vous tout me raconter depuis le début ? Une demi-heure suffit.",
        },
        notice: "Quelqu'un vous apporte un problème, et ce qui a pu le causer.",
        first: 'Choisissez une chose de la semaine passée que personne ne sait encore expliquer.',
        done: "L'équipe a entendu quatre causes, en deux phrases chacune.",
      },
      colleagues: {
        name: 'Gardez une demi-heure pour une question',
        body: "Chaque lundi, pendant un mois, choisissez dans votre travail une question qui mérite une vraie réponse. Donnez-lui une demi-heure dans la semaine, à la place d'une tâche qui peut attendre. Dites ensuite la réponse à votre responsable, en deux phrases.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais savoir pourquoi …, et il me faut une demi-heure cette semaine. Est-ce que … peut attendre lundi prochain ?",
        },
        notice: "Quelqu'un cite une de vos réponses dans une conversation.",
        first: "Écrivez trois questions de votre travail auxquelles personne n'a vraiment répondu.",
        done: 'Votre responsable a entendu quatre réponses de vous.',
      },
      alone: {
        name: 'Cherchez la cause avant le devis',
        body: "Aux trois prochaines demandes, posez deux questions avant de donner un prix. Depuis quand est-ce ainsi, et qu'a-t-on déjà essayé ? Posez-les pendant l'appel qui a lieu de toute façon, et mettez les réponses en haut du devis.",
        say: {
          to: 'un client',
          words:
            "Avant de vous donner un prix, j'aimerais mieux comprendre. Depuis quand est-ce ainsi, et qu'avez-vous déjà essayé ?",
        },
        notice: 'Un client vous dit une chose qui change votre devis.',
        first: "Écrivez deux questions sur la cause pour le prochain appel d'un client.",
        done: 'Trois devis commencent par ce que le client a dit de la cause.',
      },
      seeking: {
        name: 'Étudiez un employeur par semaine',
        body: "Une fois par semaine, pendant un mois, donnez une heure à un seul employeur. Lisez ce qu'en disent ses clients, ou interrogez quelqu'un qui le connaît, et cherchez ce qui lui pose problème. Parlez-en en deux phrases dans votre lettre. Cette heure remplace une candidature rapide.",
        say: {
          to: "quelqu'un qui connaît l'employeur",
          words:
            "Je pense écrire à …, et j'aimerais d'abord comprendre comment cela se passe. D'après vous, qu'est-ce qui est le plus difficile là-bas ?",
        },
        notice: 'Un recruteur vous demande où vous avez trouvé cela.',
        first: "Choisissez un employeur et lisez une demi-heure ce qu'en disent ses clients.",
        done: "Deux lettres sont parties avec deux phrases sur une difficulté de l'employeur.",
      },
      free: {
        name: "Suivez une question jusqu'au bout",
        body: "Choisissez une question qui vous intrigue, comme l'origine du nom de votre rue. Pendant trois semaines, donnez-lui une soirée par semaine, à la place d'une lecture ou d'un film. Écrivez ensuite une page : ce qui est certain, et ce qui reste à trouver.",
        say: {
          to: 'un ami',
          words:
            "J'ai cherché pourquoi …, et j'ai écrit une page. Tu veux bien la lire, et me dire quel passage tu ne crois pas ?",
        },
        notice: "Quelqu'un vous demande où en est votre question.",
        first: 'Écrivez trois questions qui vous intriguent et entourez-en une.',
        done: "La page est écrite, et une personne l'a lue.",
      },
    },
    draining_strength: {
      leads: {
        name: "Laissez l'équipe regarder d'abord",
        body: "Pendant un mois, la personne qui vous apporte un problème dit aussi ce qu'elle a vérifié et d'où cela vient, selon elle. Posez une seule question, et laissez-la chercher encore. Si rien n'est clair au bout de deux jours, regardez une demi-heure ensemble.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Avant qu'on en parle, pouvez-vous regarder ce qui s'est passé et me dire d'où cela vient, selon vous ? Ensuite, je vous pose une seule question.",
        },
        notice: "Quelqu'un vous raconte un problème qu'il a déjà résolu.",
        first: "Écrivez les trois questions que vous posez d'habitude et donnez-les à l'équipe.",
        done: 'Trois problèmes sont arrivés chez vous avec une cause déjà trouvée.',
      },
      colleagues: {
        name: 'Vérifiez une seule chose à la fois',
        body: "Pendant un mois, mettez sur une seule liste tout ce qu'on vous demande de vérifier. Le lundi, demandez à votre responsable ce qui passe d'abord. Vérifiez cette chose-là jusqu'à ce que la réponse suffise, puis arrêtez. Barrez ce que plus personne ne réclame.",
        say: {
          to: 'votre responsable',
          words:
            "Voici tout ce qu'on m'a demandé de vérifier. Qu'est-ce qui passe d'abord cette semaine ? Le reste attendrait lundi prochain.",
        },
        notice: "Quelqu'un regarde votre liste avant de vous demander une vérification.",
        first: "Écrivez sur une seule feuille toutes les vérifications qu'on attend de vous.",
        done: "Une vérification a été barrée, et personne ne l'a réclamée.",
      },
      alone: {
        name: "Convenez d'abord du temps de recherche",
        body: 'Pendant un mois, avant de chercher une cause, convenez avec le client du temps que vous y passerez : une demi-heure, ou une demi-journée. Quand ce temps est écoulé, dites ce que vous savez, et posez la question avant de continuer.',
        say: {
          to: 'un client',
          words:
            "J'ai cherché aussi longtemps que nous l'avions dit, et voici ce que je sais. Est-ce que je continue, ou cela vous suffit-il ?",
        },
        notice: 'Un client répond que ce que vous savez lui suffit.',
        first: "Regardez combien de temps vous avez cherché une cause lors d'un de vos derniers travaux.",
        done: 'Deux fois, vous avez arrêté de chercher au moment convenu avec le client.',
      },
      seeking: {
        name: 'Donnez vingt minutes à chaque annonce',
        body: "On peut étudier une seule annonce jusqu'au soir. Pendant trois semaines, donnez vingt minutes à chacune, une montre à côté de vous. Décidez ensuite si vous y répondez. Étudiez un employeur de près seulement quand il vous propose un entretien.",
        say: {
          to: 'un ami',
          words:
            "Je peux étudier un employeur pendant des heures. Est-ce que je peux t'envoyer deux noms chaque vendredi ? Tu me demandes seulement si j'ai décidé.",
        },
        notice: "Les vingt minutes sont passées, et vous savez si vous répondrez à l'annonce.",
        first: 'Prenez une annonce que vous aviez gardée et décidez en vingt minutes.',
        done: 'Vous avez décidé pour huit annonces, chaque fois en vingt minutes.',
      },
      free: {
        name: 'Décidez vite des petites choses',
        body: "Choisissez deux sortes de petites décisions, comme le film du soir ou le chemin d'une promenade. Pendant un mois, prenez-les en cinq minutes, sans rien vérifier. Gardez la recherche soigneuse pour une seule question importante, une demi-heure par semaine.",
        say: {
          to: 'un ami',
          words:
            "Cette fois, c'est toi qui choisis le film, et je ne vérifie rien. S'il est mauvais, on en rira.",
        },
        notice: "Vous commencez un film sur lequel vous n'avez rien lu.",
        first: 'Prenez cette semaine une petite décision en cinq minutes.',
        done: 'Vous avez pris dix petites décisions sans rien vérifier.',
      },
    },
    strain: {
      leads: {
        name: "Confiez un contrôle à quelqu'un",
        body: "Cherchez dans l'équipe une personne qui vérifie volontiers. Pendant un mois, elle fait le contrôle qui vous prend le plus de temps, et vous dit en trois phrases ce qu'elle a trouvé. Vous posez vos questions et vous répondez du résultat. Le contrôle lui-même reste chez elle.",
        say: {
          to: "une personne de l'équipe",
          words:
            "Pourriez-vous vérifier … pendant un mois, et me dire en trois phrases ce que vous trouvez ? C'est toujours moi qui réponds du résultat.",
        },
        notice: "Vous connaissez le résultat du contrôle sans l'avoir fait.",
        first: 'Écrivez quel contrôle vous prend le plus de temps, et qui pourrait le faire.',
        done: "Quelqu'un d'autre a fait le contrôle deux fois, du début à la fin.",
      },
      colleagues: {
        name: 'Échangez une vérification contre autre chose',
        body: 'Cherchez un collègue qui vérifie volontiers. Pendant un mois, il relit une partie de votre travail un jour fixe par semaine. En échange, vous faites une de ses tâches qui prend autant de temps. Parlez de cet échange à votre responsable.',
        say: {
          to: 'un collègue',
          words:
            "Est-ce que tu vérifierais … pour moi le mardi, ce mois-ci ? En échange, je fais une chose que tu n'aimes pas. Ce serait quoi ?",
        },
        notice: 'Une vérification revient finie le jour convenu.',
        first: 'Écrivez quelle vérification vous prend le plus de temps, et à qui en parler.',
        done: 'Quatre fois, un collègue a vérifié pour vous, et vous avez fait sa tâche.',
      },
      alone: {
        name: 'Demandez ce qui doit être exact',
        body: "Une vérification n'a pas de fin tant que personne ne dit ce qui compte. Pendant un mois, demandez à chaque client deux choses qui doivent être tout à fait justes. Vérifiez-les avec soin, relisez le reste une fois, puis arrêtez. Cela remplace les relectures suivantes.",
        say: {
          to: 'un autre indépendant',
          words:
            "J'aimerais passer mon temps sur ce qui compte le plus pour vous. Quelles sont les deux choses qui doivent être tout à fait justes ?",
        },
        notice: 'Un client vous dit deux choses, et vous renoncez à un contrôle habituel.',
        first: 'Cherchez quel contrôle a pris le plus de temps lors de votre dernier travail.',
        done: 'Pour trois travaux, vous avez vérifié avec soin seulement ce que le client avait indiqué.',
      },
      seeking: {
        name: 'Laissez un ami étudier les annonces',
        body: "Cherchez un ami qui se renseigne volontiers. Pendant un mois, envoyez-lui une annonce par semaine, et il vous dit au téléphone ce qu'il a trouvé sur l'employeur. Son appel remplace votre propre recherche. En échange, rendez-lui un petit service.",
        say: {
          to: 'un ami',
          words:
            "Toi qui aimes te renseigner, pourrais-tu chercher comment on travaille chez …, d'ici à dimanche ? Et dis-moi ce que je peux faire pour toi.",
        },
        notice: "Un ami vous apprend sur un employeur une chose que vous n'avez pas cherchée.",
        first: 'Choisissez une annonce, et un ami qui se renseigne volontiers.',
        done: 'Un ami vous a parlé de quatre employeurs.',
      },
      free: {
        name: 'Fixez une limite à chaque recherche',
        body: "Pendant trois semaines, dites d'avance combien de temps vous chercherez. Une demi-heure suffit pour la plupart des choses. Quand elle est passée, choisissez parmi ce que vous avez, ou demandez à quelqu'un qui s'y connaît. Cela remplace le reste de la recherche.",
        say: {
          to: "quelqu'un qui s'y connaît",
          words:
            "Tu connais bien …, et je ne veux pas y passer une semaine. Qu'est-ce que tu choisirais, et pourquoi ?",
        },
        notice: 'La demi-heure est passée, et vous avez déjà choisi.',
        first: "Prenez une question qui vous occupe, et demandez à quelqu'un qui s'y connaît.",
        done: 'Trois choix ont été faits en une demi-heure chacun.',
      },
    },
    stretch: {
      leads: {
        name: 'Demandez quand cela a commencé',
        body: "Pendant un mois, quand vous parlez avec l'équipe d'une chose qui a mal tourné, posez deux questions. Quand cela a-t-il commencé, et comment le savons-nous ? Écrivez les réponses. La dernière semaine, relisez-les à la suite et cherchez ce qu'elles ont en commun.",
        say: {
          to: "une personne de l'équipe",
          words:
            'Pouvons-nous revenir une fois sur …, seulement pour comprendre ? Quand est-ce que cela a commencé, et comment le savons-nous ?',
        },
        notice: "Quelqu'un de l'équipe demande comment on le sait.",
        first: 'Écrivez les deux questions sur une carte : depuis quand, et comment le savons-nous ?',
        done: 'Quatre réponses sont écrites, et vous les avez relues à la suite.',
      },
      colleagues: {
        name: "Suivez une erreur jusqu'à sa cause",
        body: "Choisissez une petite erreur qui revient. Pendant trois semaines, écrivez chaque fois une ligne : quand elle est arrivée, et ce qui s'est passé juste avant. Relisez ensuite ces lignes une demi-heure avec un collègue. Cela remplace ce qu'on en dit chaque fois en passant.",
        say: {
          to: 'un collègue',
          words:
            "Depuis trois semaines, j'écris une ligne chaque fois que … ne va pas. Tu regarderais ces lignes avec moi, une demi-heure, pour trouver pourquoi ?",
        },
        notice: "Quelque chose ne va pas, et vous demandez ce qui s'est passé juste avant.",
        first:
          'Choisissez une petite erreur qui revient, et écrivez quand elle est arrivée la dernière fois.',
        done: "Vous dites en deux phrases d'où vient l'erreur, et un collègue est d'accord.",
      },
      alone: {
        name: 'Étudiez trois travaux terminés',
        body: "Trois vendredis, reprenez pendant une demi-heure un travail terminé, à la place d'autres papiers. Combien de temps a-t-il pris, et qu'est-ce que le client a demandé deux fois ? La quatrième semaine, comparez les trois et changez une chose dans vos devis.",
        say: {
          to: 'un client',
          words:
            "Je reviens sur le travail que j'ai fait pour vous. Y a-t-il eu un moment où quelque chose n'était pas clair ?",
        },
        notice: "Vous reprenez un chiffre d'un ancien travail pour un nouveau devis.",
        first: 'Choisissez un travail terminé, et écrivez quel jour il a commencé et fini.',
        done: 'Vous avez repris trois travaux et changé une chose dans vos devis.',
      },
      seeking: {
        name: 'Suivez vos candidatures ligne par ligne',
        body: "Pendant un mois, écrivez une ligne pour chaque candidature : ce que vous avez envoyé, et ce qu'on vous a répondu. Deux vendredis, relisez ces lignes une demi-heure, à la place de nouvelles annonces. Changez ensuite une chose dans vos lettres.",
        say: {
          to: 'un ami',
          words:
            "Voici mes candidatures du mois, une ligne pour chacune. Qu'est-ce que tu vois ? J'aimerais changer une chose dans mes lettres.",
        },
        notice: 'Vous savez dire quel genre de lettre reçoit une réponse.',
        first: 'Écrivez une ligne pour chacune de vos cinq dernières candidatures.',
        done: 'Vous avez changé une chose dans vos lettres à cause de ces lignes.',
      },
      free: {
        name: 'Vérifiez une affirmation par semaine',
        body: "Une fois par semaine, pendant un mois, prenez une affirmation entendue dans un cours, chez un ami ou à la radio. Cherchez deux sources en une demi-heure, à la place d'une autre lecture. Dites en une phrase écrite si l'affirmation est certaine.",
        say: {
          to: 'un ami',
          words:
            "Je vérifie une affirmation par semaine, pour apprendre comment on fait. Est-ce qu'il y a une chose que tu as toujours crue et que je pourrais vérifier ?",
        },
        notice: "Vous demandez d'où vient une affirmation avant de dire ce que vous en pensez.",
        first: 'Écrivez trois affirmations entendues cette semaine et entourez-en une.',
        done: 'Quatre phrases sont écrites, chacune avec ses deux sources.',
      },
    },
    unused: {
      leads: {
        name: "Suivez une question pour l'équipe",
        body: "Choisissez, dans le travail de l'équipe, une question à laquelle personne n'a le temps de répondre. Pendant trois semaines, donnez-lui une heure par semaine, pendant que quelqu'un prend vos appels. À la fin, dites à l'équipe ce que vous avez trouvé.",
        say: {
          to: "une personne de l'équipe",
          words:
            'Il me faudrait une heure par semaine pour trouver pourquoi … Pourriez-vous prendre mes appels pendant cette heure, trois semaines de suite ?',
        },
        notice: "Quelqu'un de l'équipe vous apporte un détail utile à votre question.",
        first: "Demandez à l'équipe quelle question reste sans réponse, faute de temps.",
        done: "L'équipe a entendu ce que vous avez trouvé.",
      },
      colleagues: {
        name: 'Proposez de trouver une cause',
        body: "Choisissez une chose qui ne marche pas et à laquelle tout le monde s'est habitué. Demandez à votre responsable trois heures pour en chercher la cause, réparties sur deux semaines. Convenez de ce qui peut attendre. Dites-lui ensuite ce que vous avez trouvé.",
        say: {
          to: 'votre responsable',
          words:
            "Chaque mois, … ne marche pas, et j'aimerais trouver pourquoi. Est-ce que je peux y passer trois heures en deux semaines, si … attend ?",
        },
        notice: "Quelqu'un vous apporte une autre erreur à regarder.",
        first: 'Demandez à deux collègues quelle erreur les agace le plus.',
        done: 'Votre responsable a entendu de vous quelle est la cause.',
      },
      alone: {
        name: "Proposez de chercher d'abord la cause",
        body: "Quand un problème revient, proposez d'en chercher la cause avant de le régler encore une fois. Faites un devis pour cette recherche, comme pour tout autre travail. Ce mois-ci, proposez-la à deux clients, à la place d'un travail habituel.",
        say: {
          to: 'un client',
          words:
            "Je peux le régler encore une fois. Mais comme le problème revient, je préférerais d'abord trouver pourquoi. Voulez-vous un devis pour cela ?",
        },
        notice: "Un client vous demande d'où venait le problème.",
        first: 'Cherchez parmi vos derniers travaux un problème qui est revenu.',
        done: 'Deux clients ont reçu un devis pour la recherche de la cause.',
      },
      seeking: {
        name: "Cherchez les emplois où l'on enquête",
        body: 'Pendant un mois, cherchez aussi des emplois où il faut vérifier et trouver, comme la qualité, les réclamations ou le dépannage. Prenez pour cela deux de vos heures de recherche par semaine. Demandez à deux personnes du métier de vous raconter un cas.',
        say: {
          to: 'une personne du métier',
          words:
            "J'aime trouver ce qui s'est vraiment passé, et j'aimerais savoir ce que c'est comme métier. Pourriez-vous me raconter un cas ?",
        },
        notice: "Vous gardez une annonce pour un emploi où l'on cherche des causes.",
        first: 'Faites une recherche avec les mots qualité, réclamations et dépannage.',
        done: 'Deux personnes vous ont raconté un cas de leur travail.',
      },
      free: {
        name: 'Proposez de vous renseigner',
        body: "Entre amis ou voisins, on parle de choses que l'on pourrait vérifier, comme un prix ou une vieille règle. Proposez d'éclaircir une de ces questions. Prenez-y deux soirées en deux semaines, à la place d'une lecture ou d'un film.",
        say: {
          to: 'un ami',
          words:
            "On parle de … depuis longtemps. Tu veux que je cherche ce qu'il en est ? Je te réponds à la fin de la semaine prochaine.",
        },
        notice: 'Un ami vient vous voir avec une autre question.',
        first: "Repérez cette semaine une question dont on parle et que l'on pourrait vérifier.",
        done: 'Un ami a entendu ce que vous avez trouvé en deux soirées.',
      },
    },
  },
} as const satisfies NatureWords;
