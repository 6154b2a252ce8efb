import { type Findings, isPlaced, type RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import { au, de, does, named, nameOf, num, que, signed } from './words.ts';

/** Masculine, like all that names the role. */
function work({ roleTitle, profile }: Findings): string {
  const title = roleTitle === null ? '' : ` « ${roleTitle} »`;
  return profile.roleBasis === 'target' ? `le poste${title} que je vise` : `mon poste${title}`;
}

function carryingOf({ assets, levers, profile }: Findings): string {
  const nature = (assets[0] ?? levers[0])?.nature ?? profile.topNature;
  return nature === null ? 'ce que j’aime faire' : nameOf(nature);
}

const heaviestOf = ({ risks: [risk] }: Findings): string =>
  risk === undefined ? 'ce qui me coûte le plus' : named(risk);

/** Why a nature is a risk, told by the person; to follow its name. */
const weightOf = (subject: RatedNature): string =>
  isPlaced(subject) && subject.gap > 0
    ? `me vient à ${num(subject.preference)} pour une demande de ${num(subject.demand)}`
    : `me coûte ${signed(subject.energy)} pour une demande de ${num(subject.demand)}`;

export const questions: Phrasebook['questions'] = {
  risk: [
    ({ findings, subject }) =>
      `Parmi ${atWork[subject.nature].tasks} ${de(work(findings))}, qu’est-ce qui doit vraiment passer par moi, quand ` +
      `${named(subject)} ${weightOf(subject)} ?`,
    ({ findings, subject }) =>
      `Si ${work(findings)} demandait ${named(subject)} à moins de ${num(subject.demand)}, que laisserait-on de côté, et ` +
      `qui le remarquerait ?`,
    ({ findings, subject }) =>
      `Autour ${de(work(findings))}, qui aime ${atWork[subject.nature].doing}, et que pourrais-je prendre en échange d’une ` +
      `part des ${num(subject.demand)} points ${de(named(subject))} ?`,
  ],
  lever: [
    ({ findings, subject }) =>
      `Où, dans ${work(findings)}, serait-il utile de me voir ${atWork[subject.nature].more}, sachant ${que(named(subject))} me ` +
      `vient à ${num(subject.preference)} ?`,
    ({ subject, findings }) =>
      `Qu’est-ce qui tient ${named(subject)} à ${num(subject.demand)} dans ${work(findings)} : l’habitude, le manque de ` +
      `temps, ou le fait que personne n’y ait pensé ?`,
    ({ subject, findings }) =>
      `Que pourrais-je cesser de faire dans ${work(findings)} pour que la place ${de(named(subject))} y dépasse ` +
      `${num(subject.demand)} ?`,
  ],
  asset: [
    ({ subject, findings }) =>
      `Comment faire pour ${que(named(subject))}, qui me vient à ${num(subject.preference)}, ` +
      `${does(findings, 'garde', 'trouve')} sa place dans ${work(findings)} ?`,
    ({ subject, findings }) =>
      `Quand avez-vous vu le meilleur de mon travail dans ${atWork[subject.nature].doing}, et qu’est-ce qui, dans ` +
      `${work(findings)}, l’a permis ?`,
  ],
  flag: {
    high_workload: [
      (findings) =>
        `Que pourrait-on retirer ${de(work(findings))} pour que le volume redevienne tenable, en ` +
        `commençant par ${heaviestOf(findings)} ?`,
      (findings) =>
        `Si ${work(findings)} devait tenir en moins d’heures, que voudriez-vous que je garde, à part ${carryingOf(findings)} ?`,
    ],
    underload: [
      (findings) =>
        `Qu’est-ce qui attend ailleurs et pourrait entrer dans ${work(findings)}, de préférence avec ${carryingOf(findings)} ?`,
      (findings) =>
        `Puisque ${work(findings)} me laisse du temps, à qui serait-il utile que j’en donne plus à ${carryingOf(findings)} ?`,
    ],
    low_autonomy: [
      (findings) =>
        `Quelles décisions pourraient me revenir dans ${work(findings)}, à commencer par ma façon d’aborder ` +
        `${heaviestOf(findings)} ?`,
      (findings) =>
        `Que faudrait-il que je fasse voir avec ${carryingOf(findings)} pour décider davantage dans ${work(findings)} ?`,
    ],
    low_support: [
      (findings) =>
        `Vers qui puis-je me tourner quand ${heaviestOf(findings)}, dans ${work(findings)}, devient trop lourd à porter sans ` +
        `aide ?`,
      (findings) =>
        `Sur quel appui puis-je compter dans ${work(findings)} pendant que j’essaie de donner plus de place à ` +
        `${carryingOf(findings)} ?`,
    ],
    unstable_situation: [
      (findings) =>
        `Que savez-vous de l’avenir ${de(work(findings))}, et à quel autre endroit ${carryingOf(findings)} serait-il utile ?`,
      (findings) =>
        `Quoi qu’il arrive ${au(work(findings))}, qu’est-ce que je veux emporter ${de(carryingOf(findings))} ?`,
    ],
    slow_recovery: [
      (findings) =>
        `Comment organiser les journées, dans ${work(findings)}, pour qu’une pause suive ${heaviestOf(findings)} ?`,
      (findings) =>
        `Quels soirs et quels matins ${work(findings)} pourrait-il me laisser libres, et qu’est-ce que cela changerait pour ` +
        `${heaviestOf(findings)} ?`,
    ],
    falling_energy: [
      (findings) =>
        `Depuis quand mon énergie baisse-t-elle dans ${work(findings)}, et ${heaviestOf(findings)} y a-t-il été pour quelque ` +
        `chose ?`,
      (findings) =>
        `Qu’est-ce qui était différent dans ${work(findings)} avant que mon énergie ne baisse, et ` +
        `${carryingOf(findings)} y tenait-il plus de place ?`,
    ],
    low_energy: [
      (findings) =>
        `Qu’est-ce qui pourrait attendre, dans ${work(findings)}, que j’aie plus d’énergie, ${heaviestOf(findings)} compris ?`,
      (findings) =>
        `Quelle part ${de(work(findings))} pourrait être plus légère pour un temps, en commençant par ` +
        `${heaviestOf(findings)} ?`,
    ],
  },
  goal: {
    grow_in_role: [
      (findings) =>
        `À quoi ressemblerait ${work(findings)} s’il grandissait autour ${de(carryingOf(findings))}, et qui doit donner son ` +
        `accord ?`,
      (findings) =>
        `Vu ${de(work(findings))}, quelle est la prochaine tâche plus large où vous me feriez confiance pour ` +
        `${carryingOf(findings)} ?`,
    ],
    reshape_role: [
      (findings) =>
        `Quelle part ${de(work(findings))} pourrions-nous échanger à l’essai, entre ${heaviestOf(findings)}, à réduire, et ` +
        `${carryingOf(findings)}, à étendre ?`,
      (findings) =>
        `Si nous redessinions ${work(findings)} en partant de rien, où y placerions-nous ${carryingOf(findings)} ?`,
    ],
    change_role: [
      (findings) =>
        `Quels postes connaissez-vous dont ${carryingOf(findings)} est le cœur, à la différence ${de(work(findings))} ?`,
      (findings) =>
        `Qu’est-ce qui me manquerait ${de(work(findings))}, et le prochain poste ferait-il une place à ` +
        `${carryingOf(findings)} ?`,
    ],
    change_field: [
      (findings) =>
        `Qui travaille dans le domaine qui m’attire et peut me dire la place qu’y tient ${carryingOf(findings)}, comparée à ` +
        `celle ${de(work(findings))} ?`,
      (findings) =>
        `Est-ce le domaine que je veux quitter, ou ${heaviestOf(findings)} tel que ${work(findings)} le demande ?`,
    ],
    start_business: [
      (findings) =>
        `Qui paierait pour me confier ${carryingOf(findings)}, et comment le savoir tant que dure ${work(findings)} ?`,
      (findings) =>
        `Qui s’occuperait ${de(heaviestOf(findings))} si je travaillais à mon compte plutôt que dans ${work(findings)} ?`,
    ],
    lead_people: [
      (findings) =>
        `Autour ${de(work(findings))}, où pourrais-je guider quelques personnes pour un temps, en y mettant ` +
        `${carryingOf(findings)} ?`,
      (findings) =>
        `Que voyez-vous en moi qui aiderait une équipe, et quelle part ${de(heaviestOf(findings))} faudrait-il confier à ` +
        `d’autres dans ${work(findings)} ?`,
    ],
    restore_balance: [
      (findings) =>
        `Qu’accepteriez-vous de voir sortir ${de(work(findings))} si je continue d’assurer ${carryingOf(findings)} ?`,
      (findings) =>
        `De quoi serait faite une bonne semaine ordinaire dans ${work(findings)}, et quelle dose ${de(heaviestOf(findings))} ` +
        `y tient ?`,
    ],
    return_to_work: [
      (findings) =>
        `Quelles premières semaines feraient ${de(work(findings))} un bon retour, avec ${carryingOf(findings)} assez tôt ?`,
      (findings) =>
        `Qui peut me dire franchement quelle part ${de(heaviestOf(findings))} contient ${work(findings)} ?`,
    ],
    gain_clarity: [
      (findings) =>
        `Que me voyez-vous faire, dans ${work(findings)}, quand je me sens à l’aise, et est-ce ${carryingOf(findings)} ?`,
      (findings) =>
        `Quel fait précis sur ${work(findings)} m’aiderait le plus à décider, et qui le connaît ?`,
    ],
    other: [
      (findings) =>
        `Que voudriez-vous savoir de mon but pour le soutenir, et en quoi ${carryingOf(findings)} y aide-t-il dans ` +
        `${work(findings)} ?`,
      (findings) =>
        `Qu’est-ce qui, dans ${work(findings)}, me sépare de mon but, et est-ce ${heaviestOf(findings)} ?`,
    ],
    unstated: [
      (findings) =>
        `Dans un an, qu’est-ce qui devrait avoir changé dans ${work(findings)}, et quel rôle y jouerait ` +
        `${carryingOf(findings)} ?`,
      (findings) =>
        `Si rien ne changeait dans ${work(findings)}, qu’est-ce que je regretterais, et ${heaviestOf(findings)} y serait-il pour quelque chose ?`,
    ],
  },
  open: [
    (findings) =>
      `Que me voyez-vous faire sans peine dans ${work(findings)} et que je tiens pour évident, au-delà ` +
      `${de(carryingOf(findings))} ?`,
    (findings) =>
      `De quoi voudriez-vous davantage de ma part dans ${work(findings)} : ${carryingOf(findings)}, ou autre chose ?`,
    (findings) =>
      `À ma place, comment auriez-vous noté ${work(findings)}, et où nos deux regards se sépareraient-ils ?`,
  ],
};
