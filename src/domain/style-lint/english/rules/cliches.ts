import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { literalSenses } from '../literal-senses.ts';
import { inflected } from '../verb-forms.ts';
import { itemsIn } from '../word-lists.ts';

/** Words after which "at the end of the day" means the time of day. */
const dayEnd =
  'arrived, came, home, left, returned, tired, late, sold, paid, closed, counted, work, only, until, by';

const openings = () =>
  phraseLines(`
  at the end of the day = in the end | ultimately ; parted ; not after: ${dayEnd}
  at the end of the day (it is|it's|what|you have to|we all|all that|there is|there's|nobody|everybody|no one) = in the end | ultimately ; not after: ${dayEnd}
  when all is said and done, in the final analysis, in the last analysis = in the end
  first and foremost = above all | first
  last but not least, last but by no means least = finally
  the bottom line is that, the truth of the matter is = (out)
  the long and the short of it, the long and short of it, to make a long story short, long story short = in short
  in a nutshell = in short ; not after: rattled, hidden, kept, bounded, kernel
  in this day and age, in today's day and age, in the modern day and age = today | now
  in today's world, in today's modern world, in today's society = today
  in today's fast-paced world, in today's fast paced world, in our fast-paced world = today
  since the dawn of time, from the dawn of time, since the beginning of time = always
  if the truth be told, truth be told = (out)
  if push comes to shove, when push comes to shove = if need be
  that being said, having said that = even so | but
  for all intents and purposes = in effect
  it is what it is, it is a small world after all, it's a small world after all
  only time will tell = nobody knows yet
  at this juncture in time = now
  in the grand scheme of things, in the greater scheme of things = overall
  without further ado, without any further ado = now
  let's face it = (out)
  to add insult to injury, adding insult to injury = (out)
  to make matters worse still = (out)
  come hell or high water = whatever happens
  last time i checked = as far as I know
  at the drop of a hat = at once
`);

const images = () =>
  phraseLines(`
  tip of the iceberg, needle in a haystack, needle in the haystack, elephant in the room
  perfect storm, a drop in the bucket, a drop in the ocean, light at the end of the tunnel
  calm before the storm, lull before the storm, blessing in disguise, bull in a china shop
  best thing since sliced bread, greatest thing since sliced bread, double-edged sword, double edged sword
  match made in heaven, sight for sore eyes, diamond in the rough, shoulder to cry on, ticking time bomb
  recipe for disaster, recipe for success, wake-up call, level playing field, win-win situation, win-win
  rollercoaster of emotions, roller coaster of emotions, emotional rollercoaster, emotional roller coaster
  ace in the hole, ace up his sleeve, ace up her sleeve, ace up their sleeve, axe to grind, ax to grind
  all in a day's work, a bed of roses, back against the wall, backs against the wall, can of worms
  between a rock and a hard place, blast from the past, dog-eat-dog world, dog eat dog world
  every cloud has a silver lining, every fibre of my being, every fiber of my being, for all the tea in china
  eight-hundred-pound gorilla, 800-pound gorilla, 800 pound gorilla, labour of love, labor of love
  jewel in the crown, knight in shining armour, knight in shining armor, like a fish out of water
  like a bat out of hell, like a duck to water, like a kid in a candy store, like water off a duck's back
  method in his madness, method to his madness, method to the madness, music to my ears, music to our ears
  pillar of the community, pillars of the community, pot calling the kettle black, rags to riches
  ships that pass in the night, ships passing in the night, stone's throw from, stone's throw away
  the ball is in your court, the ball is in their court, the ball is in our court, the ball is in his court
  the best of both worlds, the best laid plans of mice and men, the devil is in the details
  the devil is in the detail, the early bird catches the worm, the grass is always greener
  the final nail in the coffin, the last nail in the coffin, another nail in the coffin
  the gift that keeps on giving, the icing on the cake, the cherry on top, the cherry on the cake
  the powers that be, the sky is the limit, the sky's the limit, the rest is history
  the straw that broke the camel's back, the whole nine yards, the whole enchilada, the whole shebang
  the whole kit and caboodle, the winds of change, the writing is on the wall, where the rubber meets the road
  there's no place like home, there's no time like the present, there are plenty more fish in the sea
  plenty of fish in the sea, time heals all wounds, time flies when you're having fun
  variety is the spice of life, what goes around comes around, when it rains it pours, when it rains, it pours
  when life gives you lemons, wild goose chase, wild-goose chase, with bated breath, through thick and thin
  you can't judge a book by its cover, don't judge a book by its cover, no holds barred, sink or swim
  you can't have your cake and eat it, you can't have your cake and eat it too, it takes two to tango
  wears his heart on his sleeve, wears her heart on her sleeve, it was a dark and stormy night
  apple of his eye, apple of her eye, from the horse's mouth, like a well-oiled machine
  hustle and bustle
  out of the frying pan into the fire, out of the frying pan and into the fire, a taste of his own medicine
  a taste of her own medicine, a taste of their own medicine, a taste of your own medicine
  bitter pill to swallow, tough pill to swallow, hard pill to swallow, tough nut to crack, hard nut to crack
  a wolf in sheep's clothing, a skeleton in the closet, skeletons in the closet
  skeletons in the cupboard, a tempest in a teapot, storm in a teacup
`);

const withCommas = (): Phrase[] =>
  [
    'blood, sweat and tears',
    'blood, sweat, and tears',
    'every tom, dick and harry',
    'hook, line and sinker',
    'hook, line, and sinker',
    'lock, stock and barrel',
    'lock, stock, and barrel',
    'left, right and centre',
    'left, right and center',
    'six of one, half a dozen of the other',
    'been there, done that',
    'the good, the bad and the ugly',
  ].map((match) => ({ match }));

const plainer = () =>
  phraseLines(`
  few and far between = rare
  by the skin of his teeth, by the skin of her teeth, by the skin of their teeth = only just
  by hook or by crook = somehow
  beyond a shadow of a doubt, beyond the shadow of a doubt = without doubt
  ballpark figure = estimate
  back to square one = back to the start
  chomping at the bit, champing at the bit = eager
  clear as mud, as clear as mud = unclear
  cutting-edge technology, cutting edge technology = new technology
  cut and dried, cut-and-dried = settled
  deafening silence = silence
  down to the wire = to the last minute
  easier said than done = hard to do
  force to be reckoned with = strong rival
  from the word go, from the get-go, from the get go = from the start
  from the bottom of my heart, from the bottom of our hearts = sincerely
  head over heels in love = in love
  in no uncertain terms = plainly
  in one fell swoop, at one fell swoop = at once
  in the blink of an eye = at once
  in the nick of time = just in time
  in the same boat together, all in the same boat = in the same position
  knee-jerk reaction, knee jerk reaction = rash reaction
  last-ditch effort, last ditch effort, last-ditch attempt, last ditch attempt = last try
  like the plague = (out) ; not before: of, that, in, and
  like there's no tomorrow, like there is no tomorrow = without restraint
  like two peas in a pod, like peas in a pod = alike
  low-hanging fruit, low hanging fruit = easy gains ; not before: tree, trees, from
  neck of the woods = area | part
  new lease of life, new lease on life = new energy
  no-brainer, no brainer = easy choice
  not rocket science, isn't rocket science, not brain surgery = not hard
  nothing to write home about = ordinary
  on cloud nine = very happy
  once in a blue moon = rarely
  out of the woods yet = safe yet
  right off the bat = at once
  sick and tired of = tired of
  selling like hot cakes, selling like hotcakes = selling fast
  until the cows come home, till the cows come home = for ever
  a walk in the park = easy ; not after: for, took, take, taking, had, after, during, enjoyed, on
  a piece of cake = easy ; not before: and, with, for, from, on, in, to, at ; not after: ate, eat, eating, had, have, took, of, offered, with, for, and, cut, wanted, another
  a breath of fresh air = new | welcome ; not after: for, get, take, want, need, of, in, drew, took, had, have, some, wanted
  dime a dozen = common
  under the weather = ill ; not before: deck, conditions, station, vane, forecast, gauge
  with flying colours, with flying colors = easily | very well
  worth its weight in gold, worth her weight in gold, worth his weight in gold = very valuable
  all walks of life, every walk of life = all kinds of people
`);

/** `as busy as a bee` */
const comparisons = (): Phrase[] =>
  itemsIn(`
  blind as a bat, bold as brass, busy as a bee, clear as day, cold as ice, cool as a cucumber
  dead as a doornail, dry as a bone, easy as pie, fit as a fiddle, flat as a pancake, free as a bird
  fresh as a daisy, gentle as a lamb, good as gold, happy as a clam, hard as nails, high as a kite
  light as a feather, mad as a hatter, old as the hills, plain as day, poor as a church mouse
  pretty as a picture, proud as a peacock, quick as a flash, quiet as a mouse, right as rain
  sharp as a tack, sick as a dog, sly as a fox, smooth as silk, solid as a rock, strong as an ox
  stubborn as a mule, thick as thieves, thin as a rail, tough as nails, white as a sheet
  white as a ghost
`).flatMap((comparison) => {
    const [adjective = ''] = comparison.split(' ');
    return [comparison, `as ${comparison}`].map((match) => ({ match, replace: [`very ${adjective}`] }));
  });

const verbs = () =>
  phraseLines(`
  add fuel to the fire = make things worse
  bark up the wrong tree = be mistaken
  beat around the bush, beat about the bush = avoid the point
  bite off more than you can chew, bite off more than they can chew, bite the bullet, bite the dust
  burn the candle at both ends, burn the midnight oil = work late
  bury the hatchet = make peace
  cost an arm and a leg = cost a lot
  cry over spilled milk, cry over spilt milk
  cross that bridge when we come to it = decide then
  fall on deaf ears = be ignored
  fan the flames of = stir up
  fly off the handle = lose one's temper
  fly under the radar = go unnoticed
  get the ball rolling, set the ball rolling = begin
  get your act together, get your house in order
  give 110 percent, give 110 per cent = try very hard
  go the extra mile = do more
  grasp at straws, clutch at straws
  hit the ground running = start fast
  hit the nail on the head = be right
  jump on the bandwagon, jump on the band wagon = follow the fashion
  jump through hoops
  keep your fingers crossed, keep our fingers crossed, keep their fingers crossed = hope
  kick the bucket = die
  kick the can down the road = put it off
  kill two birds with one stone = do two things at once
  leave no stone unturned = search everywhere
  leave a bad taste in your mouth
  let sleeping dogs lie
  let the cat out of the bag, spill the beans = tell the secret
  make a mountain out of a molehill, make mountains out of molehills = exaggerate
  move the goalposts, shift the goalposts = change the rules
  nip it in the bud = stop it early
  open a can of worms = make trouble
  open pandora's box = make trouble
  paint the town red = celebrate
  pale in comparison to, pale in comparison with = be small beside
  pass with flying colours, pass with flying colors = pass easily
  play devil's advocate = argue the other side
  pull out all the stops = do everything possible
  put all your eggs in one basket, put all their eggs in one basket, put all our eggs in one basket
  put the cart before the horse = begin at the wrong end
  rain cats and dogs = rain hard
  read between the lines ; message: Worn-out image: say what is meant.
  rear its ugly head = appear
  scrape the bottom of the barrel
  see eye to eye = agree
  send shivers down, send a shiver down
  separate the wheat from the chaff
  sit on the fence = be undecided ; not before: and, by, at, near, watching, in, outside
  sleep like a log, sleep like a baby = sleep well
  stand the test of time, withstand the test of time = last
  step up to the plate = act
  stick out like a sore thumb = stand out
  sweep it under the rug, sweep it under the carpet = hide it
  take it with a grain of salt, take that with a grain of salt, take this with a grain of salt = doubt it
  take the bull by the horns = act
  take the world by storm = become a success
  think outside the box, think outside of the box = be inventive
  throw caution to the wind, throw caution to the winds = take risks
  throw in the towel, throw in the sponge = give up
  throw the baby out with the bathwater, throw the baby out with the bath water
  tighten our belts, tighten their belts = spend less
  turn over a new leaf = start again
  walk on eggshells = be careful
  work like a charm = work well
  wreak havoc on = damage
  reinvent the wheel = do it all over again
  tie the knot = marry
  face the music = take the blame
  rest on his laurels, rest on her laurels, rest on our laurels, rest on their laurels = relax
`).flatMap(inflected);

export const cliches: RuleContent = {
  check: () => ({
    kind: 'phrases',
    skipsNames: true,
    skipsQuotations: true,
    literal: literalSenses,
    message: '"{match}" is worn out: say it plainly.',
    phrases: [...openings(), ...images(), ...withCommas(), ...plainer(), ...comparisons(), ...verbs()],
  }),
  examples: {
    bad: [
      'At the end of the day, it is your choice.',
      'They avoid her like the plague.',
      'That is only the tip of the iceberg.',
      'She left no stone unturned.',
      'He was as busy as a bee.',
      'They took it with a grain of salt.',
      'The job cost us blood, sweat and tears.',
      'We must think outside the box.',
      'Last but not least, thank the cooks.',
    ],
    good: [
      'We came home at the end of a long day.',
      'The workers left at the end of the day.',
      'The plague of 1665 killed thousands.',
      'The tip of the pencil broke.',
      'He ate a piece of cake and left.',
      'They went for a walk in the park.',
      'Put the toys outside the box.',
      'The nut was hard to crack.',
      'The lookout saw the tip of the iceberg too late.',
      'Deer strip the low-hanging fruit from the branches.',
      'The angler bought a can of worms for bait.',
      'At the end of the day the nurses hand over their notes.',
      'The council mowed the level playing field behind the rugby club.',
      'The baker spread the icing on the cake.',
      "The vet found a wolf in sheep's clothing at the circus.",
      'She asked what "a piece of cake" means.',
    ],
  },
};
