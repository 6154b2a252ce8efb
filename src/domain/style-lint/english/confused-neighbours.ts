import { phraseLines } from '../model/phrase-lines.ts';
import type { Phrase } from '../model/rule.ts';
import { wordsIn } from './word-lists.ts';

const comparatives = `
  better worse bigger smaller larger greater higher lower faster slower older younger longer shorter stronger
  weaker cheaper richer easier harder taller smarter heavier fewer rather other less more
`;

/** "It was better then" and "more then came" are correct. */
const compared = `
  a all an another any anyone anything average before ever everyone expected half her him his me mine most my one
  others our ten that the their them these this those twice two us usual what yours
`;

/** `then` for `than`: only between a comparative and the thing compared. */
const thenForThan = (): Phrase[] => {
  const others = wordsIn(compared);
  return wordsIn(comparatives).flatMap((comparative) =>
    others.map((other) => ({
      match: `${comparative} then ${other}`,
      replace: [`${comparative} than ${other}`],
      notAfter: ['once'],
    })),
  );
};

const doubleComparatives = (): Phrase[] =>
  [
    ...wordsIn(
      `easier faster simpler happier prettier quicker sooner worse nicer funnier cheaper better`,
    ).map((word) => `more ${word}`),
    ...wordsIn(`easiest fastest simplest happiest prettiest quickest best worst biggest smallest`).map(
      (word) => `most ${word}`,
    ),
  ].map((match) => ({ match, replace: match.split(' ').slice(1) }));

const toLose = (): Phrase[] =>
  ['weight', 'interest', 'hope', 'sight', 'track', 'touch', 'patience', 'faith', 'confidence'].flatMap(
    (thing) =>
      (
        [
          ['loose', 'lose'],
          ['looses', 'loses'],
          ['loosing', 'losing'],
        ] as const
      ).map(([wrong, right]) => ({
        match: `${wrong} ${thing}`,
        replace: [`${right} ${thing}`],
        notAfter: ['a', 'the', 'his', 'her', 'of', 'any', 'this', 'that', 'some', 'with'],
      })),
  );

/** "and much less people" */
const countable = (): Phrase[] =>
  wordsIn(`
  people cars students items things calories mistakes jobs errors children books employees customers houses
  words men women trees accidents meetings workers
`).flatMap((things) => [
    {
      match: `less ${things}`,
      replace: [`fewer ${things}`],
      notAfter: ['much', 'no', 'still', 'far', 'even', 'or', 'more or'],
    },
    { match: `amount of ${things}`, replace: [`number of ${things}`] },
  ]);

const pairs = () =>
  phraseLines(`
  and than he = and then he
  and than she = and then she
  and than they = and then they
  and than we = and then we
  since than = since then
  until than = until then
  every now and than = every now and then
  but than again = but then again
  have an affect on = have an effect on
  has an affect on = has an effect on
  had an affect on = had an effect on
  ! no affect on = no effect on
  ! side affect = side effect
  ! side affects = side effects
  ! special affects = special effects
  ! take affect = take effect
  ! takes affect = takes effect
  ! took affect = took effect
  ! came into affect = came into effect
  ! come into affect = come into effect
  ! went into affect = went into effect
  ! go into affect = go into effect
  don't loose = don't lose
  going to loose = going to lose
  afraid to loose = afraid to lose
  afraid of loosing = afraid of losing
  loose my mind = lose my mind
  loose my temper = lose my temper
  loose my job = lose my job
  was lead by = was led by
  were lead by = were led by
  was lead to = was led to
  has lead to = has led to
  had lead to = had led to
  have lead to = have led to
  way to much = way too much ; not after: the, a, my, our, his, her, their, its, your, one, this, that, another, best, only, easy, good, sure, own
  far to much = far too much
  way to many = way too many ; not after: the, a, my, our, his, her, their, its, your, one, this, that, another, best, only, easy, good, sure, own
  far to many = far too many
  far to late = far too late
  to much time = too much time ; not after: devoted, given, attached
  to many times = too many times
  everyone accept = everyone except
  everything accept = everything except
  nothing accept = nothing except
  accept for the fact that = except for the fact that
  ! some advise = some advice
  ! good advise = good advice
  ! my advise = my advice
  ! your advise = your advice
  ! his advise = his advice
  ! for advise = for advice
  ! piece of advise = piece of advice
  would advice = would advise
  could you advice = could you advise
  please advice = please advise
  to advice you = to advise you
  to advice them = to advise them
  strongly advice = strongly advise
  i advice = I advise
  ! can't breath = can't breathe
  ! cannot breath = cannot breathe
  ! couldn't breath = couldn't breathe
  ! hard to breath = hard to breathe
  ! to breath in = to breathe in
  to chose = to choose
  will chose = will choose
  can chose = can choose
  have chose = have chosen
  had chose = had chosen
  illicit a response = elicit a response
  elicit drugs = illicit drugs
  elicit affair = illicit affair
  past away = passed away
  in the passed = in the past
  walked passed = walked past
  walk passed = walk past
  went passed = went past
  drove passed = drove past
  ran passed = ran past
  get passed the = get past the
  move passed = move past
  ! principle reason = principal reason
  ! principle reasons = principal reasons
  ! principle cause = principal cause
  ! principle investigator = principal investigator
  ! principle dancer = principal dancer
  school principle = school principal
  in principal = in principle ; not before: photography, roles, parts, cities, amounts, and, payments, components, amount
  quiet a few = quite a few ; not after: to
  quiet a lot = quite a lot ; not after: to
  quiet a bit = quite a bit ; not after: to
  quiet often = quite often
  ! quiet sure = quite sure
  ! quiet possible = quite possible
  ! weather or not = whether or not
  whether forecast = weather forecast
  whether conditions = weather conditions
  where as = whereas ; not before: soon, far, the, if, a, well, in, i, we, he, she, they, you, it, usual, yet, many, much, before, always, late, early, of, with, to, an, has, at, by, on
  a women = a woman ; not before: only, writers, voters, leaders
  two woman = two women
  these woman = these women
  those woman = those women
  many woman = many women
  a criteria = a criterion
  one criteria = one criterion
  this criteria = this criterion | these criteria
  a phenomena = a phenomenon
  this phenomena = this phenomenon
  a bacteria = a bacterium
  an alumni = an alumnus ; not before: association, network, event, magazine, newsletter, group, club, office, reunion, program, programme, weekend, day, profile, page, board, dinner, meeting, interview, directory
  a stimuli = a stimulus
  a fungi = a fungus
  have went = have gone
  has went = has gone
  had went = had gone
  have came = have come
  has came = has come
  have ran = have run
  has ran = has run
  have did = have done
  ! between you and i = between you and me
  between he and = between him and
  between she and = between her and
  ! was suppose to = was supposed to
  ! is suppose to = is supposed to
  ! are suppose to = are supposed to
  ! were suppose to = were supposed to
  ! am suppose to = am supposed to
  ! are bias against = are biased against
  ! were bias against = were biased against
  ! are prejudice against = are prejudiced against
  ! anyways = anyway
  ! be apart of = be a part of
  ! is apart of = is a part of
  ! was apart of = was a part of
  ! are apart of = are a part of
  ! become apart of = become a part of
  a part from the fact = apart from the fact
  every since = ever since
  ! infront of = in front of
  ! atleast = at least
  ! aswell = as well
  ! eachother = each other
  ! incase = in case
  ! noone = no one ; case
  ! infact = in fact
  ! everytime = every time
  ! inspite of = in spite of
  ! eventhough = even though
  ! abit = a bit
  ! upto = up to
  ! alittle = a little
  ! play a roll in = play a role in
  ! plays a roll in = plays a role in
  ! played a roll in = played a role in
  ! playing a roll in = playing a role in
  ! roll model = role model
  ! roll models = role models
  ! waist of time = waste of time
  ! waist of money = waste of money
  a hole lot = a whole lot
  hole-heartedly = wholeheartedly
  went threw the = went through the
  go threw = go through
  going threw = going through
  ! fall pray to = fall prey to
  ! fell pray to = fell prey to
  pair down = pare down
  ! in plain site = in plain sight
  ! at first site = at first sight
  ! lost site of = lost sight of
  ! lose site of = lose sight of
  ! morale of the story = moral of the story
  ! thunder and lightening = thunder and lightning
  ! lightening bolt = lightning bolt
  ! lightening strike = lightning strike
  ! rouge state = rogue state
  ! rouge states = rogue states
  ! gone rouge = gone rogue
  ! went rouge = went rogue
  hit the breaks = hit the brakes
  slammed on the breaks = slammed on the brakes
  break pedal = brake pedal
  take a brake = take a break
  ! but of coarse = but of course
  ! of coarse not = of course not
  ! of coarse i = of course I
  ! of coarse you = of course you
  ! golf coarse = golf course
  ! coarse of action = course of action
  ! duel citizenship = dual citizenship
  ! duel purpose = dual purpose
  bus fair = bus fare
  ! taxi fair = taxi fare
  ! look foreword to = look forward to
  ! looking foreword to = looking forward to
  ! gorilla warfare = guerrilla warfare
  ! gorilla marketing = guerrilla marketing
  ! high heals = high heels
  ! achilles heal = Achilles heel
  ! nice to meat you = nice to meet you
  ! naval gazing, naval-gazing = navel-gazing
  ! color pallet = color palette
  ! colour pallet = colour palette
  ! a peace of cake = a piece of cake
  ! a peace of paper = a piece of paper
  ! in the presents of = in the presence of
  ! set sale for = set sail for
  ! shear luck = sheer luck
  ! shear joy = sheer joy
  fairy tail = fairy tale
  fairy tails = fairy tales
  in the same vain = in the same vein ; not before: hope, attempt, manner
  ! egg yoke = egg yolk
  ! egg yokes = egg yolks
  peddle to the metal = pedal to the metal
  ! soft-peddle, soft peddle = soft-pedal
  ! back-peddle, backpeddle = backpedal
  ! dairy entry = diary entry
  ! advise column = advice column
  ! boarder control = border control
  ! boarder crossing = border crossing
  ! ad nauseum = ad nauseam
  ! pubic school = public school
  ! pubic relations = public relations
`);

export const confusedNeighbours = (): Phrase[] => [
  ...thenForThan(),
  ...doubleComparatives(),
  ...toLose(),
  ...countable(),
  ...pairs(),
];
