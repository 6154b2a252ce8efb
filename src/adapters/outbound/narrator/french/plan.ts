import type { Findings, NaturePlanFacts, PlanFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { carrier } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import {
  au,
  charge,
  de,
  fit,
  mainstay,
  marked,
  named,
  num,
  que,
  role,
  signed,
  sought,
  standingOf,
  startOf,
  titledRole,
} from './words.ts';

const at = ({ subject }: NaturePlanFacts) => atWork[subject.nature];
const name = ({ subject }: NaturePlanFacts): string => named(subject);
const demand = ({ subject }: NaturePlanFacts): string => num(subject.demand);
const feel = ({ subject }: NaturePlanFacts): string => signed(subject.energy);
/** The preference, or where it is not known the energy. */
const own = ({ subject }: NaturePlanFacts): string => standingOf(subject);

/** What comes naturally and what is asked; where the former is not known, how it feels and what is asked. */
const range = ({ subject }: NaturePlanFacts): string =>
  subject.preference === null
    ? `une énergie de ${signed(subject.energy)} et une demande de ${num(subject.demand)}`
    : `${num(subject.preference)} chez vous et ${num(subject.demand)} en demande`;

/** What else to give or to take up, where there is anything; the first ends a sentence. */
const against = ({ partner }: PlanFacts): string =>
  partner === null ? '' : `, en échange d’un peu ${de(marked(partner))}`;
const beside = ({ partner }: PlanFacts): string => (partner === null ? '' : ` à côté ${de(marked(partner))}`);

/** When to do what takes thought. */
const peaks = {
  early_morning: 'tôt le matin',
  late_morning: 'en fin de matinée',
  afternoon: 'l’après-midi',
  evening: 'en début de soirée',
  varies: 'à l’heure qui vous réussit',
} as const;

const bestHour = ({ findings }: PlanFacts): string => peaks[findings.profile.energy.peakTime ?? 'varies'];

/** Whom to ask. */
function ally({ profile, worksAlone }: Findings): string {
  if (worksAlone) return 'quelqu’un qui connaît votre activité';
  if (profile.roleBasis === 'target') return 'quelqu’un qui connaît ce genre de travail';
  return profile.contextFlags.includes('low_support')
    ? 'quelqu’un hors de votre équipe'
    : 'votre responsable ou quelqu’un de l’équipe';
}

/** What weighs besides leading itself. */
const besideLeading = (findings: Findings): string =>
  findings.planStart?.nature === 'Leading' ? 'ce que d’autres savent faire' : startOf(findings);

export const plan: Phrasebook['plan'] = {
  'risk.observe': [
    (facts) =>
      `En fin de journée, notez où ${name(facts)} est intervenu, avec qui et à quel prix ; ${range(facts)}, ` +
      `derrière ${charge(facts.findings)} : voilà ce qu’il s’agit de comprendre.`,
    (facts) =>
      `Tenez une ligne par jour sur ${at(facts).doing} (${range(facts)}) : ce que c’était, combien de temps, ` +
      `comment vous alliez après, et ce qui en passe dans ${charge(facts.findings)}.`,
    (facts) =>
      `Commencez par regarder : chaque soir, écrivez ce que l’on attendait de vous pour ${name(facts)} ` +
      `(${range(facts)}), qui l’attendait, et si votre note d’énergie de ${feel(facts)} tient toujours.`,
  ],
  'strain.delegate': [
    (facts) =>
      `Cette semaine, choisissez ${at(facts).piece} et, dans votre équipe, une personne que cela ferait grandir, ` +
      `convenez du résultat, et rendez ${au(carrier(facts))} le temps pris sur ces ${demand(facts)} points.`,
    (facts) =>
      `Listez ce que vous faites pour ${name(facts)}, marquez ce qui ne peut passer que par vous, et confiez le ` +
      `reste peu à peu, d’abord ${at(facts).piece} ; à ${demand(facts)} de demande, il y a de quoi.`,
    (facts) =>
      `Confiez cette semaine ${at(facts).piece} à quelqu’un de votre équipe, avec une date pour en reparler ; ` +
      `${name(facts)}, demandé à ${demand(facts)}, n’a pas à passer entièrement par vous.`,
  ],
  'strain.share': [
    (facts) =>
      `Proposez un échange ${au(at(facts).helper)}, pour une fois d’abord : ${at(facts).piece}, sur les ` +
      `${demand(facts)} points demandés pour ${name(facts)}, contre un service du côté ${de(carrier(facts))}.`,
    (facts) =>
      `Parlez ${de(name(facts))} (${range(facts)}) avec ${ally(facts.findings)}, et suggérez de partager ` +
      `${at(facts).piece}, avec ${carrier(facts)} pour votre part du marché.`,
    (facts) =>
      `Choisissez, dans ${name(facts)} (${range(facts)}), la part que d’autres portent sans peine, peut-être ` +
      `${at(facts).piece}, et demandez ${au(ally(facts.findings))} qui la partagerait.`,
  ],
  'strain.support': [
    (facts) =>
      `Faites avec ${at(facts).helper} la prochaine tâche qui touche à ${name(facts)}, et ${at(facts).practise} ; ` +
      `entre ${range(facts)}, un coup de main est bienvenu.`,
    (facts) =>
      `Rendez ${name(facts)} (${range(facts)}) plus léger par une habitude : ${at(facts).limit}, et commencez ` +
      `${bestHour(facts)}, quand l’effort passe le mieux.`,
    (facts) =>
      `Préparez une fois pour toutes ce qui se répète dans ${at(facts).tasks}, un modèle ou une liste, et ` +
      `${at(facts).limit} : avec ${range(facts)}, c’est du temps rendu.`,
  ],
  'costly_strength.dose': [
    (facts) =>
      `Convenez avec ${ally(facts.findings)} de ce qu’une semaine peut contenir ${de(name(facts))}, puis ` +
      `${at(facts).limit} ; vos ${own(facts)} points restent là, il s’agit d’en dépenser moins à la fois.`,
    (facts) =>
      `Regardez la semaine qui vient, retirez ce que l’on vous confie pour la seule raison ${que(name(facts))} se ` +
      `situe à ${own(facts)} chez vous, et proposez ${carrier(facts)} à la place.`,
    (facts) =>
      `Décidez avec ${ally(facts.findings)} ce qui, dans ${at(facts).tasks}, peut attendre ou changer de mains ; à ` +
      `${feel(facts)} d’énergie pour ${demand(facts)} en demande, ${name(facts)} (${own(facts)}) gagne à revenir ` +
      `moins souvent.`,
  ],
  'costly_strength.recover': [
    (facts) =>
      `Après chaque longue plage prise par ${at(facts).doing}, inscrivez une vraie pause à l’agenda ; avec ` +
      `${name(facts)} à ${feel(facts)}, ce qui suit compte : que ce soit ${carrier(facts)}.`,
    (facts) =>
      `Ces prochaines semaines, ${at(facts).limit}, et remarquez quelle sorte de pause fait remonter ` +
      `${name(facts)} (${own(facts)}) au-dessus de ${feel(facts)} en énergie.`,
    (facts) =>
      `Ne placez pas de suite les moments qui font appel à ${name(facts)} (${feel(facts)}) : une marche, une tâche ` +
      `calme ou ${carrier(facts)} entre eux, et ${at(facts).limit}.`,
  ],
  'growth_edge.learn': [
    (facts) =>
      `Dès cette semaine, de ${own(facts)} vers ${demand(facts)} : ${at(facts).practise}, et demandez ensuite un ` +
      `retour ${au(at(facts).helper)}${against(facts)}.`,
    (facts) =>
      `Choisissez une seule occasion par semaine, sur les ${demand(facts)} points demandés pour ${name(facts)}, ` +
      `${bestHour(facts)} si possible : ${at(facts).practise}, avec ${carrier(facts)} pour appui.`,
    (facts) =>
      `Fixez-vous pour ${name(facts)} (${range(facts)}) un petit exercice : ${at(facts).practise} ; après quelques ` +
      `fois, notez ce qui va mieux et ce que cela fait ${au(charge(facts.findings))}.`,
  ],
  'core.support': [
    (facts) =>
      `Pour ${name(facts)}, il vous vient ${own(facts)} quand ${demand(facts)} est attendu : faites-vous aider sur ` +
      `la dernière longueur par ${at(facts).helper}, et offrez ${carrier(facts)} en retour.`,
    (facts) =>
      `Voyez avec ${ally(facts.findings)} ce qui pourrait se réduire dans ${at(facts).tasks}, et gardez ce qui ` +
      `vous plaît : à ${range(facts)}, ${name(facts)} n’a pas à grandir encore.`,
    (facts) =>
      `Choisissez ce qui, pour ${name(facts)}, dépasse vos ${own(facts)} points, demandez une aide précise pour ` +
      `${at(facts).piece}, et gardez le reste en main${against(facts)}.`,
  ],
  'reserve.dose': [
    (facts) =>
      `Pour ${name(facts)} (${own(facts)}), rien ne presse : ${at(facts).limit}, et notez ${at(facts).whether}, ` +
      `jusqu’à comprendre cette note de ${feel(facts)}.`,
    (facts) =>
      `Tenez-vous-en, pour ${name(facts)}, à la demande de ${demand(facts)} ; cherchez à savoir ` +
      `${at(facts).whether}, et revenez ${au(carrier(facts))} entre-temps.`,
    (facts) =>
      `Laissez ${name(facts)} (${feel(facts)}) au calme quelque temps : ${at(facts).limit}, puis essayez-le dans ` +
      `un autre cadre, à côté ${de(carrier(facts))}, et comparez.`,
  ],
  'background.share': [
    (facts) =>
      `Proposez ${at(facts).piece} ${au(at(facts).helper)}, et dites ce que vous prendriez à la place, par exemple ` +
      `${carrier(facts)} ; demandé à ${demand(facts)}, ${name(facts)} peut se partager.`,
    (facts) =>
      `Voyez avec ${ally(facts.findings)} si ${at(facts).tasks} doivent rester chez vous, avec ${range(facts)} ` +
      `pour ${name(facts)}, et ${feel(facts)} en énergie.`,
    (facts) =>
      `Cherchez, pour ${at(facts).piece}, quelqu’un qui y trouve son compte : avec ${range(facts)} pour ` +
      `${name(facts)}, un petit échange contre ${carrier(facts)} ferait du bien à chacun.`,
  ],
  'background.dose': [
    (facts) =>
      `Regroupez ce qui touche à ${name(facts)} (${demand(facts)}) en un seul bloc, ${bestHour(facts)}, et ` +
      `${at(facts).limit} ; enchaînez avec ${carrier(facts)}.`,
    (facts) =>
      `Réduisez pour vous-même la part ${de(name(facts))} (${range(facts)}) : ${at(facts).limit}, et voyez si la ` +
      `note de ${feel(facts)} bouge.`,
    (facts) =>
      `Donnez à ${name(facts)} un début et une fin : ${at(facts).limit}, passez ensuite ${au(carrier(facts))}, et ` +
      `regardez en fin de semaine ce que devient la note de ${feel(facts)}.`,
  ],
  'drain.share': [
    (facts) =>
      `Partagez ${at(facts).piece} pendant quelques semaines avec ${at(facts).helper} : ${name(facts)} vous est ` +
      `demandé à ${demand(facts)} et vous coûte (${feel(facts)}), et d’autres le portent peut-être sans peine.`,
    (facts) =>
      `Parlez avec ${ally(facts.findings)} de ce qui pourrait se partager, d’abord ${at(facts).piece}, car ` +
      `${name(facts)} est noté ${feel(facts)} en énergie pour ${demand(facts)} en demande.`,
    (facts) =>
      `Proposez pour ${at(facts).piece} un tour de rôle, à essayer quelques semaines avec ${ally(facts.findings)} ` +
      `: ${name(facts)}, demandé à ${demand(facts)}, s’en trouverait plus léger.`,
  ],
  'drain.dose': [
    (facts) =>
      `Placez ${bestHour(facts)}, par plages plus courtes, ce qui relève ${de(name(facts))} (${demand(facts)}) : ` +
      `${at(facts).limit}, et comparez avec la note actuelle de ${feel(facts)}.`,
    (facts) =>
      `Tracez une limite autour ${de(name(facts))}, demandé à ${demand(facts)} : ${at(facts).limit}, et mettez ` +
      `juste après quelque chose qui vous fait du bien, ${charge(facts.findings)} en vue.`,
    (facts) =>
      `Cette semaine, ${at(facts).limit}, dites ${au(ally(facts.findings))} pourquoi, et notez d’un mot, chaque ` +
      `fois, ce ${que(name(facts))} (${feel(facts)}) vous a pris ou laissé.`,
  ],
  'untapped.open': [
    (facts) =>
      `Dites ${au(ally(facts.findings))} que vous aimeriez ${at(facts).more} ; à l’appui : l’intérêt, la durée, et ` +
      `vos ${own(facts)} points pour ${name(facts)}, ${sought(facts.subject.demand)}.`,
    (facts) =>
      `Cherchez à employer vos ${own(facts)} points pour ${name(facts)}, ${sought(facts.subject.demand)} ; une ` +
      `première voie, à côté ${de(carrier(facts))}, serait ${de(at(facts).more)}.`,
    (facts) =>
      `Proposez ${au(ally(facts.findings))} un essai limité dans le temps : ${at(facts).more}, pour que ` +
      `${role(facts.findings)} emploie mieux ${name(facts)} (${own(facts)}), au bénéfice ` +
      `${de(charge(facts.findings))}.`,
  ],
  'untapped.try': [
    (facts) =>
      `Commencez sans rien demander : ${at(facts).attempt}, et laissez ${name(facts)} (${own(facts)}) se montrer, ` +
      `à côté ${de(carrier(facts))}, dans un travail qui est déjà le vôtre.`,
    (facts) =>
      `Prenez une tâche que vous avez de toute façon et faites-y entrer ${name(facts)} (${own(facts)}), ` +
      `${sought(facts.subject.demand)} pour l’instant : ${at(facts).attempt}, avec ${carrier(facts)} pour appui.`,
    (facts) =>
      `Réservez cette semaine, ${bestHour(facts)}, un moment à ${name(facts)} (${range(facts)})${beside(facts)} : ` +
      `${at(facts).attempt}.`,
  ],
  'core.open': [
    (facts) =>
      `Au-delà de la demande de ${demand(facts)}, il reste de la place pour ${name(facts)} (${own(facts)}) : ` +
      `${at(facts).attempt}, et si cela vous convient, proposez ${de(at(facts).more)}, à côté ` +
      `${de(carrier(facts))}.`,
    (facts) =>
      `Ce mois-ci, réservez ${bestHour(facts)} un peu plus de temps à ${name(facts)} (${range(facts)}) : ` +
      `${at(facts).attempt}.`,
  ],
  'background.open': [
    (facts) =>
      `Donnez à ${name(facts)} une petite place bien à part : ${at(facts).attempt}, et voyez si vos ${own(facts)} ` +
      `points demandent à grandir à côté ${de(carrier(facts))}.`,
    (facts) =>
      `Avant d’en souhaiter plus, vérifiez ${que(name(facts))} (${own(facts)}), ${sought(facts.subject.demand)}, ` +
      `vous conviendrait à plus forte dose : ${at(facts).attempt}.`,
  ],
  'asset.protect': [
    (facts) =>
      `Ces prochaines semaines, donnez à ${name(facts)} un temps fixe et ${at(facts).protect} ; quand on vous ` +
      `propose du nouveau, voyez d’abord ce que deviendraient ces ${demand(facts)} points et ${carrier(facts)}.`,
    (facts) =>
      `Faites savoir ${au(ally(facts.findings))} que ${at(facts).doing} vous réussit, et ${at(facts).protect}, ` +
      `pour que vos ${own(facts)} points continuent de soutenir ${fit(facts.findings)}.`,
    (facts) =>
      `Repérez dans l’agenda ce qui pourrait écarter ${name(facts)} (${range(facts)}), et ${at(facts).protect} ` +
      `avant que cela n’arrive.`,
  ],
  'situation.observe': [
    (facts) =>
      `Chaque soir, notez ce qui vous a donné de l’énergie et ce qui vous en a pris, en pensant ` +
      `${au(titledRole(facts.findings))} ; après quelque temps, relisez la liste à côté ` +
      `${de(charge(facts.findings))}.`,
    (facts) =>
      `Tenez sur ${titledRole(facts.findings)} un petit journal : où l’heure a filé, où vous l’avez regardée ` +
      `passer, en commençant par ${startOf(facts.findings)}.`,
  ],
  'situation.recover': [
    (facts) =>
      `Avant de toucher aux tâches, fixez cette semaine des temps de récupération et gardez-les comme des ` +
      `rendez-vous, même quand ${startOf(facts.findings)} frappe à la porte.`,
    (facts) =>
      `Choisissez chaque jour une heure qui appartienne au repos, finissez le travail avant elle, et ne revenez ` +
      `qu’après ${au(startOf(facts.findings))} et ${au(charge(facts.findings))}.`,
  ],
  'situation.talk': [
    (facts) =>
      `Relisez vos notes avec une personne qui vous connaît au travail, et demandez-lui ce qu’elle voit dans ` +
      `${titledRole(facts.findings)} que vous ne voyez plus.`,
    (facts) =>
      `Montrez à une personne de confiance vos notes et ${charge(facts.findings)}, demandez ce qui l’étonne, et ` +
      `choisissez ensemble une seule chose à changer, peut-être ${startOf(facts.findings)}.`,
  ],
  'situation.keep': [
    (facts) =>
      `Écrivez ce que vous appréciez dans ${titledRole(facts.findings)}, ${mainstay(facts.findings)} en tête, et ` +
      `décidez de ce que vous n’échangeriez pas.`,
    (facts) =>
      `Nommez ce qui se tient derrière ${charge(facts.findings)}, personnes et horaires compris, et dites ` +
      `${au(ally(facts.findings))} que vous y tenez.`,
  ],
  'goal.grow_in_role': [
    (facts) =>
      `Décidez par quelle part ${de(titledRole(facts.findings))} vous voulez que l’on vous connaisse, avec ` +
      `${mainstay(facts.findings)} à l’esprit, et dites-le ${au(ally(facts.findings))}.`,
    (facts) =>
      `Choisissez le prochain pas et cédez quelque chose pour lui faire place : avec ${charge(facts.findings)} en vue, ` +
      `regardez d’abord du côté ${de(startOf(facts.findings))}.`,
  ],
  'goal.reshape_role': [
    (facts) =>
      `Dessinez la semaine que vous aimeriez, comparez-la à celle qui donne ${fit(facts.findings)}, et présentez ` +
      `${au(ally(facts.findings))} une proposition datée, avec ${mainstay(facts.findings)} pour contrepartie.`,
    (facts) =>
      `Décidez d’un seul échange, moins de temps pour ${startOf(facts.findings)}, plus pour ` +
      `${mainstay(facts.findings)}, mettez-le par écrit, et demandez un essai.`,
  ],
  'goal.change_role': [
    (facts) =>
      `Écrivez ce que le prochain poste doit contenir, ${mainstay(facts.findings)} d’abord, et ce qu’il doit ` +
      `éviter ; parlez ensuite avec quelqu’un qui fait ce travail.`,
    (facts) =>
      `Décidez s’il faut chercher ailleurs ou réparer : posez ${fit(facts.findings)} à côté d’un poste que vous ` +
      `pourriez avoir, ${charge(facts.findings)} à côté, et choisissez où porter votre effort.`,
  ],
  'goal.change_field': [
    (facts) =>
      `Parlez avec des gens du domaine qui vous attire, demandez quelle place une semaine ordinaire y fait ` +
      `${au(mainstay(facts.findings))}, puis décidez d’un essai, ${charge(facts.findings)} à l’esprit.`,
    (facts) =>
      `Décidez ce qu’un nouveau domaine devrait offrir pour faire mieux ${que(fit(facts.findings))}, et cherchez ` +
      `une petite façon de le vérifier, avec ${mainstay(facts.findings)} pour commencer.`,
  ],
  'goal.start_business': [
    (facts) =>
      `Décrivez une première offre qui vive ${de(mainstay(facts.findings))}, montrez-la à des personnes qu’elle ` +
      `pourrait intéresser, et décidez du prochain petit essai, ${charge(facts.findings)} à l’esprit.`,
    (facts) =>
      `Décidez qui, dans votre activité, se chargerait ${de(startOf(facts.findings))}, avant toute décision plus ` +
      `grande que laisse entrevoir ${charge(facts.findings)}.`,
  ],
  'goal.lead_people': [
    (facts) =>
      `Choisissez une tâche à plusieurs que vous mènerez du début à la fin, faites-y entrer ` +
      `${mainstay(facts.findings)}, et demandez ensuite au groupe comment cela s’est passé.`,
    (facts) =>
      `Parlez avec ${ally(facts.findings)} de ce que l’encadrement ajouterait à vos semaines et de ce qui devrait ` +
      `en sortir, en commençant par ${besideLeading(facts.findings)} ; choisissez ensuite.`,
  ],
  'goal.restore_balance': [
    (facts) =>
      `Décidez ce que vous arrêterez, raccourcirez ou céderez pour de bon, en commençant par ` +
      `${startOf(facts.findings)}, et prévenez les personnes concernées.`,
    (facts) =>
      `Comparez votre état ${au(charge(facts.findings))} du départ, gardez ce qui a aidé, et choisissez une règle ` +
      `pour les mois à venir, à commencer par ${startOf(facts.findings)}.`,
  ],
  'goal.return_to_work': [
    (facts) =>
      `Listez des endroits où une journée ordinaire ferait appel ${au(mainstay(facts.findings))}, parlez avec ` +
      `quelqu’un qui y travaille, et décidez lesquels poursuivre.`,
    (facts) =>
      `Décidez comment vous voulez commencer, en heures et en tâches, et dites-le tôt ; ${startOf(facts.findings)} ` +
      `est le point à régler d’abord.`,
  ],
  'goal.gain_clarity': [
    (facts) =>
      `Écrivez une page sur ce que vous savez maintenant ${de(titledRole(facts.findings))} et ce qui reste ouvert, ` +
      `${startOf(facts.findings)} compris, et décidez quelle question vient ensuite.`,
    (facts) =>
      `Choisissez entre garder, remodeler et quitter comme si vous y étiez, ${fit(facts.findings)} sous les yeux, ` +
      `et observez quelques jours ce que chaque choix vous fait et ce qu’il changerait pour ` +
      `${mainstay(facts.findings)}.`,
  ],
  'goal.other': [
    (facts) =>
      `Mettez votre but en une phrase avec une date, et décidez du prochain pas ${que(mainstay(facts.findings))} ` +
      `rend facile.`,
    (facts) =>
      `Décidez à quoi votre but vous demande de renoncer, ${startOf(facts.findings)} en vue, et dites-le à une ` +
      `personne qui vous en reparlera.`,
  ],
  'goal.unset': [
    (facts) =>
      `Décidez ce que vous voulez des mois à venir, plus de place pour ${mainstay(facts.findings)} ou autre chose ` +
      `que ce rapport ne nomme pas, et écrivez-le en une phrase.`,
    (facts) =>
      `Choisissez une direction pour ${titledRole(facts.findings)}, garder, changer ou quitter, et notez-en la ` +
      `raison en quelques mots.`,
  ],
  'review.new_map': [
    (facts) =>
      `Notez de nouveau demandes et énergie et posez la nouvelle carte à côté de celle-ci, avec un œil sur ` +
      `${fit(facts.findings)} et l’autre sur ${startOf(facts.findings)}.`,
    (facts) =>
      `Remplissez encore une fois le questionnaire et comparez : ${startOf(facts.findings)} a-t-il bougé, et ` +
      `qu’est devenu ${charge(facts.findings)} ?`,
    (facts) =>
      `Faites une nouvelle carte au bout de ces ${facts.horizonDays} jours et demandez-vous ce qui a bougé, à commencer ` +
      `par ${startOf(facts.findings)} et ${fit(facts.findings)}.`,
  ],
};
