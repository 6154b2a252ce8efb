import { onePerMatch, phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';

const startOnly = (table: string) =>
  phraseLines(table).map((phrase) => ({ ...phrase, position: 'sentence-start' as const }));

/** Found with the comma after them: `hopefully, we`. */
const parted: readonly (readonly [opener: string, next: readonly string[]])[] = [
  ['so', ['i just', 'we just', 'i wanted', 'basically', 'as you', 'yeah', 'um', 'first of all']],
  ['well', ['as you know', 'basically']],
  ['in my opinion', ['i think', 'i believe']],
  ['in conclusion', ['it', 'i', 'the', 'we']],
  ['in summary', ['it']],
  ['to sum up', ['it']],
  ['that said', ['though']],
  ['plus', ['the', 'it', 'they', 'we', 'you', 'he', 'she', 'there']],
  ['also', ['the', 'there']],
  ['hopefully', ['we', 'the', 'it', 'they', 'this', 'you', 'he', 'she']],
  ['thankfully', ['the', 'it', 'we', 'he', 'she', 'they', 'no']],
];

const withComma = (): Phrase[] =>
  parted.flatMap(([opener, next]) =>
    next.map((word): Phrase => ({ match: `${opener}, ${word}`, position: 'sentence-start' })),
  );

export const openers: RuleContent = {
  check: () => ({
    kind: 'phrases',
    skipsQuotations: true,
    message: 'A weak beginning: go straight to the point.',
    phrases: onePerMatch([
      ...startOnly(`
          being as how, seeing as how = as | since
          basically, frankly speaking = (out) ; parted
          like i said, like we said, like always, like mentioned = as I said
          as i said before, as i mentioned before, as mentioned above, as stated above, as stated previously, as previously mentioned, as noted above = (out)
          as we all know, as everyone knows, as you are aware, as you may be aware, as you might know = (out)
          as you can imagine = (out)
          as far as i'm concerned, as far as i am concerned = I
          i personally believe, i personally think, i personally feel = I think
          to conclude = (out)
          in today's (fast|busy|modern|digital|competitive|economy|market|marketplace|climate|ever|increasingly|environment|age|hectic|global|connected|business|landscape|political|uncertain), in the modern world, in the world of today, in this modern age, in the current climate, in these uncertain times, in these unprecedented times, in these difficult times, in this fast-paced world
          in a world where, picture this, imagine a world, imagine this, ever since the dawn of, since time immemorial, from time immemorial, since the beginning of time
          it's no secret that, it is no secret that, it comes as no surprise that, it should come as no surprise that, it will come as no surprise that
          needless to say, it goes without saying, suffice it to say, suffice to say, it almost goes without saying = (out)
          interestingly, interestingly enough, strangely enough, curiously enough, funnily enough = (out)
          it is interesting that, it is interesting to, it is worth noting, it is worth mentioning, it's worth noting, it is important to note = (out)
          it is worth remembering, it bears repeating, it bears remembering = (out)
          it has been brought to, it has come to, it is with a heavy heart
          it is envisaged that
          (i am|i'm) writing to (inform|let|ask|express|enquire|inquire|complain|confirm|advise|apply|request|tell|thank|you to|you about), i am writing with, i'm just writing to, we are writing to (inform|let|advise|confirm|tell|you to|you about), just a quick note, just wanted to, just checking in, just touching base, just following up = (out)
          i hope this email finds you, i hope this message finds you, i hope this finds you, i trust this finds you, hope this finds you, hope you are doing well, hope you're doing well, i hope you are well and
          this is to inform, this is to confirm, this is to advise, this is to let, please be advised, please be informed, please note that, kindly note, kindly be informed, be advised = (out)
          first off, to start off with, second of all
          the thing is, the bottom line is, thing is
          the reason being, the reason is because = (out)
          what i'm saying is, what this means is, what happened was, what we did was, what is needed is, what is important is
          with that said, with that being said, that being said, having said that, be that as it may = still | but
          with regards to, in regards to, regarding the matter of, concerning the matter of = on | about
          when it comes to = on | for
          and also, and so therefore = and | but
          to be honest, to be frank = (out) ; parted
          you know what, believe it or not, truth be told, if you ask me, in all honesty, in all fairness, quite honestly, quite frankly = (out)
          per your, per our, per my, as per, as per usual, pursuant to your, further to your, further to our, following on from, reference is made to, reference your = as you | about your
          there is a need for
          there are some people who, there are a lot of, there is a lot of, there are a number of
          it is sometimes said, it can be said that, it could be argued, it can be argued, it could be said, it might be argued, some might say, some would say
          not only that, more to the point, what's more to the point = now
          long story short, cut to the chase, spoiler alert, real talk, fast forward to, fast-forward to = (out)
          webster's dictionary defines, the dictionary defines, according to webster's, according to the dictionary, webster defines, merriam-webster defines, the oxford english dictionary defines
          being that (he|she|they|we|you|the|it|this|there|i|my|our) = as | since
          `).map(({ replace, ...phrase }) => ({
        ...phrase,
        ...(replace !== undefined && replace[0] !== 'the sentence without it' && { replace }),
      })),
      ...withComma(),
    ]),
  }),
  examples: {
    bad: [
      'Being that it was late, we left.',
      'Needless to say, he won.',
      'Hopefully, the train is on time.',
      'It is interesting that he came.',
      'When it comes to food, ask her.',
      'Plus, the roof leaks.',
      'To be honest, no.',
      'I hope this email finds you well.',
    ],
    good: [
      'As it was late, we left.',
      'He waited hopefully.',
      'It should be noted in the log.',
      'Being late, we left.',
      'Firm as it was, it broke.',
      'She said it plainly.',
      "In today's second heat she won.",
      'I am writing to my aunt.',
      'Basically sound, the house was sold.',
    ],
  },
};
