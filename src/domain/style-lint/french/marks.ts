import type { Check, MarkPattern } from '../model/rule.ts';
import { typeset } from './typeset.ts';

const space = '[ \\u00a0\\u202f]';
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const monthStarts = 'jfmasond';
/** Days that are known by their date have a capital, if no year follows. */
const feasts =
  '(?:14 Juillet|11 Novembre|8 Mai|1er Mai|18 Juin|4 Septembre|2 Décembre|10 Août|4 Août|6 Février|18 Brumaire) (?!\\d)|(?:14 Juillet|11 Novembre|8 Mai|1er Mai|18 Juin)(?! )';
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f.]?\d{3}){0,4}(?:,\d{1,4})?`;

/** Wrong spellings of a unit, and its symbol. */
const units: readonly (readonly [wrong: string, right: string])[] = [
  ['Kgs?|KG|kgs|KGS', 'kg'],
  ['Km|KM|kms|Kms|KMS', 'km'],
  ['Cm|CM|cms', 'cm'],
  ['mms|Mm(?= )', 'mm'],
  ['grs?|Gr|gms?|gm', 'g'],
  ['mgs|Mg(?= d)', 'mg'],
  ['ltrs?|lts?|Lt', 'l'],
  ['mls|ML|Ml', 'ml'],
  ['kmh|km\\/H|Km\\/h|KM\\/H|kms\\/h|Km\\/H|kph|km-h|kmhs?|kms? ?heure|km\\/heure', 'km/h'],
  ['kW\\/h|KW\\/H|Kw\\/h|KWH|Kwh|KWh|kwh', 'kWh'],
  ['Kw|KW', 'kW'],
  ['secs?\\.?|Sec\\.?', 's'],
  ['mins|min\\.(?=[ \\u00a0]\\p{Ll})|mns?\\.?', 'min'],
  ['hrs?\\.?|hs', 'h'],
  ['m2', 'm²'],
  ['m3', 'm³'],
  ['km2', 'km²'],
  ['cm2', 'cm²'],
  ['cm3', 'cm³'],
  ['M2', 'm²'],
  ['M3', 'm³'],
  ['°c|° C|C°|° c', '°C'],
  ['GHZ|Ghz|ghz', 'GHz'],
  ['MHZ|Mhz|mhz', 'MHz'],
  ['Khz|KHz|KHZ|khz', 'kHz'],
  ['HZ|hz', 'Hz'],
  ['Volts?(?= )', 'V'],
  ['Db|db|DB', 'dB'],
  ['Ko', 'ko'],
  ['° ?K', 'K'],
  ['mo(?= de| d)', 'Mo'],
  ['GO', 'Go'],
  ['kva|Kva|KVA', 'kVA'],
  ['HA|Ha|has(?= de)', 'ha'],
  ['Watts', 'watts'],
  ['K€|K\\.€', 'k€'],
];

/** Many texts have spaces that do not break, within dates and before signs: each plain one in a pattern stands for them too. */
const withAnySpace = (patterns: readonly MarkPattern[]): readonly MarkPattern[] =>
  patterns.map((pattern) => ({
    ...pattern,
    match: new RegExp(anySpace(pattern.match.source), pattern.match.flags),
    starts: pattern.starts.replace(' ', ' \u00a0\u202f'),
  }));

/** Classes of characters already say which spaces they mean. */
const anySpace = (source: string): string =>
  source.replace(/\[(?:\\.|[^\]\\])*\]|\\.| /gu, (part) => (part === ' ' ? space : part));

/** What is counted in thousands; version numbers and chapters are not. */
const counted =
  'salariés|habitants|personnes|euros|€|exemplaires|logements|clients|élèves|visiteurs|emplois|participants|abonnés|hectares|postes|tonnes|spectateurs|manifestants';

const unitPatterns = (): readonly MarkPattern[] => [
  ...units.map(([wrong, right]): MarkPattern => ({
    match: new RegExp(String.raw`(${number})${space}?(?:${wrong})(?![\p{L}\d²³/€°])`, 'uy'),
    starts: '0-9',
    replace: [`$1\u202f${right}`],
  })),
  {
    match: new RegExp(
      String.raw`(${number})(kg|km|cm|mm|g|mg|km/h|kWh|kW|MW|GWh|ha|ml|cl|°C|GHz|MHz|Go|Mo|To|dB|tonnes|litres|mètres|euros|min|m²|m³|k€|M€|€|Hz)(?![\p{L}\d/])`,
      'uy',
    ),
    starts: '0-9',
    replace: ['$1\u202f$2'],
  },
  {
    match: new RegExp(String.raw`(${number})%`, 'uy'),
    starts: '0-9',
    replace: ['$1\u202f%'],
    message: typeset('Une espace insécable avant « % ».'),
  },
  {
    match: /([€£]|\$(?=\d{2}|\d[.,])) ?(\d[\d ,.]{0,9}\d|\d)/y,
    starts: '€$£',
    replace: ['$2\u202f$1'],
    message: typeset('En français, le symbole suit le montant.'),
  },
  {
    match: /(?<![\d.,])(\d{1,3})\.(\d{1,2})(?= ?%| milli(?:on|ard)s?\b)/y,
    starts: '0-9',
    replace: ['$1,$2'],
    message: typeset('En français, une virgule précède les décimales.'),
  },
  {
    match: new RegExp(String.raw`(?<![\d.,])(\d{1,3})\.(\d{3})(?= (?:${counted})(?!\p{L}))`, 'uy'),
    starts: '0-9',
    replace: ['$1\u202f$2'],
    message: typeset('Une espace insécable sépare les milliers.'),
  },
  {
    match: /(?<![\d.,])([01],\d{1,3} milli(?:on|ard))s\b/y,
    starts: '01',
    replace: ['$1'],
    message: typeset('Le pluriel commence à deux : « {replacement} ».'),
  },
  {
    match: /(?<=\d )(milli(?:on|ard)s?) ?€/y,
    starts: 'm',
    replace: ['$1 d’euros'],
  },
  { match: new RegExp(String.raw`(\d{1,9})€(\d\d)`, 'y'), starts: '0-9', replace: ['$1,$2\u202f€'] },
  {
    match: new RegExp(String.raw`${number}${space}?(?:€|EUR) ?(?:euros?)`, 'uy'),
    starts: '0-9',
    message: typeset('La monnaie est nommée deux fois.'),
  },
  {
    match: /(?!0[xX]|([34]) ?[xX] ?\1(?!\d))(\d{1,6}) ?[xX] ?(?=\d)/y,
    starts: '0-9',
    replace: ['$2\u202f×\u202f'],
  },
  {
    match: /kilomètres? ?heures?|km à l['’]heure heure/iy,
    starts: 'k',
    replace: ['kilomètres par heure'],
  },
  {
    match: /kilowatts?(?: ?\/ ?| par )heures?/iy,
    starts: 'k',
    replace: ['kilowattheures'],
  },
  {
    match: /(?<=\d)(?: |\u00a0|\u202f)?(?:degrés? centigrades?)/iy,
    starts: 'd',
    replace: [' degrés Celsius'],
  },
];

export const unitCheck = (): Check => ({
  kind: 'marks',
  message: typeset('Écrivez le symbole comme le système international : « {replacement} ».'),
  patterns: withAnySpace(unitPatterns()),
});

export const dateCheck = (): Check => ({
  kind: 'marks',
  message: typeset('Écrivez la date ou l’heure selon l’usage : « {replacement} » plutôt que « {match} ».'),
  patterns: withAnySpace([
    {
      match: new RegExp(
        String.raw`1 (${months})(?!\p{L})(?<=(?:\b(?:l|d|a)(?:e|u) ?|\p{L}di )1 \p{L}{3,9})`,
        'iuy',
      ),
      starts: '1',
      replace: ['1er $1'],
      message: typeset('Le premier du mois s’écrit « 1er ».'),
    },
    {
      match: new RegExp(
        String.raw`(?<=(?:le|Le|du|au|Du|Au|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )0(\d) (${months})`,
        'y',
      ),
      starts: '0',
      replace: ['$1 $2'],
    },
    {
      match: new RegExp(String.raw`\d{1,2}(?:e|ème|ième|eme|nd|th) (?=${months})(?<!1er )`, 'y'),
      starts: '0-9',
      message: typeset('Seul le premier du mois est ordinal.'),
    },
    {
      match: new RegExp(
        String.raw`(?!${feasts})\d{1,2}(?:er)? (?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)(?!\p{L})`,
        'uy',
      ),
      starts: '0-9',
      message: typeset('Les noms de mois s’écrivent sans majuscule.'),
    },
    {
      match: new RegExp(String.raw`(\d{1,2} (?:${months})),? de (\d{4})`, 'y'),
      starts: '0-9',
      replace: ['$1 $2'],
    },
    {
      match: new RegExp(
        String.raw`(?<=\b\d{1,2}(?:er)? )(?:${months}), (?=(?:19|20)\d\d(?!\d| \p{L}+s\b))`,
        'uy',
      ),
      starts: monthStarts,
      message: typeset('Pas de virgule entre le mois et l’année.'),
    },
    { match: /(?<!\d)([01]?\d|2[0-4])[hH]([0-5]\d)(?!\d)/y, starts: '0-9', replace: ['$1\u00a0h\u00a0$2'] },
    { match: /(?<!\d)([01]?\d|2[0-4])[hH](?![\p{L}\d])/uy, starts: '0-9', replace: ['$1\u00a0h'] },
    { match: /(?<!\d)([01]?\d|2[0-4]) [hH] 00\b/y, starts: '0-9', replace: ['$1\u00a0h'] },
    {
      match:
        /(?<!\d)([01]?\d|2[0-4])[ \u00a0\u202f]?(?:h|H|heures?)[ \u00a0\u202f]?(?:AM|PM|am|pm|a\.m\.|p\.m\.)/y,
      starts: '0-9',
      replace: ['$1\u00a0h'],
    },
    {
      match: /(?<!\d)\d{1,2} ?(?:AM|PM|am|pm|a\.m\.|p\.m\.)(?!\w)/y,
      starts: '0-9',
      message: typeset('En français, les heures vont de 0 à 24.'),
    },
    {
      match:
        /(?<=(?:à|vers|dès|avant|après|de|entre|et|jusqu['’]à|heures|ouvre|fermé|à partir de) )([01]?\d|2[0-3]):([0-5]\d)(?!\d|:)/y,
      starts: '0-9',
      replace: ['$1\u00a0h\u00a0$2'],
    },
    {
      match: /ann[ée]es ['’]\d0/iy,
      starts: 'a',
      message: typeset('Les décennies s’écrivent sans apostrophe : « années 90 ».'),
    },
    {
      match:
        /ann[ée]es \d\d['’]?s\b|ann[ée]es (?:vingts|trentes|quarantes|cinquantes|soixantes|quatre-vingts?-dixs)\b/iy,
      starts: 'a',
      message: typeset('Les décennies n’ont pas de « s » : « années 80 ».'),
    },
    { match: /les ['’]?\d0['’]?s\b/iy, starts: 'l', message: typeset('Écrivez « les années … ».') },
    {
      match:
        /12 ?h(?:eures)? (?:du )?midi|midi (?:et demie|trente minutes|pile midi)|(?:12 h|douze heures) midi/iy,
      starts: '1md',
      message: typeset('« Midi » ou « 12 h », et « midi et demi ».'),
    },
    {
      match: /minuit et demie|(?:0|24) ?h(?:eures)? (?:de |du )?minuit/iy,
      starts: 'm02',
      message: typeset('« Minuit et demi », ou l’heure en chiffres.'),
    },
    {
      match: /(?:XX|XIX|XVIII|XVII|XVI|XXI|XV|XIV|XIII|XII|XI|IX|VIII|VII)(?:ème|ième|ieme|eme|°) siècle/y,
      starts: 'xvi',
      message: typeset('Ordinal : « XXe siècle ».'),
    },
    {
      match: /\d{1,3}(?:ème|ième|ieme|eme|iéme|éme)s?\b/y,
      starts: '0-9',
      message: typeset('L’abréviation de l’ordinal est « e » : « 2e ».'),
    },
    {
      match: new RegExp(
        String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? le (\d{1,2}(?:er)? (?:${months}))(?=[,.;]|$)`,
        'iy',
      ),
      starts: 'lmjvsd',
      message: typeset('Le jour et la date vont ensemble : « mardi 4 juin », « le mardi 4 juin ».'),
    },
    { match: /1(?:ère|ere|ière|èr)\b/y, starts: '1', replace: ['1re'] },
    {
      match: /demi[- ]heures? et demie? heure|trois quart d['’]heure/iy,
      starts: 'dt',
      message: typeset('Vérifiez : « une demi-heure », « trois quarts d’heure ».'),
    },
    {
      match: /(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures? et demi(?![e\p{L}])/iuy,
      starts: 'udtqcsno',
      message: typeset('« et demie », au féminin comme « heure ».'),
    },
    {
      match:
        /(?:0?\d|1\d|2[0-4])[ \u00a0]?h[ \u00a0]?(?:[0-5]\d)?[ \u00a0](?:du matin|de l['’]après-midi|du soir)(?<=(?:1[3-9]|2[0-4])[ \u00a0]?h.{1,25})/y,
      starts: '0-9',
      message: typeset('L’heure le dit déjà.'),
    },
    {
      match: /(?:d['’]ici|dans|sous) (?:une )?huitaine de jours de la semaine/iy,
      starts: 'ds',
      message: typeset('« Huitaine » dit déjà « jours ».'),
    },
    {
      match: /(?<=(?:[Nn]é|[Dd]e|[Ee]ntre|[Dd]epuis)) ?(\d{4})[-–](\d{4}) à/y,
      starts: '0-9',
      message: typeset('Écrivez « de … à … » ou un trait, et non les deux.'),
    },
    {
      match:
        /(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:à|ou) \d{1,2} (?:jours|semaines|mois|ans|heures|minutes|personnes)\b/iy,
      starts: 'dtqcsnh',
      message: typeset('Les deux nombres s’écrivent de la même façon.'),
    },
    { match: /entre (\d{1,5}(?: h| %| euros)?) (?:à|-) (?=\d)/y, starts: 'e', replace: ['entre $1 et '] },
  ]),
});

export const punctuationCheck = (): Check => ({
  kind: 'marks',
  message: typeset('Écrivez « {replacement} » plutôt que « {match} ».'),
  patterns: withAnySpace([
    { match: / !{2,9}/y, starts: ' ', replace: ['\u202f!'], message: typeset('Un seul point suffit.') },
    { match: /!{2,9}/y, starts: '!', replace: ['\u202f!'], message: typeset('Un seul point suffit.') },
    { match: /\?{2,9}/y, starts: '?', replace: ['?'], message: typeset('Un seul point suffit.') },
    {
      match: /(?:\?!|!\?)[?!]{0,9}/y,
      starts: '?!',
      replace: ['?'],
      message: typeset('Choisissez un seul signe.'),
    },
    { match: /(?<!\/)(?:etc ?(?:\.{2,4}|…)|etc(?=[ ,;)\n]|$)|ect\.)/iy, starts: 'e', replace: ['etc.'] },
    { match: /etc\.,? etc\.?/iy, starts: 'e', replace: ['etc.'] },
    { match: /,,|;;|,\.(?!\.)|,;|:;|;,(?= )/y, starts: ',;:', message: typeset('Choisissez un seul signe.') },
    {
      match: /, ?\((?=\p{L})/uy,
      starts: ',',
      replace: [' ('],
      message: typeset('Pas de virgule avant une parenthèse.'),
    },
    { match: /(?<=\p{L})\.\.(?![.\p{L}\d])(?<!\.\.\.)/uy, starts: '.', replace: ['.'] },
    { match: /\.{4,9}(?!\.)|…[.…]{1,9}/y, starts: '.…', replace: ['…'] },
    {
      match:
        /(?:mais|car|donc|or|notamment|comme|tels? que|telles? que|que), (?=(?:le|la|les|un|une|des|il|elle|on|nous|vous)\b)(?<=(?:tels? que|telles? que), )/iy,
      starts: 't',
      message: typeset('Pas de virgule après « tel que ».'),
    },
    {
      match:
        /(?:tels? que|telles? que|comme|notamment|sont|dont|à savoir que) ?: (?=\p{Ll})(?<!(?:à savoir|suivants?|suivantes?) ?: )(?<=(?:tels? que|telles? que|notamment|dont|comme) ?: )/uy,
      starts: 'tcnsd',
      message: typeset('Pas de deux-points entre ces mots et ce qu’ils annoncent.'),
    },
    {
      match: /(?<!«[^»]{0,80})["“][\p{L}\d][^"“”\n«»]{1,120}["”]/uy,
      starts: '"“',
      isCustom: true,
      message: typeset('En français, les guillemets sont « … ».'),
    },
    { match: /« ?"|" ?»/y, starts: '«"', message: typeset('Une seule sorte de guillemets suffit.') },
    {
      match: /(?<=\p{Ll}{2}),(?=\p{L}{2})/uy,
      starts: ',',
      replace: [', '],
      message: typeset('Une espace suit la virgule.'),
    },
    {
      match: /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}{1,10} \p{Ll})/uy,
      starts: '.',
      replace: ['. '],
      message: typeset('Une espace suit le point.'),
    },
    // A name within a sentence may end in such a mark: « chez Yahoo! avant ».
    {
      match: /(?<=\p{L}|\d|\))(?!(?<=[\p{Ll},] \p{Lu}\p{L}{1,15})! \p{Ll})[!?;](?=\s|$)/uy,
      starts: '!?;',
      isCustom: true,
      message: typeset('Une espace insécable précède ce signe.'),
    },
    {
      match: /(?<=\p{L}{2}):(?=\s\p{L}|$)/uy,
      starts: ':',
      isCustom: true,
      message: typeset('Une espace insécable précède les deux-points.'),
    },
    {
      match: /(?<=\p{L}{2}) [:;](?=\p{L}{2})(?!\/\/)/uy,
      starts: ' ',
      message: typeset('Une espace suit ce signe.'),
    },
    {
      match: /(?<=\p{L}{2})[:;](?=\p{L}{2})(?!\/\/)/uy,
      starts: ':;',
      message: typeset('Une espace suit ce signe.'),
    },
    {
      match: /«(?=[\p{L}\d])/uy,
      starts: '«',
      replace: ['«\u00a0'],
      isCustom: true,
      message: typeset('Une espace insécable suit le guillemet ouvrant.'),
    },
    {
      match: /(?<=[\p{L}\d.!?…])»/uy,
      starts: '»',
      replace: ['\u00a0»'],
      isCustom: true,
      message: typeset('Une espace insécable précède le guillemet fermant.'),
    },
    {
      match: /\( +(?=[\p{L}\d])/uy,
      starts: '(',
      replace: ['('],
      message: typeset('Pas d’espace à l’intérieur des parenthèses.'),
    },
    {
      match: / \)(?<=[\p{L}\d.!?%] \))/uy,
      starts: ' ',
      replace: [')'],
      message: typeset('Pas d’espace à l’intérieur des parenthèses.'),
    },
    {
      match: /(?<=\p{L}{2})\((?=\p{L}{3,15} \p{L})/uy,
      starts: '(',
      replace: [' ('],
      message: typeset('Une espace précède la parenthèse.'),
    },
    {
      match: /[\p{L}]['’] (?=\p{L})(?<=\b(?:l|d|qu|n|s|j|m|t|c)['’] )(?<!['’]\p{L}['’] )/iuy,
      starts: 'ldqnsjmtcu',
      message: typeset('Pas d’espace après l’apostrophe.'),
    },
    {
      match: / ['’](?=\p{L}{2})(?<=\b(?:l|d|qu|n|s|j|m|c) ['’])/iuy,
      starts: ' ',
      message: typeset('Pas d’espace avant l’apostrophe.'),
    },
    {
      match: /(?<=\p{L}) (?:\u2026|\.\.\.)(?=\s|$)/uy,
      starts: ' ',
      replace: ['…'],
      message: typeset('Pas d’espace avant les points de suspension.'),
    },
    {
      match:
        /(?:je me demande|on se demande|il se demande|elle se demande|nous nous demandons|j['’]ignore|on ignore|je ne sais(?: pas)?|(?:m['’]|lui |leur |nous )a demandé) (?:encore |toujours )?(?:si|quand|pourquoi|comment|où|qui|ce que|ce qui|combien|quel|quelle)\b[^.?!\n«»]{3,90} ?\?(?<!\b(?:-vous|-tu|-il|-elle|-nous|-on)\b[^.]{0,100}\?)/iuy,
      starts: 'jioenml',
      message: typeset('L’interrogation indirecte se termine par un point.'),
    },
    {
      match:
        /(?:Mme|Mlle|Mr|Mrs|Dr|Me)\. (?=\p{Lu})(?!(?:Bean|Robot|Freeze|Spock|Darcy|Fox|Big|Hyde|Brown|Dalloway|Doubtfire|Robinson|Smith|Strangelove|Dre|House|T)\b)/uy,
      starts: 'md',
      message: typeset('Pas de point : la dernière lettre du mot y est.'),
    },
    {
      match: /Mr\.? (?=\p{Lu})(?!(?:Bean|Robot|Freeze|Spock|Darcy|Fox|Big|Hyde|Brown|Smith|Propre|T)\b)/uy,
      starts: 'm',
      replace: ['M. '],
      message: typeset('L’abréviation de « monsieur » est « M. ».'),
    },
    {
      match: /(?<![\p{L}.])M\.(?=\p{Lu}\p{Ll}{2})/uy,
      starts: 'm',
      replace: ['M. '],
      message: typeset('Une espace insécable suit « M. ».'),
    },
    {
      match: /(?:c['’]est à dire(?! vrai| à | tout | au )|c['’]est-a-dire)\b/iy,
      starts: 'c',
      replace: ["c'est-à-dire"],
    },
    {
      match:
        /(?<=^|[.!?…] |\n)A (?=partir|cause|peine|propos|défaut|titre|noter|compter|côté|travers|savoir|l['’](?:issue|heure|occasion)|la (?:suite|fin|demande))/y,
      starts: 'a',
      replace: ['À '],
      message: typeset('Les capitales gardent leur accent.'),
    },
    {
      match: /n°(?=\d)|N° ?(?=n)|numéro n°/y,
      starts: 'n',
      message: typeset('Écrivez « n° » suivi d’une espace.'),
    },
  ]),
});

export const annotationCheck = (): Check => ({
  kind: 'marks',
  message: typeset('Une note a été oubliée dans le texte : « {match} ».'),
  patterns: withAnySpace([
    {
      match:
        /(?:TODO|TBD|TBC|TK(?=[.,;:)\]]| TK)|À COMPLÉTER|A COMPLETER|À FAIRE(?= ?:)|À VÉRIFIER|A VERIFIER|À REVOIR)\b ?:?(?<!(?:\b(?:mots?|commentaires?|mentions?|balises?|notes?|étiquettes?|tags?|statuts?|états?|marqueurs?|fichiers?|liste|colonne|sigle|abréviations?|un|une|le|la|les|des|de|du|aux?|ces?|ses|chaque) |[«“"'‘]\s?)\p{Lu}{2,4}(?: \p{Lu}{4,9})?\b ?:?)|FIXME ?:|FIXME(?=\s*$)|X{3,9}(?![\w/-]|\.\w)(?<!\p{Lu}\p{Ll}{0,12}\.? X{3,9}|[\w/.-]X{3,9}|\b(?:chapitres?|tomes?|livres?|psaumes?|sonnets?|actes?|articles?|sections?|annexes?|dynastie|films?|classée?s?|titres?|volumes?|planches?|figures?|fragments?|règles?|chants?|lettres?|parties?|leçons?|pages?|numéros?|roi|pape) X{3,9})/uy,
      starts: 'tfxaà',
    },
    {
      match:
        /XX{1,4}(?=[ \u00a0\u202f]?(?:%|€|euros|personnes|jours|mois|ans|mars|avril|mai|juin|juillet|janvier|février|août|septembre|octobre|novembre|décembre|heures|millions|salariés|pages|participants|clients|points|km)|[,.;/])(?<!(?:Louis|Jean|Pie|Benoît|siècle|tome|chapitre|acte|volume|livre|article|section|annexe|titre|psaume|sonnet|planche|figure|partie|lettre|taille|chant|leçon) XX{1,4})/uy,
      starts: 'x',
    },
    { match: /XX\/XX(?:\/X{2,4})?|\?{3,9}(?= )|X €/y, starts: 'x?' },
    {
      match:
        /\[(?:à (?:vérifier|compléter|confirmer|préciser|insérer|remplir|définir|venir|relire|revoir|traduire|ajouter)|insérer|ajouter|nom|prénom|votre|date|lieu|source|réf|référence|lien|image|photo|compléter|vérifier|confirmer|client|société|entreprise|montant|adresse|chiffre|citation (?:à|nécessaire|manque)|texte (?:à|manque|ici)|titre (?:à|ici|du|de)|note (?:à|pour|:)|voir avec|manque|tbc|tbd|todo|xx|relire|supprimer|demander|numéro|insert|check|signature|objet du|(?:qui|que|quel|quelle|quand|où|est-ce)[^\]\n?]{0,40} ?\?)[^\]\n]{0,80}\]/iuy,
      starts: '[',
    },
    {
      match:
        /\((?:\p{Lu}\p{Ll}{1,12}, )?(?:à (?:vérifier|compléter|confirmer|revoir|relire|préciser|insérer|actualiser|reformuler|mettre à jour)|(?:vérifier|confirmer|ajouter|insérer)(?:\)| (?:(?:le |la |les |l['’])?(?:chiffre|chiffres|date|dates|nom|noms|source|orthographe|titre|lien|citation|référence|avec \p{Lu}))\b)|voir avec \p{Lu}|demander à \p{Lu}\p{Ll}+\)|tu (?:confirmes|vérifies)|(?:peux-tu|pouvez-vous|tu peux) (?:me |nous )?(?:vérifier|confirmer|relire|compléter|demander)|est-ce exact|source ?\?|(?:chiffre|date|nom) à (?:vérifier|confirmer|compléter|préciser)|sic \?|(?:qui|quand|lequel|laquelle) ?\?|pas sûr\)|\?{2,5}|tbc|tbd|todo|note pour|reste à (?:vérifier|compléter|confirmer|écrire|rédiger))[^)\n]{0,80}\)/iuy,
      starts: '(',
    },
    {
      match:
        /(?:note (?:à|pour) (?:moi-même|moi|la rédaction|le relecteur|l['’]éditeur|l['’]auteur|le maquettiste|la maquette|le traducteur|la traductrice)|note interne) ?: ?/iy,
      starts: 'nc',
    },
    {
      match:
        /lorem ipsum\b(?<!(?:[«“"‘'][ \u00a0\u202f]?|\b(?:texte|du|de|le|un|en|au|avec|dit|appelé|nommé) )lorem ipsum)/iy,
      starts: 'l',
    },
    {
      match:
        /(?:insérer|ajouter|mettre|placer) (?:ici )?(?:nom|photo|date|chiffre|logo|lien|image|texte|tableau|titre|graphique|citation|légende)s? (?:ici|du client|à cet endroit)\b/iuy,
      starts: 'iamp',
    },
    {
      match:
        /(?<!(?:\b(?:une?|l[ae]s?|des|ces?|cette|d[ue]|son|sa|ses|mon|ma|mes|aux?|chaque|ou|et|avec|sans|leurs?|quelques|seule?|petite?|grande?) |l['’]))(?:photo|texte|légende|chiffres?|titre|suite|citation|tableau) à (?:venir|insérer|compléter|ajouter|confirmer|vérifier)\b/iuy,
      starts: 'ptlcs',
    },
    {
      match:
        /\{\{?[^{},|\n]{1,40}\}?\}(?<![\p{L}\d.-]\{[^{}\n]{1,42}\}?\})|<(?:nom|prénom|date|insérer|client|société|votre)[^>\n]{0,40}>|%(?:NOM|PRENOM|DATE)%/iuy,
      starts: '{<%',
    },
    { match: /x{5,20}\b/iy, starts: 'x' },
  ]),
});

/** `sans que personne n’entre`: `ne` is allowed only after a negation, and where it changes the meaning. */
export const superfluousNeCheck = (): Check => ({
  kind: 'marks',
  message: typeset('« Ne » est de trop ici.'),
  patterns: withAnySpace([
    {
      match:
        /sans (?:que |qu['’])[^.,;:!?\n«»]{1,45}? n(?:e |['’])(?=\p{L})(?!(?:\p{L}{1,14} ){0,2}(?:pas|plus|jamais|rien|guère|que)\b|\p{L}{1,14} qu['’])/iuy,
      starts: 's',
    },
    {
      match:
        /jusqu['’]à ce (?:que |qu['’])[^.,;:!?\n«»]{1,45}? n(?:e |['’])(?=\p{L})(?![\p{L} ’']{1,24} (?:pas|plus|jamais|rien|aucune?|personne|que|ni|nul|guère)\b|[\p{L} ]{1,24} qu['’])/iuy,
      starts: 'j',
    },
    {
      match:
        /(?:interdi(?:t|te|re|sent|sait)|défen(?:d|dent|dre|du|dait)) (?:que |qu['’])[^.,;:!?\n«»]{1,40}? n(?:e |['’])(?=\p{L})(?![\p{L} ]{1,24} (?:pas|plus|jamais|rien)\b)/iuy,
      starts: 'id',
    },
    {
      match:
        /(?<!pas |jamais |n['’]est )aussi \p{L}{2,18} (?:que |qu['’])(?:[^.,;:!?\n«»]{1,25}? )?n(?:e |['’])l['’]?[ae]?(?:(?= ?\p{L}))(?![\p{L} ]{1,30} (?:pas|plus|jamais)\b)/iuy,
      starts: 'a',
    },
    {
      match:
        /c['’]est (?:de (?:ce|cet|cette|ces|cela|ça|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|lui|moi|toi|vous|nous)\b|d['’](?:elles?|eux)\b)[^.,;:!?\n«»]{0,35} dont (?=\p{L})/iuy,
      starts: 'c',
      message: typeset('Écrivez « c’est … que » : « de » dit déjà « dont ».'),
    },
    {
      match:
        /après (?:que |qu['’])[^.,;:!?\n«»]{1,30}? (?:soit|soient|ait|aient|fût|eût) (?=\p{L}{2,14}(?:é|ée|és|ées|i|ie|is|ies|u|ue|us|ues|t|te|ts|tes)\b|\p{L}+)/iuy,
      starts: 'a',
      message: typeset('« Après que » se construit avec l’indicatif.'),
    },
    {
      match:
        /(?:presqu|entr|quelqu|jusqu)['’](?=\p{L})(?<!jusqu['’])(?!(?:île|iles|îles|un|une|uns|eux-)\b)(?:(?<=presqu['’])(?!île)|(?<=entr['’])(?=eux|elles|autres)|(?<=quelqu['’])(?=autre))/iuy,
      starts: 'peq',
      message: typeset('Pas d’élision ici : « presque », « entre ».'),
    },
    {
      match:
        /attend(?:s|ez|ons|re|ent|ant)? (?:que |qu['’])(?!de |d['’]|[^.,;:!?\n«»]{0,30}\b(?:personne|rien|aucune?|nul)\b)[^.,;:!?\n«»]{1,30}? n(?:e |['’])(?=\p{L})(?![\p{L} ’']{1,24} (?:pas|plus|jamais|rien|aucune?|personne|que|ni|guère)\b|[\p{L} ]{1,24} qu['’])/iuy,
      starts: 'a',
    },
    {
      match: /avant (?:de ne |de n['’])(?=\p{L})(?!(?:\p{L}{1,14} ){0,2}(?:pas|plus|jamais|rien|que)\b)/iuy,
      starts: 'a',
    },
    {
      match:
        /(?:je|il|elle|on|nous|ils|elles) dout(?:e|ons|ent|ait|aient) (?:fort )?(?:que |qu['’])(?![^.,;:!?\n«»]{0,30}\b(?:personne|rien|aucune?|nul)\b)[^.,;:!?\n«»]{1,30}? n(?:e |['’])(?=\p{L})(?![\p{L} ’']{1,30} (?:pas|plus|jamais|rien|aucune?|personne|que|ni|guère)\b|[\p{L} ]{1,24} qu['’])/iuy,
      starts: 'jioen',
    },
    { match: /n['’]est pas sans ignorer/iuy, starts: 'n' },
    {
      match:
        /sensé(e?s?) (?=(?:ne |pas |se |s['’]|l['’]|le |la |les |y |en ){0,2}\p{L}{1,12}(?:er|ir|re)\b)/iuy,
      starts: 's',
      replace: ['censé$1 '],
      message: typeset('« Sensé » veut dire raisonnable : écrivez « {replacement} ».'),
    },
  ]),
});

/** « Mme, Mlle ou M. » as on a form; with a name after it, it is how somebody wants to be called. */
export const unmarriedCheck = (): Check => ({
  kind: 'marks',
  message: typeset('Les formulaires ne demandent plus « mademoiselle » : « Mme ou M. ».'),
  patterns: withAnySpace([
    {
      match: /(?:Mme|Madame|M\.|Monsieur)(?:, ?| ou | ?\/ ?)(?:Mlle|Mademoiselle)(?! \p{Lu}(?!\.)|\p{L})/uy,
      starts: 'm',
    },
  ]),
});
