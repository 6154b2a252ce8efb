import type { Nature } from '#domain/scoring/dimensions.ts';

export const logistics = {
  Creating:
    "Comment faire voyager debout une statue plus haute que vous ? Au dos d'un bordereau, vous inventez une caisse : deux palettes, des planches en biais, quatre sangles, et une fenêtre pour la tête.",
  Innovating:
    "Chaque matin, l'échelle traverse tout l'entrepôt pour un carton perché en haut. Vous sortez la liste de ce qui part le plus, et ces cartons-là descendent à hauteur d'épaule, près du quai.",
  Performing:
    "Six heures, une dizaine de chauffeurs au pied du quai, gobelet en main. De la plateforme, vous expliquez le nouveau sens de circulation : où l'on attend, quand on recule, à qui l'on remet les papiers.",
  Advising:
    "Au bout du fil, un client ne sait pas s'il faut tout envoyer ce soir ou attendre que la palette soit pleine. « Et si elle arrivait jeudi, qu'est-ce qui s'arrêterait chez vous ? » Vous le laissez chercher.",
  Organizing:
    "Dernier livré, premier chargé. Devant la remorque vide, vous lisez la tournée à l'envers, du village d'en haut jusqu'à la zone industrielle. Chaque palette reçoit son rang, à la craie.",
  Providing:
    "La marche de la boulangerie est trop haute pour le diable, et les sacs de farine sont lourds. Vous les portez un à un jusqu'au fournil. En repassant, vous emportez les bacs vides.",
  Adapting:
    "Le pont est fermé depuis six heures, et il reste neuf livraisons de l'autre côté. La plus lointaine passe en premier, deux autres sont remises à demain. Vous appelez le magasin qui ferme à midi.",
  Analyzing:
    "Le destinataire n'a rien reçu, mais l'écran affiche « livré ». Vous refaites le chemin du carton : l'étiquette, le scan au quai, la photo de la palette, et une rue qui existe dans deux communes.",
  Leading:
    'Trois camions sont entrés en même temps pour un seul quai, et ça klaxonne. Vous allez au milieu de la cour, les bras levés : le frigo recule tout de suite, les deux autres coupent le moteur.',
} satisfies Readonly<Record<Nature, string>>;
