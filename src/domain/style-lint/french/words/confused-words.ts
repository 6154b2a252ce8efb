import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

const syntax = `
  ! malgré {que} = bien {que} ; not before: j'en, tu en, il en, elle en, on en, nous en, vous en, ils en, elles en
  ! <pallier> {au} = <pallier> {le} ; not before: court, long, moyen, terme, mieux, plus, moins
  se <rappeler> du = se <rappeler> le
  ${[
    'de la = la',
    "de l' = l'",
    'de ce = ce',
    'de cet = cet',
    'de cette = cette',
    'de ces = ces',
    'de mon = mon',
    'de ma = ma',
    'de son = son',
    'de sa = sa',
    'de votre = votre',
    'de notre = notre',
  ]
    .map((pair) => pair.split(' = '))
    .map(([of = '', bare = '']) => `se <rappeler> ${of} = se <rappeler> ${bare}`)
    .join('\n')}
  je me rappelle du = je me rappelle le | je me souviens du
  je me rappelle de la = je me rappelle la | je me souviens de la
  je me rappelle de l' = je me rappelle l' | je me souviens de l'
  je me rappelle de ce = je me rappelle ce | je me souviens de ce
  je me rappelle de cette = je me rappelle cette | je me souviens de cette
  je m'en rappelle = je me le rappelle | je m'en souviens ; not before: le, la, les, l', un, une, chaque
  il s'en rappelle = il se le rappelle | il s'en souvient ; not before: le, la, les, l', un, une, chaque
  elle s'en rappelle = elle se le rappelle | elle s'en souvient ; not before: le, la, les, l', un, une, chaque
  on s'en rappelle = on se le rappelle | on s'en souvient ; not before: le, la, les, l', un, une, chaque
  tu t'en rappelles = tu te le rappelles | tu t'en souviens ; not before: le, la, les, l', un, une, chaque
  vous vous en rappelez = vous vous le rappelez | vous vous en souvenez ; not before: le, la, les, l', un, une, chaque
  ! quelques chose = quelque chose
  ! l'handicap = le handicap
  ! l'handicapé = le handicapé
  ! l'haricot = le haricot
  ! l'hérisson = le hérisson
  ! l'hamster = le hamster
  ! l'hangar = le hangar
  ! l'hamac = le hamac
  ! l'harnais = le harnais
  ! l'homard = le homard
  ! l'hameau = le hameau
  ! l'hasard = le hasard
  ! l'hall = le hall
  ! l'hêtre = le hêtre
  ! l'hockey = le hockey
  ! l'handball = le handball
  ! l'harcèlement = le harcèlement
  ! l'huitième = le huitième
  ! l'onzième = le onzième
  ! l'hublot = le hublot
  ! l'hors-bord = le hors-bord
  ! l'hollandais = le hollandais
  ! l'hongrois = le hongrois
  ! l'hauteur = la hauteur
  ! l'halte = la halte
  ! l'hausse = la hausse
  ! l'hache = la hache
  ! l'haie = la haie
  ! l'haine = la haine
  ! l'hanche = la hanche
  ! l'harpe = la harpe
  ! l'honte = la honte
  ! l'houle = la houle
  ! l'hutte = la hutte
  ! l'hernie = la hernie
  ! l'hiérarchie = la hiérarchie
  ! l'housse = la housse
  ! d'harcèlement = de harcèlement
  ! d'handicap = de handicap
  ! d'hauteur = de hauteur
  ! d'hockey = de hockey
  ! s'hâter = se hâter
  ! s'hisser = se hisser
  ! l'hibou = le hibou
  ! d'haricots = de haricots
  ! si j'aurais = si j'avais ; start
  ! si tu aurais = si tu avais ; start
  ! s'il aurait, si il aurait = s'il avait ; start
  ! si elle aurait = si elle avait ; start
  ! si on aurait = si on avait ; start
  ! si nous aurions = si nous avions ; start
  ! si vous auriez = si vous aviez ; start
  ! s'ils auraient, si ils auraient = s'ils avaient ; start
  ! si je serais = si j'étais ; start
  ! s'il serait, si il serait = s'il était ; start
  ! si nous serions = si nous étions ; start
  ! si je pourrais = si je pouvais ; start
  ! si vous pourriez = si vous pouviez ; start
  ! si je saurais = si je savais ; start
  ! pour d'avantage = pour davantage
  ! quoique vous décidiez = quoi que vous décidiez ; not before: de, d', seul, seule, seuls, seules
  ! quoique vous fassiez = quoi que vous fassiez
  ! quoique tu fasses = quoi que tu fasses
  ! on a jamais = on n'a jamais ; start
  ! je leurs ai = je leur ai
  ! il leurs a = il leur a
  ! elle leurs a = elle leur a
  ! on leurs a = on leur a
  ! nous leurs avons = nous leur avons
  ! vous leurs avez = vous leur avez
  ! ils leurs ont = ils leur ont
  ! elles leurs ont = elles leur ont
  je vous serai reconnaissant de = je vous serais reconnaissant de
  je vous serai reconnaissante de = je vous serais reconnaissante de
  ! ci-jointe la = ci-joint la ; start
  ! ci-jointe une = ci-joint une ; start
  ! ci-jointes les = ci-joint les ; start
  ! vues les circonstances = vu les circonstances
  ! vues les conditions = vu les conditions ; start
  ! vue la situation = vu la situation ; start
  ! exceptées les = excepté les ; start
  ! exceptés les = excepté les ; start
  ! exceptée la = excepté la ; start
  ! heures et demies = heures et demie
  ! années et demies = années et demie
  ! ans et demis = ans et demi
  ! mois et demis = mois et demi
  ! eux-même = eux-mêmes
  ! elles-même = elles-mêmes
  ! rien n'empêche pas = rien n'empêche
  ! il n'y a pas aucun = il n'y a aucun
  ! il n'y a pas aucune = il n'y a aucune
  ! c'est bien passée = s'est bien passée
  ! c'est mal passée = s'est mal passée
  ! ses derniers mois = ces derniers mois ; start ; parted
  ! ses dernières années = ces dernières années ; start ; parted
  ${['renvoyé', 'envoyé', 'confirmé', 'rappelé', 'contacté', 'communiqué']
    .map((wrong) => `! merci de me ${wrong} = merci de me ${wrong.slice(0, -1)}er`)
    .join('\n')}
  ${['rembourser', 'opérer', 'voler', 'remarquer', 'agresser', 'licencier', 'remplacer', 'vacciner']
    .map((verb) => `! s'est faite ${verb} = s'est fait ${verb}`)
    .join('\n')}
  ! si il = s'il
  ! si ils = s'ils
  après qu'il ait = après qu'il a | après qu'il eut
  après qu'elle ait = après qu'elle a | après qu'elle eut
  après qu'on ait = après qu'on a | après qu'on eut
  après qu'ils aient = après qu'ils ont | après qu'ils eurent
  après que nous ayons = après que nous avons
  après que vous ayez = après que vous avez
  après qu'il soit = après qu'il est | après qu'il fut
  après qu'elle soit = après qu'elle est | après qu'elle fut
  ! bien qu'il est = bien qu'il soit ; start
  ! bien qu'elle est = bien qu'elle soit ; start
  ! bien qu'il a = bien qu'il ait ; start
  ! bien qu'elle a = bien qu'elle ait ; start
  ! bien qu'ils sont = bien qu'ils soient ; start
  ! bien qu'ils ont = bien qu'ils aient ; start
  ! bien que c'est = bien que ce soit ; start
  ! bien que j'ai = bien que j'aie ; start
  ! bien que je suis = bien que je sois ; start
  ! quoiqu'il est, quoi qu'il est = quoiqu'il soit ; start
  ! il faut que je fais = il faut que je fasse
  ! il faut que je vais = il faut que j'aille
  ! il faut que j'ai = il faut que j'aie
  ! il faut que je peux = il faut que je puisse
  ! il faut que je suis = il faut que je sois
  ! il faut que tu fais = il faut que tu fasses
  ! il faut qu'il fait = il faut qu'il fasse
  ! il faut qu'on fait = il faut qu'on fasse
  ! il faut qu'on est = il faut qu'on soit
  ! il faut qu'il est = il faut qu'il soit
  ! il faut qu'il a = il faut qu'il ait
  ! il faut que vous faites = il faut que vous fassiez
  ! il faut que vous êtes = il faut que vous soyez
  ! il faut que vous avez = il faut que vous ayez
  ! pour que j'ai = pour que j'aie
  ! afin que j'ai = afin que j'aie
  ! pour qu'il peut = pour qu'il puisse
  ! pour que vous avez = pour que vous ayez
  ! pour que vous pouvez = pour que vous puissiez
  ! pour que c'est = pour que ce soit
  ! qu'il aie = qu'il ait
  ! qu'elle aie = qu'elle ait
  ! qu'on aie = qu'on ait
  ! que tu ais = que tu aies
  pour ne pas {que} ; message: Écrivez « pour que… ne… pas ».
  ! c'est de cela dont = c'est cela dont
  ! c'est de ça dont = c'est ça dont
  ! c'est de lui dont = c'est lui dont
  ! c'est d'elle dont = c'est elle dont
  ! c'est de vous dont = c'est vous dont
  ! c'est à vous à qui = c'est vous à qui
  ! c'est à lui à qui = c'est lui à qui
  ! c'est à moi à qui = c'est moi à qui
  ! c'est moi qui est = c'est moi qui suis
  ! c'est moi qui a = c'est moi qui ai
  ! c'est toi qui est = c'est toi qui es
  ! c'est toi qui a = c'est toi qui as
  ! c'est nous qui sont = c'est nous qui sommes
  ! c'est nous qui ont = c'est nous qui avons
  ! c'est vous qui sont, c'est vous qui est = c'est vous qui êtes
  ! c'est vous qui ont, c'est vous qui a = c'est vous qui avez
  jusqu'à temps {que} = jusqu'à ce {que}
  la raison pourquoi = la raison pour laquelle
  <aller> au coiffeur = <aller> chez le coiffeur
  <aller> au docteur = <aller> chez le docteur
  ! de sorte à = de façon à
  plus pire = pire
  plus meilleur[e][s] = meilleur[e][s]
  plus mieux = mieux
  ! je vous serais gré, je vous serai gré = je vous saurais gré
  ! nous vous serions gré, nous vous serons gré = nous vous saurions gré
  s'<avérer> faux = se <révéler> faux
  s'<avérer> fausse[s] = se <révéler> fausse[s]
`;

const sounds = `
  quelque soit, quelque soient = quel que soit | quelle que soit | quels que soient | quelles que soient
  quelques soient, quelques soit = quels que soient | quelles que soient
  ! quelque soit le, quelle que soit le, quel que soient le = quel que soit le
  ! quelque soit la, quel que soit la = quelle que soit la
  quelque soit les, quelque soient les, quel que soit les = quels que soient les | quelles que soient les
  ! qu'elle que soit = quelle que soit
  ! qu'elles que soient = quelles que soient
  comme même = quand même ; not before: le, la, les, l', un, une, des, son, sa, ses, leur, leurs, ce, cet, cette, ces
  ! quant même = quand même
  ! ça à l'air = ça a l'air
  ! il à = il a
  ! on à = on a
  ! il y à = il y a
  ! ça à été = ça a été
  ! qui à été = qui a été
  ! elle à été = elle a été
  ! a t'il, a-t'il = a-t-il
  ! a t'elle, a-t'elle = a-t-elle
  ! a t'on, a-t'on = a-t-on
  ! y a t'il, y a-t'il = y a-t-il
  ! va t'il, va-t'il = va-t-il
  ! sera t'il, sera-t'il = sera-t-il
  ! par acquis de conscience = par acquit de conscience
  ! aux dépends {du}, au dépend {du}, au dépends {du}, aux dépend {du} = aux dépens {du}
  ! bon grès mal grès, bon grés mal grés = bon gré mal gré
  ! contre son grès = contre son gré
  ! bien d'avantage = bien davantage
  ! d'avantage {de} = davantage {de} ; start
  ! encore d'avantage = encore davantage
  quand à lui = quant à lui
  quand à elle = quant à elle
  quand à moi = quant à moi
  quand à nous = quant à nous
  quand à eux = quant à eux
  tant qu'à moi = quant à moi
  tant qu'à lui = quant à lui
  tant qu'à nous = quant à nous
  ! en temps {que} = en tant {que}
  ! soi disant, soit disant, soit-disant, sois disant, soient disant = soi-disant
  ! sa va = ça va ; case
  ! Sa va = Ça va ; case
  ! sa fait = ça fait ; case
  ! Sa fait = Ça fait ; case
  ! sa y est, ca y est = ça y est ; case
  ! dors et déjà, d'or et déjà, d'hors et déjà, d'ors et déjà = d'ores et déjà
  ! c'est à dire = c'est-à-dire
  ! vis à vis {du} = vis-à-vis {du}
  ! peut être {que} = peut-être {que} ; start
  ! d'ou = d'où
  en faite = en fait
  en fait de compte = en fin de compte
  ! entre autre = entre autres ; not before: chose, choses
  ! au plutôt = au plus tôt ; not after: ou
  ! le plutôt possible = le plus tôt possible
  ! plutôt que prévu = plus tôt que prévu
  ! fait parti {du} = fait partie {du}
  ! font parti {du} = font partie {du}
  ! faire parti {du} = faire partie {du}
  ! faisait parti {du} = faisait partie {du}
  ! faisant parti {du} = faisant partie {du}
  ! <prendre> partie pour = <prendre> parti pour
  ! pris à parti = pris à partie
  ! mettre à jours = mettre à jour
  ! mise à jours = mise à jour
  ! à l'abris = à l'abri
  ! mise au normes = mise aux normes
  ! mettre au normes = mettre aux normes
  ! mises au normes = mises aux normes
  ! mises à jours = mises à jour
  ! tout les jours = tous les jours
  ! tout les deux = tous les deux
  ! tout les ans = tous les ans
  ! tout les mois = tous les mois
  ! tout les soirs = tous les soirs
  ! tout les matins = tous les matins
  ! tous le monde = tout le monde
  ! tous le temps = tout le temps
  ! tous ce qui = tout ce qui
  ! tous ce {que} = tout ce {que}
  ! toute les = toutes les
  ! la plus part = la plupart
  ! n'importe qu'elle = n'importe quelle
  ! tant pire = tant pis
  ! ils on = ils ont
  ! elles on = elles ont
  ! ils son = ils sont
  ! elles son = elles sont
  ! il c'est = il s'est ; not after: pour, avec, chez, à, que, de, sans, et
  ! elle c'est = elle s'est ; not after: pour, avec, chez, à, que, de, sans, et, comme, selon
  ! se n'est = ce n'est
  ! se qui = ce qui
  ! se {que} = ce {que}
  ce trouve = se trouve
  ce trouvent = se trouvent
  ! je peut = je peux
  ! tu peut = tu peux
  ! je veut = je veux
  ! tu veut = tu veux
  ! je doit = je dois
  ! je sait = je sais
  ! je croit = je crois
  ! je prend = je prends
  ! je comprend = je comprends
  ! j'attend = j'attends
  ! tu a = tu as
  ! tu est = tu es
  ! il peux = il peut
  ! on peux = on peut
  ! on dois = on doit
  ! il dois = il doit
  ! on fais = on fait
  ! il fais = il fait
  ! il veux = il veut
  ! ils peut = ils peuvent
  ! ils doit = ils doivent
  ! ils fait = ils font
  ! a étés = a été
  ! ont étés = ont été
  ! avons étés = avons été
  ! avoir étés = avoir été
  leurs a = leur a ; not after: les, des, aux
  leurs ont = leur ont ; not after: les, des, aux
  ! je leurs = je leur
  ! il leurs = il leur
  ! on leurs = on leur
  ! <être> entrain {de} = <être> en train {de}
  ! sensé[e][s] être = censé[e][s] être
  ! sensé[e][s] faire = censé[e][s] faire
  ! sensé[e][s] avoir = censé[e][s] avoir
  ! sensé[e][s] savoir = censé[e][s] savoir
  ! sensé[e][s] représenter = censé[e][s] représenter
  ! sensé[e][s] ignorer = censé[e][s] ignorer
  ! sensé[e][s] protéger = censé[e][s] protéger
  ! sensé[e][s] permettre = censé[e][s] permettre
  ! sensé[e][s] fonctionner = censé[e][s] fonctionner
`;

const infinitives =
  `accepter acheter aider aimer ajouter apporter arriver chercher commencer compter continuer créer
  demander donner essayer expliquer gagner garder jouer laisser lancer manger marcher montrer oublier parler payer penser
  porter poser préparer présenter profiter proposer regarder rencontrer rester retrouver signer terminer tomber travailler
  trouver utiliser vérifier`.split(/\s+/);

const wantPast = ["j'ai", 'tu as', 'nous avons', 'vous avez', 'ils ont', 'elles ont'];
const wantInfinitive = [
  'il faut',
  'je vais',
  'je peux',
  'je veux',
  'je dois',
  'on va',
  'on peut',
  'on doit',
  'nous devons',
];
const afterYou = ['vous pouvez', 'vous devez', 'vous allez', 'veuillez', 'merci de bien vouloir'];

/** `j'ai manger`, `il faut mangé`, `veuillez manger` and similar confusions of forms that sound alike. */
const endings = infinitives
  .map((verb) => verb.slice(0, -2))
  .flatMap((stem) => [
    ...wantPast.map((start) => `! ${start} ${stem}er = ${start} ${stem}é`),
    ...wantInfinitive.map((start) => `! ${start} ${stem}é = ${start} ${stem}er`),
    ...afterYou.map((start) => `! ${start} ${stem}ez = ${start} ${stem}er`),
  ])
  .join('\n');

const owing = [
  'ai',
  'as',
  'a',
  'avons',
  'avez',
  'ont',
  'aurais',
  'aurait',
  'auriez',
  'auraient',
  'avais',
  'avait',
];
const owed = [
  'être',
  'faire',
  'avoir',
  'dire',
  'savoir',
  'voir',
  'prendre',
  'venir',
  'partir',
  'attendre',
  'aller',
  'mettre',
  'rester',
  'payer',
  'quitter',
  'trouver',
  'passer',
  'renoncer',
  'arrêter',
  'changer',
  'se',
];
const pastOfDevoir = owing
  .flatMap((form) => owed.map((verb) => `! ${form} du ${verb} = ${form} dû ${verb}`))
  .join('\n');

export const confusedWords = (): readonly Phrase[] =>
  [syntax, sounds, endings, pastOfDevoir].flatMap(frenchPhrases);
