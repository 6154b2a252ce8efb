import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

const sayings = `
  force est de constater {que} = on constate {que}
  force est de reconnaître {que} = il faut reconnaître {que}
  la cerise sur le gâteau, cerise sur le gâteau
  l'arbre qui cache la forêt
  la partie émergée de l'iceberg, la partie visible de l'iceberg, la pointe de l'iceberg, le sommet de l'iceberg
  <tirer> la sonnette d'alarme = <alerter>
  <sonner> le glas {du} = <annoncer> la fin {du}
  un coup de pied dans la fourmilière, un pavé dans la mare, un coup d'épée dans l'eau
  <mettre> le feu aux poudres
  la goutte d'eau qui fait déborder le vase, la goutte d'eau qui a fait déborder le vase
  comme une lettre à la poste = sans difficulté
  <fondre> comme neige au soleil, fondu[e][s] comme neige au soleil = <diminuer> vite
  la pierre angulaire de (notre|leur|la|cette|toute) (politique|stratégie|démarche|réforme)
  un secret de polichinelle, le secret de polichinelle
  le revers de la médaille = l'inconvénient
  une épée de damoclès, l'épée de damoclès, telle une épée de damoclès
  le nerf de la guerre
  le talon d'achille = le point faible
  la boîte de pandore
  <caracoler> en tête = <mener>
  <revoir> sa copie = <recommencer>
  <monter> au créneau = <intervenir>
  <faire> grincer des dents
  sous les feux de la rampe, sous les feux des projecteurs
  un long fleuve tranquille
  aux calendes grecques
  la balle est dans le camp {du} = c'est {à}
  <faire> couler beaucoup d'encre
  <défrayer> la chronique
  un silence assourdissant, le silence assourdissant
  <faire> feu de tout bois
  <remettre> les pendules à l'heure, <mettre> les pendules à l'heure
  <remettre> l'église au milieu du village
  pas sortis de l'auberge, pas sorti de l'auberge
  <voir> le bout du tunnel, la lumière au bout du tunnel
  de la poudre de perlimpinpin, la poudre de perlimpinpin
  <tirer> son épingle du jeu
  un véritable parcours du combattant, un vrai parcours du combattant, un parcours du combattant
  <mettre> les bouchées doubles
  <mettre> les petits plats dans les grands
  <briller> par son absence = <être> absent
  à l'heure où nous mettons sous presse
  dans un monde en perpétuelle mutation, dans un monde en constante évolution, dans un monde en pleine mutation
  dans un monde en perpétuelle évolution, dans un monde qui bouge, dans un monde toujours plus complexe
  dans un contexte en constante évolution, dans un environnement en constante évolution
  à l'ère du numérique, à l'ère du tout numérique, à l'heure du numérique
  depuis la nuit des temps, depuis que le monde est monde = depuis toujours
  <jouer> dans la cour des grands, dans la cour des grands ; not before: est, et, de
  <passer> à la vitesse supérieure = <accélérer>
  <prendre> le taureau par les cornes
  <ménager> la chèvre et le chou
  <noyer> le poisson
  <couper> l'herbe sous le pied, <couper> l'herbe sous les pieds = <devancer>
  du pain sur la planche
  <enfoncer> des portes ouvertes, <enfoncer> une porte ouverte
  <enfoncer> le clou = <insister>
  <apporter> sa pierre à l'édifice, <apporter> notre pierre à l'édifice, une pierre à l'édifice
  simple comme bonjour = très simple
  clair comme de l'eau de roche = très clair
  vieux comme le monde
  <entrer> dans le vif du sujet, <rentrer> dans le vif du sujet
  la crème de la crème, le top du top, le nec plus ultra
  last but not least, the place to be
  une véritable success story, une success story, la success story
  <voler> de ses propres ailes
  <faire> table rase du passé
  au cœur de nos préoccupations
  une page se tourne, une nouvelle page se tourne, une nouvelle page s'ouvre
  <marquer> d'une pierre blanche
  <faire> le buzz, <créer> le buzz
  mi-figue mi-raisin
  ironie du sort
  une bouteille à la mer
  aux quatre coins du monde, aux quatre coins de la planète = partout dans le monde
  aux quatre coins de l'hexagone, aux quatre coins du pays, aux quatre coins de la france = partout en France
  <faire> d'une pierre deux coups
  un véritable tsunami, un vent de révolte
  un havre de paix = un lieu calme
  dans un écrin de verdure
  niché[e][s] au cœur {du} = situé[e][s] dans {le}
  le poumon vert {du}
  <surfer> sur la vague = <suivre> la mode
  <faire> bouger les lignes = <changer> les choses
  <sortir> de sa zone de confort, <sortir> de notre zone de confort, <sortir> de votre zone de confort
  <penser> en dehors de la boîte, <sortir> du cadre établi
  dans l'adn de, dans notre adn
  changement de paradigme
  remettre l'humain au cœur, replacer l'humain au cœur, mettre l'humain au cœur, l'humain au cœur {du}
  on ne va pas se mentir, soyons clairs, disons-le tout net = (out)
  le pourquoi du comment = la raison
  rien de nouveau sous le soleil
  la croisée des chemins, à la croisée des chemins
  une mine d'or d'informations, une véritable mine d'or
  tout vient à point à qui sait attendre, qui vivra verra, tout est bien qui finit bien
  après la pluie le beau temps
  <battre> le fer tant qu'il est chaud, <battre> le fer pendant qu'il est chaud
  <marcher> sur des œufs = <être> prudent
  l'herbe est toujours plus verte ailleurs
  <jeter> le bébé avec l'eau du bain
  <mettre> la charrue avant les bœufs = <aller trop vite>
  <mettre> de l'huile sur le feu, <jeter> de l'huile sur le feu
  <avoir> plusieurs cordes à son arc, plus d'une corde à son arc
  <réinventer> la roue
  <redorer> son blason
  <prendre> son mal en patience = <patienter>
  <donner> du grain à moudre
  <crier> au loup
  la face cachée de l'iceberg
  que du bonheur
  <envoyer> un signal fort
  les défis de demain
  <voir> midi à sa porte
  le jeu en vaut la chandelle
`;

/** Phrases that journalists use to avoid repeating a name. */
const paraphrases = `
  la cité phocéenne = Marseille
  la capitale des gaules = Lyon
  la venise du nord
  l'île de beauté = la Corse
  les soldats du feu = les pompiers
  l'or noir = le pétrole
  le petit écran = la télévision
  le septième art = le cinéma
  le billet vert = le dollar
  le ballon rond = le football
  la langue de molière = le français
  la langue de shakespeare = l'anglais
  la langue de goethe = l'allemand
  la langue de cervantès = l'espagnol
  le pays du soleil-levant, le pays du soleil levant = le Japon
  la perfide albion = l'Angleterre
  l'oncle sam = les États-Unis
  la cité des doges = Venise
`;

export const cliches = (): readonly Phrase[] => [sayings, paraphrases].flatMap(frenchPhrases);
