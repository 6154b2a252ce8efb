import type { OwnWordsWords } from '../frame-words.ts';

/** A first step towards a wish, within a month. */
export const steps = {
  hands: {
    employed: {
      text: "Choisissez une petite chose à fabriquer ou à réparer, et réservez-lui deux soirées dans l'agenda.",
      done: 'Les deux soirées ont servi à cela, et le résultat est posé sur la table.',
    },
    alone: {
      text: 'Réservez une demi-journée par semaine au travail de vos mains, sans appels ni papiers, pendant trois semaines.',
      done: 'Trois demi-journées ont passé sans appel ni papier.',
    },
    free: {
      text: 'Choisissez un objet à fabriquer ou à réparer, et donnez-lui une matinée par semaine pendant trois semaines.',
      done: "Trois matinées ont servi à cela, et quelqu'un a vu l'objet.",
    },
  },
  paperwork: {
    employed: {
      text: "Prenez le papier qui revient le plus souvent, et préparez un modèle qu'il suffira de compléter.",
      done: 'Le modèle a servi deux fois.',
    },
    alone: {
      text: "Trois fois de suite, faites la facture le jour où le travail se termine, ou le lendemain, à l'heure qui vous pèse le moins.",
      done: 'Trois factures sont parties le jour de la fin du travail, ou le lendemain.',
    },
    free: {
      text: "Mettez tous les papiers du mois dans une boîte, et videz-la en une seule matinée choisie d'avance.",
      done: "La boîte est vide, et il n'a fallu qu'une matinée.",
    },
  },
  free_time: {
    employed: {
      text: 'Choisissez un week-end, et laissez le téléphone du travail dans un tiroir du vendredi au lundi.',
      done: "Un week-end entier a passé sans qu'un message de travail soit lu.",
    },
    alone: {
      text: "Choisissez deux dimanches sans devis, sans facture et sans message, et écrivez-les dans l'agenda.",
      done: 'Deux dimanches ont passé sans une minute de travail.',
    },
    free: {
      text: "Pendant deux semaines, arrêtez à une heure fixe ce qui doit être fait, même s'il en reste.",
      done: "Dix soirées ont commencé à l'heure choisie.",
    },
  },
  health: {
    employed: {
      text: 'Pendant deux semaines, prenez votre pause de midi loin de tout écran, téléphone compris.',
      done: 'Huit pauses de midi ont passé sans écran.',
    },
    alone: {
      text: 'Pendant deux semaines, finissez à une heure fixe, et laissez le répondeur prendre les appels qui suivent.',
      done: "Dix journées ont fini à l'heure choisie.",
    },
    free: {
      text: 'Pendant deux semaines, éteignez tous les écrans une heure avant de vous coucher.',
      done: "Dix soirs, les écrans étaient éteints à l'heure.",
    },
  },
  family: {
    employed: {
      text: 'Inscrivez dans votre agenda de travail une heure fixe par semaine pour vos proches, pendant trois semaines.',
      done: "Personne n'a pris cette heure trois semaines de suite.",
    },
    alone: {
      text: 'Gardez un après-midi par semaine pour vos proches, sans rendez-vous de client, pendant trois semaines.',
      done: 'Trois de ces après-midi ont passé sans rendez-vous de client.',
    },
    free: {
      text: "Proposez à quelqu'un qui compte pour vous une heure fixe par semaine, sans téléphone, pendant trois semaines.",
      done: 'Vous avez gardé ce rendez-vous trois fois.',
    },
  },
  clients: {
    employed: {
      text: "Dites à votre responsable pour qui vous aimez le plus travailler, et proposez un échange avec quelqu'un de l'équipe.",
      done: 'Votre responsable a répondu à cette proposition.',
    },
    alone: {
      text: 'Écrivez à deux anciens clients avec qui le travail vous a plu, et demandez comment cela va depuis.',
      done: 'Les deux messages sont partis, et une réponse est arrivée.',
    },
    free: {
      text: "Demandez vingt minutes à quelqu'un qui reçoit du monde dans son travail, et faites-lui raconter une journée.",
      done: 'La journée est racontée, et vous en avez écrit trois lignes.',
    },
  },
  teaching: {
    employed: {
      text: 'Proposez à vos collègues de leur montrer en vingt minutes une chose que vous connaissez bien.',
      done: "Les vingt minutes sont passées, et quelqu'un a posé une question.",
    },
    alone: {
      text: "Proposez à trois personnes une séance d'une heure, à prix fixe, pour montrer une partie de votre métier.",
      done: "Les trois personnes ont répondu, et l'une d'elles a une date.",
    },
    free: {
      text: "Demandez à quelqu'un qui enseigne d'assister à deux séances et de tenir dix minutes de la seconde.",
      done: 'Vous avez tenu dix minutes devant le groupe.',
    },
  },
  team: {
    employed: {
      text: "Écrivez avec quelqu'un de l'équipe, en cinq lignes, qui décide de quoi, et essayez deux semaines.",
      done: 'Les cinq lignes ont servi pendant deux semaines.',
    },
    alone: {
      text: "Proposez à quelqu'un du métier d'échanger une journée : vous l'aidez une fois, et on vous aide une fois.",
      done: 'La première de ces journées a une date.',
    },
    free: {
      text: 'Joignez-vous deux fois à des gens qui font une chose ensemble, dans une association ou un atelier.',
      done: 'Vous avez pris part à deux rencontres.',
    },
  },
  learning: {
    employed: {
      text: 'Fixez avec votre responsable une heure par semaine pour apprendre une seule chose, pendant trois semaines.',
      done: 'Trois de ces heures ont été tenues.',
    },
    alone: {
      text: 'Gardez une heure par semaine, avant le premier client, pour apprendre une seule chose, pendant trois semaines.',
      done: 'Trois de ces heures ont servi à apprendre.',
    },
    free: {
      text: 'Choisissez une seule chose à apprendre, et donnez-lui une demi-heure à la même heure pendant dix jours.',
      done: 'Dix croix figurent sur le calendrier.',
    },
  },
  money: {
    employed: {
      text: 'Écrivez le salaire qui serait assez et trois raisons de le demander, puis prenez rendez-vous avec votre responsable.',
      done: 'Le rendez-vous a une date, et la somme est écrite.',
    },
    alone: {
      text: 'Calculez ce que vos trois derniers travaux ont rapporté par heure, et corrigez le prix du prochain.',
      done: 'Un client a reçu le nouveau prix.',
    },
    free: {
      text: 'Écrivez chaque dépense pendant deux semaines, puis calculez la somme dont vous avez besoin par mois.',
      done: 'Cette somme est écrite en haut de la page.',
    },
  },
  job: {
    employed: {
      text: "Demandez vingt minutes à quelqu'un qui tient le poste auquel vous pensez, et faites-lui raconter son dernier mardi.",
      done: 'Ce mardi est raconté, et vous en avez gardé trois lignes.',
    },
    alone: {
      text: "Demandez à deux clients fidèles ce qu'ils pensent vous confier dans les trois mois.",
      done: 'Les deux clients ont répondu.',
    },
    free: {
      text: 'Demandez à deux personnes qui tiennent un tel poste ce qui fait une bonne et une mauvaise semaine.',
      done: 'Les deux réponses sont écrites côte à côte.',
    },
  },
  own_business: {
    employed: {
      text: 'En dehors de vos heures, proposez votre idée avec un prix à trois personnes qui pourraient payer.',
      done: 'Trois personnes ont entendu le prix et donné leur avis.',
    },
    alone: {
      text: 'Décrivez en cinq lignes le travail que vous voulez voir revenir, avec son prix, et envoyez-les à trois clients.',
      done: 'Les cinq lignes sont parties chez trois clients.',
    },
    free: {
      text: 'Décrivez en une page ce que vous vendriez, à qui et à quel prix, et montrez-la à deux personnes.',
      done: "Deux personnes ont lu la page et dit ce qu'elles paieraient.",
    },
  },
  lasting: {
    employed: {
      text: "Choisissez un travail à mener jusqu'au bout, et prenez date avec quelqu'un pour voir ce qu'il sera devenu.",
      done: 'La date est dans deux agendas.',
    },
    alone: {
      text: 'Proposez à un client une visite trois mois après la fin du travail, pour voir ce qui a tenu.',
      done: 'La date de cette visite est prise.',
    },
    free: {
      text: 'Choisissez une chose commencée qui peut être finie en trois semaines, et laissez attendre les autres.',
      done: "Elle est finie, et quelqu'un l'a vue.",
    },
  },
  quiet: {
    employed: {
      text: "Prenez une heure de calme trois matins par semaine, pendant deux semaines, et dites à l'équipe qui répond alors.",
      done: 'Six heures ont passé sans une interruption.',
    },
    alone: {
      text: 'Deux matins par semaine, pendant trois semaines, laissez le répondeur prendre les appels de neuf à onze heures.',
      done: 'Six matinées ont passé sans appel avant onze heures.',
    },
    free: {
      text: 'Choisissez un lieu calme hors de chez vous, comme une bibliothèque, et passez-y une matinée par semaine.',
      done: "Trois matinées s'y sont passées.",
    },
  },
  recognition: {
    employed: {
      text: 'Montrez à votre responsable, en dix minutes, un travail que vous avez fait et qui ne se voit pas.',
      done: 'Votre responsable a vu ce travail et en a dit un mot.',
    },
    alone: {
      text: 'Demandez à deux clients une phrase que vous pourrez citer, sur ce que votre travail leur a apporté.',
      done: 'Les deux phrases sont écrites, avec un nom dessous.',
    },
    free: {
      text: 'Demandez à deux personnes qui ont eu votre aide ce que cela a changé pour elles.',
      done: 'Leurs deux réponses sont écrites.',
    },
  },
  writing: {
    employed: {
      text: 'Écrivez une demi-heure le même matin, trois semaines de suite, puis donnez une page à lire.',
      done: "Quelqu'un a lu une page et vous en a parlé.",
    },
    alone: {
      text: "Quatre matins par semaine, pendant trois semaines, écrivez un quart d'heure avant le premier appel.",
      done: "Douze quarts d'heure sont cochés.",
    },
    free: {
      text: 'Écrivez une page cinq jours par semaine, pendant deux semaines, toujours à la même heure.',
      done: 'Dix pages sont écrites.',
    },
  },
  outdoors: {
    employed: {
      text: 'Passez dehors votre pause de midi deux jours par semaine, pendant trois semaines, même par temps gris.',
      done: 'Six pauses se sont passées dehors.',
    },
    alone: {
      text: 'Bloquez une heure dehors par semaine, en plein jour, pendant trois semaines, comme un rendez-vous de client.',
      done: 'Trois de ces heures ont été tenues.',
    },
    free: {
      text: "Proposez un coup de main d'une matinée dans un jardin, une ferme ou une association qui travaille dehors.",
      done: 'La matinée est passée, et une deuxième est choisie ou refusée.',
    },
  },
  freedom: {
    employed: {
      text: 'Choisissez une demande que vous aimeriez refuser, et proposez une autre date ou une autre personne.',
      done: 'Votre proposition est faite, et la réponse est venue.',
    },
    alone: {
      text: 'Parmi les travaux qui vous attendent, choisissez celui qui vous fait envie, et fixez sa date avant les autres.',
      done: 'Ce travail a une date, et les autres se placent autour.',
    },
    free: {
      text: "Gardez une matinée par semaine à votre idée, et refusez pendant trois semaines ce qui s'y présente.",
      done: "Trois matinées se sont passées comme vous l'aviez décidé.",
    },
  },
  meaning: {
    employed: {
      text: "Cherchez à qui sert, au bout du compte, un de vos travaux, et parlez un quart d'heure avec cette personne.",
      done: 'Vous connaissez son prénom et ce que ce travail change pour elle.',
    },
    alone: {
      text: 'Appelez un client un mois après la fin du travail, et demandez ce que cela a changé.',
      done: 'Ce que ce client a dit est écrit sur une page.',
    },
    free: {
      text: 'Proposez deux heures à une cause qui compte pour vous, en demandant une tâche précise.',
      done: 'Les deux heures ont servi à cette tâche.',
    },
  },
  certainty: {
    employed: {
      text: "Entre deux pistes, prenez celle qui s'essaie le plus vite, et donnez-lui une demi-journée.",
      done: 'La demi-journée est passée, et trois lignes disent ce que vous en pensez.',
    },
    alone: {
      text: 'Écrivez en une question ce que vous devez décider, et posez-la à deux personnes du métier.',
      done: 'Deux réponses sont écrites sous la question.',
    },
    free: {
      text: "Prenez deux chemins possibles, et parlez de chacun avec une personne qui l'a suivi.",
      done: 'Les deux conversations sont passées, et vous en avez gardé trois lignes.',
    },
  },
  leading: {
    employed: {
      text: "Écrivez quelle part de l'encadrement vous voulez et laquelle non, puis montrez cette page à votre responsable.",
      done: 'Votre responsable a lu la page.',
    },
    alone: {
      text: "Proposez à quelqu'un du métier de mener un travail à deux, et écrivez avant qui dirige quoi.",
      done: 'Le partage est écrit, et le travail a une date.',
    },
    free: {
      text: 'Organisez à trois une petite chose, comme une sortie ou un repas, et donnez une tâche à chacun.',
      done: 'La chose est faite, et chacun a fait sa part.',
    },
  },
  ideas: {
    employed: {
      text: 'Mettez une idée sur une page, avec un dessin si possible, et montrez-la à deux collègues.',
      done: 'Deux collègues ont vu la page et posé une question.',
    },
    alone: {
      text: "Préparez en une demi-journée une première version d'une idée, et montrez-la à un client de confiance.",
      done: "Un client l'a vue et a donné son avis.",
    },
    free: {
      text: "Donnez trois matinées à la première version d'une idée, puis montrez-la, même si elle n'est pas finie.",
      done: 'Une personne a vu cette version.',
    },
  },
} as const satisfies OwnWordsWords['step'];
