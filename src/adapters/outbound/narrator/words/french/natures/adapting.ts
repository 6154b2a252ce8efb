import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const adapting = {
  about: "Revoir le programme de la journée parce qu'un imprévu survient, et repartir autrement.",
  standing: {
    core: "{Role} réserve beaucoup d'imprévus, et vous y faites face facilement.",
    core_gives:
      "{Role} réserve beaucoup d'imprévus : vous y faites face facilement, et vous y gagnez de l'énergie.",
    costly_strength:
      "{Role} réserve beaucoup d'imprévus : vous y faites face sans mal, mais chacun vous prend de l'énergie.",
    untapped: "L'imprévu ne vous arrête pas, mais {role} en réserve peu.",
    reserve:
      "{Role} vous demande rarement d'improviser : vous sauriez le faire, mais cela vous prend de l'énergie.",
    growth_edge: "{Role} apporte beaucoup d'imprévus, et vous n'avez pas encore le réflexe d'improviser.",
    growth_middle: "{Role} apporte beaucoup d'imprévus, et vous y répondez assez facilement.",
    strain: 'Les imprévus ne manquent pas dans {role} : improviser vous est peu naturel et vous fatigue.',
    strain_middle: "Les imprévus ne manquent pas dans {role}, et chacun vous prend un peu d'énergie.",
    background: 'Improviser vous est moins naturel, et {role} vous le demande rarement.',
    some_costs: "Il survient parfois des imprévus dans {role}, et ils vous prennent de l'énergie.",
    some_natural: 'Vous improvisez sans mal, et {role} vous le demande de temps en temps.',
    some_middle: "{Role} vous demande parfois d'improviser, et vous vous débrouillez.",
    some_little: "{Role} vous demande parfois d'improviser, ce qui vous est moins naturel.",
    seldom_middle: 'Les surprises sont rares dans {role}, et vous y faites face assez facilement.',
    asked_gives: "{Role} vous demande de faire face à des imprévus, et cela vous donne de l'énergie.",
    asked_costs: "{Role} réserve des imprévus, et chacun vous prend de l'énergie.",
    asked_even: '{Role} réserve des imprévus, et votre énergie reste la même.',
    seldom_gives: "Les imprévus sont rares dans {role}, et quand il en vient un, il vous donne de l'énergie.",
    seldom_costs: "{Role} vous réserve peu d'imprévus, mais chacun vous prend de l'énergie.",
    seldom_even: "{Role} vous réserve peu d'imprévus, et votre énergie reste la même quand il en vient.",
  },
  opening: {
    carries:
      "Quand un imprévu renverse la matinée, vous cherchez tout de suite ce qui reste possible. C'est ce que demande {role}, et vous n'y laissez pas d'énergie. Les jours mal partis ne sont donc pas forcément les mauvais : on vous y demande ce qui vous vient facilement.",
    carries_gives:
      "Quand un imprévu renverse la matinée, vous cherchez tout de suite ce qui reste possible. C'est ce que demande {role}, et vous en sortez avec plus d'énergie. Les jours mal partis ne sont donc pas forcément les mauvais : on vous y demande ce qui vous vient facilement.",
    draining_strength:
      "Quand tout change au dernier moment, vous trouvez facilement une autre solution, et {role} vous demande de le faire. C'est pourtant ce qui vous prend de l'énergie. Comme tout finit par s'arranger, cette fatigue peut passer inaperçue, même de vous.",
    stretch:
      "{Role} vous demande d'improviser. Cela ne vous est pas encore naturel, et pourtant vous en sortez avec plus d'énergie qu'avant. C'est précieux : d'ordinaire, ce que l'on apprend commence par fatiguer.",
    unused:
      "Quand les choses tournent autrement que prévu, vous vous débrouillez facilement. {Role} vous en donne rarement l'occasion. Quelques heures moins réglées suffiraient pourtant à vous en servir plus souvent.",
    gives:
      "{Role} réserve des imprévus, et vous en sortez avec plus d'énergie. Une journée qui finit tout autrement qu'elle n'a commencé peut donc être une bonne journée. Mieux vaut le savoir avant de souhaiter des semaines bien réglées.",
  },
  title: {
    carries: 'Vous rebondissez sans peine quand tout change',
    draining_strength: "Vous improvisez facilement, et c'est ce qui vous fatigue",
    strain: 'Ce qui change au dernier moment vous fatigue',
    stretch: "Improviser s'apprend, et vous y gagnez de l'énergie",
    unused: "Vous improvisez facilement, et c'est rarement nécessaire",
    gives: "Les journées mouvementées vous donnent de l'énergie",
    costs: "Chaque changement de programme vous prend de l'énergie",
  },
  see: {
    carries:
      "Qui se débrouille face aux imprévus passe souvent pour quelqu'un qui ne prévoit rien. C'est l'inverse : pour renoncer vite à une tâche, il faut savoir ce qui compte vraiment ce jour-là. {Role} vous demande de faire ce tri, et vous le faites sans peine. Seulement, il ne laisse aucune trace. Le soir, on ne voit qu'un programme qui n'a pas été tenu.",
    carries_gives:
      "Qui se débrouille face aux imprévus passe souvent pour quelqu'un qui ne prévoit rien. C'est l'inverse : pour renoncer vite à une tâche, il faut savoir ce qui compte vraiment ce jour-là. {Role} vous demande de faire ce tri, et vous y gagnez de l'énergie. Seulement, il ne laisse aucune trace. Le soir, on ne voit qu'un programme qui n'a pas été tenu.",
    draining_strength:
      "Il arrive des imprévus dans {role}, et vous trouvez une solution. La trouver est souvent l'affaire d'une minute. C'est plutôt la suite qui peut fatiguer : prévenir les uns et les autres, se rappeler où l'on en était, rattraper le reste. Cinq petits changements coûtent donc parfois plus qu'un gros. Apprendre à mieux réagir n'y changerait sans doute pas grand-chose : il faudrait moins de changements.",
    strain:
      "{Role} vous demande de changer de programme, et vous y laissez de l'énergie. On accuse d'ordinaire la nouvelle tâche. Le plus dur est souvent le moment d'avant, quand l'ancien programme ne tient plus et que le nouveau n'est pas encore là. Voilà pourquoi un grand changement annoncé la veille pèse parfois moins qu'un petit qui tombe à dix heures.",
    stretch:
      "{Role} vous oblige à réagir sur le moment, et vous en tirez de l'énergie alors que cela vous demande encore un effort. On prend facilement cet effort pour un mauvais signe. Il dit seulement qu'il reste quelque chose à apprendre. Les gens qui improvisent bien ont surtout beaucoup de solutions de rechange en tête. Elles se préparent à froid, et une par semaine suffit pour commencer.",
    unused:
      "Une solution ne marche pas, vous en essayez une autre, sans en faire toute une histoire. {Role} vous demande peu d'improviser. Dans des journées bien réglées, cette facilité ne se voit pas, ou bien elle ressemble à de l'impatience. Elle n'a pourtant pas besoin d'une crise pour servir. Il suffit d'une tâche dont personne ne connaît encore le déroulement.",
    gives:
      "Il arrive des imprévus dans {role}, et vous y gagnez de l'énergie. Ces journées-là ont pourtant mauvaise réputation, et l'on cherche d'instinct à les éviter. À force de mieux prévoir, on peut retirer d'une semaine ce qu'elle avait de vivant. Un après-midi peu rempli n'est donc pas du temps perdu : c'est là que l'imprévu trouve sa place.",
    costs:
      "{Role} vous fait passer d'une chose à l'autre, et chaque fois vous y laissez de l'énergie, même quand tout finit bien. Le changement lui-même paraît minuscule, et aucun agenda n'en garde la trace. Il laisse pourtant derrière lui une tâche à moitié faite, qu'il faudra reprendre. Pour comprendre une journée fatigante, comptez ces reprises plutôt que les heures.",
  },
  scenes: {
    gives: {
      leads: [
        "Lundi, huit heures, il manque deux personnes dans l'équipe. Vous réunissez les autres cinq minutes, vous partagez autrement le travail et vous annulez ce qui peut l'être. À neuf heures, chacun est à sa tâche, dans un ordre que personne n'avait prévu.",
        "Une mauvaise nouvelle arrive par l'équipe : ce qu'on attendait pour ce matin n'arrivera pas. Vous posez deux questions et vous avancez la tâche du lendemain. Au déjeuner, on parle déjà d'autre chose.",
      ],
      colleagues: [
        "Un mardi, une réunion est annulée, et un collègue a soudain trop à faire avant midi. Vous laissez votre liste de côté et vous prenez la moitié de son travail. À onze heures et demie, c'est bouclé.",
        "Ce que l'on attendait pour vendredi, il le faut ce soir. Vous regardez la liste du jour, vous barrez deux lignes et vous prévenez les personnes concernées. À seize heures, c'est envoyé.",
      ],
      alone: [
        "Un client change d'avis au milieu du travail. Vous lui demandez à quoi il tient le plus, et vous cherchez avec lui une autre façon d'y arriver. Quand vous raccrochez, la journée du lendemain est décidée.",
        "Le rendez-vous du matin s'annule à la dernière minute. Vous appelez une cliente qui attendait une place, et à dix heures vous travaillez déjà pour elle. La matinée n'a perdu qu'une demi-heure.",
      ],
      serves: [
        "La matinée était calme, puis tout le monde arrive d'un coup. Vous commencez par la personne qui ne peut pas attendre, vous dites un mot aux autres, et un rythme s'installe. À midi, chacun a eu sa réponse.",
        "La personne devant vous a besoin de tout autre chose que ce qui était convenu. Vous laissez de côté ce que vous aviez préparé et vous partez de sa question. Vous trouvez ensemble une solution à laquelle vous n'auriez pas pensé la veille.",
      ],
      remote: [
        "À dix heures, un message tombe : on préfère finalement l'autre version. Vous fermez ce qui était ouvert, vous prévenez les autres en deux lignes et vous recommencez. À la visioconférence de l'après-midi, il y a déjà quelque chose à montrer.",
        "Un appel est annulé cinq minutes avant l'heure. Au même moment, une collègue écrit qu'elle est bloquée, et vous lui offrez le temps qui vient de se libérer. Une demi-heure plus tard, elle a repris son travail.",
      ],
      target: [
        "La journée serait bien préparée, et un message de huit heures en changerait la moitié. Vous garderiez l'essentiel, et vous reporteriez le reste. À midi, vous auriez déjà avancé sur ce qui n'était pas prévu.",
        "Au milieu de la matinée, ce que l'on voulait faire deviendrait impossible. Vous chercheriez ce que l'on peut faire quand même, avec le temps et les gens qui sont là. Le soir, la journée aurait servi, mais à autre chose.",
      ],
    },
    costs: {
      leads: [
        "Les priorités fixées lundi ne sont plus les mêmes mercredi. Vous l'expliquez à l'équipe, vous répondez trois fois à la même question, vous refaites le planning. Jeudi soir, votre propre travail en est toujours à lundi.",
        "Vous venez d'ouvrir un travail qui demande du calme. On vous appelle pour une urgence dans l'équipe. Elle est réglée en dix minutes, mais il vous en faut vingt autres pour retrouver où vous en étiez.",
      ],
      colleagues: [
        'Avant midi, trois demandes sont passées devant ce que vous aviez commencé à neuf heures. Chacune paraissait courte. À dix-sept heures, le travail du matin est toujours ouvert, à la même page.',
        "Vous y avez passé deux heures, puis un message de votre responsable arrive : finalement, on fera autrement. Vous mettez tout de côté et vous recommencez. Quand les autres partent déjeuner, vous n'avez pas encore rattrapé la matinée.",
      ],
      alone: [
        'Un client voudrait passer plus tôt, un autre voudrait finalement autre chose, et les deux appellent avant neuf heures. Vous refaites la semaine. À midi, un troisième message oblige à recommencer.',
        "Un travail prend deux jours de retard. Il faut rappeler trois clients, leur trouver une autre date, s'excuser chaque fois. À dix-huit heures, le calendrier tient debout, et vous n'avez rien fait d'autre depuis le déjeuner.",
      ],
      serves: [
        "La journée est déjà pleine, et quelqu'un arrive qui ne peut pas attendre. Vous allez d'une personne à l'autre, et vous reprenez chaque conversation là où elle s'était arrêtée. La pause de dix heures n'a pas eu lieu.",
        "Rien de ce que l'on vous demande aujourd'hui ne ressemble à ce qui était prévu. Vous cherchez, vous trouvez, et la personne suivante est déjà là. Sur le trajet du retour, même une question gentille serait de trop.",
      ],
      remote: [
        "Vous êtes au milieu d'une phrase quand un message s'affiche : autre chose passe avant. Vous vous arrêtez, et vous demandez ce qu'on attend au juste. La réponse arrive à dix-sept heures, et ni l'une ni l'autre des deux tâches n'a avancé.",
        "Deux visioconférences tombent à la même heure, et une troisième s'ajoute à seize heures. Vous écrivez à tout le monde, vous déplacez, vous confirmez. L'heure de calme que vous aviez réservée y est passée.",
      ],
      target: [
        "Quatre fois dans l'après-midi, il faudrait interrompre une tâche pour une autre, puis y revenir. Vous répondriez à chacun. À l'heure de partir, le travail prévu ce jour-là serait encore devant vous.",
        "Le programme de la semaine changerait le lundi, puis encore le mercredi. On vous demanderait ce qui tient toujours, alors que vous viendriez de l'apprendre comme les autres. Le jeudi, une nouveauté de plus serait de trop.",
      ],
    },
    missing: {
      leads: [
        "La semaine se déroule comme prévu, et chacun dans l'équipe sait quoi faire. Jeudi, on annonce une petite panne. Vous êtes sur place avant même qu'on vous appelle.",
        "En réunion, on parle d'un projet où rien n'est encore en place. Vous posez plus de questions qu'il n'en faudrait. Puis on revient à la liste du mois, qui ressemble beaucoup à la précédente.",
      ],
      colleagues: [
        "Neuf heures, la même liste, dans le même ordre. Un collègue doit tout réorganiser parce que son rendez-vous n'est pas venu. Vous lui proposez un coup de main avant qu'il le demande.",
        "Tout est prêt à temps, et rien n'a changé depuis lundi. À la pause, on raconte une journée où tout est allé de travers. De toutes les histoires de la semaine, c'est celle que vous retenez.",
      ],
      alone: [
        'Les travaux se suivent, et vous les connaissez par cœur. Un client demande, en plaisantant à moitié, si vous feriez aussi tout autre chose. Vous dites que vous allez y réfléchir, et vous y réfléchissez vraiment.',
        "Les clients sont les mêmes, les gestes aussi, et tout est fini à l'heure. Puis arrive une demande qui ne ressemble à aucune autre. La conversation dure vingt minutes, alors que cinq auraient suffi.",
      ],
      serves: [
        "Les visites se suivent et se ressemblent. Puis une panne de courant oblige à tout faire autrement pendant une heure. Le soir, c'est cette heure-là que vous racontez.",
        "Les questions sont connues, les réponses aussi. Une seule personne, aujourd'hui, demande une chose qui n'est écrite nulle part. Vous cherchez avec elle, et vous en prendriez volontiers deux autres comme elle.",
      ],
      remote: [
        "L'appel du matin, la liste du jour, le même écran qu'hier. Vers onze heures, une collègue demande par message qui peut remplacer un absent l'après-midi. Votre réponse part la première.",
        "La semaine se passe sans surprise, sur la même chaise. Pendant un appel, un collègue raconte une visite où rien n'a marché comme prévu. Vous lui demandez tous les détails, puis chacun revient à sa liste.",
      ],
      target: [
        'La plupart des jours se dérouleraient comme prévu. Une fois de temps en temps, il y aurait une panne, une absence, une heure à sauver. Vous vous en chargeriez volontiers, et le lendemain tout serait redevenu normal.',
        "On parlerait devant vous d'un projet où tout reste à trouver. Vous tendriez l'oreille. Puis la journée reprendrait, avec des tâches dont vous connaissez déjà la fin.",
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Laissez le jeudi après-midi sans rendez-vous',
        body: "Pendant trois semaines, ne fixez aucun rendez-vous le jeudi après-midi. Dites à l'équipe que ce temps est pour les imprévus qui ont pu attendre jusque-là. S'il n'y en a pas, avancez un travail en cours. Les autres jours gardent ainsi leur programme.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            'Je garde mon jeudi après-midi pour les imprévus. Si quelque chose tombe mardi et peut attendre deux jours, on le règle ensemble à ce moment-là. Ça peut aller ?',
        },
        notice: "Quelqu'un de l'équipe garde une question pour jeudi.",
        first: 'Bloquez les trois prochains jeudis après-midi dans votre agenda.',
        done: 'Trois jeudis après-midi sont restés sans rendez-vous.',
      },
      colleagues: {
        name: 'Proposez-vous pour les demandes urgentes',
        body: "Proposez à votre responsable de recevoir en premier, pendant trois semaines, les demandes de dernière minute. En échange, une de vos tâches régulières passe à quelqu'un d'autre, ou attend. Vous gardez ainsi le même nombre d'heures, avec plus d'imprévus dedans.",
        say: {
          to: 'votre responsable',
          words:
            "Les demandes de dernière minute, je m'en charge volontiers. J'aimerais les recevoir en premier pendant trois semaines. Est-ce que quelqu'un d'autre pourrait prendre une de mes tâches pendant ce temps ?",
        },
        notice: 'Un collègue vous envoie directement une demande urgente.',
        first: 'Choisissez la tâche régulière que vous confieriez pendant ce temps.',
        done: 'Trois demandes urgentes vous sont arrivées en premier.',
      },
      alone: {
        name: 'Laissez une demi-journée libre chaque semaine',
        body: "Pendant trois semaines, laissez une demi-journée sans rendez-vous, toujours la même. Les demandes tardives y trouvent leur place, et les autres jours ne bougent pas. Si personne n'appelle, avancez un travail en cours.",
        say: {
          to: 'un client',
          words:
            "Je garde le jeudi après-midi pour ce qui ne peut pas attendre, et je pourrais m'occuper de vous ce jeudi. Est-ce que cela vous convient ?",
        },
        notice: 'Une demande tardive trouve sa place, et aucun rendez-vous ne bouge.',
        first: 'Choisissez la demi-journée et bloquez-la pour trois semaines.',
        done: 'Trois demi-journées sont restées libres pour les urgences.',
      },
      seeking: {
        name: 'Racontez une journée qui a déraillé',
        body: "Écrivez en cinq phrases une journée où rien ne s'est passé comme prévu. Dites ce qui a changé, ce que vous avez fait d'abord et comment elle a fini. Pendant trois semaines, mettez ce récit dans vos candidatures, à la place du mot « adaptable ».",
        say: {
          to: 'un recruteur',
          words:
            'Je préfère vous raconter une journée où tout a changé. Est-ce que cela ressemble à ce qui arrive chez vous ?',
        },
        notice: 'Le recruteur pose une question sur cette journée.',
        first: 'Choisissez la journée et écrivez-la en cinq phrases.',
        done: 'Deux candidatures sont parties avec ce récit.',
      },
      free: {
        name: 'Proposez-vous pour remplacer au pied levé',
        body: "Dans un club, un cours ou entre amis, il manque parfois quelqu'un au dernier moment. Dites à deux personnes qu'elles peuvent alors vous appeler. Pendant trois semaines, acceptez un appel par semaine, quitte à remettre autre chose au lendemain.",
        say: {
          to: 'un ami',
          words:
            "S'il te manque quelqu'un au dernier moment, pense à moi. Pendant trois semaines, je peux venir une fois par semaine, même si tu m'appelles le matin.",
        },
        notice: "Un ami vous appelle le matin pour l'après-midi.",
        first: 'Choisissez les deux personnes et appelez la première.',
        done: "Vous avez remplacé au moins une fois quelqu'un qui ne pouvait pas venir.",
      },
    },
    draining_strength: {
      leads: {
        name: 'Prenez les urgences à tour de rôle',
        body: "Pendant trois semaines, les membres de l'équipe prennent les imprévus à tour de rôle, un jour chacun. Ce qui arrive le mardi va à la personne du mardi, et c'est elle qui décide. Vous prenez un seul jour par semaine. Les autres jours, vous finissez ce que vous commencez.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "J'aimerais qu'on prenne les imprévus à tour de rôle, un jour chacun, pendant trois semaines. Est-ce que le mardi conviendrait, décisions comprises ?",
        },
        notice: 'Une urgence du mardi est réglée avant que vous en entendiez parler.',
        first: 'Écrivez les jours de la semaine sur une feuille, avec un prénom en face de chacun.',
        done: "Trois semaines de suite, vous n'avez pris les imprévus qu'un seul jour.",
      },
      colleagues: {
        name: 'Échangez une heure calme avec un collègue',
        body: "Entendez-vous avec un collègue pour trois semaines. De neuf à dix, par exemple, vous répondez à tout ce qui arrive pour vous deux, et l'heure suivante, c'est son tour. Vous gagnez ainsi une heure par jour sans changement de programme, le temps de finir une chose.",
        say: {
          to: 'un collègue',
          words:
            "J'aimerais essayer un échange pendant trois semaines. De neuf à dix, je prends toutes les urgences, et on inverse l'heure d'après. Est-ce que ce serait possible ?",
        },
        notice: "À la fin de l'heure calme, la tâche commencée est finie.",
        first: "Demandez à un collègue quelle heure de calme l'arrangerait.",
        done: 'Dix fois, votre heure calme est restée sans interruption.',
      },
      alone: {
        name: 'Répondez aux changements une fois par jour',
        body: 'Pendant trois semaines, rassemblez tout ce que vos clients veulent modifier et répondez en une seule fois, une demi-heure en fin de journée. Seul ce qui arrête le travail en cours reçoit une réponse tout de suite. Cette demi-heure remplace les réponses données entre deux tâches.',
        say: {
          to: 'un client',
          words:
            "J'ai bien reçu votre demande. Je regarde tous les changements en fin de journée, et vous aurez ma réponse avant dix-huit heures. Si c'est urgent, appelez-moi.",
        },
        notice: 'Un client écrit le matin et attend votre réponse du soir.',
        first: 'Choisissez la demi-heure où vous répondrez aux changements.',
        done: 'Dix fois, tous les changements de la journée ont reçu une réponse en une demi-heure.',
      },
      seeking: {
        name: 'Réglez les imprévus avant midi',
        body: "Un entretien déplacé, un numéro inconnu, une annonce retirée : pendant trois semaines, occupez-vous de ces imprévus le matin seulement. L'après-midi, le répondeur prend les messages et les alertes restent coupées. Un rendez-vous déjà fixé a lieu comme prévu.",
        say: {
          to: 'un recruteur',
          words:
            "Le matin, je réponds toujours au téléphone. L'après-midi, laissez-moi un message, et je vous rappelle le lendemain avant midi.",
        },
        notice: "Un message arrive à quinze heures, et vous l'écoutez le lendemain.",
        first: "Coupez les alertes de l'après-midi et changez le message de votre répondeur.",
        done: 'Dix après-midi ont passé sans un seul imprévu à régler.',
      },
      free: {
        name: "N'acceptez qu'un imprévu par semaine",
        body: "Pendant trois semaines, quand on vous demande un service au dernier moment, dites que vous répondrez le soir. Regardez d'abord ce qu'il faudrait déplacer. Acceptez un seul de ces services par semaine. Les autres journées restent comme vous les aviez prévues.",
        say: {
          to: 'un ami',
          words:
            "J'aimerais bien t'aider, mais je regarde d'abord ma journée, et je te réponds ce soir. Si tu trouves quelqu'un avant, c'est très bien aussi.",
        },
        notice: "Le soir, quand vous rappelez, quelqu'un d'autre a déjà dit oui.",
        first: 'Écrivez la phrase qui remettra votre réponse au soir, et dites-la à voix haute.',
        done: 'Trois semaines de suite, vous avez accepté un seul service imprévu, ou aucun.',
      },
    },
    strain: {
      leads: {
        name: "Confiez à quelqu'un les changements d'horaires",
        body: "Choisissez dans l'équipe une personne que les imprévus ne dérangent pas. Pendant trois semaines, elle règle elle-même les absences et les échanges d'horaires. Vous en parlez ensemble dix minutes chaque matin. Le reste de la journée, ces questions ne passent plus par vous.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Pendant trois semaines, ce serait possible de régler à ma place les absences et les échanges d'horaires, décisions comprises ? On se parlerait dix minutes le matin.",
        },
        notice: "Une absence est remplacée avant que vous l'appreniez.",
        first: "Choisissez la personne et demandez-lui un quart d'heure.",
        done: "Pendant deux semaines, aucun échange d'horaires n'est passé par vous.",
      },
      colleagues: {
        name: 'Fixez le programme une fois par jour',
        body: 'Pendant trois semaines, voyez avec votre responsable, cinq minutes en fin de journée, ce qui changera le lendemain. Le lendemain, ce qui ne presse pas attend ces cinq minutes. Vous changez ainsi de programme une fois par jour, et vous le savez la veille.',
        say: {
          to: 'votre responsable',
          words:
            "Les changements en cours de journée me prennent de l'énergie. Est-ce qu'on pourrait voir le soir, en cinq minutes, ce qui change le lendemain ? J'aimerais essayer trois semaines.",
        },
        notice: 'Une demande de dix heures est remise aux cinq minutes du soir.',
        first: 'Proposez à votre responsable une heure pour ces cinq minutes.',
        done: 'Dix fois, vous avez su la veille ce qui changerait le lendemain.',
      },
      alone: {
        name: 'Répondez aux changements par un message type',
        body: "Rédigez une seule fois un message : c'est possible, cela repousse la date, et voici la nouvelle. Pendant trois semaines, envoyez-le à chaque client qui demande un changement. Aucun autre rendez-vous ne bouge, et vous ne refaites plus la semaine à chaque appel.",
        say: {
          to: 'un client',
          words:
            "C'est possible. Cela repousse simplement la date, et je pourrais le faire un peu plus tard. Est-ce que je change, ou est-ce qu'on garde ce qui était prévu ?",
        },
        notice: 'Un client lit la nouvelle date et préfère garder ce qui était prévu.',
        first: 'Rédigez le message en trois phrases et enregistrez-le dans votre téléphone.',
        done: 'Trois demandes de changement ont reçu le message type.',
      },
      seeking: {
        name: "Écartez les annonces pleines d'urgences",
        body: "Décidez une fois pour toutes que les annonces qui promettent des urgences chaque jour ne sont pas pour vous. Pendant trois semaines, écartez-les sans les étudier. Pour les autres, demandez à l'entretien si le programme du lundi tient encore le jeudi.",
        say: {
          to: 'un recruteur',
          words:
            "J'aimerais comprendre à quoi ressemble une semaine chez vous. Est-ce que le programme du lundi tient encore le jeudi ?",
        },
        notice: 'Deux recruteurs vous décrivent des semaines très différentes.',
        first: 'Relisez trois annonces et soulignez tout ce qui annonce des urgences.',
        done: "Dans votre liste, il ne reste plus d'annonce qui promette des urgences chaque jour.",
      },
      free: {
        name: 'Gardez deux soirées qui ne bougent pas',
        body: "Choisissez deux soirées par semaine et dites à vos amis qu'elles ne se déplacent plus. Pendant trois semaines, toute proposition de dernière minute reçoit une autre date. Ces deux soirs-là, vous n'avez plus rien à décider.",
        say: {
          to: 'un ami',
          words:
            "Le mardi et le jeudi soir, je ne déplace plus rien pendant trois semaines. Les autres jours, on s'arrange facilement. Est-ce que mercredi te conviendrait ?",
        },
        notice: 'Un ami propose une autre date avant que vous le demandiez.',
        first: 'Inscrivez les deux soirées au stylo dans votre calendrier.',
        done: 'Trois semaines de suite, les deux soirées ont eu lieu comme prévu.',
      },
    },
    stretch: {
      leads: {
        name: 'Préparez une solution de rechange chaque lundi',
        body: "Trois lundis de suite, consacrez dix minutes avec l'équipe à une seule question : si cette tâche tombe à l'eau, que fait-on ? Écrivez la réponse en deux lignes, avec un prénom. Vous vous entraînez ainsi à improviser, mais à l'avance.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Imaginons que ce qui est prévu tombe à l'eau cette semaine. Par quoi est-ce qu'on commencerait ? J'aimerais qu'on y réfléchisse dix minutes lundi.",
        },
        notice: "Un imprévu survient, et quelqu'un de l'équipe rappelle la solution de rechange.",
        first: "Choisissez la tâche de la semaine qui manquerait le plus si elle tombait à l'eau.",
        done: 'Trois plans B sont écrits, avec un prénom sur chacun.',
      },
      colleagues: {
        name: 'Échangez une petite tâche le mardi',
        body: "Trois mardis de suite, échangez une tâche d'une demi-heure avec un collègue. Chacun explique la sienne en cinq minutes, puis l'autre se lance. Vous apprenez à démarrer sans tout savoir, là où une erreur se rattrape aussitôt.",
        say: {
          to: 'un collègue',
          words:
            "J'aimerais apprendre à passer plus vite d'une chose à l'autre. On pourrait échanger une petite tâche le mardi, trois semaines de suite ?",
        },
        notice: "Vous commencez la tâche de l'autre sans poser de deuxième question.",
        first: "Choisissez une tâche d'une demi-heure que vous pourriez échanger.",
        done: "Trois mardis de suite, l'échange a eu lieu.",
      },
      alone: {
        name: 'Acceptez un travail un peu inhabituel',
        body: "D'ici trois semaines, prenez un petit travail qui sort de vos habitudes, à la place d'un autre que vous connaissez par cœur. Choisissez-le court, pour qu'un contretemps ne gêne personne. À chaque contretemps, écrivez en une ligne ce que vous avez décidé.",
        say: {
          to: 'un client',
          words:
            "Je fais rarement ce genre de travail, et il m'intéresse. Je commencerais par une petite partie, et je vous dirais le soir même où j'en suis. Ça vous convient ?",
        },
        notice: "Un contretemps arrive, et vous décidez de la suite dans l'heure.",
        first: 'Parmi les demandes reçues, choisissez-en une petite qui sort de vos habitudes.',
        done: 'Le travail inhabituel est fini, et chaque contretemps a sa ligne.',
      },
      seeking: {
        name: 'Répondez chaque semaine à une annonce inattendue',
        body: "Pendant trois semaines, répondez une fois par semaine à une annonce un peu à côté de ce que vous cherchez. Donnez-vous une heure, à la place d'une candidature habituelle. Il faut comprendre vite un métier que l'on connaît mal, et c'est un bon exercice.",
        say: {
          to: 'un recruteur',
          words:
            "Mon parcours n'est pas tout à fait celui de votre annonce. Puis-je vous dire en deux phrases ce que je saurais faire tout de suite ?",
        },
        notice: 'La troisième candidature est prête plus vite que la première.',
        first: 'Gardez une annonce que vous auriez laissée passer.',
        done: 'Trois candidatures inattendues sont parties, une par semaine.',
      },
      free: {
        name: 'Suivez un programme choisi par un ami',
        body: "Trois samedis de suite, un ami choisit ce que vous faites ensemble l'après-midi et ne vous le dit que le matin. Venez sans rien préparer. Le soir, écrivez en une ligne ce qui n'était pas prévu et comment vous avez fait.",
        say: {
          to: 'un ami',
          words:
            "Tu veux bien choisir ce qu'on fait samedi, et me le dire seulement le matin ? J'aimerais m'entraîner à venir sans rien préparer.",
        },
        notice: 'Vous dites oui avant de demander ce qui est prévu.',
        first: 'Demandez à un ami de choisir le programme de samedi et de le garder secret.',
        done: 'Trois samedis de suite, vous avez suivi un programme appris le matin même.',
      },
    },
    unused: {
      leads: {
        name: 'Donnez deux heures à un projet naissant',
        body: "Cherchez dans l'équipe, ou juste à côté, un projet qui démarre et où tout reste à régler. Pendant trois semaines, donnez-lui deux heures par semaine. Pour trouver ce temps, confiez une de vos tâches régulières à quelqu'un de l'équipe.",
        say: {
          to: "quelqu'un de l'équipe",
          words:
            "Pendant trois semaines, j'aide à lancer un projet, deux heures par semaine. Pendant ce temps, qui pourrait s'occuper d'une de mes tâches à ma place ?",
        },
        notice: "On vous pose une question à laquelle personne n'a encore de réponse.",
        first: 'Demandez à deux personnes ce qui démarre ce mois-ci.',
        done: 'Trois semaines de suite, ce projet a eu ses deux heures.',
      },
      colleagues: {
        name: 'Proposez deux heures de renfort le jeudi',
        body: "Trois jeudis de suite, proposez deux heures de renfort là où il manque du monde. Voyez avec votre responsable ce qui peut attendre le vendredi. Prenez ce qui se présente, sans le choisir d'avance.",
        say: {
          to: 'votre responsable',
          words:
            "J'aimerais donner deux heures de renfort le jeudi, là où il manque du monde, pendant trois semaines. Est-ce qu'une de mes tâches pourrait attendre le vendredi ?",
        },
        notice: "Le jeudi matin, un collègue demande si vous pouvez venir l'aider.",
        first: 'Repérez deux endroits où il manque du monde ce mois-ci.',
        done: 'Trois jeudis de suite, vous avez donné vos deux heures de renfort.',
      },
      alone: {
        name: 'Proposez une heure sans programme',
        body: "D'ici trois semaines, proposez à deux clients une heure où vous réglez ce qui se présente : questions en attente, petits soucis. Ne préparez rien. Facturez cette heure comme une autre, à la place d'un travail habituel.",
        say: {
          to: 'un client',
          words:
            'Je peux vous réserver une heure sans programme : vous me dites ce qui coince, et on le règle sur le moment. Est-ce que jeudi vous conviendrait ?',
        },
        notice: 'Un client garde une question pour cette heure-là.',
        first: 'Choisissez les deux clients et écrivez au premier.',
        done: 'Deux clients ont eu leur heure sans programme.',
      },
      seeking: {
        name: 'Cherchez un travail aux journées variées',
        body: "Pendant trois semaines, donnez deux heures par semaine à des annonces d'un autre genre : un remplacement, une ouverture, un lancement. Choisissez-en une, et demandez à quelqu'un qui fait ce travail de vous raconter sa dernière semaine.",
        say: {
          to: 'une personne du métier',
          words:
            "Je cherche un travail où les journées ne se ressemblent pas. Dans votre dernière semaine, qu'est-ce qui n'était pas prévu ?",
        },
        notice: "Vous gardez une annonce d'un genre que vous n'aviez jamais regardé.",
        first: 'Lancez une recherche avec les mots remplacement, ouverture et lancement.',
        done: 'Une personne du métier vous a raconté sa dernière semaine.',
      },
      free: {
        name: "Aidez là où l'on improvise",
        body: 'Un déménagement, une fête, une association qui débute : on y cherche des gens qui improvisent. Choisissez un projet près de chez vous. Pendant trois semaines, donnez-lui deux heures par semaine, sur ce qui se décide le jour même.',
        say: {
          to: 'un voisin',
          words:
            "J'ai entendu parler de ce que vous préparez. J'ai deux heures par semaine pendant trois semaines, et j'improvise volontiers. Où est-ce que je peux aider ?",
        },
        notice: "On vous demande ce qu'on fait s'il pleut.",
        first: 'Demandez à deux voisins ce qui se prépare dans le quartier.',
        done: 'Trois semaines de suite, vous avez aidé pendant deux heures.',
      },
    },
  },
} as const satisfies NatureWords;
