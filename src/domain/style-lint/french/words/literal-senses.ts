import type { LiteralSense } from '#domain/style-lint/model/rule.ts';

const words = (text: string): string[] => text.split(/\s+/);
const sense = (of: string, beside: string): LiteralSense => ({ of: words(of), beside: words(beside) });

/** Words of figures of speech, with the words that show that they are meant literally. */
export const literalSenses: readonly LiteralSense[] = [
  sense('pavé', 'enfant canards canetons étang grenouilles'),
  sense('médaille', 'armes portrait pièce monnaie gravé gravée avers profil effigie bronze'),
  sense('écran', 'console téléphone montre tablette ordinateur moniteur yeux plissait'),
  sense('vitesse', 'tours minute embrayage boîte moteur régime pédale'),
  sense('quadrature', 'démontra démontré mathématicien mathématiciens géométrie géomètre compas lindemann'),
  sense('montre', 'maillot coureur coureuse cycliste étape chrono peloton coéquipiers vélo'),
  sense('bataille', 'roi chevalier selle montait cavalier armure écuyer tournoi'),
  sense('combat', 'navire frégate commandant équipage pont marine matelots amiral'),
  sense('collimateur', 'faisceau laser optique lentille viseur télescope'),
  sense('crocodile', 'syndrome nerf lésion reptile nil zoo'),
  sense('debout', 'voilier navire bateau houle skipper voiles'),
  sense('meilleur', 'pasteur prêtre mariage époux mariés promettre vœux'),
  sense('promenade', 'médecin prescrivit quotidienne marche tension'),
  sense('bouffée', 'fenêtre fenêtres porte balcon poumons'),
  sense('barque bateau', 'passeur récifs rivière pêcheur île étang rameur rames lac'),
  sense('pot', 'guêpes confiture abeilles miel potier'),
  sense('manches', 'infirmière chemise bras pull blouse seringue'),
  sense('pignon', 'maisons moyen âge architecte architecture façade façades toit'),
  sense(
    'copie',
    'élève élèves correcteur correctrice professeur professeure enseignant enseignante étudiant étudiante candidat candidate examen devoir note jury orthographe rendre épreuve scribe moine',
  ),
  sense(
    'glas',
    'cloche cloches église clocher village curé sacristain sonneur enterrement obsèques bourdon cathédrale messe',
  ),
  sense(
    'créneau',
    'château rempart remparts archers archer donjon forteresse tour visite parking conducteur conductrice voiture ski',
  ),
  sense(
    'adn gènes',
    'chercheur chercheurs chercheuse génétique virus cellule cellules mutation mutations bactérie bactéries biologie laboratoire séquence scientifique scientifiques patient patients plante souris gène victime suspect enquêteurs échantillon protéine biologiste biologistes',
  ),
  sense('fleuve', 'péniche bateau barque rive rives kayak canoë croisière marinier affluent embouchure'),
  sense(
    'tsunami',
    'séisme côte côtes japon indonésie littoral magnitude épicentre plage géologue géologues îles',
  ),
  sense(
    'mine',
    'mineurs mineur galerie galeries géologue extraction gisement afrique australie chercheurs filon tonnes',
  ),
  sense(
    'boucle page pages',
    'randonnée kilomètres sentier parcours circuit livre lecteur lectrice liseuse manuscrit roman chapitre imprimeur',
  ),
  sense(
    'écrin vague',
    'bijou bague collier montre joaillier velours surf surfeur surfeuse plage planche côte bijoutier',
  ),
  sense(
    'pandore achille damoclès',
    'mythologie grec grecque homère pâris hésiode mythe mythes légende vase dieux tableau peintre zeus musée flèche opéra',
  ),
  sense('calendes', 'romain romains romaine rome calendrier latin antiquité'),
  sense('charrue', 'laboureur laboureurs paysan paysans champ champs attelage ferme tracteur musée'),
  sense('bébé bain', 'nourrisson baignoire sage-femme maternité puéricultrice infirmière'),
  sense('herbe pied pieds', 'faux faucheur jardinier tondeuse pelouse pré bottes bottier'),
  sense('plats', 'buffet traiteur serveur serveuse cuisinier cuisinière gigognes vaisselle'),
  sense('bois', 'cheminée poêle forêt bûches'),
  sense(
    'iceberg',
    'glaciologue glaciologues mètres sonar navire navires marins matelots vigie cargo pôle bateau paquebot équipage capitaine coque glace glacier banquise fonte dérive radar scientifique plongeurs phoques manchots',
  ),
  sense(
    'cerise gâteau crème pain plat plats',
    'sauce renversant renversé renversée table enfants pâtissier pâtissière boulanger boulangère four recette sucre chocolat bougies anniversaire mariage dessert goûter mangé mange manger reste restait part parts assiette cuisine chantilly confite confites noyau',
  ),
  sense(
    'sonnette alarme',
    'train wagon rame passager passagers voyageur voyageurs métro gare contrôleur conducteur tunnel voiture arrêté immobilisé',
  ),
  sense(
    'cour école',
    'école écoles maternelle maternelles primaire élèves récréation muret préau collège lycée enfants surveillant surveillants portail',
  ),
  sense(
    'parcours combattant',
    'recrues recrue camp militaire militaires régiment soldats caserne course obstacles boue armée stagiaires élèves sergent',
  ),
  sense(
    'vase goutte eau poisson mer bouteille vague',
    'pêcheur pêcheurs pêche fleurs plage marins marin rivière robinet bateau filet cuisine aquarium surfeur surfeurs planche fuite bocal naufragé surfeuse',
  ),
  sense(
    'feu huile poudres flammes',
    'pompiers poêle cuisine cheminée camp bois fourneau casserole incendie allumettes briquet artificier barbecue grille',
  ),
  sense(
    'taureau bœufs chèvre chou loup chat vache',
    'ferme éleveur éleveurs fermier arène arènes torero champ pré troupeau zoo berger bergers forêt vétérinaire étable potager moutons brebis chevreau',
  ),
  sense(
    'clou clous marteau portes porte roue pendules table',
    'vent épaule menuisier charpentier planche marteau serrurier pompiers police policiers bélier horloger horloges garage vélo voiture mécanicien bois mur ébéniste',
  ),
  sense(
    'balle ballon jeu camp cordes corde arc épingle',
    'joueur joueurs joueuse gardien match filet terrain arbitre raquette tir archer archers luthier couturière couture tissu cible penalty tennis',
  ),
  sense(
    'tunnel lumière projecteurs rampe',
    'train rame métro camion automobilistes mineurs lampe lampes ampoule théâtre scène électricien spéléologues ouvriers voie piétons',
  ),
  sense(
    'pierre édifice église pavé village',
    'maçon maçons chantier tailleur mur façade carrière architecte restauration clocher place urbaniste construite mairie',
  ),
  sense(
    'médaille épée nerf talon blason boîte',
    'musée forgeron chevalier graveur gravé chirurgien médecin athlète chaussure blessé cheville argent bronze vitrine collectionneur château',
  ),
  sense(
    'vitesse',
    'conducteur conductrice pilote chauffeur virage moteur voiture camion boîte embrayage levier pédale pédales cycliste coureur rapport régime moto tracteur mixeur batteur ventilateur',
  ),
  sense(
    'chemins',
    'randonneurs randonneur marcheurs sentier calvaire panneau carrefour forêt poteau borne chapelle',
  ),
  sense('fer', 'forgeron forgerons enclume forge maréchal-ferrant marteau métal'),
  sense('neige', 'toit printemps pente pentes jardin montagne glacier flocons gel redoux plaques'),
  sense('page', 'navigateur site écran onglet lien cahier'),
  sense('bouteille', 'message courant trouvé trouvée échouée rivage sable enfant enfants'),
  sense('écran', 'téléphone montre ordinateur portable tactile tablette appareil caméra radar tableau'),
  sense(
    'signal',
    'balise antenne radio émetteur récepteur radar satellite capteur sonde téléphone appareil fréquence',
  ),
  sense('lumière', 'palier couloir interrupteur cave grenier chambre lampe escalier'),
  sense('puce', 'chien chat chiens chats vétérinaire poils animal'),
  sense('croix', 'carte case bulletin formulaire plan tableau copie cimetière'),
  sense('étrier', 'cavalier cavalière cheval selle poney jockey écuyer monture'),
  sense('plat', 'purée sauce gratin assiette bébé four cuisine'),
  sense('pluie', 'météo météorologue baromètre prévisions thermomètre'),
  sense('peau', 'serpent serpents lézard lézards mue crabe crabes reptile reptiles'),
  sense('encre', 'flacon stylo seiche poulpe plume imprimeur cartouche imprimante encrier'),
  sense('montre course', 'cycliste coureur coureurs kilomètres étape vélo tour chrono'),
  sense(
    'nid miroir œufs herbe arbre branche grain',
    'poule poules jardin jardinier tondeuse tond tondu oiseau oiseaux forêt moulin meunier cassés carton panier pelouse prairie bûcheron',
  ),
];

/** The same for words of trades. */
export const literalJargon: readonly LiteralSense[] = [
  sense(
    'impacter impacte impactent impactait impacté impactée impactés impactées impactera',
    'météorite météorites astéroïde comète balle balles projectile projectiles dent dents molaire canine dentiste obus satellite sonde missile os lune',
  ),
  sense(
    'drafter drafté draftée draftés',
    'nba nhl nfl wnba basket basketteur hockey franchise joueur joueurs équipe club ligue saison',
  ),
  sense(
    'problématique problématiques',
    'thèse mémoire dissertation élève élèves étudiant étudiants étudiante étudiantes copie professeur chercheur chercheuse bac philosophie doctorant doctorante candidat candidats correcteur jury soutenance exposé',
  ),
  sense(
    'rebondir rebondis rebondit',
    'balle balles ballon ballons mur sol panneau caillou cailloux pierre galet arbre trampoline enfant filet raquette',
  ),
  sense(
    'exergue',
    'roman livre poème auteur autrice vers écrivain écrivaine épigraphe recueil médaille médailles monnaie préface chapitre romancier romancière poète graveur pièce',
  ),
  sense('final', 'opéra symphonie spectacle ballet orchestre acte public feu artifice chanteurs chœur'),
  sense(
    'call slot',
    'option options put bourse trader courtier strike aéroport avion compagnie pilote casino',
  ),
];
