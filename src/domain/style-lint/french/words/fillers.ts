import type { Phrase } from '#domain/style-lint/model/rule.ts';
import { frenchPhrases } from '../phrase-table.ts';

const fillers = `
  en fait, dans les faits, en définitive, en somme = (out)
  à vrai dire, à dire vrai, à proprement parler, pour ainsi dire, si j'ose dire, si l'on peut dire, si je puis dire = (out)
  pour tout dire, disons-le, il faut bien le dire, il faut le dire, on va dire, je dirais, j'ai envie de dire = (out)
  bien évidemment, cela va sans dire, cela va de soi, comme chacun sait, comme on le sait = (out)
  comme nous le savons tous, comme vous le savez, vous n'êtes pas sans savoir {que} = (out)
  il va sans dire {que}, il va de soi {que}, il est évident {que}, il est clair {que}, il est certain {que} = (out)
  il est bien connu {que}, tout le monde sait {que}, nul n'ignore {que}, chacun sait {que} = (out)
  il faut savoir {que}, il faut dire {que}, il faut noter {que}, il faut souligner {que}, il faut préciser {que} = (out)
  notons {que}, précisons {que}, rappelons {que}, signalons {que}, soulignons {que}, à noter {que} = (out)
  il s'avère {que}, il se trouve {que}, il se fait {que}, le fait est {que} = (out)
  inutile de dire {que}, inutile de préciser {que}, est-il besoin de dire {que} = (out)
  en quelque sorte, d'une certaine manière, d'une certaine façon = (out)
  de toute évidence, à l'évidence, en tout état de cause, quoi qu'il en soit = (out)
  du coup = donc | alors | (out) ; not before: de, d', monté, porté, tiré
  tout simplement, purement et simplement, littéralement = (out)
  au demeurant, soit dit en passant, entre parenthèses, accessoirement = (out)
  si vous voulez, voyez-vous, comment dire = (out)
  à mon humble avis = à mon avis
  personnellement je pense = je pense
  moi personnellement = moi | (out)
  je pense personnellement = je pense
  je voudrais tout d'abord vous dire {que}, je tenais à vous dire {que} = (out)
  vraiment, véritablement, carrément = (out)
`;

const weasels = `
  certains disent, certains affirment, certains pensent, certains estiment, d'aucuns disent, d'aucuns pensent
  d'après certains, selon certains, selon d'aucuns, selon plusieurs, de l'avis de tous, de l'avis général
  on dit {que}, on pense {que}, on estime {que}, on considère {que}, on prétend {que}, dit-on, paraît-il
  il paraît {que}, il semble {que}, il semblerait {que}, il semble bien {que}, semble-t-il, il se pourrait {que}
  il est généralement admis {que}, il est communément admis {que}, il est souvent dit {que}, il est reconnu {que}
  des études montrent, des études ont montré, les études montrent, de nombreuses études, plusieurs études
  des experts affirment, les experts s'accordent, de l'avis des experts, de nombreux experts, selon les experts
  les scientifiques pensent, la science prouve, il est prouvé {que}, il a été démontré {que}
  un certain nombre {de}, un grand nombre {de}, nombre {de}, bon nombre {de}, quantité {de}, pas mal {de}
  une partie {de}, la plupart des, la majorité des, beaucoup de gens, beaucoup de personnes, de nombreuses personnes
  plus ou moins, peu ou prou, relativement, quelque peu, un tant soit peu, assez souvent, environ, à peu près
  parfois, souvent, généralement, habituellement, en général, la plupart du temps, dans certains cas
  peut-être, probablement, éventuellement, possiblement, potentiellement, sans doute, vraisemblablement
  apparemment, plutôt, presque, quasiment, pratiquement, virtuellement, en partie, dans une certaine mesure
  bien connu, largement reconnu, largement admis, unanimement reconnu, mondialement connu, de renom, de premier plan
  le meilleur du marché, de pointe, de qualité, haut de gamme, innovant, leader, incontournable, exceptionnel
  divers et variés, et ainsi de suite, entre autres choses, et bien d'autres
`;

const adverbs = `absolument actuellement admirablement ardemment assurément certainement complètement considérablement
  constamment cruellement désespérément drôlement dûment énormément entièrement essentiellement évidemment exactement
  excessivement extrêmement extraordinairement fondamentalement formellement formidablement fortement globalement
  grandement hautement incontestablement incroyablement indéniablement indiscutablement infiniment intégralement
  intensément largement manifestement massivement naturellement nettement normalement notoirement notablement
  parfaitement particulièrement pleinement principalement profondément purement quasiment radicalement réellement
  remarquablement résolument rigoureusement sensiblement sérieusement significativement simplement singulièrement
  spécialement spécifiquement strictement suffisamment terriblement totalement tellement ultimement unanimement
  vivement visiblement fréquemment foncièrement fermement fatalement férocement follement furieusement
  heureusement honnêtement hypothétiquement idéalement immensément inévitablement inlassablement irrémédiablement
  magnifiquement merveilleusement monstrueusement obligatoirement ostensiblement outrageusement passablement
  proprement prodigieusement ridiculement scandaleusement sûrement superbement viscéralement`;

const takenOut = (words: string): string =>
  words
    .split(/\s+/)
    .map((word) => `${word} = (out)`)
    .join('\n');

export const fillerPhrases = (): readonly Phrase[] => frenchPhrases(fillers);
export const weaselPhrases = (): readonly Phrase[] => frenchPhrases(weasels);
export const adverbPhrases = (): readonly Phrase[] =>
  frenchPhrases(`très, hyper, super, ultra = (out)\n${takenOut(adverbs)}`);
