import type { Statements } from './statements.ts';

/** The statements of bank 2.0.0. */
export const secondStatements = {
  Creating: {
    enjoyment: {
      en: 'I like making new things from my own ideas.',
      fr: 'J’aime créer à partir de mes propres idées.',
    },
    habit: {
      en: 'In my free time, I make things I have imagined.',
      fr: 'Pendant mon temps libre, je crée des choses de mon invention.',
    },
    ease: {
      en: 'I easily think of new things to make.',
      fr: 'J’ai facilement des idées de choses nouvelles à créer.',
    },
    pull: {
      en: 'I feel a need to create.',
      fr: 'Je ressens le besoin de créer.',
    },
  },
  Innovating: {
    enjoyment: {
      en: 'I like to improve what already exists.',
      fr: 'J’aime améliorer ce qui existe déjà.',
    },
    habit: {
      en: 'Once I know a method, I try to improve it.',
      fr: 'Une fois que je connais une méthode, j’essaie de l’améliorer.',
    },
    ease: {
      en: 'I quickly see how a tool could work better.',
      fr: 'Je vois vite comment un outil pourrait mieux fonctionner.',
    },
    pull: {
      en: 'People ask me for ideas to improve things.',
      fr: 'On me demande des idées pour améliorer les choses.',
    },
  },
  Performing: {
    enjoyment: {
      en: 'Being on stage is a pleasure for me.',
      fr: 'Monter sur scène est un plaisir pour moi.',
    },
    habit: {
      en: 'When I tell a story, I turn it into a little show.',
      fr: 'Quand je raconte une histoire, j’en fais un petit spectacle.',
    },
    ease: {
      en: 'I easily stay calm in front of an audience.',
      fr: 'Je garde facilement mon calme devant un public.',
    },
    pull: {
      en: 'At a party, people ask me to speak in front of everyone.',
      fr: 'Lors d’une fête, on me demande de prendre la parole devant tout le monde.',
    },
  },
  Advising: {
    enjoyment: {
      en: 'I enjoy helping someone think through a choice.',
      fr: 'J’aime aider quelqu’un à réfléchir à un choix.',
    },
    habit: {
      en: 'Before I give advice, I ask people what matters to them.',
      fr: 'Avant de donner un conseil, je demande à la personne ce qui compte pour elle.',
    },
    ease: {
      en: 'When someone has to choose, I easily see the options.',
      fr: 'Quand quelqu’un doit choisir, je vois facilement les possibilités.',
    },
    pull: {
      en: 'People come to me for advice before a big choice.',
      fr: 'On vient me demander conseil avant un choix important.',
    },
  },
  Organizing: {
    enjoyment: {
      en: 'I like making lists of things to do.',
      fr: 'J’aime dresser la liste des choses à faire.',
    },
    habit: {
      en: 'I plan my week before it starts.',
      fr: 'Je planifie ma semaine avant qu’elle commence.',
    },
    ease: {
      en: 'Putting tasks in the right order is easy for me.',
      fr: 'Je vois facilement dans quel ordre faire les choses.',
    },
    pull: {
      en: 'Others count on me to arrange the details of an outing.',
      fr: 'On compte sur moi pour régler les détails d’une sortie.',
    },
  },
  Providing: {
    enjoyment: {
      en: 'I enjoy giving people a helping hand.',
      fr: 'J’aime donner un coup de main aux autres.',
    },
    habit: {
      en: 'I check that people around me have what they need.',
      fr: 'Je vérifie que les gens autour de moi ont ce qu’il leur faut.',
    },
    ease: {
      en: 'I quickly notice when someone needs help with a task.',
      fr: 'Je remarque vite quand quelqu’un a besoin d’aide pour une tâche.',
    },
    pull: {
      en: 'People close to me count on my help with daily tasks.',
      fr: 'Mes proches comptent sur moi pour les aider dans les tâches du quotidien.',
    },
  },
  Adapting: {
    enjoyment: {
      en: 'I like days full of sudden changes.',
      fr: 'J’aime les journées pleines de changements imprévus.',
    },
    habit: {
      en: 'When things change, I adjust my plan right away.',
      fr: 'Quand la situation change, je modifie mon plan aussitôt.',
    },
    ease: {
      en: 'I quickly get used to a new place.',
      fr: 'Je m’habitue vite à un nouvel endroit.',
    },
    pull: {
      en: 'People call on me when plans must change at the last minute.',
      fr: 'On fait appel à moi quand il faut changer de plan au dernier moment.',
    },
  },
  Analyzing: {
    enjoyment: {
      en: 'I enjoy digging for the cause of a problem.',
      fr: 'J’aime remonter à la cause d’un problème.',
    },
    habit: {
      en: 'I check the facts before I believe what I hear.',
      fr: 'Je vérifie les faits avant de croire ce que j’entends.',
    },
    ease: {
      en: 'I quickly notice when a claim lacks proof.',
      fr: 'Je remarque vite quand une affirmation manque de preuves.',
    },
    pull: {
      en: 'People ask me to check if something is true.',
      fr: 'On me demande de vérifier si une information est exacte.',
    },
  },
  Leading: {
    enjoyment: {
      en: 'I enjoy taking charge of a group.',
      fr: 'Prendre la tête d’un groupe me plaît.',
    },
    habit: {
      en: 'In a group, I tend to make the decisions.',
      fr: 'Dans un groupe, c’est plutôt moi qui prends les décisions.',
    },
    ease: {
      en: 'I find it easy to set a goal for a group.',
      fr: 'Je fixe facilement un objectif à un groupe.',
    },
    pull: {
      en: 'In a group, people count on me to lead.',
      fr: 'Dans un groupe, on compte sur moi pour diriger.',
    },
  },
  Linguistic: {
    enjoyment: {
      en: 'Playing with words is fun for me.',
      fr: 'Jouer avec les mots m’amuse.',
    },
    habit: {
      en: 'I look up the meaning of new words.',
      fr: 'Je cherche le sens des mots nouveaux.',
    },
    ease: {
      en: 'Sentences come to me easily when I write.',
      fr: 'Les phrases me viennent facilement à l’écrit.',
    },
    pull: {
      en: 'Friends ask me to help them word a message.',
      fr: 'Mes proches me demandent de l’aide pour rédiger un message.',
    },
  },
  Logical: {
    enjoyment: {
      en: 'I enjoy puzzles with numbers.',
      fr: 'J’aime les casse-tête avec des nombres.',
    },
    habit: {
      en: 'In a shop, I add up the prices in my head.',
      fr: 'Je calcule de tête le total de mes courses.',
    },
    ease: {
      en: 'I quickly spot the pattern in a series of numbers.',
      fr: 'Je repère vite la règle dans une suite de nombres.',
    },
    pull: {
      en: 'Others ask me to do calculations for them.',
      fr: 'On me demande de faire les calculs.',
    },
  },
  Spatial: {
    enjoyment: {
      en: 'I enjoy finding my way with a map.',
      fr: 'J’aime trouver mon chemin à l’aide d’une carte.',
    },
    habit: {
      en: 'I draw a sketch to help me think.',
      fr: 'Je fais un croquis pour mieux réfléchir.',
    },
    ease: {
      en: 'I easily picture how an object looks from the other side.',
      fr: 'J’imagine facilement un objet vu de l’autre côté.',
    },
    pull: {
      en: 'Friends ask me where to place furniture in a room.',
      fr: 'Mes proches me demandent où placer les meubles dans une pièce.',
    },
  },
  Musical: {
    enjoyment: {
      en: 'I enjoy listening to music for hours.',
      fr: 'J’aime écouter de la musique pendant des heures.',
    },
    habit: {
      en: 'I hum a tune while I do other things.',
      fr: 'Je fredonne un air en faisant autre chose.',
    },
    ease: {
      en: 'I quickly pick up a new tune.',
      fr: 'Je retiens vite une nouvelle mélodie.',
    },
    pull: {
      en: 'I need music in my day.',
      fr: 'J’ai besoin de musique dans ma journée.',
    },
  },
  Bodily: {
    enjoyment: {
      en: 'I enjoy the feeling of moving my body.',
      fr: 'J’aime sentir mon corps en mouvement.',
    },
    habit: {
      en: 'I learn by using my hands.',
      fr: 'J’apprends en me servant de mes mains.',
    },
    ease: {
      en: 'My body quickly learns a new movement.',
      fr: 'Mon corps retient vite un nouveau mouvement.',
    },
    pull: {
      en: 'People turn to me for tasks that need a steady hand.',
      fr: 'On fait appel à moi pour les travaux manuels qui demandent de la précision.',
    },
  },
  Naturalist: {
    enjoyment: {
      en: 'I enjoy spending time in nature.',
      fr: 'J’aime passer du temps dans la nature.',
    },
    habit: {
      en: 'On a walk, I stop to watch birds.',
      fr: 'En promenade, je m’arrête pour observer les oiseaux.',
    },
    ease: {
      en: 'I easily recall the names of plants.',
      fr: 'Je retiens facilement le nom des plantes.',
    },
    pull: {
      en: 'People ask me how to care for a plant.',
      fr: 'On me demande comment s’occuper d’une plante.',
    },
  },
  Interpersonal: {
    enjoyment: {
      en: 'I enjoy getting to know people.',
      fr: 'J’aime apprendre à connaître les gens.',
    },
    habit: {
      en: 'I watch people’s faces while they speak.',
      fr: 'J’observe le visage des gens pendant qu’ils parlent.',
    },
    ease: {
      en: 'I find it easy to sense the mood of a group.',
      fr: 'Je perçois facilement l’ambiance d’un groupe.',
    },
    pull: {
      en: 'People ask me to help settle a quarrel.',
      fr: 'On me demande d’aider à régler une dispute.',
    },
  },
  Intrapersonal: {
    enjoyment: {
      en: 'I like to explore my own thoughts.',
      fr: 'J’aime explorer mes propres pensées.',
    },
    habit: {
      en: 'I write down what I learn about myself.',
      fr: 'Je mets par écrit ce que je découvre sur moi.',
    },
    ease: {
      en: 'I easily put a name to what I feel.',
      fr: 'Je mets facilement un nom sur ce que je ressens.',
    },
    pull: {
      en: 'I need time for self-reflection.',
      fr: 'J’ai besoin de temps pour réfléchir sur moi-même.',
    },
  },
  Existential: {
    enjoyment: {
      en: 'I like to think about what gives life meaning.',
      fr: 'J’aime réfléchir à ce qui donne un sens à la vie.',
    },
    habit: {
      en: 'I talk with people about the meaning of life.',
      fr: 'Je parle du sens de la vie avec mon entourage.',
    },
    ease: {
      en: 'The question of why we exist easily comes to my mind.',
      fr: 'Je me pose facilement des questions sur notre raison d’exister.',
    },
    pull: {
      en: 'I feel a need to think about the big questions of life.',
      fr: 'Je ressens le besoin de réfléchir aux grandes questions de la vie.',
    },
  },
  Spiritual: {
    enjoyment: {
      en: 'I enjoy moments of deep inner calm.',
      fr: 'J’aime les moments de grand calme intérieur.',
    },
    habit: {
      en: 'I take time to find inner peace.',
      fr: 'Je prends le temps de retrouver la paix intérieure.',
    },
    ease: {
      en: 'I easily feel a sense of harmony with the world.',
      fr: 'J’éprouve facilement un sentiment d’harmonie avec le monde.',
    },
    pull: {
      en: 'I feel a need to connect with something larger than myself.',
      fr: 'Je ressens le besoin d’un lien avec quelque chose de plus grand que moi.',
    },
  },
} as const satisfies Statements;
