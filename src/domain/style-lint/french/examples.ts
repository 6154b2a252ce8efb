import type { RuleExamples } from '../model/rule.ts';

export const wordyPhrase: RuleExamples = {
  bad: [
    'Nous sommes en capacité de livrer lundi.',
    'Nous avons simplifié le formulaire dans le but de gagner du temps.',
    "Elle révise chaque soir dans le but d'obtenir son diplôme.",
    'Le service va procéder à la mise en place de nouveaux horaires.',
    'Les services ont procédé à la mise à jour des listes.',
    'Au niveau du budget, tout est prêt.',
    'Merci de me répondre en ce qui concerne les vacances.',
    'Nous ne sommes pas en mesure de livrer lundi.',
    "Il n'est pas en mesure de répondre.",
    'Nous vous rembourserons dans les meilleurs délais.',
    'Le colis arrive par le biais d’un livreur.',
    "Le dossier est d'ores et déjà complet.",
    'Répondez de manière claire.',
    'Le gardien procède à la vérification des extincteurs.',
    'La société procédera au nettoyage de la façade.',
    'La chaudière fera l’objet d’un remplacement.',
    'Nous nous voyons dans l’obligation de fermer la piscine.',
  ],
  good: [
    'L’usine a la capacité de production la plus élevée du pays.',
    'Nous avons simplifié le formulaire pour gagner du temps.',
    'La ville est construite au niveau de la mer.',
    'Il a marqué un but de loin.',
    'Il répond de manière claire et précise.',
    'Elle agit de manière que chacun comprenne.',
    "Aux fins de l'enquête, la rue reste fermée.",
    'Le fait que tu viennes me suffit.',
    'Cette mesure a été prise en son temps.',
    'Il y a lieu de se réjouir.',
    'La convention est signée.',
    'Nous vous saurions gré de nous renvoyer le contrat signé.',
    'Le bras est pris au niveau de la clavicule.',
    'Le notaire procède à la lecture de l’acte.',
    'La plainte fait l’objet d’une enquête.',
    'À titre exceptionnel, la bibliothèque ouvre lundi.',
  ],
};

export const complexWord: RuleExamples = {
  bad: [
    'Nous avons solutionné le problème.',
    "Elle solutionne l'affaire.",
    'Le magasin réceptionne les colis le matin.',
    'Cette règle complexifie le calcul.',
    'Il faut pérenniser les emplois.',
    'Les documents susmentionnés sont à rendre.',
    'Nonobstant la pluie, le marché aura lieu.',
    'Nous vous répondrons ultérieurement.',
    'Vous paierez sous huitaine.',
  ],
  good: [
    'Nous avons trouvé la solution du problème.',
    'La réception des colis se fait le matin.',
    'La lettre est arrivée après les autres.',
    'Il travaille en sous-sol.',
    'Le travail est plus complexe.',
    'Je vous en parlerai plus tard.',
    'Elle a résolu cette énigme.',
    'Le règlement, stricto sensu, l’interdit.',
    'Une dent surnuméraire a été extraite.',
    'Elle s’est bien réceptionnée après son saut.',
  ],
};

const thirty = 'Le petit chat gris dort sur le grand lit bleu près de la porte grande ouverte du salon où';

export const longSentence: RuleExamples = {
  bad: [
    `${thirty} ma grande sœur lit un très vieux livre plein de belles images.`,
    `${thirty} mon père boit son café noir et parle de tout, de rien, du temps et des voisins.`,
  ],
  good: [
    'Le chat dort. La sœur lit. Le père boit son café.',
    `${thirty} ma sœur lit un vieux livre plein de belles images.`,
    "L'arbre qu'on voit d'ici n'est qu'un vieux chêne.",
  ],
};

export const passive: RuleExamples = {
  bad: [
    'Le formulaire a été rempli par Anne.',
    'La loi est votée par le Parlement.',
    'Les colis seront livrés par un coursier.',
    'La décision fut prise par le maire.',
    'Le pont avait été entièrement détruit par la crue.',
    'Ces lettres ont été écrites par ma mère.',
  ],
  good: [
    'Anne a rempli le formulaire.',
    'Il est passé par Lyon.',
    'Elle est entrée par la fenêtre.',
    "L'histoire s'est terminée par un mariage.",
    'Le pull est rouge.',
    'Il était content de partir.',
    'Elle est venue par le train.',
    'Ils sont deux par chambre.',
  ],
};

export const nominalisation: RuleExamples = {
  bad: [
    "Le laboratoire va procéder à l'analyse de l'eau.",
    'Le maire procède à la nomination du directeur.',
    'Nous avons pris une décision.',
    'Elle a effectué un achat.',
    'Il faut apporter une réponse aux élèves.',
    "Le projet fait l'objet d'une étude.",
    'Nous ferons usage du matériel.',
    'Elles opposent une fin de non-recevoir.',
    'Il faut mettre à la disposition du public ces cartes.',
  ],
  good: [
    "Le laboratoire va analyser l'eau.",
    'Le juge procède selon la loi.',
    'La décision est prise.',
    'Elle a fait un gâteau.',
    "L'analyse de l'eau est gratuite.",
    "C'est une étude sérieuse.",
  ],
};

export const manyCommas: RuleExamples = {
  bad: ['Lundi, mardi, mercredi, jeudi, vendredi, samedi, il travaille.'],
  good: [
    'Lundi, mardi et mercredi, il travaille.',
    'Il y avait des pommes, des poires, des prunes, du raisin.',
  ],
};

export const undefinedAbbreviation: RuleExamples = {
  bad: ['Le COPIL se réunit lundi.', 'Envoyez la demande à la DREAL.'],
  good: [
    'Le comité de pilotage (COPIL) se réunit lundi. Le COPIL décidera.',
    'La SNCF annonce un retard.',
    'Louis XIV aimait la danse.',
    'Le PDF pèse deux mégaoctets.',
  ],
};

export const weasel: RuleExamples = {
  bad: [
    'Certains disent que le prix va monter.',
    'Des études montrent que le sommeil aide.',
    'Il y a un certain nombre de fautes.',
    'Le prix est relativement bas.',
    "Il paraît qu'il viendra.",
  ],
  good: ['Trois études de 2019 le montrent.', 'Le prix baissera de 3 %.', 'Un certain jour, il partit.'],
};

export const filler: RuleExamples = {
  bad: [
    'En fait, le train était parti.',
    'Il va sans dire que nous paierons.',
    'Du coup, je reste ici.',
    'Moi personnellement, je préfère le thé.',
    "Il est clair que le plan n'a pas marché.",
    "À vrai dire, je n'ai rien vu.",
  ],
  good: [
    'Le train était parti.',
    'Il est clair de peau.',
    "Ce n'est qu'un fait parmi d'autres.",
    "J'ai entendu le coup de feu.",
    'Il va dire que nous paierons.',
  ],
};

export const cliche: RuleExamples = {
  bad: [
    'Le ministre envoie un signal fort aux entreprises.',
    'Force est de constater que les prix montent.',
    "Ce n'est que la partie émergée de l'iceberg.",
    "Les syndicats tirent la sonnette d'alarme.",
    'Le maire a jeté un pavé dans la mare.',
    'Nous vivons dans un monde en perpétuelle mutation.',
    'Chacun a apporté sa pierre à l’édifice.',
    'Il est temps de remettre les pendules à l’heure.',
    'Les soldats du feu sont arrivés.',
    'Le produit existe aux quatre coins du monde.',
    'La balle est désormais dans le camp de la direction.',
    'Le ministre doit revoir sa copie.',
  ],
  good: [
    'Le conducteur passe à la vitesse supérieure à la sortie du virage.',
    'Le petit écran de la montre affiche l’heure.',
    'La balise envoie un signal fort toutes les dix secondes.',
    "Un passager a tiré la sonnette d'alarme et le train s'est arrêté.",
    'Les recrues ont couru un parcours du combattant au camp.',
    'La pâtissière a posé une cerise sur le gâteau.',
    'Le menuisier doit enfoncer le clou dans la planche.',
    'Les pompiers sont arrivés.',
    "L'iceberg a fondu.",
    'Il a réglé les pendules.',
    "Une pierre de l'édifice est tombée.",
    'Le taureau a de longues cornes.',
    "La porte ouverte laissait passer l'air.",
    'La langue française a ses règles.',
    'L’élève a voulu revoir sa copie avec le correcteur.',
    'Le boxeur a jeté l’éponge.',
    'Il tourne la page du livre.',
    'La voiture a été percutée de plein fouet.',
    'Des champs de blé à perte de vue.',
  ],
};

export const jargon: RuleExamples = {
  bad: [
    'La grève va impacter les ventes.',
    "La crise n'impacte pas nos prix.",
    'Je te forwarde son message.',
    'La deadline est lundi.',
    'Nous allons prioriser les tâches.',
    'Elle est en charge du budget.',
    'Au final, rien ne change.',
    'Notre transformation digitale avance.',
    'Merci de répondre asap.',
    'Voici les best practices du métier.',
    'Suite à votre appel, je vous écris.',
    'La direction a acté ce choix.',
    'La problématique est connue.',
    'Cela ne fait pas vraiment sens.',
    'Il faut adresser ce problème.',
    'Ce robot versatile pétrit et râpe.',
    'Nos outils digitaux vieillissent.',
  ],
  good: [
    'Le rapport mentionne que le pont date de 1920.',
    'Il a mis en exergue de son livre deux vers.',
    'Ils partaient de bon matin.',
    "L'impact de la grève est faible.",
    'Le challenger a battu le champion.',
    'La prise en charge du patient est rapide.',
    "Cette empreinte digitale n'est pas la sienne.",
    'Il a signé un acte de vente.',
    'Votre demande a eu une suite.',
    'Elle a donné suite à ma lettre.',
    'Un acteur entre en scène.',
    'Le meeting du parti a lieu dimanche.',
    'Une décharge disruptive traverse le gaz.',
    'La finale a lieu ce soir.',
    'Les digitales fleurissent en juin.',
    'Elle adresse une question au maire.',
    'Il n’a réalisé que deux films.',
    'Les jurés prennent place à la tribune.',
    'La météorite a impacté le sol.',
    'La problématique de ce mémoire est claire.',
    'Il achète en ligne avec sa carte.',
    'On écoute un podcast en streaming.',
    'À la fin de la journée, les enfants rentrent.',
  ],
};

export const adverb: RuleExamples = {
  bad: ['Il est extrêmement fatigué.', "C'est très simple.", 'Le plan est totalement absurde.'],
  good: ['Il est fatigué.', 'Il parle lentement.', 'Le tremblement a duré peu de temps.'],
};

export const spelling: RuleExamples = {
  bad: [
    "Envoyez un e-mail. L'email doit être court.",
    'La clé est ici. Rendez la clef ce soir.',
    "Cet événement compte. L'évènement suivant aussi.",
    'Les clés sont là, les clefs aussi.',
    'Il faut connaître la règle et reconnaître sa faute, ou connaitre un juge.',
  ],
  good: [
    "Envoyez un e-mail. L'e-mail doit être court.",
    'La clé est ici. Rendez la clé ce soir.',
    'Cet évènement compte. Les évènements suivants aussi.',
    'Il est sur le lit. Je suis sûr de moi.',
  ],
};

export const quotes: RuleExamples = {
  bad: ["L’arbre qu'il a planté et l’herbe poussent.", 'Il dit "oui", elle dit “non”, et encore “non”.'],
  good: [
    'L’arbre qu’il a planté pousse.',
    "L'arbre qu'il a planté pousse.",
    'Il dit « oui », elle dit « non ».',
  ],
};

export const repeatedWord: RuleExamples = {
  bad: [
    'Il vient de de partir.',
    'Le le chat dort.',
    'Elle a pris pris le train.',
    'Nous partons pour pour Lyon.',
    'Le livre est sur la\nla table.',
    'Les clés sont à la à la loge.',
    'Le toit a été a été refait.',
  ],
  good: [
    'Nous nous levons tôt.',
    'Vous vous trompez.',
    'Il se fait faire un costume.',
    "Le violon a perdu son son d'autrefois.",
    'Partie, partie pour toujours.',
    'Des pommes, des poires, etc. Et des noix.',
    'Il en parle. En en parlant, il rit.',
    'Vient-il ? Il vient.',
    'La façade est est en pierre, la façade ouest est en brique.',
    'Ils avancent côte à côte à petits pas.',
  ],
};

export const doubleSpace: RuleExamples = {
  bad: ['Le  chat dort.', 'Le chat , lui , dort.', 'Le chat dort .'],
  good: ['Le chat dort.', 'Le chat, lui, dort.', 'Qui dort ? Le chat !', 'Trois points… et la suite.'],
};

export const elision: RuleExamples = {
  bad: [
    'Le arbre est grand.',
    'Il parle de une chose.',
    'Je aime le thé.',
    'Elle ne aime rien.',
    'Je crois que il pleut.',
    'La histoire est longue.',
    'Il se habille vite.',
    'Ils vont jusque ici.',
    'Le homme attend.',
    'Il te écoute.',
  ],
  good: [
    "L'arbre est grand.",
    'Le héros entre dans le hall.',
    'Le haut du mur, le hasard et la honte.',
    'Le onze du mois, le huit du suivant.',
    'Il dit que oui.',
    'Le yaourt est frais.',
    'Le ou les parents signent.',
    "Le journal l'a mis à la une.",
    'Donne-le à Paul.',
    'Puis-je entrer ?',
    'Les poèmes de Hugo et la ville de Hambourg.',
    'Au début du IVe siècle, le IIe régime tomba.',
    'Le a et le o sont des voyelles.',
    'Je crois que, ayant lu, il comprit.',
    'La hauteur de la haie et le hibou.',
    'Il lit le hors-série de la revue.',
    'Prenez une feuille de format A4, et le A3 plus tard.',
    'Dites-le à Paul, rendez-la aussitôt.',
  ],
};

export const typography: RuleExamples = {
  bad: ['Que veux-tu?', 'Il dit: oui.', 'Elle dit «oui».', 'Quoi !'],
  good: ['Que veux-tu\u202F?', 'Il dit\u00A0: oui.', 'Elle dit «\u00A0oui\u00A0».', 'Rendez-vous à 10:30.'],
};

export const redundancy: RuleExamples = {
  bad: [
    "Au jour d'aujourd'hui, tout va vite.",
    'Au jour d’aujourd’hui, tout va vite.',
    'Il faut prévoir à l’avance.',
    'Elle est montée en haut.',
    'Le livre est long, voire même ennuyeux.',
    'Il reste, car en effet il pleut.',
    'Ils collaborent ensemble.',
    'Puis ensuite, elle partit.',
    'Mes collègues de travail arrivent.',
    'Les travaux actuellement en cours gênent.',
    'Cela permet de pouvoir lire.',
    'Ils s’entraident mutuellement.',
    'Les directeurs se sont succédé les uns après les autres.',
    'La salle s’est esclaffée de rire.',
  ],
  good: [
    "Aujourd'hui, tout va vite.",
    'Elle est montée en haut de la tour.',
    'Le livre est long, voire ennuyeux.',
    'Il est entré à l’intérieur du palais.',
    "Il a payé d'avance.",
    'Pour ensuite partir, il faut un billet.',
    'Ils chantent ensemble.',
    'Après six heures de temps libre, il rentre.',
    'Une période de temps froid arrive.',
    'Le jour se lève.',
    'Les deux jumeaux sont partis tous ensemble.',
    'Ajoutez également le sel.',
    'Il dit seulement que le pain manque.',
    'Et en plus, il pleut.',
    'Reculez derrière la ligne.',
    'Continuez encore un peu.',
    'Je suis derrière toi.',
  ],
};

export const confused: RuleExamples = {
  bad: [
    'Le fabricant était près à racheter son concurrent.',
    'Malgré que le temps soit beau, il reste.',
    "Malgré qu'il pleuve, elle sort.",
    'Pour pallier au manque, il emprunte.',
    "Si j'aurais su, je serais resté.",
    'Quelque soit la raison, viens.',
    'Il est venu comme même.',
    "Ça à l'air bon.",
    'Il à raison.',
    'Elle ne se rappelle pas de cette fête, mais je me rappelle de la fin.',
    'Je veux savoir si il vient.',
    'Il faut que je fais mes devoirs.',
    "J'ai manger trop vite.",
    'Veuillez trouvez la facture.',
    "Il s'en rappelle bien.",
    "L'haricot a du rester cru.",
    'Il aurait du venir.',
    'Le plan fait parti du dossier.',
    'Croivent-ils cela ? Ils croivent tout.',
    'Le chat, le chien, ect.',
    'Il est sensé être là.',
    "C'est moi qui a gagné.",
    'Sa va bien.',
    'Le livre date de l’année ou il est né.',
    'Ce sont les prémisses de la crise.',
    'La rivière raisonne dans la vallée.',
    'Le club est mis au banc de la fédération.',
    'Une visite à l’attention des enfants.',
    'Autant pour moi, je me suis trompé.',
    'Tout le monde range l’échelle dans l’hangar.',
    'Je me rappelle de notre maison.',
    'Il a mis la main à la patte.',
  ],
  good: [
    'Le guide explique tout de A à Z.',
    'La voiture et le vélo coûtent à peu près autant.',
    'Bien que le temps soit beau, il reste.',
    "Malgré qu'il en ait, il paie.",
    'Pour pallier le manque, il emprunte.',
    "Je me demande si j'aurais su le faire.",
    "Même si j'aurais préféré le train, je prends le bus.",
    'Il est doux comme même sa mère ne le fut pas : comme même les saints le sont.',
    'Quelle que soit la raison, viens.',
    'On voit bien qu’il est fatigué.',
    'Elle est bien sur ce banc.',
    "« Viens », dit-il à l'enfant.",
    "Qu'a-t-il à dire ?",
    'Tout les sépare.',
    "Il n'y a pas d'avantage à attendre.",
    'Quand à la fin il parla, on rit.',
    'Il a du mal à partir.',
    'Sa voix va loin.',
    'La SA va déposer ses comptes.',
    "C'est un homme sensé.",
    'Elle est là, et de suite on rit.',
    'Le palier est sombre.',
    'Comme sa mère, il chante.',
    'La suite a été annulée et le prêt a été accordé.',
    'Il a bientôt fini.',
    'Le voyage s’est bien passé. C’est fait.',
    'Le jour ou la nuit, peu importe.',
    'Nous sommes à court de papier.',
    'Cela me rappelle de bons souvenirs.',
    'Il en profite pour sortir.',
    'On doit ce tableau à Manet.',
    'Les prémisses de ce raisonnement sont fausses.',
    'Le chanteur travaille en voix de tête.',
    'Il en vint aux mains.',
    'La balade est longue, et cette ballade est de Villon.',
    'Deux milles nous séparent de la côte.',
    'Il faut mieux communiquer.',
    'Le papier à dessin est jauni.',
    'La dernière décade de mars fut froide.',
    'Il arriva quand au loin sonnait midi.',
  ],
};

const hard =
  'Conformément aux dispositions réglementaires susceptibles de modifications ultérieures, l’administration territoriale compétente procédera systématiquement à la vérification approfondie des justificatifs communiqués. ';

export const grade: RuleExamples = {
  bad: [hard.repeat(6)],
  good: ['Le chat dort sur le lit. Il est gris. Il fait chaud. On ouvre la porte. Il sort. '.repeat(8)],
};

export const annotation: RuleExamples = {
  bad: [
    'Dîner chez [nom du client] à midi.',
    'TODO : relire.',
    'Il a vendu XX % des parts.',
    'Il est né en 1990 (à vérifier).',
    'Lorem ipsum dolor.',
    'Le prix (source ?) a doublé.',
    'TODO relire ce passage.',
  ],
  good: [
    'Le faux texte « Lorem ipsum » est ancien.',
    "Pour revenir (demander à annuler l'envoi), il écrit.",
    'Le formulaire à compléter est prêt.',
    'Louis XX ne régna pas.',
    'Il écrit [sic] ainsi.',
    'Le XXe siècle.',
    'Le logiciel surligne chaque commentaire TODO des programmeurs.',
    'Le chapitre XXX se passe à Marseille.',
    'Il naquit à Lyon (?) vers 1450.',
    'Il partit (reste à savoir pourquoi).',
    '« J’ai vécu [à Lyon] trois ans. »',
    'Sans commentaire : le score se suffit.',
    'Assez de blabla !',
  ],
};

export const capital: RuleExamples = {
  bad: [
    'Il vient Lundi.',
    'Il part en Septembre.',
    'Il aime la cuisine Italienne.',
    'Il connaît les espagnols.',
    "C'est un coup d'état.",
    'La Directrice du théâtre a parlé.',
    'Il parle couramment le Portugais.',
    'Les agents de l’état sont en grève.',
    'Ils traversent la Mer Baltique.',
    'Nous partons l’Été prochain.',
  ],
  good: [
    'Il vient lundi.',
    'Il part en septembre.',
    'Il aime la cuisine italienne.',
    'Il connaît les Espagnols.',
    "C'est un coup d'État.",
    'L’état de la route empire.',
    'Les agents de l’état civil.',
    'Elle lit Chrétien de Troyes.',
    'Le Printemps de Prague dura peu.',
    'Le Roi-Soleil dansait.',
    'Depuis Mai 68, tout a changé.',
    'La sonde émet depuis Mars.',
    'Elle lit le Journal du Dimanche.',
  ],
};

export const dateTime: RuleExamples = {
  bad: [
    'Comptez deux à 3 jours pour recevoir la commande.',
    'Il part le 1 septembre.',
    'Il arrive à 14h30.',
    'Il arrive le 05 juin.',
    "La mode des années '90.",
    'Il mange à 7 h PM.',
    'Aucun bus ne circulera le 1 mai.',
    'La fête a lieu le 04 juillet.',
    'Le camion vient le 12 Mars.',
    'La réunion aura lieu mardi, le 4 juin.',
    'Les tubes des années 80’s.',
  ],
  good: [
    'Comptez deux à trois jours.',
    'Il part le 1er septembre.',
    'Il arrive à 14 h 30.',
    'Il arrive le 5 juin.',
    'La mode des années 90.',
    'Il a 1 septembre.',
    'Le défilé du 14 Juillet est annulé.',
    'En mars, 2000 personnes ont défilé.',
    'En l’an 2000, nous avions peur.',
  ],
};

export const euphony: RuleExamples = {
  bad: [
    'Il a vu ce arbre.',
    'Elle a fini sa enquête.',
    'Voici un nouveau hôpital.',
    'Un vieux immeuble.',
    'Un beau ouvrage.',
    'Dans cet hangar.',
    'Dans cet livre.',
    'Il visite ce entrepôt.',
    'Ils ont signé un nouveau avenant.',
    'Un vieux érable penche.',
  ],
  good: [
    'Il a vu cet arbre.',
    'Elle a fini son enquête.',
    'Voici un nouvel hôpital.',
    'Ce à quoi il pense, ce en quoi il croit.',
    'Sa hache et ce héros.',
    'Un bel ouvrage, beau et grand.',
    'Cet homme.',
    'On a de nouveau accès au fichier.',
    'Il fait à nouveau appel.',
    'Et ce afin de gagner du temps.',
  ],
};

export const punctuation: RuleExamples = {
  bad: [
    'A partir de lundi, la ligne circulera la nuit.',
    'Il vend des pommes, des poires, etc...',
    'Vite !!!',
    'Quoi ?!',
    'Il dit “bonjour” hier.',
    'Il vient?',
    'Voici: non.',
    'Il a ( par erreur ) dormi.',
    'Je me demande quand il viendra ?',
    'Le dossier est chez M.Lambert.',
    'Comment a-t-il pu entrer….. je ne sais.',
  ],
  good: [
    'À partir de lundi, la ligne circulera la nuit.',
    'Elle a travaillé chez Yahoo! avant de partir.',
    'Il vend des pommes, des poires, etc.',
    'Vite\u202f!',
    'Quoi\u202f?',
    'Il dit «\u00a0bonjour\u00a0».',
    'Voici\u00a0: non.',
    'Il a (par erreur) dormi.',
    'Demandez-vous s’il vient.',
    'Qui sait quand il reviendra ?',
    'Comment savoir si la pièce convient ?',
    'Elle regarde Mr. Bean.',
    'Le dossier /etc est vide.',
    "Du rock 'n' roll.",
  ],
};

export const unit: RuleExamples = {
  bad: [
    'La hausse atteint 2.5 % en un an.',
    'L’usine emploie 1.200 salariés.',
    'La ville a versé 1,8 millions d’euros au club.',
    'Le chantier a coûté 3,2 millions €.',
    'Un sac de 25 Kg.',
    'Il roule à 128 kmh.',
    'Il pèse 500 grs.',
    'Une pièce de 85 m2.',
    'Une hausse de 12%.',
    'Il faut 30 sec.',
    'Il coûte €20.',
    'L’azote est à 77 °K.',
    'Il consomme 3 kilowatts par heure.',
  ],
  good: [
    'La version 1.200 corrige ce défaut.',
    'La ville a versé 2,8 millions d’euros.',
    'Un sac de 25 kg.',
    'Il roule à 128 km/h.',
    'Une pièce de 85 m².',
    'Une hausse de 12\u00a0%.',
    'Il faut 30 s.',
    'Il coûte 20\u00a0€.',
    'Un véhicule 4x4.',
    'Sa carrière compte 6 KO.',
  ],
};

export const latin: RuleExamples = {
  bad: [
    'Ils sont arrivés ex-aequo.',
    'Une condition sine qua none.',
    'Le status quo dure.',
    'Un groupe ad-hoc.',
    'Il vote a-priori.',
    'Leurs desideratas sont lus.',
    'Il faut à minima deux clés.',
  ],
  good: [
    'Ils sont arrivés ex aequo.',
    'Une condition sine qua non.',
    'Le statu quo dure.',
    'Un groupe ad hoc.',
    'Le thermomètre à minima est cassé.',
    'De facto, il dirige.',
    'Et cætera.',
  ],
};

export const respectful: RuleExamples = {
  bad: [
    'Donnez votre nom de jeune fille.',
    'Un enfant mongolien.',
    'Il est cloué dans un fauteuil roulant.',
    'Des sourds-muets.',
    'Une politique schizophrène.',
    'Cochez la case Mme, Mlle ou M.',
  ],
  good: [
    'Elle a préféré consulter une femme médecin.',
    'Donnez votre nom de naissance.',
    'Un enfant trisomique.',
    'Il est en fauteuil roulant.',
    'Un jeune sourd.',
    'La cour infirme le jugement.',
    'Mme Petit et Mlle Lange sont arrivées.',
    'Elle garde ma petite sœur.',
    'La caissière rend la monnaie.',
  ],
};

export const construction: RuleExamples = {
  bad: [
    'Il part sans que personne ne le voie.',
    'Attendez jusqu’à ce que le voyant ne s’allume.',
    "C'est de ce livre dont il parle.",
    'Après que le train soit parti, il pleut.',
    "Il est presqu'entièrement vide.",
    "Ils parlent entr'eux.",
    'Attendez que l’eau ne bouille.',
    'Vérifiez le niveau avant de ne démarrer.',
    'Je doute que le fournisseur ne puisse livrer.',
  ],
  good: [
    'Il part sans que personne le voie.',
    'Attendez que le voyant s’allume.',
    "C'est de ce livre qu'il parle.",
    'Après que le train est parti, il pleut.',
    "Une presqu'île.",
    'Ils parlent entre eux.',
    'Je ne doute pas qu’il ne vienne.',
    'Attendez que le voyant ne clignote plus.',
    'C’est du pain dont je raffole.',
    'Mieux vaut attendre que de ne rien recevoir.',
    'Il pousse jusqu’à ce qu’il n’en reste qu’un.',
  ],
};
