import type { Statements } from './statements.ts';

/** The statements of bank 1.0.0. They never change, because results refer to them. */
export const firstStatements = {
  Creating: {
    enjoyment: {
      en: 'I like making new things from my own ideas.',
      fr: 'J’aime créer du neuf à partir de mes propres idées.',
    },
    habit: {
      en: 'I use my free time to make things I imagine.',
      fr: 'Je consacre mon temps libre à créer ce que j’imagine.',
    },
    ease: {
      en: 'I easily think of new things to make.',
      fr: 'Je trouve facilement quelque chose de nouveau à créer.',
    },
    pull: {
      en: 'I miss making things of my own when life gets busy.',
      fr: 'Créer me manque dans les périodes chargées.',
    },
  },
  Innovating: {
    enjoyment: {
      en: 'I like finding ways to make things work better.',
      fr: 'J’aime perfectionner ce qui marche déjà.',
    },
    habit: {
      en: 'Once I know a method, I try to improve it.',
      fr: 'Dès que je connais une méthode, je cherche à l’améliorer.',
    },
    ease: {
      en: 'I quickly see how a tool could work better.',
      fr: 'Je vois vite comment rendre un outil plus pratique.',
    },
    pull: {
      en: 'Others ask me for ways to improve something they use.',
      fr: 'Les autres me demandent comment améliorer ce qu’ils utilisent déjà.',
    },
  },
  Performing: {
    enjoyment: {
      en: 'Being on stage is a pleasure for me.',
      fr: 'Monter sur scène est un plaisir pour moi.',
    },
    habit: {
      en: 'I rehearse before I stand in front of people.',
      fr: 'Avant de passer devant un public, je m’exerce.',
    },
    ease: {
      en: 'I feel at ease when I perform for a crowd.',
      fr: 'Il m’est facile de me produire devant un public.',
    },
    pull: {
      en: 'When somebody has to face a crowd, people ask me.',
      fr: 'Quand il faut passer devant un public, on pense à moi.',
    },
  },
  Advising: {
    enjoyment: {
      en: 'I enjoy helping someone think through a choice.',
      fr: 'J’aime aider quelqu’un à réfléchir à un choix.',
    },
    habit: {
      en: 'Before giving advice, I ask what the person wants.',
      fr: 'Avant de donner un conseil, je demande ce que la personne souhaite.',
    },
    ease: {
      en: 'I easily see what options a friend has.',
      fr: 'Je vois facilement les options qui s’offrent à quelqu’un.',
    },
    pull: {
      en: 'People come to me for advice before a big choice.',
      fr: 'On me consulte avant de prendre une grande décision.',
    },
  },
  Organizing: {
    enjoyment: {
      en: 'I like making lists of things to do.',
      fr: 'J’aime dresser la liste des choses à faire.',
    },
    habit: { en: 'I plan my week before it starts.', fr: 'Je planifie ma semaine avant qu’elle commence.' },
    ease: {
      en: 'Putting tasks in the right order is easy for me.',
      fr: 'Je vois facilement dans quel ordre faire les choses.',
    },
    pull: {
      en: 'Others count on me to plan a group outing.',
      fr: 'On compte sur moi pour planifier une sortie de groupe.',
    },
  },
  Providing: {
    enjoyment: {
      en: 'I enjoy giving people a helping hand.',
      fr: 'Rendre de petits services me fait plaisir.',
    },
    habit: {
      en: 'I check that people around me have what they need.',
      fr: 'Je vérifie que les gens autour de moi ont ce qu’il leur faut.',
    },
    ease: {
      en: 'I quickly notice when someone needs help with a task.',
      fr: 'Je remarque vite quand quelqu’un a besoin d’un coup de main.',
    },
    pull: {
      en: 'People rely on me for help with daily needs.',
      fr: 'Mes proches comptent sur mon aide pour les tâches du quotidien.',
    },
  },
  Adapting: {
    enjoyment: {
      en: 'I enjoy days that change from hour to hour.',
      fr: 'J’aime les journées qui changent d’une heure à l’autre.',
    },
    habit: {
      en: 'When things change, I adjust my plan right away.',
      fr: 'Quand la situation change, je modifie mon plan aussitôt.',
    },
    ease: { en: 'I quickly get used to a new place.', fr: 'Je m’habitue vite à un nouvel endroit.' },
    pull: {
      en: 'People call on me when plans suddenly change.',
      fr: 'On fait appel à moi en cas d’imprévu.',
    },
  },
  Analyzing: {
    enjoyment: {
      en: 'I enjoy digging for the cause of a problem.',
      fr: 'J’aime remonter à la cause d’un problème.',
    },
    habit: {
      en: 'I check the facts before I believe a claim.',
      fr: 'Je vérifie une information avant d’y croire.',
    },
    ease: {
      en: 'I quickly spot where proof is missing.',
      fr: 'Je remarque vite quand les preuves manquent.',
    },
    pull: {
      en: 'People ask me to check if something is true.',
      fr: 'On me demande de vérifier si une information est exacte.',
    },
  },
  Leading: {
    enjoyment: { en: 'I enjoy taking charge of a group.', fr: 'Prendre la tête d’un groupe me plaît.' },
    habit: {
      en: 'When a group hesitates, I make the final choice.',
      fr: 'Quand un groupe hésite, c’est moi qui tranche.',
    },
    ease: {
      en: 'I find it easy to set a goal for a group.',
      fr: 'Il m’est facile de fixer un but à un groupe.',
    },
    pull: {
      en: 'In a group, others wait for me to take the lead.',
      fr: 'Dans un groupe, on attend que je prenne les devants.',
    },
  },
  Linguistic: {
    enjoyment: { en: 'Playing with words is fun for me.', fr: 'Jouer avec les mots m’amuse.' },
    habit: { en: 'I look up the meaning of new words.', fr: 'Je cherche le sens des mots nouveaux.' },
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
    enjoyment: { en: 'I enjoy puzzles with numbers.', fr: 'J’aime les casse-tête avec des nombres.' },
    habit: {
      en: 'In a shop, I add up the prices in my head.',
      fr: 'Je calcule de tête le total de mes courses.',
    },
    ease: {
      en: 'I quickly see the rule behind a row of numbers.',
      fr: 'Je devine vite la règle d’une suite de nombres.',
    },
    pull: {
      en: 'Others ask me to do the sums for them.',
      fr: 'C’est à moi qu’on demande de faire les calculs.',
    },
  },
  Spatial: {
    enjoyment: {
      en: 'I enjoy finding my way with a map.',
      fr: 'J’aime trouver mon chemin à l’aide d’une carte.',
    },
    habit: { en: 'I draw a sketch to help me think.', fr: 'Je fais un croquis pour mieux réfléchir.' },
    ease: {
      en: 'I easily turn an object around in my mind.',
      fr: 'Je fais facilement tourner un objet dans ma tête.',
    },
    pull: {
      en: 'Friends ask me where to place furniture in a room.',
      fr: 'On me demande où placer les meubles dans une pièce.',
    },
  },
  Musical: {
    enjoyment: {
      en: 'I enjoy listening to music for a long while.',
      fr: 'J’aime écouter longuement de la musique.',
    },
    habit: { en: 'I hum a tune while I do other things.', fr: 'Je fredonne un air en faisant autre chose.' },
    ease: { en: 'A new tune stays with me easily.', fr: 'Je retiens facilement une mélodie nouvelle.' },
    pull: {
      en: 'When a day passes in silence, I miss music.',
      fr: 'Après une journée de silence, la musique me manque.',
    },
  },
  Bodily: {
    enjoyment: { en: 'I enjoy feeling my body move.', fr: 'J’aime sentir mon corps en mouvement.' },
    habit: {
      en: 'I learn things by doing them with my hands.',
      fr: 'J’apprends en faisant les choses de mes mains.',
    },
    ease: {
      en: 'My body quickly learns a new movement.',
      fr: 'Mon corps retient vite un nouveau mouvement.',
    },
    pull: {
      en: 'People ask me to fix broken things by hand.',
      fr: 'On me demande de réparer des objets de mes mains.',
    },
  },
  Naturalist: {
    enjoyment: { en: 'I enjoy spending time in nature.', fr: 'J’aime passer du temps dans la nature.' },
    habit: {
      en: 'On a walk, I stop to watch birds.',
      fr: 'En promenade, je m’arrête pour observer les oiseaux.',
    },
    ease: { en: 'I easily recall the names of plants.', fr: 'Je retiens facilement le nom des plantes.' },
    pull: { en: 'People ask me how to care for a plant.', fr: 'On me demande comment soigner une plante.' },
  },
  Interpersonal: {
    enjoyment: { en: 'I enjoy getting to know people well.', fr: 'J’aime apprendre à connaître les gens.' },
    habit: {
      en: 'I watch people’s faces while they speak.',
      fr: 'J’observe le visage des gens pendant qu’ils parlent.',
    },
    ease: {
      en: 'I find it easy to sense the mood of a group.',
      fr: 'Je perçois facilement l’ambiance d’un groupe.',
    },
    pull: {
      en: 'Friends ask me to help settle a quarrel.',
      fr: 'On vient me chercher pour apaiser une dispute.',
    },
  },
  Intrapersonal: {
    enjoyment: { en: 'I like to explore my own thoughts.', fr: 'Explorer mes propres pensées me plaît.' },
    habit: {
      en: 'I write down what I learn about myself.',
      fr: 'Je mets par écrit ce que je découvre sur moi.',
    },
    ease: {
      en: 'I easily put a name to what I feel.',
      fr: 'Je mets facilement un nom sur ce que je ressens.',
    },
    pull: {
      en: 'When life moves fast, I miss having time to reflect on myself.',
      fr: 'Quand tout va vite, il me tarde de faire le point sur moi.',
    },
  },
  Existential: {
    enjoyment: {
      en: 'I like to wonder what life is for.',
      fr: 'J’aime m’interroger sur la raison d’être de la vie.',
    },
    habit: {
      en: 'I talk with people about the meaning of life.',
      fr: 'Je parle du sens de la vie avec mon entourage.',
    },
    ease: {
      en: 'My mind turns easily to the question of why we exist.',
      fr: 'Mon esprit se tourne facilement vers le pourquoi de notre existence.',
    },
    pull: {
      en: 'When talk stays light, I miss the big questions of life.',
      fr: 'Quand la discussion reste légère, les grandes questions de la vie me manquent.',
    },
  },
  Spiritual: {
    enjoyment: {
      en: 'I enjoy moments of deep inner calm.',
      fr: 'J’aime les moments de grand calme intérieur.',
    },
    habit: {
      en: 'I take a quiet moment to find inner peace.',
      fr: 'Je m’accorde un moment de silence pour trouver la paix intérieure.',
    },
    ease: {
      en: 'I easily feel at one with the world around me.',
      fr: 'Je ressens facilement un lien profond avec le monde qui m’entoure.',
    },
    pull: {
      en: 'In busy times, I long to connect with something larger than me.',
      fr: 'Dans l’agitation, il me tarde de me relier à plus vaste que moi.',
    },
  },
} as const satisfies Statements;
