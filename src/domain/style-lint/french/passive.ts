import type { SequenceCheck, Step } from '../model/rule.ts';
import { typeset } from './typeset.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const formsOfBe =
  words(`être étant été suis es est sommes êtes sont étais était étions étiez étaient fus fut fûmes furent
  serai seras sera serons serez seront serais serait serions seriez seraient sois soit soyons soyez soient fût fussent`);

const irregular =
  words(`admis appris aperçu assis atteint attendu averti bâti battu bu choisi commis compris conclu
  conçu conduit connu conquis construit contenu contraint convaincu couvert cru cuit découvert décrit déçu défendu défini
  détenu détruit dit écrit élargi élu entendu entrepris envahi établi éteint étendu exclu fait fini fourni garanti inclus
  inscrit interdit introduit investi joint lu maintenu mis mordu nourri obtenu offert ouvert peint perçu perdu permis
  poursuivi prescrit prévu pris produit promis puni réduit reçu reconnu rejoint relu rempli remis rendu repris
  requis résolu retenu réuni revu rompu saisi secouru séduit servi soumis soutenu subi suivi surpris suspendu tenu traduit
  trahi transmis vaincu vendu vu accueilli acquis astreint recueilli`);

/** These verbs are active with `être`: `il est passé par Lyon`. */
const active =
  words(`allé arrivé décédé demeuré descendu entré monté né parti passé rentré remonté resté retombé
  retourné sorti tombé venu revenu devenu parvenu intervenu commencé`);

const agreed = (participles: readonly string[]): readonly string[] =>
  participles.flatMap((one) => [one, `${one}e`, ...(one.endsWith('s') ? [] : [`${one}s`]), `${one}es`]);

const adverbs: Step = {
  words: words(
    `aussi bien déjà encore été jamais mal parfois pas plus presque souvent surtout toujours tous toutes`,
  ),
  endings: ['ment'],
  leastLetters: 6,
};

export const passive = (): SequenceCheck => ({
  kind: 'sequence',
  message: typeset('Passif : dites plutôt qui agit, à la voix active.'),
  notAfter: ['se', "s'", 'me', "m'", 'te', "t'"],
  steps: [
    { words: formsOfBe },
    { ...adverbs, upTo: 2 },
    { words: agreed(irregular), endings: ['é', 'ée', 'és', 'ées'], leastLetters: 4, except: agreed(active) },
    { ...adverbs, upTo: 1 },
    { words: ['par'] },
  ],
});
