/** The forms of a French verb in a phrase, always in this order; there may be only one form of the participle. */
export interface VerbForm {
  readonly text: string;
  /** Words that may stand before it and lose their vowel there: `n'`, `qu'`, `d'`. */
  readonly after: readonly string[];
  /** A participle that looks like the third person: `il fait`, `il a fait`. */
  readonly isAlsoFinite?: boolean;
}

/** Present of je, il, nous and ils; stem of the future; past participle. */
type PrincipalParts = readonly [
  i: string,
  he: string,
  we: string,
  they: string,
  future: string,
  past: string,
];

/** By the end of the infinitive; the first match counts. */
const irregular: readonly (readonly [ending: string, parts: string])[] = [
  ['être', 'suis est sommes sont ser été'],
  ['savoir', 'sais sait savons savent saur su'],
  ['pouvoir', 'peux peut pouvons peuvent pourr pu'],
  ['devoir', 'dois doit devons doivent devr dû'],
  ['cevoir', 'çois çoit cevons çoivent cevr çu'],
  ['avoir', 'ai a avons ont aur eu'],
  ['prévoir', 'prévois prévoit prévoyons prévoient prévoir prévu'],
  ['voir', 'vois voit voyons voient verr vu'],
  ['vouloir', 'veux veut voulons veulent voudr voulu'],
  ['faire', 'fais fait faisons font fer fait'],
  ['dire', 'dis dit disons disent dir dit'],
  ['lire', 'lis lit lisons lisent lir lu'],
  ['crire', 'cris crit crivons crivent crir crit'],
  ['duire', 'duis duit duisons duisent duir duit'],
  ['mettre', 'mets met mettons mettent mettr mis'],
  ['battre', 'bats bat battons battent battr battu'],
  ['prendre', 'prends prend prenons prennent prendr pris'],
  ['joindre', 'joins joint joignons joignent joindr joint'],
  ['teindre', 'teins teint teignons teignent teindr teint'],
  ['soudre', 'sous sout solvons solvent soudr solu'],
  ['ndre', 'nds nd ndons ndent ndr ndu'],
  ['rdre', 'rds rd rdons rdent rdr rdu'],
  ['suffire', 'suffis suffit suffisons suffisent suffir suffi'],
  ['connaître', 'connais connaît connaissons connaissent connaîtr connu'],
  ['clure', 'clus clut cluons cluent clur clu'],
  ['suivre', 'suis suit suivons suivent suivr suivi'],
  ['tenir', 'tiens tient tenons tiennent tiendr tenu'],
  ['venir', 'viens vient venons viennent viendr venu'],
  ['servir', 'sers sert servons servent servir servi'],
  ['vrir', 'vre vre vrons vrent vrir vert'],
  ['ffrir', 'ffre ffre ffrons ffrent ffrir ffert'],
  ['courir', 'cours court courons courent courr couru'],
  ['cueillir', 'cueille cueille cueillons cueillent cueiller cueilli'],
  ['sortir', 'sors sort sortons sortent sortir sorti'],
  ['partir', 'pars part partons partent partir parti'],
  ['sentir', 'sens sent sentons sentent sentir senti'],
  ['acquérir', 'acquiers acquiert acquérons acquièrent acquerr acquis'],
  ['envoyer', 'envoie envoie envoyons envoient enverr envoyé'],
  ['truire', 'truis truit truisons truisent truir truit'],
];

/** Forms that do not follow from the principal parts. */
const exceptions: Readonly<Record<string, { you?: string; may?: string; past?: string; doing?: string }>> = {
  être: { you: 'êtes', may: 'soit', past: 'ét', doing: 'étant' },
  avoir: { may: 'ait', doing: 'ayant' },
  savoir: { may: 'sache', doing: 'sachant' },
  faire: { you: 'faites', may: 'fasse' },
  refaire: { you: 'refaites', may: 'refasse' },
  redire: { you: 'redites' },
  aller: { may: 'aille' },
  dire: { you: 'dites' },
  pouvoir: { may: 'puisse' },
  vouloir: { may: 'veuille' },
};

/** Verbs without a direct object, or with an infinitive in its place: their past participle never changes. */
const invariable = new Set(
  `être pouvoir devoir procéder collaborer coopérer cohabiter coexister dialoguer marcher suffire insister patienter contribuer
  succéder briller caracoler surfer obvier enquêter investiguer réussir brainstormer performer`.split(/\s+/),
);

const beforeInfinitive = ['de', 'ne', 'se', 'le', 'la', 'me', 'te'];
const beforeVerb = ['ne', 'je', 'se', 'le', 'la', 'me', 'te'];

const known = new Map<string, readonly VerbForm[]>();

/**
 * Every form of an infinitive. In a phrase such as `mettre en place`, only the first word changes. Cached, because some
 * verbs are in dozens of phrases.
 */
export const verbForms = (infinitive: string): readonly VerbForm[] => {
  const forms = known.get(infinitive) ?? conjugate(infinitive);
  known.set(infinitive, forms);
  return forms;
};

const conjugate = (infinitive: string): readonly VerbForm[] => {
  const [verb = '', ...rest] = infinitive.split(' ');
  const form = (after: readonly string[]) => (text: string) => ({ text: [text, ...rest].join(' '), after });
  const finite = finiteForms(verb);
  return [
    ...[verb].map(form(beforeInfinitive)),
    ...finite.map(form(beforeVerb)),
    ...participles(verb).map((text) => ({ ...form([])(text), isAlsoFinite: finite.includes(text) })),
  ];
};

/** The third person comes first, because it is the more frequent of two forms that look alike. */
const finiteForms = (verb: string): readonly string[] => {
  const [i, he, we, they, future] = principalParts(verb);
  const stem = we.replace(/ons$/, '');
  const { you, may, past = stem } = exceptions[verb] ?? {};
  return [
    he,
    i,
    we,
    you ?? `${beforeE(stem)}ez`,
    they,
    may ?? they.replace(/nt$/, ''),
    ...['ais', 'ait', 'aient'].map((ending) => `${past}${ending}`),
    ...['ai', 'a', 'ons', 'ont', 'ait', 'aient'].map((ending) => `${future}${ending}`),
  ];
};

const participles = (verb: string): readonly string[] => {
  const [, , we, , , past] = principalParts(verb);
  const doing = exceptions[verb]?.doing ?? `${we.replace(/ons$/, '')}ant`;
  if (invariable.has(verb)) return [doing, past];
  const stem = past.replace(/^dû$/, 'du');
  const plural = past.endsWith('s') ? past : `${stem}s`;
  return [doing, past, `${stem}e`, plural, `${stem}es`];
};

const principalParts = (verb: string): PrincipalParts => {
  if (verb === 'aller') return ['vais', 'va', 'allons', 'vont', 'ir', 'allé'];
  const found = irregular.find(([ending]) => verb.endsWith(ending));
  if (found) {
    const stem = verb.slice(0, -found[0].length);
    const [i = '', he = '', we = '', they = '', future = '', past = ''] = found[1].split(' ');
    return [stem + i, stem + he, stem + we, stem + they, stem + future, stem + past];
  }
  if (verb.endsWith('er')) return firstGroup(verb.slice(0, -2));
  if (verb.endsWith('ir')) return secondGroup(verb.slice(0, -1));
  throw new Error(`No forms are known for the verb ${verb}.`);
};

/** `placer`, `changer`, `envoyer`, `appeler`, `lever` and `céder` change their stem. */
const firstGroup = (stem: string): PrincipalParts => {
  const heavy = stem
    .replace(/([ou])y$/, '$1i')
    .replace(/(appe|je|nouve)(l|t)$/, '$1$2$2')
    .replace(/e([lmnprstv])$/, 'è$1');
  const mute = heavy.replace(/é([^aeiouyéèêâîôû]{1,2})$/, 'è$1');
  const we = stem.replace(/c$/, 'ç').replace(/g$/, 'ge');
  return [`${mute}e`, `${mute}e`, `${we}ons`, `${mute}ent`, `${heavy}er`, `${stem}é`];
};

const secondGroup = (stem: string): PrincipalParts => [
  `${stem}s`,
  `${stem}t`,
  `${stem}ssons`,
  `${stem}ssent`,
  `${stem}r`,
  stem,
];

const beforeE = (stem: string): string => stem.replace(/ç$/, 'c').replace(/ge$/, 'g');
