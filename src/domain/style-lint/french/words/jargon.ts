import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

/** Verbs made from English ones. Forms that are also nouns are not in the list. */
const verbs = `
  <impacter> = <toucher> | <affecter> | <influencer>
  <forwarder> = <transférer> | <faire suivre>
  <brainstormer> = <réfléchir ensemble>
  <benchmarker> = <comparer>
  <drafter> = <rédiger> | <ébaucher>
  <checker> = <vérifier>
  <updater> = <mettre à jour>
  <uploader> = <téléverser> | <envoyer>
  <downloader> = <télécharger>
  <switcher> = <changer> | <basculer>
  <debriefer>, <débriefer> = <faire le point> | <faire le bilan>
  <briefer> = <informer> | <préparer>
  <staffer> = <affecter>
  <onboarder> = <accueillir> | <intégrer>
  <disrupter> = <bouleverser>
  <scaler> = <développer>
  <upgrader> = <améliorer>
  <prioriser> = <hiérarchiser> | <classer>
  <customiser> = <personnaliser>
  <monitorer> = <surveiller> | <suivre>
  <networker> = <prendre contact>
  <focusser>, <focuser> = <concentrer>
  <digitaliser> = <numériser>
  <leverager> = <exploiter>
  <co-construire>, <coconstruire> = <construire ensemble>
  <incentiver> = <motiver> | <encourager>
  <outsourcer> = <externaliser>
  <manager> une équipe = <diriger> une équipe
  <manager> des équipes = <diriger> des équipes
  <manager> les équipes = <diriger> les équipes
  <adresser> le problème = <traiter> le problème
  <adresser> un problème = <traiter> un problème
  <adresser> ce problème = <traiter> ce problème
  <adresser> les besoins {du} = <répondre> aux besoins {du}
  <adresser> les enjeux {du} = <répondre> aux enjeux {du}
  <adresser> un marché = <viser> un marché
  <adresser> le marché {du} = <viser> le marché {du}
  <délivrer> de la valeur = <être utile>
  <faire> du sens = <avoir> du sens
  <implémenter> une stratégie = <mettre> en œuvre une stratégie
  <implémenter> une politique = <mettre> en œuvre une politique
  <initier> un projet = <lancer> un projet
  <initier> une démarche = <lancer> une démarche
  <initier> un processus = <lancer> un processus
  <initier> une procédure = <lancer> une procédure
  <mettre> en exergue = <souligner> | <mettre> en évidence ; not before: de, du, à, au
  <créer> des synergies, <dégager> des synergies, <développer> des synergies = <coopérer>
  <faire> un focus sur = <examiner>
  <capitaliser> sur = <tirer> parti de
  <prendre> le lead = <prendre> la tête
  monter en compétence[s] = progresser
  <être> force de proposition = <proposer>
`;

const verbsByHand = `
  acter, acté[e][s], actons, actait, actaient, actera ; message: Dites plutôt « décider » ou « prendre acte de ».
  booster ; not after: un, le, du, ce, des, deux, les, son, dose, vaccin, ski ; message: Dites plutôt « stimuler » ou « relancer ».
  boosté[e][s], boostent, boostez, boostant, boostera ; message: Dites plutôt « stimuler » ou « relancer ».
  challengé[e][s], challengent, challengeons, challengez, challengeant ; message: Dites plutôt « mettre au défi » ou « remettre en question ».
  challenger nos, challenger notre, challenger vos, challenger votre, challenger ses ; message: Dites plutôt « mettre au défi » ou « remettre en question ».
  challenger l'équipe, challenger les équipes, faut challenger ; message: Dites plutôt « mettre au défi » ou « remettre en question ».
  candidater = postuler
  coacher une équipe = accompagner une équipe
  coacher les équipes = accompagner les équipes
  booker un rendez-vous, booker une réunion = prendre rendez-vous
  matcher avec = correspondre à
`;

const nouns = `
  la deadline = l'échéance | la date limite
  une deadline = une échéance | une date limite
  deadline[s] = échéance[s]
  un call = un appel
  ce call = cet appel
  le call = l'appel
  en call = au téléphone | en visioconférence
  conf call[s], conference call[s], call conf = réunion[s] téléphonique[s]
  un feedback = un retour | un avis
  du feedback, des feedbacks = des retours | des avis
  vos feedbacks = vos remarques
  votre feedback = votre avis
  le reporting = le compte rendu | le suivi
  un reporting = un compte rendu
  reporting[s] = compte rendu
  un process = un procédé | une méthode
  le process = le procédé | la méthode
  les process = les procédés | les méthodes
  nos process = nos procédés | nos méthodes
  des process = des procédés | des méthodes
  mindset = état d'esprit
  hard skills = compétences techniques
  soft skills = savoir-être | qualités humaines
  skills = compétences
  roadmap[s] = feuille de route
  to-do list, to do list, todo list = liste de tâches
  know-how = savoir-faire
  key learnings, learnings = enseignements
  insights = enseignements | idées
  kick-off, kickoff = lancement
  wording = formulation
  one-to-one, one to one = tête-à-tête
  asap = dès que possible | au plus vite
  fyi = pour information
  win-win = où chacun gagne
  gagnant-gagnant, gagnant gagnant = où chacun gagne
  business model[s] = modèle économique
  best practice[s] = bonne[s] pratique[s]
  quick win[s] = gain[s] rapide[s]
  onboarding = accueil | intégration
  teambuilding, team building, team-building = cohésion d'équipe
  networking = prise de contact | réseau
  sourcing = recherche de fournisseurs
  pricing = tarification | prix
  packaging = emballage | présentation
  branding = image de marque
  storytelling = récit | mise en récit
  turnover, turn-over = rotation du personnel
  bullet point[s] = point[s]
  brainstorming[s] = remue-méninges
  benchmarking = comparaison
  one shot = ponctuel
  step by step = pas à pas | par étapes
  bottom-up, bottom up = de bas en haut
  top-down, top down = de haut en bas
  out of the box = original
  un deal = un accord
  le deal = l'accord
  un vrai challenge = un vrai défi
  un nouveau challenge = un nouveau défi
  un beau challenge = un beau défi
  de nouveaux challenges = de nouveaux défis
  ce challenge = ce défi
  nos challenges = nos défis
  les challenges = les défis
  relever le challenge = relever le défi
  générer des leads = trouver des clients
  dans le pipe = en préparation
  game changer, game-changer = tournant
  brand content = contenu de marque
  time to market, time-to-market = délai de mise sur le marché
  proposition de valeur = avantage pour le client
  use case[s] = cas d'usage
  stakeholder[s] = personne[s] concernée[s]
  business unit[s] = branche[s] | division[s]
  team leader = chef d'équipe
  core business = cœur de métier
  next step[s] = suite[s]
  meeting d'équipe, team meeting = réunion d'équipe
  un meeting client = une réunion avec le client
  un slot = un créneau
  debrief, débrief = bilan
  go live, go-live = mise en service
  au final = finalement | à la fin ; not before: de, du, d', des, grandiose, pyrotechnique, symphonique
  à date = à ce jour ; not before: fixe, fixes, certaine, courte, précise, anniversaire, donnée, convenue, régulière, prévue, limite, variable, et ; not after: timbre, timbres, tampon, cachet
  suite à = à la suite de ; start ; not before: la page, page, demain, lire
  suite au = à la suite du ; start
  suite aux = à la suite des ; start
  en charge {du} = chargé {du} | responsable {du} ; ${[
    'not after: prise, prises, prend, prendre, prends, prennent, prenne, prennent, pris, prenait, prenaient',
    'prenant, prendra, prendront, prendrait, prenons, prenez, mise, montée, reprise, mettre, met, remise',
  ].join(', ')}
  en termes {de} = quant à | pour ; not before: marine, métier, chasse, droit, cuisine, médecine, théâtre, héraldique ; not after: exprimé, exprimée, exprimés, exprimées, exprimer, parler, parle
  en adéquation avec = adapté à | conforme à
  en mode projet = par projets
  en mode agile = par petites étapes
  disruptif[s] = novateur[s] ; not after: claquage, champ
  disruptive[s] = novatrice[s] ; not after: décharge, décharges, coloration, sélection
  proactif[s], proactive[s], pro-actif[s], pro-active[s] ; message: Dites plutôt ce qui est fait : prévoir, prendre les devants.
  proactivement, de manière proactive, de façon proactive = sans attendre | à l'avance
  proactivité = esprit d'initiative
  la problématique = le problème | la question ; not after: aussi
  une problématique = un problème | une question
  cette problématique = ce problème | cette question
  les problématiques = les problèmes | les questions
  des problématiques = des problèmes | des questions
  ces problématiques = ces problèmes | ces questions
  vos problématiques = vos problèmes
  force[s] de proposition ; message: Dites plutôt ce qui est proposé.
  montée en compétence[s] = formation | progrès
  transformation digitale = transformation numérique
  stratégie digitale = stratégie numérique
  transition digitale = transition numérique
  marketing digital = marketing numérique
  outil[s] digital, outils digitaux = outils numériques
  solution[s] digitale[s] = solution[s] numérique[s]
  communication digitale = communication en ligne
  le digital = le numérique
  du digital = du numérique
  digitalisation = passage au numérique | numérisation
  la data = les données
  les datas = les données
  nos data, nos datas = nos données
  la customisation {du} = la personnalisation {du}
  la priorisation {du} = le classement {du}
  l'implémentation d'une stratégie = la mise en œuvre d'une stratégie
  rebondir sur ce = revenir sur ce
  rebondir sur votre = revenir sur votre
  je rebondis sur = je reviens sur
  pour rebondir sur = pour répondre à
  nos équipes sont alignées = nos équipes sont d'accord
`;

/** Forms of these verbs that are also English words, as in names of commands. */
const english = new Set(['update', 'upgrade', 'scale', 'outsource', 'leverage', 'focuse']);

export const jargon = (): readonly Phrase[] =>
  [verbs, verbsByHand, nouns].flatMap(frenchPhrases).filter(({ match }) => !english.has(match));
