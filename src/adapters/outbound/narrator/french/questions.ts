import { type Findings, isPlaced, type RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import { au, de, does, fit, named, nameOf, num, que, signed } from './words.ts';

const isTarget = ({ profile }: Pick<Findings, 'profile'>): boolean => profile.roleBasis === 'target';

/** Masculine, like all that names the role. */
const mine = (findings: Pick<Findings, 'profile'>): string =>
  isTarget(findings) ? 'le poste que je vise' : 'mon poste';

/** With its title. */
function work(findings: Findings): string {
  const { roleTitle } = findings;
  if (roleTitle === null) return mine(findings);
  return isTarget(findings) ? `le poste « ${roleTitle} » que je vise` : `mon poste « ${roleTitle} »`;
}

function carryingOf({ assets, levers, profile }: Findings): string {
  const nature = (assets[0] ?? levers[0])?.nature ?? profile.topNature;
  return nature === null ? 'ce que j’aime faire' : nameOf(nature);
}

/** With how naturally it comes. */
function carryingMarked(findings: Findings): string {
  const listed = findings.assets[0] ?? findings.levers[0];
  return listed === undefined
    ? carryingOf(findings)
    : `${named(listed)}, qui me vient à ${num(listed.preference)},`;
}

const heaviestOf = ({ risks: [risk] }: Findings): string =>
  risk === undefined ? 'ce qui me coûte le plus' : named(risk);

/** The first risk with what is asked of it. */
const loadOf = ({ risks: [risk], ...findings }: Pick<Findings, 'risks' | 'profile'>): string =>
  risk === undefined ? `le reste ${de(mine(findings))}` : `${named(risk)} (${num(risk.demand)} en demande)`;

const besideLeading = ({ risks, ...findings }: Findings): string =>
  loadOf({ ...findings, risks: risks.filter(({ nature }) => nature !== 'Leading') });

/** Why a nature is a risk, told by the person; to follow its name. */
const weightOf = (subject: RatedNature): string =>
  isPlaced(subject) && subject.gap > 0
    ? `me vient à ${num(subject.preference)} pour une demande de ${num(subject.demand)}`
    : `me coûte ${signed(subject.energy)} pour une demande de ${num(subject.demand)}`;

export const questions: Phrasebook['questions'] = {
  risk: [
    ({ findings, subject }) =>
      `Parmi ${atWork[subject.nature].tasks} ${de(work(findings))}, qu’est-ce qui doit vraiment passer par moi, ` +
      `quand ${named(subject)} ${weightOf(subject)} ?`,
    ({ findings, subject }) =>
      `Si l’on me demandait ${named(subject)} à moins de ${num(subject.demand)}, ${carryingMarked(findings)} ` +
      `pourrait-il prendre la place libérée, et qui le remarquerait ?`,
    ({ findings, subject }) =>
      `Qui, autour de moi, aime ${atWork[subject.nature].doing}, et ${carryingMarked(findings)} serait-il un ` +
      `échange honnête contre une part des ${num(subject.demand)} points ${de(named(subject))} ?`,
  ],
  lever: [
    ({ findings, subject }) =>
      `Où, dans ${work(findings)}, serait-il utile de me voir ${atWork[subject.nature].more}, sachant ` +
      `${que(named(subject))} me vient à ${num(subject.preference)} ?`,
    ({ subject, findings }) =>
      `Qu’est-ce qui tient ${named(subject)} à ${num(subject.demand)} dans ${work(findings)}, quand il me vient à ` +
      `${num(subject.preference)} : l’habitude, le manque de temps, ou le fait que personne n’y ait pensé ?`,
    ({ subject, findings }) =>
      `Que pourrais-je cesser de faire, peut-être du côté ${de(loadOf(findings))}, pour ${que(named(subject))}, qui ` +
      `me vient à ${num(subject.preference)}, ` +
      `${subject.demand === 0 ? 'trouve un emploi' : `compte pour plus de ${num(subject.demand)}`} ?`,
  ],
  asset: [
    ({ subject, findings }) =>
      `Comment faire pour ${que(named(subject))}, qui me vient à ${num(subject.preference)}, ` +
      `${does(findings, 'garde', 'trouve')} sa place quand ${loadOf(findings)} réclame la sienne ?`,
    ({ subject, findings }) =>
      `Quand avez-vous vu le meilleur de mon travail dans ${atWork[subject.nature].doing}, et qu’est-ce qui, dans ` +
      `${work(findings)}, l’a permis ?`,
  ],
  flag: {
    high_workload: [
      (findings) =>
        `Que pourrait-on retirer ${de(work(findings))} pour que le volume redevienne tenable, en commençant par ` +
        `${heaviestOf(findings)} ?`,
      (findings) =>
        `Si ${mine(findings)} devait tenir en moins d’heures, que voudriez-vous que je garde, à part ` +
        `${carryingOf(findings)}, et combien ${de(loadOf(findings))} ?`,
    ],
    underload: [
      (findings) =>
        `Qu’est-ce qui attend ailleurs et pourrait entrer dans ${work(findings)}, de préférence avec ` +
        `${carryingOf(findings)} ?`,
      (findings) =>
        `Puisque ${loadOf(findings)} me laisse du temps, à qui serait-il utile que j’en donne plus à ` +
        `${carryingOf(findings)} ?`,
    ],
    low_autonomy: [
      (findings) =>
        `Quelles décisions pourraient me revenir dans ${work(findings)}, à commencer par ma façon d’aborder ` +
        `${heaviestOf(findings)} ?`,
      (findings) =>
        `Que faudrait-il que je fasse voir avec ${carryingOf(findings)} pour décider davantage de la façon dont je ` +
        `traite ${loadOf(findings)} ?`,
    ],
    low_support: [
      (findings) =>
        `Vers qui puis-je me tourner quand ${heaviestOf(findings)}, dans ${work(findings)}, devient trop lourd à ` +
        `porter sans aide ?`,
      (findings) =>
        `Sur quel appui puis-je compter pendant que j’essaie de donner plus de place à ${carryingOf(findings)} et ` +
        `moins ${au(loadOf(findings))} ?`,
    ],
    unstable_situation: [
      (findings) =>
        `Que savez-vous de l’avenir ${de(work(findings))}, et à quel autre endroit ${carryingOf(findings)} ` +
        `serait-il utile ?`,
      (findings) =>
        `Quoi qu’il arrive, qu’est-ce que je veux emporter ${de(carryingOf(findings))}, et que laisserais-je ` +
        `volontiers ${de(loadOf(findings))} ?`,
    ],
    slow_recovery: [
      (findings) =>
        `Comment organiser les journées, dans ${work(findings)}, pour qu’une pause suive ${heaviestOf(findings)} ?`,
      (findings) =>
        `Quels soirs et quels matins pourrais-je garder libres, et qu’est-ce que cela changerait pour ` +
        `${loadOf(findings)} et pour ${carryingOf(findings)} ?`,
    ],
    falling_energy: [
      (findings) =>
        `Depuis quand mon énergie baisse-t-elle dans ${work(findings)}, et ${heaviestOf(findings)} y a-t-il été ` +
        `pour quelque chose ?`,
      (findings) =>
        `Qu’est-ce qui était différent avant que mon énergie ne baisse : plus de place pour ` +
        `${carryingOf(findings)}, ou moins pour ${loadOf(findings)} ?`,
    ],
    low_energy: [
      (findings) =>
        `Qu’est-ce qui pourrait attendre, dans ${work(findings)}, que j’aie plus d’énergie, ` +
        `${heaviestOf(findings)} compris ?`,
      (findings) =>
        `Qu’est-ce qui pourrait être plus léger pour un temps, en commençant par ${loadOf(findings)}, sans ` +
        `${que(carryingOf(findings))} s’arrête ?`,
    ],
  },
  goal: {
    grow_in_role: [
      (findings) =>
        `À quoi ressemblerait ${work(findings)} s’il grandissait autour ${de(carryingOf(findings))}, et qui doit ` +
        `donner son accord ?`,
      (findings) =>
        `Quelle est la prochaine tâche plus large où vous me feriez confiance pour ${carryingOf(findings)}, et qui ` +
        `s’occuperait alors ${de(loadOf(findings))} ?`,
    ],
    reshape_role: [
      (findings) =>
        `Quelle part ${de(mine(findings))} pourrions-nous échanger à l’essai, entre ${loadOf(findings)}, à ` +
        `réduire, et ${carryingOf(findings)}, à étendre ?`,
      (findings) =>
        `Si nous redessinions ${work(findings)} en partant de rien, où y placerions-nous ${carryingOf(findings)} ?`,
    ],
    change_role: [
      (findings) =>
        `Quels postes connaissez-vous dont ${carryingOf(findings)} est le cœur, à la différence ` +
        `${de(work(findings))} ?`,
      (findings) =>
        `Si je partais, qu’est-ce qui me manquerait, et le prochain poste ferait-il une place à ` +
        `${carryingOf(findings)} sans ramener ${loadOf(findings)} ?`,
    ],
    change_field: [
      (findings) =>
        `Qui travaille dans le domaine qui m’attire et peut me dire la place qu’y tient ${carryingOf(findings)}, ` +
        `comparée à celle ${de(work(findings))} ?`,
      (findings) =>
        `Est-ce le domaine que je veux quitter, ou ${loadOf(findings)}, et où y aurait-il plus de place pour ` +
        `${carryingOf(findings)} ?`,
    ],
    start_business: [
      (findings) =>
        `Qui paierait pour me confier ${carryingOf(findings)}, et comment le savoir tant que dure ${work(findings)} ?`,
      (findings) =>
        `Qui s’occuperait ${de(loadOf(findings))} si je donnais mon temps à ${carryingOf(findings)} dans une ` +
        `activité à moi ?`,
    ],
    lead_people: [
      (findings) =>
        `Autour ${de(work(findings))}, où pourrais-je guider quelques personnes pour un temps, en y mettant ` +
        `${carryingOf(findings)} ?`,
      (findings) =>
        `Que voyez-vous en moi qui aiderait une équipe, ${carryingOf(findings)} ou autre chose, et qui ` +
        `s’occuperait alors ${de(besideLeading(findings))} ?`,
    ],
    restore_balance: [
      (findings) =>
        `Qu’accepteriez-vous de voir sortir ${de(work(findings))} si je continue d’assurer ${carryingOf(findings)} ?`,
      (findings) =>
        `De quoi serait faite une bonne semaine ordinaire : combien de temps pour ${carryingOf(findings)}, et ` +
        `combien pour ${loadOf(findings)} ?`,
    ],
    return_to_work: [
      (findings) =>
        `Quelles premières semaines feraient ${de(work(findings))} un bon retour, avec ${carryingOf(findings)} ` +
        `assez tôt ?`,
      (findings) =>
        `Qui peut me dire franchement si le travail que j’ai en tête contient autant ${de(loadOf(findings))} que ` +
        `je le crois, et assez ${de(carryingOf(findings))} ?`,
    ],
    gain_clarity: [
      (findings) =>
        `Que me voyez-vous faire, dans ${work(findings)}, quand je me sens à l’aise, et est-ce ` +
        `${carryingOf(findings)} ?`,
      (findings) =>
        `Quel fait précis, sur ${carryingOf(findings)} ou sur ${loadOf(findings)}, m’aiderait le plus à décider, ` +
        `et qui le connaît ?`,
    ],
    other: [
      (findings) =>
        `Que voudriez-vous savoir de mon but pour le soutenir, et en quoi ${carryingOf(findings)} y aide-t-il dans ` +
        `${work(findings)} ?`,
      (findings) =>
        `Qu’est-ce qui me sépare de mon but, est-ce ${loadOf(findings)}, et que pourrait y changer ` +
        `${carryingOf(findings)} ?`,
    ],
    unstated: [
      (findings) =>
        `Dans un an, qu’est-ce qui devrait avoir changé dans ${work(findings)}, et quel rôle y jouerait ` +
        `${carryingOf(findings)} ?`,
      (findings) =>
        `Si rien ne changeait, qu’est-ce que je regretterais : ${loadOf(findings)} d’un côté, ` +
        `${carryingOf(findings)} de l’autre ?`,
    ],
  },
  open: [
    (findings) =>
      `Que me voyez-vous faire sans peine dans ${work(findings)} et que je tiens pour évident, au-delà ` +
      `${de(carryingOf(findings))} ?`,
    (findings) =>
      `De quoi voudriez-vous davantage de ma part, ${carryingOf(findings)} ou autre chose, et de quoi ` +
      `${mine(findings)} pourrait-il se passer, ${heaviestOf(findings)} compris ?`,
    (findings) =>
      `À ma place, comment auriez-vous noté ${work(findings)}, et que serait devenu ${fit(findings)} ?`,
  ],
};
