import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { proceedingToPlainDeeds } from './nominalisations.ts';
import { frenchPhrases } from '../phrase-table.ts';

/** Before a noun, `à l'effet de` and similar phrases do not mean `pour`. */
const beforeNouns =
  "not before: la, l', le, les, ce, cet, cette, ces, un, une, mon, ma, son, sa, ses, notre, votre, leur, leurs";

const purposes = `
  dans le but {de}, dans l'unique but {de}, dans le seul but {de} = pour
  dans l'objectif {de}, avec pour objectif {de}, avec pour but {de} = pour
  dans l'optique {de}, aux fins {de}, à l'effet {de}, dans la perspective {de} = pour ; ${beforeNouns}
  à seule fin {de} = pour ; ${beforeNouns}
  dans le souci {de} = pour
  afin de pouvoir, en vue de pouvoir, de manière à pouvoir, de façon à pouvoir, dans le but de pouvoir = pour
  afin d'être en mesure {de}, pour être en mesure {de} = pour
  de façon à ce {que}, de manière à ce {que} = pour {que} | de façon {que}
  dans le but {que}, dans l'objectif {que}, dans l'optique {que} = pour {que}
  afin de ce faire = pour cela
`;

const reasons = `
  en raison du fait {que}, par le fait {que}, à cause du fait {que}, de par le fait {que} = parce {que}
  compte tenu du fait {que}, étant donné le fait {que}, vu le fait {que}, eu égard au fait {que} = puis{que} | parce {que}
  grâce au fait {que}, pour la raison {que} = parce {que}
  pour la bonne et simple raison {que}, pour la simple et bonne raison {que} = parce {que}
  pour la simple raison {que}, pour la bonne raison {que} = parce {que}
  malgré le fait {que}, en dépit du fait {que}, nonobstant le fait {que} = bien {que}
  hormis le fait {que}, mis à part le fait {que}, excepté le fait {que}, à part le fait {que} = sauf {que}
  outre le fait {que}, en dehors du fait {que}, en plus du fait {que} = outre {que}
  indépendamment du fait {que} = même si
  c'est la raison pour laquelle = c'est pourquoi
  par voie de conséquence, en conséquence de quoi = donc
  dans l'hypothèse où, dans l'éventualité où = si
  autant que faire se peut, dans la mesure du possible, dans toute la mesure du possible = si possible | autant que possible
  si cela s'avère nécessaire, si le besoin s'en fait sentir = si nécessaire | au besoin
  de par son = par son | grâce à son
  de par sa = par sa | grâce à sa
  de par ses = par ses | grâce à ses
  de par leur = par leur | grâce à leur
  de par leurs = par leurs | grâce à leurs
`;

const times = `
  à l'heure actuelle, à l'époque actuelle, à l'instant présent = aujourd'hui | actuellement | maintenant
  au moment présent, au moment où nous parlons, à l'heure où nous parlons = maintenant | aujourd'hui
  dans l'état actuel des choses = pour l'instant
  à une date ultérieure, à un stade ultérieur, à un moment ultérieur = plus tard
  dans un avenir proche, dans un proche avenir, dans un futur proche, à brève échéance = bientôt
  dans les meilleurs délais, dans les plus brefs délais, dans les délais les plus brefs = au plus vite | dès que possible
  dans un délai rapide, à très court terme = rapidement | bientôt
  dans un premier temps = d'abord
  dans un second temps, dans un deuxième temps = ensuite | puis
  dans un troisième temps = enfin
  en tout premier lieu = d'abord
  dans un grand nombre de cas = souvent
  dans un certain nombre de cas = parfois
  dans tous les cas de figure = toujours | dans tous les cas
  sur une base régulière, de façon régulière = régulièrement
  sur une base quotidienne = chaque jour | tous les jours
  sur une base hebdomadaire = chaque semaine
  sur une base mensuelle = chaque mois
  sur une base annuelle = chaque année
  ! d'ores et déjà = déjà
  pour une durée indéterminée dans le temps = sans limite de temps
  jusqu'au jour d'aujourd'hui = jusqu'à présent
  d'une manière générale, d'une façon générale = en général
  de manière générale, de façon générale = en général
  antérieurement {au}, préalablement {au} = avant {le}
  postérieurement {au} = après {le}
  consécutivement {au} = à la suite {du} | après {le}
`;

/** `au niveau de` is correct for a place, a storey or a height, so it is reported only before these words. */
const abstract = `(budget|planning|prix|salaire|salaires|personnel|recrutement|management|confort|goût|service|résultats|délais|stocks|stock|travail|style|fond|contenu|temps|transport|transports|moral|marketing|chiffre d'affaires|financement|coûts|matériel|calendrier|nombre|choix|respect|bien-être|rendement|commerce|tourisme|organisation|accueil|emploi|image|la communication|la qualité|la sécurité|la logistique|la comptabilité|la formation|la production|la gestion|la météo|la vente|la santé|la propreté|la cuisine|la circulation|la restauration|la technique|la couverture|l'organisation|l'accueil|l'emploi|l'image|l'hygiène|l'ambiance|l'entretien|l'encadrement|l'affichage|l'équipement|l'éducation|ventes|ressources|finances|tarifs|horaires|effectifs|compétences|transports publics|couleurs|saveurs)`;

const relations = `
  en ce qui concerne = pour | sur | quant à
  pour ce qui concerne = pour | sur
  pour ce qui est {du}, pour ce qui relève {du} = pour {le} | quant {à}
  en ce qui a trait {au}, pour ce qui a trait {au}, pour ce qui touche {au} = pour {le} | quant {à}
  concernant ce qui touche à = pour
  ayant trait {au} = sur {le}
  au niveau {du} ${abstract} = pour | dans | quant à
  par le biais {du} = par {le} | grâce {à}
  en lieu et place {du} = à la place {du}
  en conformité avec = conforme à | selon
  dans le même ordre d'idées = de même
  eu égard {au} = vu {le} | compte tenu {du}
  (fait|font|fera|feront|faisait|ferait) l'objet d'un (remplacement|nettoyage|remboursement|report|transfert) ; message: Dites-le par un verbe : « a été remplacé » plutôt que « a fait l'objet d'un remplacement ».
  (fait|font|fera|feront|faisait|ferait) l'objet d'une (réparation|rénovation|vérification|modification|suppression|augmentation|réduction) ; message: Dites-le par un verbe : « sera réparé » plutôt que « fera l'objet d'une réparation ».
  s'inscrit dans le cadre {du} = fait partie {du}
  s'inscrivent dans le cadre {du} = font partie {du}
  de la façon suivante, de la manière suivante = ainsi
  à titre d'exemple = par exemple
  un nombre important {de}, un nombre considérable {de}, un nombre élevé {de} = beaucoup {de}
  une quantité importante {de}, une quantité considérable {de} = beaucoup {de}
  en nombre important = nombreux
  la quasi-totalité {du}, la quasi totalité {du} = presque tout {le}
  en plus de cela, en sus de cela = de plus
  en date du = du
  pendant une durée {de}, durant une durée {de} = pendant
`;

const beforeNounsOfCapacity =
  'not before: stockage, production, traitement, transport, transports, charge, absorption, accueil, calcul, résistance, financement, rénovation, remboursement, levage, chauffage, refroidissement, mémoire, vol, nuisance, travail, concentration, choix, paiement, recours, retour, contracter, ester, exercer, jouissance';

const verbs = `
  en mesure de pouvoir, à même de pouvoir = en mesure de
  <être> en mesure {de} = <pouvoir>
  <être> pas en mesure {de} = <pouvoir> pas
  <avoir> la possibilité {de}, <avoir> la capacité {de}, <avoir> l'opportunité {de} = <pouvoir> ; ${beforeNounsOfCapacity}
  <être> en capacité {de} = <pouvoir>
  <effectuer> le paiement {du} = <payer> {le}
  <avoir> pas la possibilité {de}, <avoir> pas la capacité {de} = <pouvoir> pas ; ${beforeNounsOfCapacity}
  <être> dans l'obligation {de}, <être> dans la nécessité {de} = <devoir>
  <être> de nature à = <pouvoir>
  <être> amené[e][s] à = <devoir> | <pouvoir> ; not before: la, l', paris, lyon, marseille, température, ébullition, maturité, table, destination, domicile, dos, pied, terre, bord
  <être> en possession {du} = <avoir> {le} ; not before: ses, toutes, son
  <être> dans l'incapacité {de}, <être> dans l'impossibilité {de} ; message: Dites plutôt « ne pas pouvoir ».
  <être> dans l'ignorance {de} ; message: Dites plutôt « ne pas savoir ».
  <avoir> pour mission {de} = <devoir> ; message: Dites plus simplement « {replacement} » ou « être chargé de ».
  <procéder> à la mise en place {du} = <mettre> en place {le}
  <procéder> à la mise en œuvre {du} = <mettre> en œuvre {le}
  <procéder> à la mise à jour {du} = <mettre> à jour {le}
  <procéder> à la mise en service {du} = <mettre> en service {le}
  <procéder> à la mise en ligne {du} = <mettre> en ligne {le}
  <porter> à la connaissance {du} = <signaler> {à}
  porter à votre connaissance = vous signaler | vous informer de
  s'<avérer> être = <être>
  se <révéler> être = <être>
  <mettre> au point un projet {de} = <projeter> {de}
  <manifester> le désir {de}, <exprimer> le désir {de}, <exprimer> le souhait {de} = <désirer> | <souhaiter>
`;

const letters = `
  il convient de noter {que}, il convient de souligner {que}, il convient de rappeler {que} = (out)
  il convient de préciser {que}, il convient de signaler {que}, il convient de remarquer {que} = (out)
  il est à noter {que}, il est à souligner {que}, il est à remarquer {que} = (out)
  il est important de noter {que}, il est intéressant de noter {que}, il est utile de rappeler {que} = (out)
  il est important de souligner le fait {que}, il convient de souligner le fait {que}, il faut souligner le fait {que} = (out)
  il est important de souligner {que}, il est important de rappeler {que} = (out)
  il y a lieu de noter {que}, il y a lieu de souligner {que}, il y a lieu de préciser {que} = (out)
  il est nécessaire {de}, il est indispensable {de}, il est impératif {de} = il faut
  il est obligatoire {de} = il faut | vous devez
  il vous est possible {de}, il vous est loisible {de} = vous pouvez
  il nous est possible {de} = nous pouvons
  il vous appartient {de}, il vous incombe {de} = vous devez | c'est à vous {de}
  il vous est demandé {de} = veuillez | vous devez
  il vous est conseillé {de} = nous vous conseillons {de}
  il vous est recommandé {de} = nous vous recommandons {de}
  vous êtes invité[e][s] à = veuillez
  nous nous voyons dans l'obligation {de}, nous nous voyons contraints {de} = nous devons
  je me vois dans l'obligation {de}, je me vois contraint[e] {de} = je dois
  se voit dans l'obligation {de} = doit
  se voient dans l'obligation {de} = doivent
  vous êtes prié[e][s] {de} = veuillez
  nous vous prions de bien vouloir, je vous prie de bien vouloir, merci de bien vouloir = veuillez
  veuillez avoir l'obligeance {de} = veuillez | merci {de}
  veuillez avoir l'amabilité {de}, auriez-vous l'amabilité {de}, auriez-vous l'obligeance {de} = veuillez
  je vous informe par la présente, je viens par la présente vous informer = je vous informe
  nous vous informons par la présente = nous vous informons
  je vous confirme par la présente = je vous confirme
  nous vous confirmons par la présente = nous vous confirmons
  j'ai l'honneur de vous informer {que}, j'ai l'honneur de vous faire savoir {que} = je vous informe {que}
  j'ai l'honneur de vous faire connaître {que}, je tiens à vous informer {que} = je vous informe {que}
  nous avons l'honneur de vous informer {que}, nous tenons à vous informer {que} = nous vous informons {que}
  j'ai l'honneur de solliciter, j'ai l'honneur de vous demander = je vous demande
  j'ai le regret de vous informer {que}, je suis au regret de vous informer {que} = malheureusement
  nous avons le regret de vous informer {que}, nous sommes au regret de vous informer {que} = malheureusement
  vous trouverez ci-joint = voici | je joins ; not before: copie
  veuillez trouver ci-joint, vous trouverez en pièce jointe = voici | je joins
  veuillez trouver en pièce jointe, veuillez trouver en annexe = voici | je joins
  veuillez vous munir {du}, vous devez vous munir {du} = apportez {le}
  vous en souhaitant bonne réception, pour valoir ce que de droit, pour servir et valoir ce que de droit = (out)
  comme mentionné ci-dessus, comme indiqué précédemment, comme dit précédemment = (out)
  tel que mentionné ci-dessus, tel qu'indiqué précédemment, ainsi qu'il a été dit plus haut = (out)
`;

/** `de manière claire` is `clairement`, but `de manière claire et précise` has no such adverb. */
const adverbs = `
  aléatoire = au hasard
  automatique = automatiquement
  claire = clairement
  collective = ensemble
  complète = complètement
  constante = constamment
  correcte = correctement
  définitive = définitivement
  directe = directement
  efficace = efficacement
  exceptionnelle = exceptionnellement
  explicite = explicitement
  fréquente = souvent
  hebdomadaire = chaque semaine
  immédiate = tout de suite
  implicite = implicitement
  indirecte = indirectement
  insuffisante = trop peu
  involontaire = sans le vouloir
  mensuelle = chaque mois
  objective = objectivement
  occasionnelle = parfois
  partielle = en partie
  permanente = toujours
  ponctuelle = parfois
  précise = précisément
  prioritaire = d'abord
  progressive = peu à peu
  quotidienne = chaque jour
  rapide = vite | rapidement
  récurrente = souvent
  rigoureuse = rigoureusement
  significative = nettement
  simple = simplement
  simultanée = en même temps
  systématique = toujours | systématiquement
  temporaire = provisoirement
  volontaire = volontairement
`
  .split('\n')
  .filter((line) => line.includes(' = '))
  .flatMap((line) =>
    ['de manière', 'de façon', "d'une manière", "d'une façon"].map((way) => `${way} ${line.trim()}`),
  )
  .map((line) => `${line} ; not before: et, ou, mais, que, qu', ni, à`)
  .join('\n');

export const wordyPhrases = (): readonly Phrase[] =>
  [purposes, reasons, times, relations, verbs, proceedingToPlainDeeds, letters, adverbs].flatMap(
    frenchPhrases,
  );
