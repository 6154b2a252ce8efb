import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

const verbs = `
  <solutionner> = <résoudre> | <régler>
  <réceptionner> = <recevoir> ; not before: le ballon, la balle, le service, les travaux, le chantier, l'ouvrage, la passe, le saut, un ballon ; not after: se, me, s'est, s'était, bien, mal
  <optimaliser> = <améliorer>
  <opérationnaliser> = <appliquer>
  <complexifier> = <compliquer>
  <crédibiliser> = <rendre crédible>
  <fiabiliser> = <rendre fiable>
  <pérenniser> = <maintenir> | <faire durer>
  <mutualiser> = <partager> | <mettre en commun>
  <conscientiser> = <sensibiliser>
  <contractualiser> = <passer contrat>
  <investiguer> = <enquêter> | <rechercher>
  <impulser> = <lancer>
  <budgétiser>, <budgéter> = <prévoir au budget>
  <obvier> {au} = <éviter> {le}
  <diligenter> une enquête = <mener> une enquête
  <diligenter> des contrôles = <faire> des contrôles
  <faire> mention {du} = <citer> {le} | <mentionner> {le}
  <faire> l'acquisition {du} = <acheter> {le}
  <prendre> l'attache {du} = <contacter> {le}
  <donner> quitus {au} = <approuver> {le}
`;

const words = `
  susmentionné[e][s], sus-mentionné[e][s], susnommé[e][s], susindiqué[e][s] ; message: Dites plutôt de quoi il s'agit, ou « ce », « cette », « ces ».
  nonobstant = malgré ; not before: appel, opposition, clause, toute, toutes
  subséquemment, conséquemment = donc | ensuite
  concomitamment = en même temps
  prioritairement = d'abord | en priorité
  ultérieurement = plus tard
  corollairement = de même | donc
  itérativement = plusieurs fois
  mensuellement = chaque mois
  hebdomadairement = chaque semaine
  trimestriellement = tous les trois mois
  préférentiellement = de préférence
  substantiellement = beaucoup | nettement
  y afférent[e][s] = correspondant[e][s]
  y relatif[s] = correspondant[s]
  y relative[s] = correspondante[s]
  il appert {que} = il semble {que}
  en sus {du} = en plus {du}
  avec célérité = vite | rapidement
  le quantum {du} = le montant {du}
  impécunieux = pauvre
  impécuniosité = manque d'argent
  récipiendaire[s] du courrier = destinataire[s] du courrier
  récipiendaire[s] de la lettre = destinataire[s] de la lettre
  l'opérationnalité = l'efficacité
  l'opérationnalisation {du} = l'application {du}
  la complexification {du} = la complication {du}
  la pérennisation {du} = le maintien {du}
  la mutualisation {du} = la mise en commun {du}
  le réceptionnement = la réception
  la finalisation {du} = la fin {du} | l'achèvement {du}
  l'attributaire = le bénéficiaire
  le primo-demandeur = le nouveau demandeur
  sous huitaine = dans les huit jours
  sous quinzaine = dans les quinze jours
  à échoir = à venir ; not after: termes, terme, loyers, loyer, intérêts
  a minima = au moins | au minimum ; not after: appel, appels, recours
  en présentiel = sur place
  en distanciel = à distance
  le distanciel = la formation à distance | le travail à distance
`;

export const complexWords = (): readonly Phrase[] => [verbs, words].flatMap(frenchPhrases);
