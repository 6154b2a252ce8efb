import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

const anglicisms = `
  (veut|veulent|voulons|doit|doivent|devons|va|vont|peut|faut|vient) challenger ; not before: le champion, au ; message: Écrivez plutôt « mettre à l'épreuve ».
  (venu|venus|venue|venues|venir|viennent|vient|allé|allés|aller|va|pour) supporter (l'équipe|leur équipe|notre équipe|son équipe|les joueurs|les bleus|leur club|notre club|son club) ; message: Écrivez plutôt « encourager ».
  (fait|font|faisait|fera|ferait|faire) (pas|plus|pas vraiment|vraiment|pas beaucoup|aucun) sens
  (fait|font|faisait|fera|ferait|faire) (pas de|plus de|pas beaucoup de|vraiment du) sens ; not before: interdit, unique
  réalise que, réalisé que, réalisent que, réalisez que, réalisons que = se rendre compte que | comprendre que ; not after: y, se, ne, n'a, n'ai, n'ont, n'avait, n'avaient, n'est, jamais ; not before: des, deux, trois, dix
  <adresser> (ce problème|ces problèmes|le problème|les problèmes|cet enjeu|ces enjeux|les enjeux|ce défi|ces défis|les défis|ces difficultés|les difficultés|le manque|la pénurie|ces besoins) ; message: Écrivez plutôt « traiter ».
  (outil|robot|couteau|appareil|logiciel|véhicule|produit|matériau|tissu|sac|meuble|instrument|perceuse|machine|solution) versatile ; message: Écrivez plutôt « polyvalent ».
  (transformation|stratégie|communication|révolution|économie|culture|agence|offre|présence|plateforme|fracture|ère|campagne) digitale ; message: Écrivez plutôt « numérique ».
  (outils|canaux|supports|services|usages|contenus|médias) digitaux, (plateformes|solutions|compétences|campagnes) digitales ; message: Écrivez plutôt « numériques ».
  en ligne avec (la stratégie|les objectifs|nos objectifs|les attentes|la politique|nos valeurs|les valeurs|notre stratégie|notre politique|nos attentes) ; message: Écrivez plutôt « conforme à ».
  belle opportunité, formidable opportunité, réelle opportunité, une opportunité (unique|à saisir|de carrière|professionnelle|commerciale) ; message: Écrivez plutôt « occasion ».
  <appliquer> pour un poste, <appliquer> pour un emploi, <appliquer> sur un poste = <postuler>
  <assumer> qu'il = <supposer>
  <canceller> = <annuler>
  <céduler> = <programmer>
  <délivrer> un projet, <délivrer> le projet, <délivrer> des résultats, <délivrer> un service, <délivrer> une prestation, <délivrer> une performance = <fournir>
  <éditer> une vidéo, <éditer> la vidéo = <modifier>
  <forwarder> un mail = <transférer> un message
  <générer> des revenus, <générer> du chiffre, <générer> des profits, <générer> de la valeur, <générer> des économies = <produire>
  <initier> un dialogue, <initier> une discussion, <initier> une collaboration, <initier> une réflexion, <initier> des travaux, <initier> le dialogue, <initier> une réforme = <engager>
  <investiguer> = <enquêter>
  <mettre> l'emphase sur = <mettre> l'accent sur
  <opérer> une entreprise, <opérer> un service, <opérer> un commerce = <exploiter>
  <pointer> le fait que = <signaler> que
  <prendre> avantage {du} = <profiter> {du}
  <prendre> une marche
  <prendre> pour acquis que = <tenir> pour acquis que
  <questionner> la pertinence, <questionner> le choix, <questionner> la décision, <questionner> nos pratiques, <questionner> le rôle = <remettre> en question
  <rejoindre> quelqu'un par téléphone = <joindre>
  <retourner> un appel = <rappeler>
  <sécuriser> un financement, <sécuriser> un contrat, <sécuriser> un budget, <sécuriser> un rendez-vous = <obtenir>
  <supporter> un candidat, <supporter> la candidature, <supporter> la cause, <supporter> le projet, <supporter> une initiative = <soutenir>
  <tomber> en amour = <tomber> amoureux
  être à date = être à jour ; not before: fixe, fixes, unique, certaine
  à date du jour, mis à date, mise à date = à jour
  au meilleur de ma connaissance, au meilleur de nos connaissances = à ma connaissance
  <avoir> le fun = <s'amuser>
  avoir du fun, c'est le fun
  basé[e][s] à (paris|lyon|marseille|londres|bruxelles|genève|lille|toulouse|nantes|bordeaux|berlin|new york|montréal) = établi à
  bon matin = bonjour ; not after: de, un, au, grand, par
  ce n'est pas ma tasse de thé, pas ma tasse de thé, pas sa tasse de thé = cela ne me plaît pas
  cutting edge, state of the art = à jour
  dans un futur immédiat = bientôt
  démotion, démotions = rétrogradation
  être en charge de = être chargé de
  faire face à la musique = compter
  focus group = groupe de discussion ; not after: ford
  impact[s] négatif[s] = effet[s] néfaste[s]
  belle opportunité, opportunité[s] d'emploi, opportunité[s] d'affaires, opportunité[s] de carrière = occasion[s] | possibilité[s] ; not after: juger de, sur, apprécier, discuter
  le meilleur deal, bon deal = bonne affaire
  newsletter[s] = lettre d'information
  offline = hors ligne
  pour faire sens, fait sens, font sens, faisait sens, faire sens = a du sens
  cheap = bon marché
  <sponsoriser> = <parrainer>
  sponsorisé[e][s]
  top management, middle management = direction | encadrement
  workshop[s] = atelier[s]
  webinar[s] = webinaire[s]
  coach[s] de vie = accompagnement
  leader[s] incontournable[s] = chef de file
  outil[s] de reporting = outil[s] de suivi
  overbooké[e][s], <overbooker>, booké[e][s], surbooké[e][s] = débordé[e][s]
  fake news = fausse nouvelle | infox
  flyer[s] = prospectus | tract
  goodies = objets publicitaires
  hotline = assistance téléphonique
  masterclass, master class = cours de maître
  nominé[e][s] = sélectionné[e][s]
  open space, openspace = bureau ouvert
  phoning = démarchage téléphonique
  showroom = salle d'exposition
  stock-option[s] = option sur actions
  task force = groupe d'intervention
  teasing, teaser = accroche
  think tank = groupe de réflexion
  tips = astuces
  trendy = tendance
  warm-up, warming-up = échauffement
  process interne[s] = procédé
  bullshit job = emploi[s] ; not after: steve
  must-have = indispensable
  <dispatcher> = <répartir>
  dispatcher, dispatché[e][s]
  <crasher>, <buzzer>, <bugger>, <spammer>, <scroller>, <tweeter>, <uploader>, <screener>, <customiser>, <relooker> ; message: Dites-le par un verbe français.
  <poster> un message, <poster> une vidéo, <poster> un commentaire = <publier>
`;

const withMettre = `
  <mettre> au banc {du} = <mettre> au ban {du} ; not before: puissance, mesure, accusés, remplaçants, remplaçantes, essai, essais, touche, infamie, la défense, sable, prévenus
  la main à la patte = la main à la pâte
  <mettre> les choses à point = <mettre> les choses au point
  <mettre> les bouchées double = <mettre> les bouchées doubles
  à disposition (des lecteurs|des clients|des usagers|des habitants|des visiteurs|des salariés|des élèves|des parents|des étudiants|des participants|des adhérents|des voyageurs|des associations|des clubs|des enseignants|des patients|des touristes|des abonnés|du public) ; not after: mise ; message: Écrivez plutôt « à la disposition ».
  mis à jours
  <mettre> sur pieds = <mettre> sur pied
  mis sur pieds, mise sur pieds, mises sur pieds = mis sur pied
  <mettre> au rancard = <mettre> au rancart
  mise au rancard, mis au rancard, mises au rancard = mise au rancart
  <mettre> à profits = <mettre> à profit
  <mettre> en exergues = <mettre> en exergue
  <mettre> en demeures = <mettre> en demeure
  <mettre> à pieds = <mettre> à pied
  mis à pieds, mise à pieds, mises à pieds = mis à pied
  <mettre> en œuvres = <mettre> en œuvre
  mises en œuvres, mise en œuvres, mis en œuvres = mises en œuvre
  <mettre> à l'index des doigts, <mettre> à l'indexe = <mettre> à l'index
  <mettre> en causes, <mettre> en pratiques, <mettre> en places, <mettre> en routes, <mettre> en lumières, <mettre> en valeurs, <mettre> en évidences, <mettre> en gardes, <mettre> en doutes, <mettre> en scènes, <mettre> en ventes = <mettre> en
  mises en places, mise en places, mises en valeurs, mises en causes, mises en ventes, mises en lumières, mises en routes = mises en place
  <mettre> au pieds du mur = <mettre> au pied du mur
  <mettre> les pieds dans les plats = <mettre> les pieds dans le plat
  <mettre> la puce à l'oreilles = <mettre> la puce à l'oreille
  <mettre> de l'huile dans les rouage = <mettre> de l'huile dans les rouages
  <mettre> à bat, <mettre> à bât = <mettre> à bas
  <mettre> à mal en point = <mettre> à mal
  <mettre> en porte à faux = <mettre> en porte-à-faux
  mis en porte à faux
  <mettre> un bémole = <mettre> un bémol
  <mettre> en gage d'emphase, <mettre> l'emphase = <mettre> l'accent
  <mettre> à plats = <mettre> à plat
  <mettre> hors d'états = <mettre> hors d'état
  <mettre> un terme final, <mettre> un point final final = <mettre> un terme
  <mettre> en branles = <mettre> en branle
  <mettre> en exécution le = <exécuter>
  <mettre> à exécutions = <mettre> à exécution
  <mettre> à contributions = <mettre> à contribution
  <mettre> au courrant = <mettre> au courant
  <mettre> à l'arrache = <mettre> sans soin
  <mettre> à dispositions = <mettre> à disposition
  mises à dispositions = mises à disposition
  se <mettre> martel en têtes = se <mettre> martel en tête
  se <mettre> d'accords = se <mettre> d'accord
  <mettre> tout en œuvres = <mettre> tout en œuvre
  <mettre> cap sur = <mettre> le cap sur
  <mettre> l'eau à la bouches = <mettre> l'eau à la bouche
  <mettre> de côtés = <mettre> de côté
  <mettre> le hola = <mettre> le holà
  <mettre> à sacs = <mettre> à sac
  <mettre> à genou = <mettre> à genoux
  mis à genou
  <mettre> en abîmes = <mettre> en abyme
  <mettre> en péremption, <mettre> en concurrences = <mettre> en concurrence
  <mettre> à l'amendes = <mettre> à l'amende
  mis en examens, mise en examens, mises en examens = mis en examen
`;

const pairs = `
  quand (au|aux) (projet|budget|reste|prix|délai|délais|frais|client|clients|dossier|résultat|résultats|conditions|modalités|salaire|salaires|stationnement|financement|montant|maire|directeur|président|calendrier|autres|enfants|travaux|coût|coûts|choix|gardien|contenu|respect|paiement|risques|causes|dates|raisons|motifs|suites|détails|remboursement|responsable|entraîneur|ministre|conducteur|vainqueur|traitement) ; message: Écrivez plutôt « quant ».
  quand à (la qualité|la sécurité|la date|la météo|la direction|la durée|la livraison|l'avenir|l'organisation) ; message: Écrivez plutôt « quant à ».
  acceptation (du mot|du terme|de ce mot|de ce terme) ; message: Écrivez plutôt « acception ».
  (fait|faisait|faire|fit|fera) illusion à (cette|cet|la loi|l'article) ; message: Écrivez plutôt « allusion à ».
  (amener|amenez|amène|amené) (votre|ton|son|un|le) (gâteau|ordinateur|dossier|pain|dessert|parapluie|pique-nique|justificatif|téléphone) ; message: Écrivez plutôt « apporter ».
  (amener|amenez|amène|amené) (vos|tes|ses|des|les) (documents|livres|boissons|sandwichs|papiers|justificatifs|outils|affaires|fleurs|chaussons) ; message: Écrivez plutôt « apporter ».
  (ces|les) (dernières|prochaines) décades, depuis (deux|trois|quelques|plusieurs) décades, plusieurs décades ; not before: de, d', du, des ; message: Écrivez plutôt « décennie ».
  à dessin = à dessein ; not before: géométrique, géométriques, floral, industriel, technique ; not after: tapis, tissu, tissus, papier, papiers, planche, planches, table, tables, carton, cartons, feuille, feuilles, matériel, bloc, blocs, encre, crayon, crayons, règle, logiciel
  (un|le|mon|son|votre) fonds (de teint|d'écran) ; message: Écrivez plutôt « fond ».
  une inclinaison pour (la musique|les arts|la peinture|la lecture|la danse|le théâtre|le dessin|les sciences|la poésie|l'étude) ; message: Écrivez plutôt « inclination ».
  prémisses (du printemps|de l'automne|de l'été|d'une crise|de la faillite|d'une révolte|de la révolte|d'une guerre|de la guerre|d'un conflit|du conflit|d'un changement|de la maladie|de la victoire|du succès|de la reprise|de la récession|de la révolution) ; message: Écrivez plutôt « prémices ».
  (raisonne|raisonnait|raisonnent|raisonnaient|raisonner) dans (la salle|la vallée|les rues|la nuit|l'église|le couloir|la cour|la cathédrale|le hall|le théâtre|la maison|l'escalier) ; message: Écrivez plutôt « résonner ».
  en voix de (disparition|développement|guérison|construction|finition|extinction|réalisation|achèvement) ; message: Écrivez plutôt « en voie de ».
  au grès (des vents|du vent|des humeurs|des saisons|des marées|des envies|des rencontres|de mes|de nos|des besoins) ; message: Écrivez plutôt « au gré ».
  (avoir|ai eu|a eu|avons eu|avez eu|ont eu) à faire à (un|une|des) (client|cliente|clients|escroc|escrocs|professionnel|professionnels|spécialiste|personne|homme|femme|adversaire|fou|équipe) ; message: Écrivez plutôt « affaire ».
  à faire à forte partie = affaire à forte partie
  autant pour moi = au temps pour moi ; start ; not before: que, qu', comme
  (en cour|en court) de (route|construction|réalisation|négociation|rédaction|validation|préparation|traitement|livraison|développement) ; message: Écrivez plutôt « en cours de ».
  en parti (grâce|financé|financée|détruit|détruite|responsable|responsables|dû|due|composé|composée) ; message: Écrivez plutôt « en partie ».
  (le jour|l'endroit|la ville|le pays|la rue|la salle|l'époque|un monde|l'année|la période|le lieu|du jour|à l'heure|au moment|le mois|partout|le village|la région) ou (il|elle|on|ils|elles|je|nous|vous|l'on) ; message: Écrivez plutôt « où ».
  au moment ou = au moment où ; not before: peu, à, après, même, avant, plus, non, au, dans, juste, pendant, aussitôt
  (suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|serai|sera|serons|seront|serait|seraient) près à ; not before: peu ; message: Écrivez plutôt « prêt à ».
  (habite|habitent|habitait|situé|située|situés|vit|garé|garée) prêt (de|du|des) ; message: Écrivez plutôt « près ».
  quelques temps = quelque temps ; not before: forts, morts, faibles, de, difficiles, fort, mort, composés, simples, libres, d', verbaux, musicaux
  quoiqu'il arrive = quoi qu'il arrive ; not before: en, à, de, du, tard, tôt, souvent, toujours, rarement, parfois, demain, avec, par, bientôt, seul, trop, premier, dernier, au, chaque, que, qu'
  s'est (bien|un|une|le|la|tout|pour|pas|moi|vrai|que) ; start ; message: Écrivez plutôt « c'est ».
  s'est pourquoi = c'est pourquoi
  (tout|qui|cela|ça|rien) c'est (passé|produit|déroulé|arrêté|effondré|terminé) ; message: Écrivez plutôt « s'est ».
  tout c'est bien passé = tout s'est bien passé
  (deux|trois|quatre|cinq|dix|vingt|cent) milles (euros|personnes|habitants|francs|ans|exemplaires|kilomètres|salariés|clients|visiteurs) ; message: Écrivez plutôt « mille ».
  les vingts, des vingts = vingt
  (visite|visites|collecte|collectes|quête|spectacle|formation|formations|atelier|ateliers|concert|activité|activités|stage|stages|exposition|séance|animations) à l'attention (de|des|du) ; message: Écrivez plutôt « à l'intention ».
  agonisé[e][s] (d'injures|d'insultes|d'invectives) ; message: Écrivez plutôt « agoni[e][s] ».
  se <perdre> en conjonctures = se <perdre> en conjectures
  se perdre en conjoncture
  la conjecture économique, dans la conjecture actuelle, compte tenu de la conjecture, conjecture économique (favorable|défavorable|difficile|mondiale|internationale) = conjoncture
  <faire> éruption dans = <faire> irruption dans
  fit éruption dans, ont fait éruption, a fait éruption dans, faire éruption dans
  irruption volcanique, irruption du volcan, irruption cutanée, irruption de boutons, irruption de l'etna, irruptions volcaniques = éruption
  nul n'est sensé = nul n'est censé
  quand (à|au|aux) (nos|vos|leurs|mes|ses|moi|toi|lui|elle|nous|vous|eux|elles|savoir|dire|sa|son|cette|ce|ces) = quant à
  quant est-ce, quant il, quant on, quant nous, quant vous, quant elle, quant je, quant ils, quant le, quant même = quand
  recouvrir (la santé|la liberté|la raison|l'ouïe|ses esprits|ses forces|une dette|une créance|des créances|ses créances|leurs créances|les créances|l'impôt) = recouvrer
  recouvert la vue, recouvert la santé, recouvert la mémoire, recouvert ses esprits, recouvert l'usage, recouvert sa liberté, recouvert la liberté
  acceptations du mot, son acceptation la plus large, son acceptation courante, son acceptation la plus courante, dans toutes les acceptations, dans toute l'acceptation = acception
  allocution familiale, allocutions familiales, allocution chômage, allocution logement = allocation
  allocation télévisée, allocation du président, allocation de bienvenue, brève allocation = allocution
  allusion d'optique, se faire des allusions, se faire une allusion = illusion d'optique
  amener son ordinateur, amener un dessert, amener une bouteille, amener des fleurs, amène une bouteille, a amené un gâteau, amener un gâteau, amener de quoi = apporter
  apporter les invités = amener
  anoblir l'âme, ennoblir par le roi, ennobli par le roi = ennoblir
  à l'attention de nuire = à l'attention du
  bailleur aux corneilles, bayer d'ennui, bailler d'ennui, <bailler> aux corneilles, bâiller aux corneilles = bayer aux corneilles
  ballade à pied, ballade dominicale, ballade[s] en (forêt|montagne|bateau|vélo|ville|famille|barque) ; message: Écrivez plutôt « balade ».
  <faire> une ballade = <faire> une balade ; not before: de, en, sur, pour
  cession parlementaire, cession de formation, cession d'examen, cession de rattrapage, cession du conseil, cessions de formation = session
  session de parts, session du bail, session de bail, session d'actions, session de créance, session du fonds, session d'entreprise, session de droits = cession
  chaire de poule, en chaire et en os, chère de poule, bien en chaire, la chaire humaine, chaire à canon, chair universitaire, chair de philosophie, chair de droit = chair de poule
  faire bonne chair, fait bonne chair, faire bonne chère et bonne chair = faire bonne chère
  chat de l'aiguille = chas
  coasser comme un corbeau, les corbeaux coassent, corbeau coasse, la grenouille croasse, les grenouilles croassent, grenouilles croassaient, grenouilles croasser, croassement des grenouilles, coassement des corbeaux = croasser | coasser
  collusion entre deux voitures, collusion frontale, collision d'intérêts, soupçon de collision entre = collision | collusion
  compréhensible avec ses élèves, très compréhensible avec, compréhensif pour le lecteur = compréhensif
  <consumer> trop d'énergie, <consumer> de l'électricité, <consumer> de l'eau = <consommer>
  coûte que coute que, de but en blanche = coûte que coûte
  décerner une différence, décerner le vrai, discerner un prix, discerner une médaille, discerné le prix, a été discerné, discerné une médaille = discerner | décerner
  <décréditer> un témoin = <discréditer>
  demander excuse = prier d'excuser
  denté de talent, denté d'une = doté
  dessein animé = à dessein
  différant points de vue, un différent oppose, leur différent, ce différent commercial, un différent commercial, le différent qui, un différent avec, régler le différent, règlement du différent, un différent entre = différend
  effraction aux règles, effraction au code, infraction dans la maison, entrer par infraction, entré par infraction, entrés par infraction, vol avec infraction, pénétré par infraction = infraction | effraction
  émerger à la liste = émarger
  <émerger> à la subvention, <émerger> au budget, <émerger> la feuille = <émarger>
  émerger la feuille de présence
  éminent danger, péril éminent, danger éminent, départ éminent, arrivée éminente, un imminent professeur, imminent savant, imminent spécialiste, imminent chercheur, imminent juriste, imminent chirurgien, imminents spécialistes = imminent | éminent
  emprunt de tristesse, emprunt de nostalgie, emprunt de mélancolie, emprunt de gravité, emprunt de poésie, emprunte de tristesse, emprunte de nostalgie, emprunt de sagesse, emprunt de respect, emprunt d'émotion, emprunte carbone, emprunte digitale, empruntes digitales, emprunte écologique = empreint | empreinte
  en tant qu'à faire, tant qu'à moi = tant qu'à faire
  invoquer des souvenirs, invoqué ses souvenirs = invoquer | évoquer
  <exhausser> un vœu, exhausser ses vœux, exhaussé ses vœux, vœux exhaussés, exhaussé sa prière, exhausser nos vœux, <exaucer> un mur, exaucer le plafond = exaucer | exhausser
  filtre d'amour, filtre magique, philtre à café, philtre à huile = philtre | filtre
  flairer bon, fleurer le danger, flairer bon le, flaire bon le, flairait bon le = fleurer bon
  dans mon for extérieur, en mon fort intérieur, en son fort intérieur, dans votre fort intérieur, dans ton fort intérieur, en leur fort intérieur, dans notre fort intérieur = for intérieur
  fond de commerce, fond de roulement, fond de pension, fonds marin, fond d'investissement, un fond d'aide, le fond social européen, appel de fond, appels de fond, mise de fond, bailleur de fond, bailleurs de fond, collecte de fond, levée de fond, levées de fond, de fonds en comble, course de fonds, ski de fonds, lame de fonds, article de fonds = fonds | fond
  habilité manuelle, grande habilité, avec habilité, son habilité, d'une habilité, l'habilité de, d'une rare habilité, beaucoup d'habilité = habileté
  les marmottes hivernent, marmotte hiverne, hérisson hiverne, la marmotte hiverne = hiberner
  inclination de la pente, inclination du toit, inclination du terrain, inclinaison naturelle pour = inclination | inclinaison
  inculper des valeurs, inculper le respect = inculquer
  infecter de fautes, infesté par un virus, infesté par le virus, infesté par une bactérie, infecté de moustiques, infectée de moustiques, infecté de rats, infectée de rats, infecté de cafards, infecté de requins, infecté de punaises, infestée par le virus = infecté | infesté
  isolation sociale, sentiment d'isolation, l'isolation des personnes âgées, isolation des malades, isolement thermique, isolement des combles, isolement des murs, isolement du toit = isolement | isolation
  l'air éolienne, ère de jeux, ère de jeu, ère d'autoroute, aire glaciaire, l'aire du numérique = aire | ère
  souffrir le martyr, souffert le martyr, un vrai martyr pour ses pieds, souffre le martyr, souffrent le martyr, souffrait le martyr = martyre
  mettre à jour un complot, mis à jour un trafic, mis à jour un complot, mettre à jour une fraude, mis à jour une fraude, mis à jour des vestiges, mis à jour une mosaïque, mis à jour une tombe, mis à jour un scandale, mise à jour d'un scandale, mis à jour une villa, mettre à jour des vestiges, mis à jour les fondations, mis à jour un trésor, mis à jour des ossements, mis à jour une nécropole, mis à jour les restes, mis à jour un cimetière, mis à jour des fresques, mis à jour plusieurs squelettes = mettre au jour
  oppresser un peuple, oppresser les minorités, peuple oppressé, peuples oppressés, minorités oppressées = opprimer
  version originelle sous-titrée, en version originelle, le péché original, péché original = originaire | original | originel
  par pallier = par palier ; not before: le, la, les, l', à, ce, ces, cette, un, une
  pallier du deuxième étage, sur le pallier, voisin de pallier, voisins de pallier, voisine de pallier, pallier de décompression, un pallier important, franchi un pallier, par palliers, nouveau pallier, pallier symbolique, un pallier, premier pallier, dernier pallier, paliers à ce problème = palier | pallier
  partiel dans son jugement, juge partiel, arbitre partiel, jugement partiel et injuste, temps partial, à temps partial = partial | partiel
  pose café = pause café ; not before: et, ou, au, aux, sur, puis
  pause de la première pierre, pose déjeuner, faire une petite pose, pause du carrelage, pause de la moquette, pause du parquet, pause des fenêtres, pause de carrelage, pendant la pose de midi, poses syndicales, pause de parquet = pause | pose
  percepteur des enfants, précepteur des impôts, précepteur d'impôts = précepteur | percepteur
  perpétuer un crime, perpétuer un meurtre, perpétuer un attentat, perpétué un crime, perpétué un attentat, attentat perpétué, crime perpétué, crimes perpétués, attaque perpétuée, massacre perpétué, perpétrer la tradition, perpétrer une tradition, perpétrer les traditions, perpétrer le souvenir, perpétrer la mémoire, perpétrer l'espèce, perpétrer cette tradition, attentats perpétués = perpétrer | perpétuer
  terre plein = terre-plein ; not after: de
  plain de monde, de plein pied, de plain pied, plein pied, de plains pieds, en plain air, à plain temps, en pleins air, maison de plein pied, terre-plain, plain-emploi = plain-pied | plein
  poing de vue, coup de point, coups de points, dormir à points fermés, à points fermés, dort à points fermés, poing de départ, mise au poing = poing | point
  un peu plutôt, dix minutes plutôt, deux jours plutôt, au plutôt, quelques jours plutôt, deux ans plutôt, quelques minutes plutôt ; not before: que, qu', bien, mal ; message: Écrivez « plus tôt » : le contraire de « plus tard ».
  plutôt que je ne pensais, arriver plutôt que d'habitude, plutôt ou plus tard, plus tôt mourir que, plus tôt bien, plus tôt bon, plus tôt mal, plus tôt satisfait, plus tôt froid, plus tôt rare, plus tôt content = plus tôt | plutôt
  prodiguer un miracle, enfant prodigue au piano, enfant prodigue du piano, le fils prodige, retour du fils prodige, pianiste prodigue, enfants prodigues du sport, violoniste prodigue, l'enfant prodigue de la musique = prodige | prodigue
  prolongement du délai, prolongement du contrat, prolongement de la garantie, prolongement du bail, prolongation de la ligne, prolongation de la rue, prolongation du tramway, prolongation du métro, prolongation de l'avenue, prolongement du séjour, prolongation de la route, prolongation de l'autoroute = prolongation | prolongement
  prémices d'un raisonnement, prémisses du printemps, prémisses d'une reprise, prémisses de la crise, prémisses de l'hiver, premières prémisses, prémices du syllogisme, premisses = prémices
  raisonner comme une cloche, la cloche raisonne, voix raisonne, cela raisonne, résonner par l'absurde, résonnement = résonner | raisonner
  rabâcher les oreilles, rebattre le caquet = rebattre les oreilles
  point de repaire = point de repère ; not before: plus, sûr, meilleur, pour ; not after: avaient, avait, ont, a, est, connaissait, trouvé
  points de repaire, sans repaires, perdre ses repaires, perdu ses repaires, repère de brigands, repère de pirates, repère de voleurs, repère de malfaiteurs, repères de brigands, date repaire, des repaires clairs, repère de bandits, repère de trafiquants, le repère des trafiquants, le repère des voleurs = repère | repaire
  respectivement vôtre = respectivement
  satyre politique, une satyre de, satyre sociale, la satyre, satire lubrique, satyre mordante, satyres politiques = satire | satyre
  saint et sauf, sein et sauf, saine et sauf, sains et sauf, saints et saufs, sein d'esprit, saint d'esprit, au sain de, au sain du, nourrir au sain, le sain père = sain et sauf | sein
  septique sur ce projet, fosse sceptique, fosses sceptiques, choc sceptique, septique quant, resté septique, septiques sur, reste septique, restent septiques, suis septique, demeure septique, septique à l'égard, septique face, septiques quant, se montre septique, m'a laissé septique, laisse septique = sceptique | septique
  taches ménagères, une tâche de café, tâche de vin, tâche de sang, tâches d'encre, tâche d'encre, tâche de graisse, tâches de rousseur, tâche de gras, taches administratives, taches quotidiennes, taches répétitives, lourde tache, accomplir sa tache, remplir sa tache, facilite la tache, faciliter la tache, liste des taches, tâche de soleil, tache ardue, tache délicate, tâche d'huile, s'acquitter de sa tache, la tache confiée, taches confiées, division des taches, tâche indélébile, tâche d'humidité, tâches d'humidité, tâches de graisse, tâches de vin = tâche | tache
  survenir à ses besoins, survenir aux besoins, survient aux besoins = subvenir aux besoins
  teinter à l'oreille, un verre tinté, verres tintés, vitres tintées, vitre tintée, lunettes tintées, teinte de cloche, cloches teintent, cloche teinte = teinté | tinter
  tendresse de la viande, tendreté d'une mère, la tendresse de la viande, tendresse du bœuf, tendresse de cette viande = tendreté
  champignon venimeux, champignons venimeux, plante venimeuse, plantes venimeuses, serpent vénéneux, serpents vénéneux, araignée vénéneuse, scorpion vénéneux, baies venimeuses, baie venimeuse, araignées vénéneuses, vipère vénéneuse, morsure vénéneuse, méduse vénéneuse = vénéneux | venimeux
  verre de terre = ver de terre ; not before: sèche, et, cuite, battue, noire, humide, fine, pour
  un ver d'eau = un verre d'eau ; not before: douce
  vers à pied, vers de terre glaise, vers de vin, ver de vin, verre à soie, verts de terre, vers d'eau, boire un ver, ver de lunette, verts luisants = verre | ver
  veine tentative, espoir vein, veines tentatives, pas en veine d'essayer, c'est en veine que = vain
  voix ferrée, voix ferrées, voie grave, extinction de voie, par voix de conséquence, voix sans issue, voix d'accès, en voix d'extinction, à mi-voie, voix navigable, voix lactée, la voix lactée, à pleine voie, voix hiérarchique, par voix d'affichage, par voix électronique, par voix postale, par voix de presse, montrer la voix, ouvert la voix, à portée de voie, porte-voie = voie | voix
  sans dessus dessous, sens dessus-dessous, s'en dessus dessous, c'en dessus dessous, sans dessus-dessous = sens dessus dessous
  à l'insu de mon plein gré, au dépend de, de plein grès, de plein grés, de bon grès, de son plein grès, savoir grès, de gré ou de forces, bon an mal ans, bon gré mal grés = gré
  à bon essient, à bon escien, à mauvais escient, a bon escient, à bonne escient = à bon escient
  avoir à faire à forte partie = avoir affaire à
  court d'eau = cours d'eau ; not after: à
  cou de théâtre, coup d'épée dans l'eaux, cour d'eau, cour de tennis, cour d'anglais, au cour de la, cour magistral, courts magistraux, en court de route, en cour de route, donner libre court, donner libre cour, donne libre court, suivre son court, avoir court, à cour d'argent, à cours d'argent, à cours d'idées, à cour d'idées, tourner cours, couper cours à, coupé cours, coupe cours à, à cours de, cours-circuit, cour-circuit, court du soir = cours | court | cour
  dans le bute de, de butte en blanc, en bute à, en but à, être en but à, mettre dans le milles, en bute aux = en butte à
  dés que = dès que ; not after: les, des, deux, trois, mes, ses
  dés lors = dès lors ; not before: de, d', du, des ; not after: aux, les
  dès fois, dés demain, des lors que, des lors qu'il, des que possible, des que vous, des que nous, des à présent, dès avantages = dès
  davantages, un peu d'avantage, beaucoup d'avantage, d'avantage encore, travailler d'avantage, dépenser d'avantage, en savoir d'avantage, chaque jour d'avantage, (faut|faudrait|faudra) d'avantage, d'avantage de temps = davantage
  deux poids deux mesure, deux poid deux mesures = deux poids, deux mesures
  en mains propre, en mains propres et liées, remis en main propres, remis en mains propre = en main propre
  en terme de, en terme d', en therme de = en matière de
  en vu de, en vue que, en vut de, en vus de = en vue de
  en revenche, en faite, en parallelle = en revanche | en fait
  entre guillemet, entre parenthèse, entre guillements = entre guillemets
  or contexte, or taxes, or saison, or sujet, or normes, hors il = hors | or
  faire parti, faire partis, fais parti, fait partis, font partis, faisaient parti, font parti, faite partie, faites parti, a fait parti, fera parti, feront parti, ferait parti, fasse parti, prendre à parti, pris à parti, prise à parti, prendre partie, prendre son partie, tirer partie, tire partie, tiré partie, tirent partie, tirons partie, tirer partit, de partie pris, sans partie pris, un partie politique, le partie socialiste, parti civile, partis civiles, se porter parti = partie | parti
  grosso-modo modo, il s'en suit, il s'en suivit, s'en est suivit, s'en suit, s'en suivent, s'en suivra, s'en suivait, s'en est suivi une = il s'ensuit
  haut lieux, en haut lieux, au lieux de, avoir lieux, a lieux, aura lieux, tenir lieux, milles lieux, à mille lieux, à cent lieux, avoir eu lieux = lieu | lieue
  je vous saurais grès, je vous saurai grés, je vous serai gré, je vous serais grès, vous serais gré, vous serions gré, vous serait gré, être gré, serez gré, serons gré, serions grès = savoir gré
  jusqu'a, jusqu'as, jusque à, jusque ici = jusqu'à
  ma foie, avoir fois, en bonne fois, de bonne fois, ma fois, il était une foi, sans foie ni loi, sans fois ni loi, de mauvaise fois, de mauvaise foie, digne de fois, faire fois, faisant fois, cachet de la poste faisant fois, plusieurs foi, une foi de plus, cette foi-ci, toute fois, à chaque foi, bien des foi, crise de fois = foi | fois
  même si il, même si ils, comme si il, savoir si il, et si il, demander si il, que si il, sauf si il, demande si il = même s'il
  nous nous somme, on ce retrouve, on ce voit, il ce peut, cela ce peut, ça ce peut, qui ce trouve, qui ce passe, ce faire, ce rendre, ce rappeler, ce retrouver, ce servir, ce sentir, ce trouver, ce tromper, ce plaindre, ce réunir, ce fait entendre, ne ce, ils ce sont, elles ce sont = se ; not after: de, dans, par, pour, à, que, comme, qui, sur, avec, en, sans, et, mais
  nôtre maison, nôtre équipe, nôtre entreprise, nôtre société, nôtre client, vôtre maison, vôtre demande, vôtre courrier, vôtre équipe, vôtre dossier, vôtre entreprise, vôtre commande, vôtre compte, vôtre lettre, la notre, le votre, les notres, la votre, le notre, les votres, bien à vôtre, c'est le notre, c'est la votre, à la votre = notre | nôtre
  on à été, il à été, y à t-il, qui à été, qui à pris, client à appelé, nous à été, vous à été, cela à été, a côté de, a cause de, jusqu'à a, quant a, a nouveau, a la fois, a peu près, a travers, tout a fait, tout a coup, tout a l'heure, peu a peu, pas a pas, face a face, mot a mot, c'est-a-dire, vis-a-vis = à | a
  dans le cas ou = dans le cas où ; not before: les, la, le, l', dans, une, un
  au cas ou = au cas où ; not before: au, à, aux, par
  d'ou vient, là ou il, là ou elle, là ou nous, là ou vous, là ou on, là ou ils, dans la mesure ou, la maison ou il, l'entreprise ou je, oui où non, l'un où l'autre, d'ou, n'importe ou = où | ou
  parce-que, parceque, afin-que, bien-que, dès-que, tandis-que, tant-que, alors-que, lors-que, pour-que, puis-que, quoi-que, pourquoi que = parce que
  paraît il, dit il, semble t-il, semble t'il, y'a, y'en, y'aura, t'a-t-il, parle t-il, parle-t'il, existe-t'il, existe t-il, existe t'il, pense-t'elle, reste-t'il, peut t-on, peut-t-on, doit t-on, doit-t-on, fait t-il, sait t-on, voit t-on, vient t-il, est-t-il, était-t-il, avait-t-il, faut t-il, faut-t-il, vas-y-t-on, va t-il, va t-on, aura t-il, sera t-il, a t-il, a t-elle, a t-on, convient-t-il, y-a-t'il, y-a t-il, y a t-il, y-a-t-il, ira t-il, pourra t-on, pourra-t'on, comment ce fait-il, qu'est ce que, qu'est-ce-que, qu'es-ce que, qu'est ce qui = y a-t-il | est-ce que
  peut à peu = peu à peu ; not before: de, d', près
  pers de vue, peut importe, peut de gens, peut de monde, peux importe, peu-être, un petit peut, un peux, à peut près, à peu prêt, à peu prés, à peux près, un tant soi peu, un temps soit peu, un tant soit peut, sous peut, quelque peut = peu
  pas (prêt|prête|prêts|prêtes) de = pas près de
  prêt de la moitié = près de la moitié ; not after: un, le, ce, du
  pris-temps, à peut prêt, de près ou de loins, de prêt ou de loin, au plus prêt de, plus prêt de, de plus prêt, tout prêt d'ici, de très prêt, tenir de prêt, suivre de prêt = près | prêt
  quoique ce soit = quoi que ce soit ; not before: difficile, possible, un, une, le, la, rare, interdit, vrai, long, cher, déjà, encore, toujours, facile, dangereux ; not after: même, environ
  quoiqu'il en soit = quoi qu'il en soit ; not before: conscient, consciente, responsable, digne, capable, fier, fière, question, sorti, convaincu ; not after: même, environ
  quoiqu'il en coûte = quoi qu'il en coûte ; not before: peu, cher, beaucoup, moins, plus, toujours, parfois ; not after: même, environ
  quelques unes = quelques-unes ; not before: de ; not after: même, environ
  quelques soit, quelque soit, quelque fois, quelques part, quelque uns, quelque unes, quelque-uns, quelques-un, quelques uns, quelque jours, quelque heures, quelque minutes, quelque semaines, quelque mois, quelque années, quelque personnes, quelque exemples, quelque conseils, quelque euros, en quelques sortes, en quelques sorte, en quelque sortes, à quelque pas, quelque mots, à quelque mètres, quelque questions, quelque clients, dans quelque jours, quelque soient, quelque choses, quoi que malade, quoi que fatigué, quoi qu'encore = quelques | quoi que ; not after: même, environ
  s'avoir si, s'avoir que, ça ne ce, s'est à dire, qui c'est passé, qui c'est produit, ne c'est pas = c'est | s'est ; not after: on, il, elle, qui, ne, tout
  sitôt dit sitôt faites, aussi tôt dit, si tôt dit = aussitôt | aussi tôt
  tel quels, telle quel, tel quelle, tels quels que, tel que prévue, tel quel que = tel quel ; not after: un, le, comme, ce, rien
  tout deux = tous deux ; not after: avant, surtout, malgré, après, par-dessus, en
  tous de même = tout de même ; not before: taille, couleur, âge, longueur, nature, origine, forme, hauteur, format, espèce, poids, valeur, avis, rang
  tous d'abord = tout d'abord ; start
  tous azimut, tout azimuts, tout azimut, à tout azimut, tous va bien, tout le mondes, tous cela, tous ça, tout ces, tout mes, tout ses, tout nos, tout vos, en tous genre, tout d'abords, tout au longs, tous au long, en tout points, en tous point, tout de mêmes, de toute façons, de toutes façon, de de toute sortes, de toutes sorte, à toute fin, à tout moments, en toute lettres, toute sortes, toute deux = tout | tous
  une fois pour toute = une fois pour toutes ; not before: la, une, cette, sa, ma, leur, notre, votre, l'
  un bon nombres, vœux pieu, vœu pieu, un pieu mensonge, enfoncer un pieux, dans de beau draps, dans de beaux drap, vol-aux-vents, quatre-vingt ans, quatre-vingts-dix, deux cent euros, deux cents mille, trois cent euros, cinq cent personnes, quatre-vingts mille, milles euros, vingt-et-un mille = pieux | quatre-vingts | cents | mille
`;

const constructions = `
  (comptez|compter|dure|durera|prend|prendra|faut|faudra) entre (deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quarante) à (trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quarante|cinquante|cent) ; message: Écrivez plutôt « entre … et … ».
  (calculé|établi|fixé|déterminé|sélectionné|recruté|évalué)[e][s] sur base (de|du|des|d'un|d'une|volontaire) ; message: Écrivez plutôt « sur la base de ».
  définitivement (le meilleur|la meilleure) ; message: Écrivez plutôt « sans conteste ».
  (aller|va|vais|vont|allait|allés|venir|vient|viens|viennent|venu|venue|venus|partir|part|partent|partis|rouler|roule|roulent|rentrer|rentre|circuler|circule|circulent|arriver|arrive|déplace|déplacent|déplacer) en (vélo|moto|scooter|bicyclette|trottinette|mobylette) ; message: Écrivez plutôt « à ».
  (me rappelle|se rappelle|se rappellent|te rappelles|nous rappelons|vous rappelez|me rappeler|se rappeler|te rappeler|me rappelais|se rappelait|rappelle-toi|rappelez-vous) de (notre|votre|nos|vos|mon|ma|mes|ton|ta|tes|son|sa|ses|leur|leurs|tout|cela|ça|toi|vous) ; not before: rappeler, parler ; message: Écrivez plutôt « se souvenir de ».
  <enjoindre> (le prestataire|l'employeur|le propriétaire|la commune|l'exploitant|le vendeur|le gouvernement|la mairie|le bailleur|l'assureur|le fabricant|la préfète|les habitants|les manifestants) ; message: Écrivez plutôt « enjoindre à ».
  partir à (paris|lyon|marseille|londres|bruxelles|rome|madrid|berlin|tokyo|new york) ; message: Écrivez plutôt « partir pour ».
  il faut mieux (attendre|partir|rester|se taire|ne pas|s'abstenir|renoncer) ; message: Écrivez plutôt « il vaut mieux ».
  le (livre|dossier|projet|film|client|voisin) que je (vous ai|t'ai) parlé ; message: Écrivez plutôt « dont ».
  (débute|débutera|débutait|débuta) (les travaux|ses études) ; message: Écrivez plutôt « commencer ».
  vols domestiques (au départ|entre|vers|et internationaux) ; message: Écrivez plutôt « vols intérieurs ».
  (débuter|débutons|débutez|a débuté|ont débuté|avons débuté|avez débuté|ai débuté) (la séance|la réunion|les travaux|un projet|le projet|le travail|l'année|une carrière|sa carrière|son discours|la saison|le cours|une formation|sa journée|la journée|ses études|une procédure|la production|la rencontre|l'entretien|le repas) ; message: Écrivez plutôt « commencer »
  (démarrer|démarrons|démarrez|a démarré|ont démarré|avons démarré|avez démarré|ai démarré) (les travaux|un projet|le projet|la séance|la réunion|une formation|la saison|l'année|une activité|son activité) ; message: Écrivez plutôt « commencer »
  <aller> sur (paris|lyon|marseille|bordeaux|toulouse|lille|nantes|bruxelles|strasbourg|rennes|nice|genève), <habiter> sur (paris|lyon|marseille|bordeaux|toulouse|lille|nantes|bruxelles|strasbourg|rennes|nice|genève), <monter> sur paris = à
  après (que|qu') (il|elle|on) (soit|ait), après que (le|la|les|nous|vous) soit, après qu'il soit sorti, après qu'elle soit sortie, après qu'ils soient, après qu'elles soient, après qu'elles aient, après que je sois, après que j'aie, après que tu sois, après que tout soit, après que tout le monde soit, après que le président ait, après que la police ait, après que la pluie ait, après que le train soit, après que le directeur ait, après que le maire ait, après que le dernier client soit = après que + indicatif
  <arriver> à échéances = <arriver> à échéance
  <avoir> tendance de, <avoir> l'air de rien que = <avoir> tendance à
  c'est (à|de|dans|pour|avec|chez) (lui|elle|eux|vous|nous|moi|toi|cela) (à|de|dans|pour|avec|chez) qui, c'est de ce projet dont, c'est de cette question dont, c'est de cela dont, c'est de toi dont, c'est de vous dont, c'est de quoi dont, c'est de ce livre dont, c'est de cet homme dont, c'est d'argent dont, c'est de cette affaire dont, c'est de ça dont, c'est d'elle dont, c'est d'eux dont, c'est dans cette ville où, c'est à paris où, c'est dans ce cadre où, c'est à cette date où, c'est d'ici d'où, c'est de là d'où, c'est à vous à qui, c'est à lui à qui, c'est à moi à qui, c'est à elle à qui, c'est à nous à qui, c'est pour cette raison pour laquelle, c'est avec cela avec quoi ; message: Écrivez plutôt « c'est … que ».
  ce dont j'ai besoin de, ce dont il a besoin de, dont j'en ai, dont il en, dont elle en, dont on en, dont nous en, dont vous en, dont ils en, dont j'en = dont ; not before: père, mère, propre
  <causer> à quelqu'un = <parler> à
  comme quoi il faut, comme de quoi, un papier comme quoi, une attestation comme quoi, un certificat comme quoi, un message comme quoi, une lettre comme quoi, un mail comme quoi = selon lequel
  <consister> à un = <consentir> à
  <convenir> pour que = <convenir> que
  <demander> à ce que = <demander> que
  <désirer> à ce que, <souhaiter> à ce que, <vouloir> à ce que, <aimer> à ce que je = <souhaiter> que
  de façon à ce que = de façon que | de manière que
  en attendant à ce que = attendre que
  de par le fait, de part le fait, de part sa, de part son, de part ses, de part leur, de part leurs, de part cette, de part ma, de part notre, de part la, de part le = du fait de
  <divorcer> son mari, <divorcer> sa femme = <divorcer> d'avec
  dû au fait que ; start ; message: « Dû » se rapporte à un nom : dites « à cause de » ou « en raison de ».
  en outre de cela, en sus de cela = en outre
  <enjoindre> quelqu'un de, <enjoindre> les salariés, <enjoindre> la société, <enjoindre> le locataire, <enjoindre> le maire, <enjoindre> l'entreprise, <enjoindre> les parties, <enjoindre> le préfet, <enjoindre> les élèves, <enjoindre> ses collègues = <enjoindre> à
  s'accaparer, s'est accaparé, s'accapare, s'accaparent, s'accaparer de, s'accaparer le, s'accaparer les, se sont accaparé = accaparer
  s'en rappeler, s'en rappelle, m'en rappelle, s'en rappellent, s'être rappelé de, se sont rappelé de, s'est rappelé de, m'en rappelais, s'en rappelait, s'en souvenir de, m'en suis rappelé, me suis rappelé de = se rappeler | se souvenir de ; not before: chaque, le, la, les, quelques, l', lui, fermer, venir
  <insister> pour à ce que, <insister> à ce que = <insister> pour que
  <invectiver> après = <invectiver>
  <jouir> d'une mauvaise santé, <jouir> d'une mauvaise réputation, <jouir> d'une piètre réputation, <jouir> d'une triste réputation, <bénéficier> d'une condamnation, <bénéficier> d'un licenciement = <souffrir>
  ce que j'ai besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce qu'il a besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce que tu as besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce que nous avons besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce que vous avez besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce qu'on a besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce qu'ils ont besoin = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce qu'il s'agit = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce que j'ai envie = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  ce que j'ai peur = dont ; not before: de, d' ; not after: dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  la chose que j'ai besoin, la chose que je me souviens, ce que je me souviens, ce que je parle, ce que vous parlez, ce que je me sers, ce qu'on parle, le livre que je parle, la personne que je parle, le dossier que je vous ai parlé, le projet que nous avons parlé, l'outil que je me sers = dont ; not after: à, sur, dit, sais, parce, pense, crois, savez, dis, sait, pour, dire, puisque, alors
  <lire> sur le journal, lu sur le journal, lire sur le journal, lu sur un magazine, vu sur le journal = dans le journal
  en dépit que, en dépit qu'il = bien que ; not before: j'en aie, il en ait
  moins pire, le moins pire, le plus pire, aussi pire, tellement pire, moins meilleur, plus mieux = moins mauvais
  <mériter> à être = <mériter> d'être
  <pallier> à = <pallier> ; not before: court, long, moyen, terme, temps, nouveau
  <pallier> au = <pallier> ; not before: mieux, plus, moins, moyen, besoin
  <obéir> les ordres, <obvier> le, <obvier> les, <pallier> aux = <pallier>
  pour y pallier, d'y pallier
  n'avoir de cesse de, n'a de cesse de, n'ont de cesse de, n'avait de cesse de, n'a eu de cesse de = n'avoir de cesse que
  ne pas être sans ignorer, vous n'êtes pas sans ignorer que, nul n'est sans ignorer = ne pas être sans savoir
  on est sensés = on est censés
  par acquis de conscience = par acquit de conscience
  pour ne pas que, pour pas que, pour pas qu'il, pour ne pas qu'il, pour ne pas qu'on, pour ne pas qu'ils, pour ne pas qu'elle = pour que … ne … pas
  <préférer> rester que, <préférer> partir que, <préférer> marcher que, <préférer> mourir que = <préférer> … plutôt que
  <postuler> sur = <postuler> à
  quant bien même, quand même bien = quand bien même
  <rebattre> les oreilles avec = <rebattre>
  <remédier> le, <remédier> ce problème, <remédier> les = <remédier> à
  <répondre> favorable = <répondre> favorablement
  <ressortir> de la compétence = <ressortir> à la compétence
  ressort de la compétence, ressortent de la compétence
  risque de réussir, risque fort de gagner, risque de remporter, risque d'être promu, risque fort de plaire, risque de plaire, risque de remporter le = avoir des chances de
  si j'avais su j'aurai, si vous voudriez, si vous souhaiteriez = si + imparfait ; not after: voir, vérifier, comprendre, savoir, demander, sais, sait, demande, ignore, demandais, demandait
  <solutionner>, <solutionner> le problème = <résoudre>
  <surseoir> la décision, <surseoir> le projet, <surseoir> l'exécution = <surseoir> à
  <succéder> le directeur, <succéder> son père = <succéder> à
  tant pire = tant pis
  <tenir> compte que = <tenir> compte du fait que ; not before: de, des, du, d'
  <veiller> que = <veiller> à ce que ; not before: sur, la, le, les, aux
  <tâcher> à ce que, <veiller> à que = <veiller> à ce que
  veillez que
  un orbite = genre contraire ; not after: l'
  une pastiche = genre contraire ; not after: l'
  une cerne = genre contraire ; not after: l'
  un espèce de, un espèce d', une tentacule, une pétale, un écritoire, une tubercule, un stalactite, un oriflamme, un omoplate, un épitaphe, un azalée, une armistice, une aparté, une hémicycle, une intervalle, un anicroche, un ébène, une éloge, une effluve, une exode, une haltère, une hospice, un icône, un alcôve, un algèbre, une amalgame, une ambre, une antre, un arrhes, une asphalte, un autoroute, une augure, un anagramme, une ivoire, une abaque, une agrume, une indice, un échappatoire, une esclandre, une appendice, un ecchymose, un encaustique, une en-tête, un épice, un épigramme, un épithète, un urticaire, une planisphère, une tentacules, un volte-face, une chrysanthème, un moustiquaire, une obélisque, une ovule, une opprobre, une pamplemousse, une ouvrage, une viscère, une trophée, une termite, un vicissitude, une emblème, une équinoxe, une globule, une incendie, une interstice, une mausolée, une méandre, un oasis, une orchestre, un orthographe, une pénates, un scolopendre, une svastika, un topaze, une edelweiss, un caténaire, une hémisphère, une antidote, une astérisque, une apogée, un atmosphère, un avant-scène, une arôme, une abysse, une acabit, un acné, un acoustique, une amiante, une anathème, un ancre, une aphte, une apologue, une asile, une camée, une colchique, un dartre, un dinde, une élytre, une emplâtre, une entracte, un escarre, une escompte, une exergue, une girofle, un glaire, une granule, une haltères, une hymne national, une involucre, une lange, un libido, une losange, un nacre, un ouïe, un paroi, un patère, une pore, un prémice, un scarole, un sentinelle, une sépale, une sesterce, un stèle, une testicule, un toccata, un équerre, une éclair = genre contraire
  vis-à-vis à, vis-à-vis moi = vis-à-vis de
  y compris inclus = y compris
  il en résulte de cela = il s'ensuit
  est-ce que comment, comment que, où que tu vas, où c'est que, quand c'est que, pourquoi est-ce que c'est que, c'est quoi que, qu'est-ce que c'est que ça que = comment
`;

const cliches = `
  la balle est (désormais|maintenant|donc|à présent) dans le camp, la balle est dans (son|leur|notre|votre|ton|mon) camp
  soldats du feu, les combattants du feu, hommes du feu = pompiers
  (relève|relevait|tient|tenait) du parcours du combattant, véritable parcours du combattant, un parcours du combattant = une suite d'obstacles ; not after: couru, le, suivi, sur, courir
  la partie immergée de l'iceberg, le sommet de l'iceberg = une petite partie
  <tirer> à boulets rouges sur = <attaquer>
  <tomber> dans l'escarcelle, <tomber> comme un couperet, <tomber> dans les oubliettes, <tomber> de charybde en scylla = <arriver>
  <mettre> toutes les chances de son côté, <mettre> du baume au cœur, <mettre> de l'eau dans son vin, <mettre> le cœur à l'ouvrage, <mettre> des bâtons dans les roues, <mettre> tous ses œufs dans le même panier, <mettre> le holà, <mettre> son grain de sel, <mettre> la puce à l'oreille, <mettre> le pied à l'étrier, <mettre> un coup de pied dans la fourmilière, <mettre> les pieds dans le plat = <agir>
  <donner> un coup de pouce, <donner> le feu vert, <donner> du fil à retordre = <aider>
  <faire> d'une pierre deux coups, <faire> la pluie et le beau temps, <faire> peau neuve, <faire> contre mauvaise fortune bon cœur, <faire> chou blanc, <faire> la sourde oreille, <faire> table rase, <faire> des gorges chaudes, <faire> la lumière sur, <faire> la part belle à, <faire> une croix sur, <faire> flèche de tout bois = <agir>
  <battre> son plein, <battre> en brèche = <être>
  <jeter> de l'huile sur le feu, <jeter> un pavé dans la mare, <jeter> de la poudre aux yeux, <jeter> son dévolu sur = <abandonner>
  <prendre> à bras-le-corps, <prendre> ses jambes à son cou, <prendre> la poudre d'escampette, <prendre> pour argent comptant = <agir>
  <rester> lettre morte, <rester> sur sa faim = <rester>
  <tirer> le diable par la queue, <tirer> les leçons du passé, <tirer> les vers du nez, <tirer> le signal d'alarme, <tirer> des plans sur la comète = <agir>
  <avoir> du pain sur la planche, <avoir> le cœur sur la main, <avoir> d'autres chats à fouetter, <avoir> plus d'un tour dans son sac, <avoir> les coudées franches, <avoir> pignon sur rue, <avoir> maille à partir = <avoir>
  <être> logé[e][s] à la même enseigne, <être> à couteaux tirés, <être> sur un petit nuage, <être> monnaie courante, <être> au four et au moulin, <être> la cinquième roue du carrosse, <être> de bonne guerre, <être> cousu de fil blanc = <être>
  à bon entendeur salut, à couper le souffle, à couteaux tirés, à la pointe du progrès, à marquer d'une pierre blanche, au grand dam de, beau comme un camion, branle-bas de combat, ce n'est que partie remise, ce n'est un secret pour personne, c'est l'arlésienne, c'est le monde à l'envers, c'est l'hôpital qui se moque de la charité, c'est reparti pour un tour, cela ne mange pas de pain, changer son fusil d'épaule, cheval de bataille, comme sur des roulettes, comme un éléphant dans un magasin de porcelaine, comme un poisson dans l'eau, comme une traînée de poudre, coup d'épée dans l'eau, cousu de fil blanc, dans le collimateur, de fil en aiguille, découvrir le pot aux roses, deux poids deux mesures, dormir sur ses deux oreilles, effet boule de neige, en deux temps trois mouvements, en route vers de nouvelles aventures, en tout bien tout honneur, enterrer la hache de guerre, haut les cœurs, il n'y a pas de fumée sans feu, il y a anguille sous roche, jamais deux sans trois, jouer cartes sur table, jouer les trouble-fêtes, la lune de miel est terminée, la montagne a accouché d'une souris, la nuit porte conseil, la poule aux œufs d'or, la poudre aux yeux, la quadrature du cercle, la rançon de la gloire, la rançon du succès, l'ascenseur social est en panne, larmes de crocodile, le b.a.-ba, le dindon de la farce, le gouffre financier, le jeu des chaises musicales, le pot de terre contre le pot de fer, le sang n'a fait qu'un tour, le torchon brûle, le ver est dans le fruit, lever un coin du voile, levée de boucliers, manger son pain blanc, marcher sur la tête, mener en bateau, mener par le bout du nez, mener sa barque, montrer patte blanche, ne pas être une sinécure, ne pas faire dans la dentelle, ne pas y aller par quatre chemins, ne pas y aller de main morte, on ne change pas une équipe qui gagne, on ne fait pas d'omelette sans casser des œufs, ouvrir la boîte de pandore, passer au peigne fin, passer l'arme à gauche, passer sous les fourches caudines, pavé dans la mare, porter aux nues, poudre aux yeux, pour le meilleur et pour le pire, pousser comme des champignons, poussent comme des champignons, prêcher un convaincu, reculer pour mieux sauter, remonter le moral des troupes, retrousser ses manches, s'en donner à cœur joie, sans tambour ni trompette, se serrer les coudes, se tailler la part du lion, séparer le bon grain de l'ivraie, sonner le glas, sonnette d'alarme, sortir des sentiers battus, sortir son épingle du jeu, sous de meilleurs auspices, tâter le terrain, tel un château de cartes, tel un phénix, tenir le haut du pavé, tourner autour du pot, tous les chemins mènent à rome, trier sur le volet, triés sur le volet, trouver chaussure à son pied, tuer dans l'œuf, un dialogue de sourds, un mal pour un bien, un secret de polichinelle, un vent de fraîcheur, une affaire qui roule, une aiguille dans une botte de foin, aiguille dans une botte de foin, une bouffée d'air frais, une course contre la montre, course contre la montre, une de perdue dix de retrouvées, une hirondelle ne fait pas le printemps, une main de fer dans un gant de velours, une promenade de santé, une volée de bois vert, une véritable mine d'or, valse-hésitation, vendre la mèche, vendre la peau de l'ours, vent debout contre, vent de fronde, véritable fléau, voir la vie en rose = sans image
`;

const latin = `
  sine qua none, sine quanone = sine qua non
  ex-aequo = ex æquo | ex aequo
  ad-hoc, adhoc = ad hoc
  a-priori = a priori
  à priori = a priori
  à posteriori, a-posteriori = a posteriori
  à fortiori, a-fortiori = a fortiori
  à minima, à maxima = a minima | a maxima ; not after: thermomètre, thermomètres, et
  un maxima, un minima = un maximum | un minimum
  desideratas = desiderata
  stricto senso = stricto sensu
  lato senso = lato sensu
  a contrario de, à contrario = au contraire de | a contrario
  de-facto = de facto
  ipso-facto = ipso facto
  et vice-versa = et vice versa
  grosso-modo = grosso modo
  statu-quo = statu quo
  statut quo, status quo = statu quo
  stricto-sensu, strictosensu = stricto sensu
  in-extremis = in extremis
  in-fine = in fine
  in-situ = in situ
  in vitrio = in vitro
  curriculums vitae = curriculum vitæ
  de visus = de visu
  per-capita = par habitant
  pro-rata = prorata
  au pro rata, au pro-rata = au prorata
  post scriptum = post-scriptum
  manu-militari = manu militari
  modus-operandi = modus operandi
  nec plus ultra du = le meilleur du
  inter alia = entre autres
  mutatis mutandis = en changeant ce qui doit l'être
  hic et nunc = ici et maintenant
  ad vitam aeternam, ad vitam æternam, ad vitam eternam = pour toujours
  ad nauseam = jusqu'à l'écœurement
  ad hominem envers = personnel envers
  volens nolens, nolens volens = bon gré mal gré
  cf. voir, cf. confer = voir
  i.e. c'est-à-dire, c'est-à-dire i.e = c'est-à-dire
  viva voce = de vive voix
  infra dignitatem = indigne
  maximums et minimum, les minimas, les maximas, des minimas, minimas sociaux, aux minimas sociaux = minima
  un errata, un desiderata, un stimuli, un scenarii = erratum
  scénarii = scénarios
  per se = en soi
  grosso modo environ = environ
  etc. et cætera = etc.
`;

const respectful = `
  (logement|lieux|locaux|bien|jouir|gérer|user) en bon père de famille ; message: Écrivez plutôt « raisonnablement ».
  (politique|attitude|situation|position|discours|gestion|stratégie) schizophrène ; message: Écrivez plutôt « contradictoire ».
  (comédien|comédienne|acteur|actrice|enfant|étudiant|étudiante|candidat|candidate|joueur) de couleur ; message: Écrivez plutôt « noir ».
  crime[s] passionnel[s] = meurtre
  nom de jeune fille, noms de jeune fille = nom de naissance
  mongolien, mongolienne, mongoliens, mongoliennes = trisomique | personne porteuse de trisomie 21
  sourd-muet, sourde-muette, sourds-muets, sourdes-muettes, sourd et muet, sourds et muets = sourd | personne sourde
  mademoiselle ou madame, madame ou mademoiselle, mme ou mlle = madame
  débile mental, débiles mentaux, débile profond, attardé mental, attardés mentaux, arriéré mental, retardé mental = personne ayant un handicap mental
  cloué[e][s] (à|dans|sur) un fauteuil roulant, cloué[e][s] dans son fauteuil roulant = en fauteuil roulant
  un handicapé, une handicapée, des handicapés, les handicapés, aux handicapés = personne handicapée
  cloué dans un fauteuil roulant, clouée dans un fauteuil roulant, cloué dans un fauteuil, clouée dans un fauteuil, cloué sur un fauteuil, condamné au fauteuil roulant, confiné dans un fauteuil roulant, prisonnier de son fauteuil, rivé à son fauteuil roulant = en fauteuil roulant
  souffre d'autisme, atteint d'autisme, atteinte d'autisme, souffre d'un handicap, souffrant d'un handicap, victime d'un handicap, souffre de trisomie, un malade mental, les malades mentaux
  petits vieux = personnes âgées ; not before: fauteuils, meubles, bistrots, cafés, jours, murs, quartiers, livres, meubles, métiers, papiers, bâtiments, arbres, amis, messieurs
  immigré[s] clandestin[s], immigrée[s] clandestine[s] = personne sans papiers
  nègre[s] ; not after: revue, art, bal, arts, poésie, roman
  gens de couleur ; not before: libres
  homme de couleur, femme de couleur, personne de couleur, personnes de couleur, un homme de couleur, négresse, bougnoule, tête de nègre, têtes de nègre, un travail d'arabe, travail arabe, parler petit nègre, petit-nègre, ivre comme un polonais, saoul comme un polonais, querelle d'allemand, manger comme un juif, romanichel[s], sauvages d'afrique, pays sous-développé[s]
  sexe faible, sexe fort, beau sexe, le sexe faible, le beau sexe, fille mère, fille-mère, filles-mères, ménagère de moins de cinquante ans, ménagère de moins de 50 ans, drame passionnel, un homme sage-femme, une femme policier, un infirmier homme, femme écrivain, femme auteur, une femme directeur, madame le maire, madame le ministre, madame le président, madame le directeur, mme le maire, mme le ministre, mme le président, mme le directeur, mme le préfet, mme le juge, madame le juge, madame le proviseur, madame le préfet, mme le proviseur, madame l'ambassadeur
  homosexuel notoire, homosexuel avoué, pédéraste[s], pédé[s], gouine[s], travelo[s], transsexuel[s], transsexuelle[s], mœurs contre nature, né dans le mauvais corps, née dans le mauvais corps
  toxico[s], un cas social, cassos, enfant inadapté, enfants inadaptés ; not before: de, du, jardin, et, malentendants
  a commis un suicide, <commettre> un suicide, suicide réussi, suicide raté, tentative de suicide ratée, tentative de suicide réussie = est mort par suicide
`;

const keep = (table: string, isWanted: (phrase: Phrase) => boolean = () => true): readonly Phrase[] =>
  frenchPhrases(table).map(withoutFalseReplacement).filter(isWanted);

/** If a line has many phrases, its replacements fit only some of them, so none is offered. */
const vague =
  /^(?:agir|avoir|être|un seul des deux|genre contraire|terme neutre|sans image|personne|dire en français|mettre en|rien|à|a|ou|où|ne … pas|c'est|dont|se|en)$/;

function withoutFalseReplacement(phrase: Phrase): Phrase {
  const { replace, ...rest } = phrase;
  if (
    replace === undefined ||
    replace.some((text) => vague.test(text) || text.includes('…') || text.includes('+'))
  )
    return rest;
  return phrase;
}

export const furtherAnglicisms = (): readonly Phrase[] => keep(anglicisms);
export const withMettrePhrases = (): readonly Phrase[] => keep(withMettre);
export const confusedPairs = (): readonly Phrase[] => keep(`${pairs}\n${constructions}`);
export const furtherCliches = (): readonly Phrase[] => keep(cliches);
export const latinPhrases = (): readonly Phrase[] => keep(latin);
export const respectfulPhrases = (): readonly Phrase[] => keep(respectful);
