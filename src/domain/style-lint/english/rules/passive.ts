import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { wordsIn } from '../word-lists.ts';

const formsOfBe = () =>
  wordsIn(`
  am are be been being is was were aren't isn't wasn't weren't they're we're you're
`);

const irregularParticiples = () =>
  wordsIn(`
  awoken beaten begun bent bitten blown borne bought bound broken brought built burnt burst cast caught
  chosen cut dealt done drawn driven drunk dug eaten fed felt flung forbidden forgiven forgotten fought
  found frozen given ground grown heard held hidden hit hung hurt kept known laid learnt led left lent let
  lit lost made meant met mistaken misunderstood overcome overseen overthrown overtaken paid proven put quit
  read rebuilt repaid rewritten ridden rung run said sawn seen sent set sewn shaken shed shot shown shut
  slain sold sought sown spelt spent spilt split spoken spread spun stolen struck stuck stung sung sunk
  swept sworn swung taken taught thought thrown told torn trodden undergone understood undertaken undone
  upheld upset withdrawn withheld woken won worn wound woven written
`);

/** Words in `-ed` that are mostly adjectives, or not verbs at all. */
const notPassive = () =>
  wordsIn(`
  accustomed advanced afraid aged alleged amazed amused annoyed ashamed assorted barefooted beloved bored
  celebrated committed complicated concerned confused contented convinced crooked crowded dedicated
  delighted depressed determined devoted disappointed disgusted distinguished educated embarrassed engaged
  exceed excited exhausted experienced fascinated feed frightened frustrated gifted greed hundred indeed
  inclined infrared interested jagged kindred learned limited located married mixed naked need old-fashioned
  overjoyed pleased proceed puzzled ragged related relaxed relieved retired rugged sacred satisfied
  scared seed shocked shred skilled sled so-called sophisticated speed stunned succeed supposed surprised
  talented terrified thrilled tired unaided unarmed uncrowded unexpected uninterested united unlimited
  unmarried unprecedented unrelated unskilled varied weed wicked worried wretched
`);

const commonAdverbs = () =>
  wordsIn(`
  again all almost already also always both either ever first hardly just later long more much never not now
  often once only quite rather seldom so sometimes soon still then therefore thus too twice usually very well yet
`);

export const passive: RuleContent = {
  check: () => ({
    kind: 'sequence',
    message: 'Passive: say who did it, if it matters.',
    steps: [
      { words: formsOfBe() },
      {
        words: commonAdverbs(),
        endings: ['ly'],
        leastLetters: 4,
        except: ['family', 'early', 'lonely', 'lovely', 'friendly', 'ugly', 'holy', 'likely', 'unlikely'],
        upTo: 2,
      },
      { words: irregularParticiples(), endings: ['ed'], leastLetters: 4, except: notPassive() },
    ],
  }),
  examples: {
    bad: [
      'The form was completed by Ann.',
      'Mistakes were made.',
      'The house is being built.',
      'It has been very carefully checked.',
      'They were not told.',
      "The letter wasn't sent.",
      'The bread had already been eaten.',
      'Smoking is forbidden.',
    ],
    good: [
      'Ann was happy.',
      'The car is red.',
      'She was tired and interested.',
      'They are in need of rest.',
      'He is a hundred years old.',
      'We were indeed late.',
      'Ann completed the form.',
      'I was married, and he is old-fashioned.',
      'The village is located north of here.',
    ],
  },
};
