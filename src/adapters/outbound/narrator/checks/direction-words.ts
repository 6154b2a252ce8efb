import type { Language } from '../../../../domain/language.ts';
import type { NatureProfile, Profile } from '../../../../domain/situation-map/profile.ts';

/** Words that claim something about what they are said of, and when the numbers say the opposite. */
export interface Claim<S> {
  readonly says: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly contradicts: (subject: S) => boolean;
}

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
    says: 'giving energy',
    words: {
      en: [
        'energi[sz]\\p{L}+',
        '(?:gives?|giving|brings?|bringing|adds?|lends?) (?:you )?(?:\\p{L}+ )?(?:energy|strength|lift)',
        'lifts? you',
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
        "(?:donne|donnent|apporte|apportent|procure|procurent|rend|rendent) (?:\\p{L}+ )?(?:de )?(?:l')?(?:énergie|élan)",
        'recharge\\p{L}*',
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
        '(?:costs?|costing|takes?|taking|saps?|sapping) (?:you )?(?:\\p{L}+ )?energy',
        'deplet\\p{L}+',
      ],
      fr: [
        'épuis\\p{L}+',
        'fatigu\\p{L}+',
        "(?:coûte|coûtent|prend|prennent|pompe|pompent) (?:\\p{L}+ )?(?:de )?(?:l')?énergie",
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
      ],
      fr: [
        'en phase',
        'bien (?:alignée?s?|accordée?s?)',
        '(?:bonne?|forte?|excellente?|parfaite?|étroite?) (?:adéquation|accord|correspondance|recouvrement)',
        'vous convient (?:bien|parfaitement)',
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
        '(?:gives?|returns?|brings?) (?:you )?(?:back )?more (?:energy )?than (?:it|they) (?:takes?|costs?)',
        'positive (?:energy )?balance',
      ],
      fr: [
        "(?:donne|rend|apporte) (?:vous )?plus (?:d'énergie )?qu'(?:il|elle) n'en (?:prend|coûte)",
        '(?:solde|bilan) (?:\\p{L}+ )?positif',
      ],
    },
    contradicts: ({ energy: { balance } }) => balance !== null && balance <= 0,
  },
  {
    says: 'more energy spent than gained',
    words: {
      en: [
        '(?:takes?|costs?|drains?) (?:you )?more (?:energy )?than (?:it|they) (?:gives?|returns?|brings?)',
        'negative (?:energy )?balance',
      ],
      fr: [
        "(?:prend|coûte|puise) (?:vous )?plus (?:d'énergie )?qu'(?:il|elle) n'en (?:donne|rend|apporte)",
        '(?:solde|bilan) (?:\\p{L}+ )?négatif',
      ],
    },
    contradicts: ({ energy: { balance } }) => balance !== null && balance >= 0,
  },
];
