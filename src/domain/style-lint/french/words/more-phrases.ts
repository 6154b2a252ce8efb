import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

const expletive = `
  sans que (cela|personne|rien|nul|aucun|ce|le|la|les) ne = sans que | sans qu'
  sans qu'il n'y ait = sans qu'il y ait
  sans qu'il ne, sans qu'elle ne, sans qu'on ne, sans qu'ils ne, sans qu'elles ne, sans que nous ne, sans que vous ne, sans que je ne, sans que tu ne, sans que personne ne, sans que rien ne, sans que les (clients|élèves|voisins|parents|habitants|salariés|équipes|usagers|médecins|passagers|riverains|joueurs) ne = sans que
  sans qu'aucun ne, sans qu'aucune ne, sans qu'aucun d'eux ne = sans qu'aucun
  sans qu'il n'en, sans qu'elle n'en, sans qu'on n'en, sans que nous n'en, sans que personne n'en, sans que rien n'en, sans qu'ils n'en = sans que
  sans qu'il n'ait, sans qu'elle n'ait, sans qu'on n'ait, sans qu'ils n'aient, sans qu'elles n'aient, sans que personne n'ait, sans que rien n'ait, sans que nous n'ayons, sans que vous n'ayez, sans que cela n'ait = sans que
  sans que cela n'affecte, sans que cela n'entraîne, sans que cela n'entre, sans que personne n'entre, sans que rien n'apparaisse, sans que personne n'intervienne, sans que personne n'ose, sans que cela n'étonne, sans que l'on ne, sans que l'on n'ait, sans qu'on n'y, sans qu'il n'y = sans que
  avant que de ne = avant de
  empêcher qu'il ne pas = empêcher qu'il
  défendre qu'il ne, défend qu'il ne, défendu que personne ne, interdire qu'on ne, interdit qu'on ne = défendre que
  je ne doute pas qu'il n'en ait = je ne doute pas qu'il en ait
  aussi bien que nous ne l', aussi grand que nous ne l', aussi vite que nous ne l', aussi rapide que nous ne l', aussi simple que je ne le, aussi facile qu'on ne le, aussi mal que je ne le, aussi loin que nous ne l', autant que nous ne l', autant que je ne l', autant qu'on ne l', aussi cher que je ne le, aussi bien que je ne le, aussi bien qu'on ne le, aussi bon que je ne l' = aussi … que nous l'
  depuis qu'il ne l'a, il y a longtemps que je ne l'ai vu pas = depuis qu'il l'a
  on n'en a vu d'autres, on n'en a assez, on n'en a marre, on n'en a vu, on n'en est à, on n'en est là, on n'en voit partout, on n'en parle beaucoup, on n'en parle partout, on n'est arrivé, on n'est content, on n'est prêt, on n'est ravi, on n'est tous, on n'a réussi, on n'a gagné, on n'a bien, on n'a fini, on n'a mangé, on n'a tout, on n'a l'habitude, on n'a hâte, on n'a trouvé, on n'a décidé, on n'a reçu, on n'a choisi, on n'arrive à, on n'aime bien, on n'avait prévu, on n'avance bien, on n'attend que = on en a | on est | on a ; not before: pas, plus, jamais, rien, guère, point
  ça n'a l'air, ça n'en vaut la peine = ça a l'air
  personne ne l'a pas vu, rien ne sert pas de = personne ne l'a vu
  de peur qu'il ne pas, de crainte qu'il ne pas = de peur qu'il
  à moins que de ne = à moins de
  nul n'est sans ignorer, vous n'êtes pas sans ignorer, n'êtes pas sans ignorer, n'est pas sans ignorer, n'est sans ignorer = n'est pas sans savoir
`;

const pleonasms = `
  s'<avérer> vrai[e][s] = se <vérifier>
  s'est avéré vrai, s'est avérée vraie, s'avère vraie, s'avèrent vraies
  (principal|principaux) protagoniste[s] = protagoniste[s]
  protagoniste[s] (principal|principaux) = protagoniste[s]
  <comparer> ensemble = <comparer>
  <joindre> ensemble = <joindre>
  <unir> ensemble = <unir>
  <réunir> ensemble = <réunir>
  <associer> ensemble = <associer>
  <confronter> ensemble = <confronter>
  <assembler> ensemble = <assembler>
  <marier> ensemble = <marier>
  se <mettre> d'accord ensemble = se <mettre> d'accord
  se <rencontrer> ensemble = se <rencontrer>
  <allumer> la lumière allumée = <allumer>
  <ajouter> en outre = <ajouter>
  <continuer> à poursuivre = <continuer>
  <poursuivre> encore = <poursuivre>
  <continuer> encore = <continuer> ; not before: un, deux, trois, quelques, longtemps, plus, mieux
  <persister> encore = <persister>
  <crier> fort à tue-tête = <crier> à tue-tête
  <débuter> au départ = <débuter>
  <dépêcher> vite = <dépêcher>
  se <dépêcher> vite = se <dépêcher>
  <divulguer> publiquement = <divulguer>
  <dresser> debout = <dresser>
  <enchaîner> à la suite = <enchaîner>
  s'<esclaffer> bruyamment = s'<esclaffer>
  <hurler> très fort = <hurler>
  <inaugurer> pour la première fois = <inaugurer>
  <lever> en haut = <lever>
  <oser> se permettre = se <permettre>
  <avertir> à l'avance, <avertir> d'avance = <avertir>
  <réserver> à l'avance, <réserver> d'avance = <réserver>
  <programmer> à l'avance = <programmer>
  <retenir> à l'avance = <retenir>
  <devancer> avant = <devancer>
  <présager> d'avance = <présager>
  <préjuger> d'avance, <préjuger> à l'avance = <préjuger>
  <remémorer> le souvenir = <rappeler>
  <repartir> à nouveau, <repartir> de nouveau = <repartir>
  <reprendre> à nouveau, <reprendre> de nouveau = <reprendre>
  <revenir> à nouveau, <revenir> de nouveau = <revenir>
  <retourner> à nouveau, <retourner> de nouveau = <retourner>
  <revoir> à nouveau, <revoir> de nouveau = <revoir>
  <relire> à nouveau, <relire> de nouveau = <relire>
  <rouvrir> à nouveau, <rouvrir> de nouveau = <rouvrir>
  <réécrire> à nouveau, <réécrire> de nouveau = <réécrire>
  <réitérer> encore, <réitérer> une nouvelle fois, <réitérer> une fois de plus = <réitérer>
  <rétablir> à nouveau = <rétablir>
  <reconduire> à nouveau = <reconduire>
  <ressortir> à nouveau = <ressortir>
  <renouveler> à nouveau, <renouveler> de nouveau, <renouveler> encore = <renouveler>
  <entrer> dedans = <entrer>
  <secouer> la tête de droite à gauche = <secouer> la tête
  <subvenir> aux besoins nécessaires = <subvenir> aux besoins
  <surprendre> à l'improviste = <surprendre>
  <tourner> en rond en cercle = <tourner> en rond
  <accumuler> à la longue = <accumuler>
  <être> obligatoirement tenu de = <être> tenu de
  <exiger> absolument, <exiger> impérativement = <exiger>
  il faut impérativement nécessairement, il est obligatoirement nécessaire = il faut
  <pouvoir> peut-être être en mesure = <pouvoir>
  <risquer> peut-être, <risquer> éventuellement, <risquer> potentiellement = <risquer>
  <sembler> apparemment = <sembler>
  <tenter> d'essayer, <essayer> de tenter = <essayer>
  <vouloir> volontairement = <vouloir>
  <rétrograder> en arrière, <rétrograder> vers l'arrière = <rétrograder>
  <progresser> en avant, <progresser> vers l'avant = <progresser>
  <redescendre> en bas, <remonter> en haut = <remonter>
  <dérouler> successivement = <dérouler>
  <supporter> avec patience = <supporter>
  <débattre> d'un débat = <débattre>
  <proposer> une proposition = <proposer>
  <conclure> en conclusion = <conclure>
  <résumer> en résumé = <résumer>
  <définir> une définition = <définir>
  <prédire> l'avenir futur = <prévoir>
  <pronostiquer> d'avance, <pronostiquer> à l'avance = <pronostiquer>
  <abolir> complètement, <annihiler> complètement, <anéantir> complètement = <abolir>
  <bifurquer> dans une autre direction = <bifurquer>
  <exceller> parfaitement, <exceller> brillamment = <exceller>
  <cumuler> ensemble = <cumuler>
  <juxtaposer> côte à côte = <juxtaposer>
  <retransmettre> à nouveau = <retransmettre>
  <susurrer> tout bas, <chuchoter> tout bas, <chuchoter> à voix basse, <murmurer> tout bas = <murmurer>
  <vociférer> bruyamment = <vociférer>
  <dilapider> inutilement, <gaspiller> inutilement = <gaspiller>
  <colporter> partout = <colporter>
  <pulluler> en grand nombre, <affluer> en grand nombre, <foisonner> en grand nombre = <affluer>
  <encercler> tout autour, <entourer> tout autour = <encercler>
  <répondre> en retour, <riposter> en retour, <rétorquer> en retour, <rembourser> en retour = <répondre>
  <échanger> mutuellement, s'<aider> mutuellement les uns les autres, <partager> en commun, <mettre> en commun ensemble = <partager>
  <interdire> formellement et absolument = <interdire>
  avenir à venir, avenir futur, acompte d'avance, acompte préalable, avance préalable, prérequis préalable[s], prérequis nécessaire[s], prérequis indispensable[s], pré-requis nécessaires, plan[s] futur[s]
  anciens vestiges, ancien vestige, vestiges du passé, vestige du passé, passé révolu, souvenirs passés, anecdote vécue, antécédents passés, antécédents antérieurs
  seconde alternative, deuxième alternative, troisième alternative, deux alternatives, autres alternatives, l'autre alternative
  baisse vers le bas, hausse vers le haut, chute vers le bas, augmentation à la hausse, réduction à la baisse, montée vers le haut, descente vers le bas, ascension vers le haut
  bénévole[s] non rémunéré[s], bip sonore, bruit sonore, brouhaha confus, cohue désordonnée
  bévue involontaire, lapsus involontaire, coïncidence[s] fortuite[s], coïncidence imprévue, choix alternatif, choix facultatif, option[s] facultative[s], options alternatives
  consensus commun, consensus général, consensus mutuel, consensus collectif, compromis commun, entente mutuelle, entente réciproque, contrainte obligatoire, exigence obligatoire, besoins nécessaires, nécessité indispensable
  coutume habituelle, habitude coutumière, routine habituelle, rite rituel, cadence rythmée, périodicité régulière
  perspective[s] d'avenir, danger[s] potentiel[s], danger éventuel, menace[s] potentielle[s], menace éventuelle, éventualité possible, éventualités possibles, hypothèse possible, hypothèse éventuelle, probabilité éventuelle
  début initial, début de commencement, commencement initial, point de départ initial, origine initiale, base fondamentale, bases fondamentales, fondements de base, principes de base fondamentaux
  dune[s] de sable ; not before: blanc, fin, rouge, ocre, blond, doré, noir, fossile
  désert aride, durée de temps, durée temporelle, délai de temps, laps de temps écoulé
  totalité complète, totalité intégrale, intégralité complète, intégralité totale, total global, exhaustivité complète, liste complète et exhaustive, aperçu bref, bref aperçu, court aperçu
  fausse illusion, fausses illusions, apparence trompeuse, mensonge faux, faux mensonge, mensonge mensonger, illusion trompeuse, prétexte fallacieux, utopie irréalisable, chimère irréalisable, rêve onirique
  exclusivité unique, spécificité particulière, particularité spécifique, particularité propre, première inédite, grande première inédite, nouveauté inédite, nouveauté nouvelle, nouveau néologisme, nouveaux néologismes, scoop exclusif
  autobiographie personnelle, propre autobiographie, autocritique personnelle, introspection intérieure, duo à deux, tête-à-tête à deux, trio de trois, tandem à deux, binôme de deux
  centre du milieu, milieu central, frontière limitrophe, extrémité finale, terminus final, fin finale, dénouement final, épilogue final, issue finale, conclusion finale, ultime fin, ultimatum ultime
  jeune bébé, jeune nourrisson, vieux vieillard[s], vieille antiquité, petite fillette, petit garçonnet, petite statuette, petites maisonnettes, petit îlot, petit lionceau, petit chiot, petite clochette
  immense géant, précipice abrupt, énigme mystérieuse, complot secret, conciliabule secret, conspiration secrète
  témoin oculaire ayant vu, témoin qui a vu, mensualité mensuelle, annuité annuelle, anniversaire annuel, née native, né natif, natif de naissance, orphelin de ses parents, célibataire non marié
  mauvais cauchemar[s], cauchemar terrible, excès excessif, abus excessif, surplus excédentaire, pléthore excessive, multitude innombrable, diversité variée, grande variété diverse, myriade innombrable
  pléonasme redondant, redondance répétitive, redite répétée, refrain répétitif, récidive répétée, <récidiver> à nouveau, <récidiver> de nouveau, <récidiver> encore
  proximité proche, proximité voisine, environs alentour, banlieue périphérique, métropole urbaine, cercle rond, boule ronde, sphère ronde, cube carré, périple circulaire, circuit circulaire
  monopole unique, mélange hétéroclite divers, ténor masculin, progéniture d'enfants, généalogie familiale, aïeul ancestral, hochement de tête affirmatif de haut en bas, mimique[s] du visage
  unanimité collective, tollé général unanime, unanimité unanime, panorama visuel, vision visuelle, odeur olfactive, saveur gustative, contact tactile, partie partielle, portion partielle, fragment partiel
  plus pire, plus meilleur, plus supérieur, plus inférieur, plus antérieur, plus postérieur, plus préférable, plus optimum, plus maximal, plus principal, le plus ultime, plus primordial, très primordial
  très excellent, plus excellent, très unique, plus unique, assez unique, trop superflu, très superflu, très magnifique, très superbe, très sublime, très splendide, très suprême, très parfait, très éternel, très infini
  totalement unanime, absolument unanime, complètement unanime, entièrement gratuit, totalement gratuit, complètement gratuit, absolument gratuit, totalement exclu, hyper important, super important
  au jour d'aujourd'hui, au jour de aujourd'hui, à ce jour d'aujourd'hui, jour d'aujourd'hui = aujourd'hui
  à la fin final, au final final, en fin finale, et ensuite après, ensuite puis, et puis aussi, mais aussi également, et par ailleurs également, mais par contre, mais en revanche, car parce que, parce que car, car puisque, or cependant, or néanmoins, or toutefois, et donc par conséquent, alors du coup, donc du coup, par exemple comme, comme par exemple notamment, notamment entre autres, tel par exemple, voire peut-être même, voire carrément, voire plus encore même, même voire, si jamais par hasard, si jamais éventuellement, si par exemple jamais, peut-être probablement, probablement sans doute, sans doute probablement, certainement sans doute, sans doute peut-être, peut-être que sans doute, plus davantage, encore davantage plus, bien plus davantage, tellement si, si tellement, tellement trop, trop beaucoup, très beaucoup, assez suffisamment, suffisamment assez, pas assez suffisamment, environ presque, presque environ, environ plus ou moins, environ à peu près, à peu près presque, autour d'environ, autour de environ, aux environs d'environ, jusqu'à environ presque, minimum au moins, au moins un minimum, au moins au minimum, au minimum au moins, tout au plus au maximum, au plus maximum, maximum tout au plus, juste uniquement, tous unanimement, tous à l'unanimité, chacun chez soi individuellement, les uns les autres mutuellement, mutuellement entre eux, réciproquement entre eux, entre eux réciproquement, mutuellement l'un l'autre, autrefois jadis, naguère autrefois, avant auparavant, auparavant avant, avant préalablement, d'abord au préalable, au préalable d'abord, au préalable avant, préalablement avant, préalablement au préalable, dès l'abord d'emblée, d'emblée dès le début, dès le début d'emblée, initialement au départ, initialement au début, au départ initialement, dès à présent maintenant, maintenant actuellement, actuellement maintenant, actuellement aujourd'hui, aujourd'hui actuellement, aujourd'hui présentement, à présent maintenant, désormais dorénavant, dorénavant désormais, désormais à partir d'aujourd'hui, dorénavant à partir de, à partir de maintenant désormais, désormais à partir de maintenant, bientôt prochainement, prochainement bientôt, bientôt sous peu, tout de suite immédiatement, immédiatement tout de suite, immédiatement sur-le-champ, aussitôt immédiatement, soudain tout à coup, tout à coup soudain, soudainement tout à coup, tout d'un coup soudain, subitement tout à coup, subitement soudain, toujours constamment, constamment toujours, constamment en permanence, sans cesse constamment, sans arrêt continuellement, toujours et constamment, souvent fréquemment, fréquemment souvent, souvent à plusieurs reprises, parfois de temps en temps, quelquefois parfois, de temps en temps parfois, rarement peu souvent, encore à nouveau, encore de nouveau, à nouveau encore, de nouveau encore, rebelote encore, encore et toujours à nouveau, tout autour alentour, ci-joint inclus, ci-inclus joint, ci-joint avec cette lettre, ci-après suivant, ci-dessous suivant, en ci-joint, pour le moment à l'heure actuelle, à l'heure actuelle aujourd'hui, pour l'instant actuellement, actuellement pour l'instant, en ce moment actuellement, actuellement en ce moment, à l'heure actuelle du moment, actuellement à l'heure actuelle, depuis longtemps déjà auparavant, il y a longtemps auparavant, à cause que = un seul des deux
`;

const others = `
  (supporter|supporte|supportent|supportons|supportez|supporté) (la candidature|le candidat|sa candidature|cette candidature|un candidat|ma candidature|notre candidature|cette initiative|notre projet|cette cause) ; message: Écrivez plutôt « soutenir ».
`;

export const superfluousNe = (): readonly Phrase[] => frenchPhrases(expletive);
export const morePleonasms = (): readonly Phrase[] => frenchPhrases(pleonasms).map(firstOnly);
export const otherAnglicisms = (): readonly Phrase[] => frenchPhrases(others);

/** If a line has many phrases, no replacement fits all of them. */
const firstOnly = (phrase: Phrase): Phrase =>
  (phrase.replace?.length ?? 0) > 1 || phrase.replace?.[0] === 'un seul des deux'
    ? { match: phrase.match, ...(phrase.notBefore && { notBefore: phrase.notBefore }) }
    : phrase;
