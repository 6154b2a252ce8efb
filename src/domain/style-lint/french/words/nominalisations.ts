import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

/** Nouns after `procéder à` and `effectuer`, with the verb that says the same. */
const deeds = `
  analyse = analyser
  examen = examiner
  étude = étudier
  évaluation = évaluer
  vérification = vérifier
  contrôle = contrôler
  calcul = calculer
  achat = acheter
  paiement = payer
  recrutement = recruter
  remplacement = remplacer
  installation = installer
  suppression = supprimer
  modification = modifier
  correction = corriger
  rédaction = rédiger
  lecture = lire
  envoi = envoyer
  livraison = livrer
  nettoyage = nettoyer
  sélection = choisir
  inscription = inscrire
  création = créer
  construction = construire
  remboursement = rembourser
  nomination = nommer
  réduction = réduire
  augmentation = augmenter
`
  .split('\n')
  .map((line) => line.trim().split(' = '))
  .filter(([, verb]) => verb !== undefined);

/**
 * After `procéder`: the nouns that no editor accepts there. With others, such as "nomination", it is the usual word of
 * the law.
 */
const plainDeeds = new Set(
  `vérification calcul achat remplacement installation suppression modification rédaction envoi livraison nettoyage
  remboursement réduction`.split(/\s+/),
);

const withArticle = (noun: string): string =>
  /^[aeiouéè]/.test(noun) ? `l'${noun}` : `${feminine.test(noun) ? 'la' : 'le'} ${noun}`;
const withTo = (noun: string): string =>
  /^[aeiouéè]/.test(noun) || feminine.test(noun) ? `à ${withArticle(noun)}` : `au ${noun}`;
const feminine = /(?:ion|ure|vente|étude|analyse|collecte|embauche|saisie)$/;

const indefinite = (noun: string): string => `${feminine.test(noun) ? 'une' : 'un'} ${noun}`;

const proceedingTo = ([noun = '', verb = '']: readonly string[]): string =>
  `<procéder> ${withTo(noun)} {du} = <${verb}> {le}`;

/** `procéder à la vérification de`, used by the rule about long-winded phrases. */
export const proceedingToPlainDeeds: string = deeds
  .filter(([noun = '']) => plainDeeds.has(noun))
  .map(proceedingTo)
  .join('\n');

const proceeding = deeds
  .flatMap(([noun = '', verb = '']) => [
    ...(plainDeeds.has(noun) ? [] : [proceedingTo([noun, verb])]),
    `<effectuer> ${withArticle(noun)}, <effectuer> ${indefinite(noun)}, <procéder> à ${indefinite(noun)} ; message: Dites-le par un verbe : « ${verb} ».`,
  ])
  .join('\n');

const others = `
  <effectuer> une demande = <demander>
  <effectuer> une demande {de}, <faire> une demande {de} = <demander>
  <effectuer> une recherche, <effectuer> des recherches = <chercher>
  <effectuer> un choix, <opérer> un choix, <faire> un choix = <choisir>
  <effectuer> un déplacement = <aller sur place>
  <prendre> une décision = <décider>
  <prendre> la décision {de} = <décider> {de}
  <prendre> connaissance {du} = <lire> {le}
  <prendre> en considération = <considérer>
  <apporter> une réponse {au} = <répondre> {à}
  <apporter> une modification {au}, <apporter> des modifications {au} = <modifier> {le}
  <apporter> une amélioration {au}, <apporter> des améliorations {au} = <améliorer> {le}
  <apporter> une solution {au} = <résoudre> {le}
  <apporter> son aide {au}, <apporter> une aide {au} = <aider> {le}
  <apporter> son soutien {au}, <apporter> un soutien {au} = <soutenir> {le}
  <donner> une explication, <fournir> une explication, <fournir> des explications = <expliquer>
  <donner> son accord {au} = <accepter> {le}
  <donner> son autorisation, <accorder> une autorisation = <autoriser>
  <donner> une définition {du} = <définir> {le}
  <donner> une description {du}, <faire> une description {du} = <décrire> {le}
  <faire> usage {du}, <faire> une utilisation {du} = <utiliser> {le}
  <avoir> recours {au} = <utiliser> {le}
  <faire> l'analyse {du}, <faire> une analyse {du} = <analyser> {le}
  <faire> l'achat {du} = <acheter> {le}
  <faire> l'étude {du}, <mener> une étude {du} = <étudier> {le}
  <faire> le choix {de} = <choisir> {de} | <choisir>
  <faire> le choix du = <choisir> le
  <faire> le choix des = <choisir> les
  <faire> une comparaison {du} = <comparer> {le}
  <faire> une proposition, <formuler> une proposition = <proposer>
  <faire> une suggestion = <suggérer>
  <formuler> une demande = <demander>
  <formuler> une critique = <critiquer>
  <émettre> une critique = <critiquer>
  <opposer> une fin de non-recevoir, <opposer> un refus = <refuser>
  <émettre> le souhait {de}, <formuler> le souhait {de} = <souhaiter>
  <émettre> une hypothèse = <supposer>
  <mener> une réflexion = <réfléchir>
  <mener> une enquête = <enquêter>
  <exercer> une influence sur, <avoir> une influence sur = <influencer>
  <mettre> à la disposition {du} = <proposer> {à} | <fournir> {à} ; not before: la justice, la police, juge, tribunal, parquet, autorités
  <assurer> la gestion {du} = <gérer> {le}
  <assurer> la protection {du} = <protéger> {le}
  <assurer> la surveillance {du} = <surveiller> {le}
  <assurer> le suivi {du} = <suivre> {le}
  <assurer> la formation {du} = <former> {le}
  <faire> l'objet d'un, <faire> l'objet d'une ; message: Dites-le par un verbe : « a été examiné » plutôt que « a fait l'objet d'un examen ».
`;

export const nominalisations = (): readonly Phrase[] => [proceeding, others].flatMap(frenchPhrases);
