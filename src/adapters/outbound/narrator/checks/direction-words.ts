import type { Language } from '../../../../domain/language.ts';
import type { NatureProfile, Profile } from '../../../../domain/situation-map/profile.ts';
import { natures } from '../../../../domain/scoring/dimensions.ts';
import { dimensionName } from '../../../presentation/report/dimension-names.ts';
import { plainly } from './prose.ts';
import { highCut } from '../../../../domain/situation-map/zones.ts';

/** Words that claim something about what they are said of, and when the numbers say the opposite. */
export interface Claim<S> {
  readonly says: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Holds its own "not", so that one before it does not take it back. */
  readonly isDenial?: true;
  readonly contradicts: (subject: S) => boolean;
}

/** What may stand before "energy" without turning what is said of it. */
const much = {
  en: '(?:(?:you|me|your|back|a|lots?|whole|great|good|deal|of|plenty|some|much|more|most|real|new|extra|the) )*',
  fr: "(?:(?:vous|beaucoup|bien|énormément|tant|un peu|plus|davantage|encore|de|du|la|une|toute|belle|nouvelle|vraiment) )*(?:[ld]')?",
} as const;

const names = {
  en: natures.join('|'),
  fr: natures.map((nature) => plainly(dimensionName(nature, 'fr'))).join('|'),
} as const;

/** Up to the second of the five levels. */
const lowDemand = 25;

const isNotNatural = ({ zone }: NatureProfile): boolean => zone === 'strain' || zone === 'growth_edge';

/** Said of a nature. What is `null` contradicts nothing, except that it is no strength either. */
export const natureClaims: readonly Claim<NatureProfile>[] = [
  {
    says: 'a strength',
    words: {
      en: [
        'strengths?',
        'strong (?:suits?|points?)',
        'talent(?:s|ed)?',
        'gift(?:s|ed)?',
        'assets?',
        'excels?',
        'thrives?',
        'shines?',
        'forte',
        'mastery',
        "you(?:'re| are) (?:not only )?(?:(?!not )\\p{L}+ )?(?:good|strong) (?:at|in)",
        'where you are at your best',
        'in your element',
        'your (?:best|finest|greatest) qualities',
      ],
      fr: [
        '(?<!à )forces?',
        'points? forts?',
        'atouts?',
        'talents?',
        'talentueu\\p{L}+',
        'dons?',
        'excell\\p{L}+',
        'brill\\p{L}+',
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
        'comes? (?:(?!less )\\p{L}+ )?(?:naturally|easily)',
        '(?:is|are|feels?) (?:\\p{L}+ )?(?:natural|easy)(?! (?:(?:to|for) \\p{L}+ )?at)',
        'second nature',
        'natural (?:to|for) (?:you|me)(?! at)',
        'your natural',
      ],
      fr: [
        'vient (?:(?!moins )\\p{L}+ )?naturellement',
        'naturel(?:le)? (?:pour|chez) vous',
        '(?:est|sont) (?:(?!moins )\\p{L}+ )?naturel\\p{L}*',
        'seconde nature',
        'coule de source',
      ],
    },
    contradicts: (nature) => isNotNatural(nature) || (nature.preference !== null && nature.preference < 40),
  },
  {
    says: 'unnatural',
    words: {
      en: [
        "(?:(?:does|do) not|(?:does|do)n't|never|hardly|rarely) comes? (?:\\p{L}+ )?(?:naturally|easily)",
        "(?:is|are|feels?)(?: not|n't| hardly) (?:\\p{L}+ )?natural",
        'unnatural',
        'against your grain',
        'no (?:gift|talent) for',
      ],
      fr: [
        '(?:vient|viennent) (?:pas|guère|peu) (?:\\p{L}+ )?naturellement',
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
        `(?:gives?|giving|brings?|bringing|adds?|lends?) ${much.en}(?:energy|strength|lift)`,
        'lifts? you(?:r \\p{L}+)?',
        `you (?:\\p{L}+ )?(?:love|enjoy)(?= (?:it|this|that|them|${names.en})(?!\\p{L}))`,
        '(?:is|are) a (?:joy|delight|pleasure)',
        '(?:leaves?|makes?) you (?:\\p{L}+ )?refreshed',
        'fills? you up',
        'recharg\\p{L}+',
        'fuels?',
        'nourish\\p{L}*',
        'invigorat\\p{L}+',
        'restores? you',
        'replenish\\p{L}*',
      ],
      fr: [
        'dynamis\\p{L}+',
        'ressourc\\p{L}+',
        'énergis\\p{L}+',
        'nourri\\p{L}*',
        `(?:donne|donnent|apporte|apportent|procure|procurent|rend|rendent) ${much.fr}(?:énergie|élan)`,
        'recharge\\p{L}*',
        `vous (?:aimez|adorez)(?: (?:bien|beaucoup|vraiment))?(?= (?:cela|ça|${names.fr})(?!\\p{L}))`,
        'vous fait du bien',
        'vous y prenez plaisir',
        'est un (?:plaisir|bonheur)',
      ],
    },
    contradicts: ({ energy }) => energy !== null && energy <= 0,
  },
  {
    says: 'draining',
    words: {
      en: [
        'drain\\p{L}*',
        'exhaust\\p{L}*',
        'tir(?:es|ing) you',
        'wear(?:s|ing)? you',
        `(?:costs?|costing|takes?|taking|saps?|sapping) ${much.en}energy`,
        'deplet\\p{L}+',
        'leaves? you (?:\\p{L}+ )?(?:empty|tired|weary|worn)',
        `you (?:\\p{L}+ )?(?:hate|dread)(?= (?:it|this|that|them|${names.en})(?!\\p{L}))`,
      ],
      fr: [
        'épuis\\p{L}+',
        'fatigu\\p{L}+',
        `(?:coûte|coûtent|prend|prennent|pompe|pompent) ${much.fr}énergie`,
        'vous laisse (?:\\p{L}+ )?(?:à plat|sans force)',
        `vous détestez(?= (?:cela|ça|${names.fr})(?!\\p{L}))`,
        'vous (?:coûte|coûtent|vide|vident|pèse|pèsent|use|usent)',
      ],
    },
    contradicts: ({ energy }) => energy !== null && energy >= 0,
  },
  {
    says: 'asked for more than it comes naturally',
    words: {
      en: [
        '(?:asks?|asking|demands?|requires?|calls?) (?:for )?(?:(?!no )\\p{L}+ )?more (?:of (?:it|this) )?than',
        'over-?used',
        'over-?stretch\\p{L}*',
      ],
      fr: ['(?:demande|exige|attend|réclame) (?:\\p{L}+ )?(?:plus|davantage)', 'sursollicit\\p{L}+'],
    },
    contradicts: ({ gap }) => gap !== null && gap <= 0,
  },
  {
    says: 'asked for too much',
    words: {
      en: [`too much(?= (?:of )?(?:${names.en})(?!\\p{L}))`],
      fr: [`trop(?= (?:de |d')(?:${names.fr})(?!\\p{L}))`],
    },
    contradicts: ({ demand }) => demand !== null && demand <= lowDemand,
  },
  {
    says: 'hardly asked for',
    words: {
      en: [
        '(?:hardly|barely|scarcely|rarely|seldom) (?:asks?|asked|calls?|called|needs?|needed|wants?|demands?)',
        `(?:not enough|too little)(?= (?:of )?(?:${names.en})(?!\\p{L}))`,
      ],
      fr: [
        '(?:demande|exige|attend|réclame|demandée?s?) (?:à peine|guère|trop peu|très peu|rarement)',
        '(?:peu|rarement|à peine|guère) demandée?s?',
        `(?:pas assez|trop peu)(?= (?:de |d')(?:${names.fr})(?!\\p{L}))`,
      ],
    },
    isDenial: true,
    contradicts: ({ demand }) => demand !== null && demand >= highCut,
  },
  {
    says: 'unused',
    words: {
      en: [
        'unused',
        'untapped',
        'under-?used',
        'room to spare',
        '(?:asks?|demands?|requires?|calls?) (?:for )?(?:\\p{L}+ )?less',
        'lies? fallow',
        'lies? idle',
        'dormant',
      ],
      fr: [
        'inexploit\\p{L}+',
        'inutilis\\p{L}+',
        'sous-?(?:utilis|employ|exploit)\\p{L}+',
        'en friche',
        'en jachère',
        '(?:demande|exige|attend|réclame) (?:\\p{L}+ )?moins',
        'peu sollicit\\p{L}+',
      ],
    },
    contradicts: ({ gap }) => gap !== null && gap >= 0,
  },
];

/** Said of the whole situation, wherever no nature is meant. */
export const situationClaims: readonly Claim<Profile>[] = [
  {
    says: 'a good match',
    words: {
      en: [
        'in tune',
        'well (?:aligned|matched|suited)',
        '(?:good|close|strong|great|excellent|perfect) (?:fit|match|alignment|overlap)',
        'strongly aligned',
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
        'bien (?:alignée?s?|accordée?s?)',
        '(?:bonne?|forte?|excellente?|parfaite?|étroite?) (?:adéquation|accord|correspondance|recouvrement)',
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
        'misaligned',
        'misalignment',
        '(?:poor|bad|weak) (?:fit|match|alignment|overlap)',
        'out of tune',
        'ill-suited',
        'wrong for you',
      ],
      fr: [
        'désalign\\p{L}+',
        'inadéquation',
        'en décalage',
        '(?:faible|mauvaise?) (?:adéquation|accord|correspondance|recouvrement|alignement)',
        'mal (?:alignée?s?|accordée?s?)',
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
        'positive (?:energy )?balance',
      ],
      fr: [
        "(?:donne|rend|apporte) (?:\\p{L}+ ){0,3}(?:plus|davantage) (?:d'énergie )?qu'(?:il|elle) n'en (?:prend|coûte)",
        '(?:solde|bilan) (?:\\p{L}+ )?positif',
      ],
    },
    contradicts: ({ energy: { balance } }) => balance !== null && balance <= 0,
  },
  {
    says: 'more energy spent than gained',
    words: {
      en: [
        '(?:takes?|costs?|drains?) (?:\\p{L}+ ){0,5}more (?:energy )?than (?:it|they) (?:gives?|returns?|brings?)',
        'negative (?:energy )?balance',
      ],
      fr: [
        "(?:prend|coûte|puise) (?:\\p{L}+ ){0,3}(?:plus|davantage) (?:d'énergie )?qu'(?:il|elle) n'en (?:donne|rend|apporte)",
        '(?:solde|bilan) (?:\\p{L}+ )?négatif',
      ],
    },
    contradicts: ({ energy: { balance } }) => balance !== null && balance >= 0,
  },
];
