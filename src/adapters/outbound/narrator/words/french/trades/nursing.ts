import type { Nature } from '#domain/scoring/dimensions.ts';

export const nursing = {
  Creating:
    'Une patiente lit mal les petites lettres et mélange ses comprimés. Vous lui dessinez un calendrier : un soleil pour le matin, une lune pour le soir, un rond de couleur par comprimé.',
  Innovating:
    'À chaque pansement, il manque une chose, et il faut ressortir de la chambre. Vous préparez des sachets complets, compresses, sérum, sparadrap, gants, avec le nom du soin écrit dessus.',
  Performing:
    'Cinq patients diabétiques sont assis en cercle, chacun une orange dans la main. Vous montrez comment tenir le stylo à insuline et où piquer, en commentant chaque geste assez fort pour le fond de la salle.',
  Advising:
    "Pendant que vous changez son pansement, le patient se demande s'il doit rentrer chez lui ou aller chez sa fille. « Et les nuits, qui est là quand vous vous levez ? » Il compte sur ses doigts.",
  Organizing:
    'Six heures quarante, la liste des toilettes, des prises de sang et des pansements. Vous commencez par les patients à jeun, vous gardez pour la fin celui qui dort tard, et vous écrivez les heures dans la marge.',
  Providing:
    "Une main cherche le verre sur la table de nuit. Vous le rapprochez, avec la paille, vous remontez l'oreiller et vous retrouvez les lunettes dans les draps. « Le store aussi, un peu », dit la patiente.",
  Adapting:
    'Vous entrez pour une toilette, et le patient est assis par terre, au pied du lit. Le savon attend : tension, pouls, deux questions sur la douleur, un appel au médecin, et le soin suivant est décalé.',
  Analyzing:
    'Trois après-midi de suite, la tension de ce patient baisse. Vous remontez la feuille de surveillance heure par heure, avec les repas, les levers et les médicaments, et vous entourez ce qui revient.',
  Leading:
    "Premier lever après l'opération : le patient n'ose pas, et son fils donne des conseils depuis le fauteuil. Vous dites à chacun où se placer, vous comptez jusqu'à trois, et vous réglez le pas jusqu'à la porte.",
} satisfies Readonly<Record<Nature, string>>;
