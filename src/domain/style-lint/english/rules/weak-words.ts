import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';

export const weasels: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: '"{match}" leaves open who, what or how much: say it, or leave it out.',
    phrases: phraseLines(`
      it is believed that, it is said that, it is thought that, it is claimed that, it is considered that
      it is generally believed that, it is widely believed that, it is widely known that, it is widely accepted that
      it is generally accepted that, it is commonly believed that, it is often said that, it is sometimes said that
      it has been said that, it has been suggested that, it has been argued that, it is argued that, it is alleged that
      it is assumed that, it is estimated that, it is reported that, it is rumoured that, it is rumored that
      some people say, some people think, some people believe, some say, some would say, some would argue
      many people say, many people think, many people believe, many believe, many say, many would say
      most people think, most people believe, most people would agree, most would agree, experts say
      experts agree, experts believe, studies show, studies have shown, studies suggest, research shows
      research has shown, research suggests, science says, scientists say, critics say, observers say
      there is evidence that, evidence suggests, sources say, everyone knows, everybody knows
      as is well known, as everyone knows, as we all know, it is well known that, it stands to reason that
      clinically proven, scientifically proven, among the best, one of the best
      one of the most, one of the largest, one of the leading, arguably, allegedly, reportedly, supposedly
      purportedly, ostensibly, presumably, seemingly, apparently, possibly, perhaps, probably, conceivably
      somewhat, relatively, comparatively, fairly, mostly, largely, partly, in part, to some extent
      to a certain extent, to a certain degree, to some degree, more or less, in a sense, in a way, so to speak
      as it were, kind of, sort of, a kind of, a sort of, a bit of a, a little bit, in some ways, in many ways
      in some respects, in many respects, for the most part, by and large, on the whole, generally speaking
      broadly speaking, roughly speaking, as a rule, in general, tends to, tend to, seems to, seem to
      appears to, appear to, may well be, might well be, could well be, could potentially, may potentially
      various, several, numerous, countless, a number of, a variety of, a range of, a host of, a lot of, lots of
      significant, significantly, considerable, considerably, substantial, substantially, a great deal of
      surprisingly, remarkably, interestingly, interestingly enough, clearly, obviously
      undoubtedly, of course, virtually, practically, nearly always, almost always
      helps to, help to, can help, is designed to, are designed to, aims to, is known for, are known for
      if any, if at all, or so, or thereabouts, and so on, and so forth, and the like, and more, among others
    `),
  }),
  examples: {
    bad: [
      'It is believed that cats purr.',
      'Studies show that tea helps.',
      'Some people say he left.',
      'It is, in many ways, a success.',
      'Experts agree on this.',
      'He was arguably first.',
    ],
    good: [
      'Dr. Lee showed in 2019 that tea helps.',
      'The expert agreed.',
      'He believed that cats purr.',
      'The cat weighs four kilos.',
    ],
  },
};

export const fillers: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Leave out "{match}": the sentence says as much without it.',
    phrases: phraseLines(`
      basically, in actual fact, in point of fact, as a matter of fact = (out)
      literally = (out) ; not before: translated, true, and, speaking, means, meaning, rendered ; not after: is, and, or, translated, taken
      honestly, to be honest, to be perfectly honest, to be quite honest, in all honesty, quite frankly = (out) ; start
      actually, really, essentially, obviously, clearly, simply put, put simply = (out) ; start
      as it happens, as you can see, as you may know, as you know, as we all know = (out) ; start
      for what it's worth, at this stage in the game, when you think about it, if you will = (out)
      in my opinion, i think that, i believe that, i feel that, i personally think = (out) ; start
      the fact is that, the thing is that, the thing is, the point is that = (out) ; start
      it turns out that, it just so happens that, it so happens that = (out)
      as such, all in all, by and large, at any rate, anyway, anyhow = (out) ; start
      you know what i mean, know what i mean, or something like that, or whatever, and stuff like that = (out)
      and things like that, and all that, and whatnot, and what have you, and that sort of thing = (out)
      kind of like, sort of like, pretty much = (out)
      just basically, simply just, just simply, really just, actually just = (out)
      very very, really really = very | really
      in actuality = in fact
      quite simply, plain and simple, pure and simple = (out)
      each and every single, every single one of = every | all
    `),
  }),
  examples: {
    bad: [
      'It is basically over.',
      'As a matter of fact, he left.',
      'To be honest, I forgot.',
      'It turns out that she was right.',
      'He literally flew up the stairs.',
      'Actually, we met before.',
    ],
    good: [
      'He told an honest story.',
      'The word literally means bread.',
      'The basic fact is old.',
      'What really happened is unknown.',
      'He spoke simply and clearly.',
    ],
  },
};

export const adverbs: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Leave out "{match}", or find a stronger word for what it belongs to.',
    phrases: phraseLines(`
      very, really, quite, rather, pretty much, extremely, incredibly, totally, completely, absolutely, utterly
      highly, truly, deeply, hugely, vastly, immensely, enormously, tremendously, exceedingly, exceptionally
      extraordinarily, remarkably, amazingly, awfully, terribly, horribly, dreadfully, fantastically, wildly
      insanely, ridiculously, unbelievably, particularly, especially, notably, markedly, decidedly, distinctly
      definitely, certainly, surely, undoubtedly, undeniably, indisputably, unquestionably, positively, obviously
      clearly, plainly, evidently, simply, merely, just, actually, literally, basically, essentially, virtually
      practically, effectively, fundamentally, inherently, intrinsically, ultimately, naturally, normally
      typically, generally, usually, frequently, constantly, continually, continuously, endlessly, forever
      suddenly, immediately, instantly, quickly, rapidly, swiftly, slowly, gradually, carefully, quietly, loudly
      softly, gently, happily, sadly, angrily, eagerly, nervously, anxiously, proudly, bravely, boldly, calmly
      easily, effortlessly, seamlessly, hopefully, thankfully, luckily, fortunately, unfortunately, sincerely
      seriously, severely, strongly, firmly, greatly, considerably, significantly, substantially, dramatically
      drastically, radically, profoundly, intensely, overly, entirely, wholly, fully, thoroughly, perfectly
      successfully, actively, proactively, strategically, uniquely, widely, heavily, badly, sorely, keenly
    `),
  }),
  examples: {
    bad: [
      'It was very cold.',
      'She ran quickly.',
      'The plan is highly risky.',
      'He was absolutely sure.',
      'They were extremely tired.',
    ],
    good: ['It was cold.', 'She ran.', 'The family met early.', 'He was friendly.', 'They reply weekly.'],
  },
};
