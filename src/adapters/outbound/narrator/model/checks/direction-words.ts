import type { Language } from '#domain/language.ts';
import { kindOf } from '#domain/situation-map/findings/candidates.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { NatureProfile } from '#domain/situation-map/reading.ts';
import { highCut } from '#domain/situation-map/measures/zones.ts';

/** Words that make a claim, and the condition under which the findings say the opposite. */
export interface Claim<S> {
  readonly says: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** The words contain their own negation, so another one before them does not deny the claim. */
  readonly isDenial?: true;
  readonly contradicts: (subject: S) => boolean;
}

/** Words that may stand before "energy" without changing the meaning. */
const much = {
  en: '(?:(?:you|me|your|back|a|lots?|whole|great|good|deal|of|plenty|some|much|more|most|real|new|extra|the) )*',
  fr: "(?:(?:vous|beaucoup|bien|énormément|tant|un peu|plus|davantage|encore|de|du|la|une|toute|belle|nouvelle|vraiment|votre) )*(?:[ld]')?",
} as const;

/** Up to the second of the five levels. */
const lowDemand = 25;
/** Below this, nobody would say that something comes naturally. */
const lowPreference = 40;

/** If the preference is unknown, the text must not claim that something comes naturally. */
const isNotNatural = (nature: NatureProfile): boolean =>
  nature.preference === null || ['strain', 'stretch'].includes(kindOf(nature) ?? '');

/**
 * Claims about a kind of work. A value of `null` contradicts no claim, except the claim that something is a strength.
 */
export const natureClaims: readonly Claim<NatureProfile>[] = [
  {
    says: 'a strength',
    words: {
      en: [
        'strengths',
        '(?:an?|your|this) (?:\\p{L}+ )?strength',
        'strong suits?',
        'talent(?:s|ed)?',
        'gift(?:s|ed)?',
        'assets?',
        'excels?',
        'thrives?',
        'forte',
        'mastery',
        "you(?:'re| are) (?:not only )?(?:(?!not )\\p{L}+ )?(?:good|strong) (?:at|in)",
        'you do (?:it |this )?(?:very |so )?well',
        'where you are at your best',
        'in your element',
        'your (?:best|finest|greatest) qualities',
      ],
      fr: [
        'votre force',
        '(?:une|vos|des) (?:\\p{L}+ )?forces',
        'une (?:\\p{L}+ )?force(?! de)',
        'atouts?',
        'talents?',
        'talentueu\\p{L}+',
        'excell\\p{L}+',
        'maîtrise',
        'dans votre élément',
        "vous (?:êtes|sentez) (?:(?!(?:pas|peu|moins|mal) )\\p{L}+ )?à l'aise",
        'vos (?:plus )?(?:belles|grandes) qualités',
      ],
    },
    contradicts: isNotNatural,
  },
  {
    says: 'natural',
    words: {
      en: [
        'comes? (?:(?!less )\\p{L}+ )?(?:naturally|easily|easy)',
        '(?:is|are|feels?) (?:(?!less )\\p{L}+ )?natural',
        'second nature',
        'natural (?:to|for) (?:you|me)',
      ],
      fr: [
        'vient (?:(?!moins )\\p{L}+ )?(?:naturellement|facilement|sans (?:peine|effort))',
        'naturel(?:le)? (?:pour|chez) vous',
        '(?:est|sont) (?:(?!moins )\\p{L}+ )?naturel\\p{L}*',
        'seconde nature',
        'coule de source',
      ],
    },
    contradicts: (nature) =>
      isNotNatural(nature) || (nature.preference !== null && nature.preference < lowPreference),
  },
  {
    says: 'unnatural',
    words: {
      en: [
        "(?:(?:does|do) not|(?:does|do)n't|never|hardly|rarely) comes? (?:\\p{L}+ )?(?:naturally|easily|easy)",
        "(?:is|are|feels?)(?: not|n't| hardly) (?:\\p{L}+ )?natural",
        'unnatural',
        'against your grain',
        'no (?:gift|talent) for',
      ],
      fr: [
        '(?:vient|viennent) (?:pas|guère|peu) (?:\\p{L}+ )?(?:naturellement|facilement)',
        "(?:n'est|ne sont) (?:pas|guère) (?:\\p{L}+ )?naturel\\p{L}*",
        'peu naturel\\p{L}*',
        '(?:contre|pas dans) votre nature',
        'aucun talent',
      ],
    },
    isDenial: true,
    contradicts: ({ preference }) => preference !== null && preference >= highCut,
  },
  {
    says: 'giving energy',
    words: {
      en: [
        'energi[sz]\\p{L}+',
        `(?:gives?|giving|gave|brings?|bringing|adds?|lends?) ${much.en}(?:energy|strength|lift)`,
        `(?:gains?|gaining|gets?|getting|draws?|drawing) ${much.en}energy`,
        'lifts? (?:you|your (?:mood|spirits?|day|week))',
        '(?:leaves?|makes?) you (?:\\p{L}+ )?refreshed',
        'fills? you up',
        'recharg\\p{L}+',
        'nourish\\p{L}*',
        'invigorat\\p{L}+',
        'restores? you',
        'replenish\\p{L}*',
      ],
      fr: [
        'dynamis\\p{L}+',
        'ressourc(?:e|ent|ez|ant)',
        'énergis\\p{L}+',
        `(?:donne|donnent|donnait|apporte|apportent|procure|procurent|rend|rendent) ${much.fr}(?:énergie|élan|forces)`,
        `(?:gagn|retrouv|puis)(?:ez|e|ent) ${much.fr}énergie`,
        'recharge\\p{L}*',
        'vous fait du bien',
      ],
    },
    contradicts: ({ energy }) => energy !== null && energy <= 0,
  },
  {
    says: 'a pleasure',
    words: {
      en: [
        'you (?:\\p{L}+ )?(?:love|enjoy)',
        '(?:is|are) a (?:joy|delight|pleasure)',
        'you like (?:it|this|that|them|doing)',
      ],
      fr: [
        'vous (?:aimez|adorez)(?: (?:bien|beaucoup|vraiment))?',
        'vous y prenez plaisir',
        'est un (?:plaisir|bonheur)',
      ],
    },
    contradicts: ({ energy }) => energy !== null && energy < 0,
  },
  {
    says: 'draining',
    words: {
      en: [
        'drain\\p{L}*',
        'exhaust\\p{L}*',
        'tir(?:es|ing) (?:you|me)',
        'wear(?:s|ing)? (?:you|me)(?: (?:out|down))?',
        `(?:costs?|costing|takes?|taking|saps?|sapping|uses? up|using up) ${much.en}energy`,
        'takes? (?:a lot|a great deal|so much|too much) out of (?:you|me)',
        'deplet\\p{L}+',
        'leaves? you (?:\\p{L}+ )?(?:empty|tired|weary|worn)',
        'you (?:\\p{L}+ )?(?:hate|dread)',
      ],
      fr: [
        'épuis\\p{L}+',
        'fatigu(?:e|ent|ant|ante|ants|antes)',
        `(?:coûte|coûtent|prend|prennent|pompe|pompent) ${much.fr}énergie`,
        'vous laisse (?:\\p{L}+ )?(?:à plat|sans force)',
        'vous détestez',
        'vous (?:vide|vident|pèse|pèsent|use|usent)',
      ],
    },
    contradicts: ({ energy }) => energy !== null && energy >= 0,
  },
  {
    says: 'asked for too much',
    words: {
      en: ['over-?used', 'over-?stretch\\p{L}*', 'asked? (?:of you )?(?:far )?too (?:much|often)'],
      fr: ['sursollicit\\p{L}+', '(?:vous )?(?:le |la |en )?demande (?:beaucoup )?trop'],
    },
    contradicts: ({ demand }) => demand !== null && demand <= lowDemand,
  },
  {
    says: 'hardly asked for',
    words: {
      en: [
        '(?:hardly|barely|scarcely|rarely|seldom) (?:asks?|asked|calls?|called|needs?|needed|wants?|demands?)(?: \\p{L}+)? for',
        'unused',
        'untapped',
        'under-?used',
        'lies? (?:fallow|idle)',
        'dormant',
      ],
      fr: [
        '(?:demande|exige|attend|réclame|demandée?s?) (?:à peine|guère|trop peu|très peu|rarement)',
        '(?:peu|rarement|à peine|guère) (?:demandée?s?|sollicitée?s?)',
        'inexploit\\p{L}+',
        'inutilis\\p{L}+',
        'sous-?(?:utilis|employ|exploit)\\p{L}+',
        'en friche',
        'en jachère',
      ],
    },
    isDenial: true,
    contradicts: ({ demand }) => demand !== null && demand >= highCut,
  },
];

/** Both the energy balance and the chart of the week, if there is one, must show it. */
const givesMore = ({ energy: { balance }, week }: Profile): boolean =>
  (balance ?? 0) > 0 && (week === null || week.gives > week.costs);

const takesMore = ({ energy: { balance }, week, findings }: Profile): boolean =>
  findings.some(({ kind }) => kind === 'load_first') ||
  ((balance ?? 0) < 0 && (week === null || week.costs > week.gives));

/** Claims about the whole situation, in clauses that do not name a kind of work. */
export const situationClaims: readonly Claim<Profile>[] = [
  {
    says: 'a good match',
    words: {
      en: [
        'in tune',
        'well (?:matched|suited)',
        '(?:good|close|strong|great|excellent|perfect) (?:fit|match)',
        'fits? you well',
        '(?:made|right|perfect|ideal) for you',
        'excellent',
        'outstanding',
        'perfect',
        'all is well',
        'hand in glove',
      ],
      fr: [
        'en phase',
        'bien accordée?s?',
        '(?:bonne?|excellente?|parfaite?|étroite?) (?:accord|correspondance)',
        'vous convient (?:bien|parfaitement)',
        'faite?s? pour vous',
        'excellente?s?',
        'parfaite?s?',
        'tout va bien',
        'comme un gant',
      ],
    },
    contradicts: ({ quadrant, alignmentBand }) =>
      alignmentBand === 'low' || quadrant === 'mismatched' || quadrant === 'growing',
  },
  {
    says: 'a poor match',
    words: {
      en: [
        'mismatch\\p{L}*',
        '(?:poor|bad|weak) (?:fit|match)',
        'out of tune',
        'ill-suited',
        'wrong for you',
      ],
      fr: [
        'inadéquation',
        'en décalage',
        '(?:faible|mauvaise?) (?:accord|correspondance)',
        'mal accordée?s?',
      ],
    },
    contradicts: ({ quadrant, alignmentBand }) =>
      alignmentBand === 'strong' || quadrant === 'in_tune' || quadrant === 'depleted',
  },
  {
    says: 'more energy gained than spent',
    words: {
      en: [
        '(?:gives?|returns?|brings?) (?:\\p{L}+ ){0,5}more (?:energy )?than (?:it|they) (?:takes?|costs?)',
        'more (?:energy )?comes (?:in|back) than goes out',
      ],
      fr: [
        "(?:donne|rend|apporte) (?:\\p{L}+ ){0,3}(?:plus|davantage) (?:d'énergie )?qu'(?:il|elle) n'en (?:prend|coûte)",
      ],
    },
    contradicts: (profile) => profile.energy.balance !== null && !givesMore(profile),
  },
  {
    says: 'more energy spent than gained',
    words: {
      en: [
        '(?:takes?|costs?|drains?) (?:\\p{L}+ ){0,5}more (?:energy )?than (?:it|they) (?:gives?|returns?|brings?)',
        'more (?:energy )?goes out (?:\\p{L}+ ){0,3}than comes (?:in|back)',
      ],
      fr: [
        "(?:prend|coûte|puise) (?:\\p{L}+ ){0,3}(?:plus|davantage) (?:d'énergie )?qu'(?:il|elle) n'en (?:donne|rend|apporte)",
      ],
    },
    contradicts: (profile) => profile.energy.balance !== null && !takesMore(profile),
  },
];
