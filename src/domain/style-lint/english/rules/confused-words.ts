import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { moreConfused } from '../more-confused.ts';
import { confusedNeighbours } from '../confused-neighbours.ts';

/** "would of course", "must of necessity", "could of her own free will" and "the might of Rome" are correct. */
const noHave = `not before: ${[
  'course, itself, themselves, himself, herself, late, all, necessity, needs, right, old, its own, their own, her own',
  'his own, my own, our own, your own, its nature, their nature',
].join(', ')}`;

const modals = () =>
  phraseLines(`
  could of = could have ; ${noHave}
  should of = should have ; ${noHave}
  would of = would have ; ${noHave}
  must of = must have ; ${noHave}
  might of been = might have been
  might of had = might have had
  might of gone = might have gone
  might of done = might have done
  couldn't of, could not of = couldn't have ; ${noHave}
  shouldn't of, should not of = shouldn't have ; ${noHave}
  wouldn't of, would not of = wouldn't have ; ${noHave}
  mustn't of, must not of = mustn't have ; ${noHave}
  coulda = could have
  shoulda = should have
  woulda = would have
  had of been = had been
  if i would have known, if i would of known = if I had known
`);

const apostrophes = () =>
  phraseLines(`
  ! dont = don't ; case
  ! doesnt = doesn't
  ! didnt = didn't
  ! isnt = isn't
  ! wasnt = wasn't
  ! werent = weren't
  ! arent = aren't
  ! wouldnt = wouldn't
  ! couldnt = couldn't
  ! shouldnt = shouldn't
  ! havent = haven't
  ! hasnt = hasn't
  ! hadnt = hadn't
  ! youre = you're
  ! theyre = they're
  ! youve = you've
  ! theyve = they've
  ! shouldve = should've
  ! couldve = could've
  ! wouldve = would've
  ! it's own = its own ; not before: goal, goals
  ! it's self = itself
  ! you're own = your own
  ! they're own = their own
  whos = who's | whose ; case
  ! thats = that's ; case
  ! theres = there's ; case
  i cant = I can't
  you cant = you can't
  we cant = we can't
  they cant = they can't
  it cant = it can't
  cant wait = can't wait
  cant believe = can't believe
  i wont = I won't ; not after: as
  you wont = you won't ; not after: as
  we wont = we won't ; not after: as
  they wont = they won't ; not after: as
  it wont = it won't
  their going to be = they're going to be
  their going to have = they're going to have
  their going to get = they're going to get
  its a, its an = it's a ; not before: priori, posteriori, la, cappella ; not after: of, in, on, with, by, for, from, to, all
  its been = it's been ; not after: of, in, has, had
  its going to be, its gonna be = it's going to be
  its the same, its the best, its the only, its the first = it's the same ; not after: of, in, on, with, for
  its because = it's because
  its important to, its important that, its time to, its hard to, its easy to = it's important to ; not after: of, in, for
  its raining, its snowing = it's raining
  its too late, its too early, its too bad = it's too late
  your right about, your wrong about = you're right about
  your going to be, your gonna = you're going to be
  your welcome = you're welcome ; start ; not before: is, was, speech, has, to, and, mat, gift, pack, kit, message, letter, email, party, here, will, home, in, at, from, may, page, bonus, drink, note, address, guide, packet, screen, committee, for, as, on, of, today, back
  its time for = it's time for ; start
  who's book = whose book
  who's car = whose car
  who's phone = whose phone
  who's job = whose job
  your the best, your the one, your the only = you're the best
  your a, your an = you're a ; case ; not after: of, in, from
  on there own = on their own
  of there own = of their own
  for there own = for their own
  in there own = in their own
  by there own = by their own
  to there own = to their own
  with there own = with their own
  there selves, their selves, theirselves, theirself = themselves
  themself's = themselves
  hisself = himself
  their is = there is
  their are, they're are = there are
  their was, their were = there was | there were
  their has been, their have been = there has been
  they're is = there is
  whose going to, whose coming to = who's going to
  who's fault = whose fault
  who's idea = whose idea
  who's turn = whose turn
  who's house = whose house
  lets go = let's go ; start
  lets see = let's see ; start
  lets talk = let's talk ; start
  lets start = let's start ; start
  lets get = let's get ; start
  lets take = let's take ; start
  lets make = let's make ; start
  lets not = let's not ; start
  ya'll = y'all
`).map(speakingPlainly);

/** A line may have phrases with `its` and with `your`; each phrase keeps only its own replacement. */
function speakingPlainly<T extends { match: string; replace?: readonly string[] }>(phrase: T): T {
  const { match } = phrase;
  if (match.startsWith('its ')) return { ...phrase, replace: [match.replace(/^its/, "it's")] };
  if (match.startsWith('your ')) return { ...phrase, replace: [match.replace(/^your/, "you're")] };
  return phrase;
}

/** Sayings that people know only by ear. */
const misheard = () =>
  phraseLines(`
  ! for all intensive purposes, for all intense and purposes = for all intents and purposes
  ! irregardless, disirregardless = regardless ; case
  ! Irregardless = regardless ; case ; start
  ! alot = a lot
  ! per say, persay = per se
  ! supposably = supposedly
  ! one in the same = one and the same
  ! nip it in the butt = nip it in the bud
  ! nipped it in the butt = nipped it in the bud
  case and point = case in point ; not before: out, of, to, at, in, by, the
  ! deep seeded, deep-seeded = deep-seated ; not before: grape, grapes, fruit
  ! escape goat = scapegoat
  ! a mute point = a moot point
  ! tongue and cheek = tongue in cheek
  ! wet your appetite = whet your appetite
  ! wet their appetite = whet their appetite
  ! wet his appetite = whet his appetite
  ! wet my appetite = whet my appetite
  ! baited breath = bated breath
  ! sneak peak = sneak peek
  ! sneak peaks = sneak peeks
  ! shoe-in = shoo-in
  ! a shoe in for, a shoo in for = a shoo-in for
  ! free reign = free rein
  reign in spending = rein in spending
  reign in costs = rein in costs
  reign in inflation = rein in inflation
  reign in prices = rein in prices
  reign in the spread = rein in the spread
  tow the line = toe the line
  towed the line = toed the line
  towing the line = toeing the line
  ! by in large = by and large ; not before: numbers, groups, letters, part, quantities, crowds, measure, amounts
  ! by enlarge = by and large
  ! expresso = espresso
  ! expressos = espressos
  ! extract revenge = exact revenge
  first come first serve = first come first served
  hone in on = home in on
  honed in on = homed in on
  honing in on = homing in on
  ! hare's breath, hair's breath, hairs breath = hair's breadth
  ! in route to = en route to
  
  ! a lack luster = a lackluster
  ! a lack lustre = a lacklustre
  ! make due with = make do with
  ! made due with = made do with
  ! making due with = making do with
  ! on tender hooks, on tenderhooks = on tenterhooks
  ! pass mustard = pass muster
  ! passes mustard = passes muster
  piece of mind = peace of mind ; not after: a, his, her, my, your, their, that, this, the
  ! peak my interest, peek my interest = pique my interest
  ! peaked my interest, peeked my interest = piqued my interest
  ! peaks my interest, peeks my interest = piques my interest
  ! peaked his interest, peeked his interest = piqued his interest
  ! peaked her interest, peeked her interest = piqued her interest
  ! peaked their interest, peeked their interest = piqued their interest
  ! peaked our interest, peeked our interest = piqued our interest
  ! peaked my curiosity, peeked my curiosity = piqued my curiosity
  ! peaked your interest, peeked your interest = piqued your interest
  ! pour over the documents = pore over the documents
  ! poured over the documents = pored over the documents
  right of passage = rite of passage ; not before: through, over, across, to, for, by, in, along, of, on, from, and, is, was
  ! scott free, scotch free = scot-free
  ! self-depreciating = self-deprecating
  ! slight of hand = sleight of hand
  ! statue of limitations, statue of limitation = statute of limitations
  ! taken for granite = taken for granted
  ! take for granite = take for granted
  ! take it for granite = take it for granted
  ! tough road to hoe = tough row to hoe
  ! hard road to hoe = hard row to hoe
  ! long road to hoe = long row to hoe
  ! vocal chords = vocal cords
  ! waiting with baited breath = waiting with bated breath
  ! with all do respect = with all due respect
  ! do to the fact that = due to the fact that
  ! worse case scenario, worse-case scenario = worst-case scenario
  could care less about = couldn't care less about
  ! i could care less = I couldn't care less
  ! another words = in other words ; start
  ! nevermind that = never mind that
  ! all of the sudden = all of a sudden
  ! all of sudden = all of a sudden
  ! bare with me = bear with me
  ! bare with us = bear with us
  ! without further adieu = without further ado
  ! much adieu about = much ado about
  ! much to do about nothing = much ado about nothing
  ! brought to bare = brought to bear
  ! bring to bare = bring to bear
  ! far be it for me = far be it from me
  ! fowl play = foul play
  just desserts = just deserts ; not before: and, with, for, from
  ! grin and bare it = grin and bear it
  ! ground to a holt = ground to a halt
  ! heart-rendering = heart-rending
  ! heart rendering = heart-rending
  ! last stitch effort, last-stitch effort = last-ditch effort
  ! marshall law = martial law
  ! minus well = might as well
  ! the mother load = the mother lode
  on accident = by accident ; not before: insurance, prevention, victims, rates, statistics, investigation, claims, report, reports, benefits, and, black, scene, scenes
  ! play it by year = play it by ear
  ! preying mantis = praying mantis
  ! shutter to think = shudder to think
  ! soul responsibility = sole responsibility
  soul survivor = sole survivor
  ! soul owner = sole owner
  ! for the soul purpose = for the sole purpose
  ! change tact = change tack
  ! changed tact = changed tack
  ! in the throws of = in the throes of
  ! death throws = death throes
  ! wreck havoc = wreak havoc
  ! wrecked havoc = wreaked havoc
  ! wrecks havoc = wreaks havoc
  ! cease the day = seize the day
  ! spread like wildflowers, spread like wildflower = spread like wildfire
  ! through the ringer = through the wringer
  ! trite and true = tried and true
  ! under minded = undermined
  ! upmost importance = utmost importance
  ! upmost respect = utmost respect
  ! whoa is me = woe is me
`);

export const confusedWords: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Write "{replacement}" instead of "{match}".',
    phrases: [
      ...new Map(
        [...moreConfused(), ...modals(), ...apostrophes(), ...misheard(), ...confusedNeighbours()].map(
          (phrase) => [phrase.match, phrase],
        ),
      ).values(),
    ],
  }),
  examples: {
    bad: [
      'Landlords who flaunt the fire rules lose their licences.',
      'She could of won.',
      'Theres no hurry, but I cant wait, and we wont.',
      'He should of asked, and they would not of minded.',
      'I like it alot.',
      'For all intensive purposes, it is over.',
      'They went irregardless.',
      'She has more then ten cats.',
      'I want to loose weight.',
      'It is not wrong per say.',
      'The book peaked my interest.',
      'There were less people today.',
      "It's a beast with it's own will.",
      'He was lead by a guide.',
    ],
    good: [
      'They met at the Irregardless Cafe.',
      'She could, of course, have won; he would of course agree.',
      'The might of Rome was great.',
      'That must of needs be kept secret, and she could of her own free will have gone.',
      'It was better then, and more then came.',
      'A loose weight fell; the dog is loose.',
      'The cat licked its paw. Its a cappella choir sang.',
      "It's late and it's Owen's turn.",
      'He could not feed the animals, much less people.',
      'Your welcome speech was good.',
      'The dark peaked roof was old.',
      'He gave her a piece of his mind.',
      'Soldiers were trained to kill.',
      'The sea was quiet; a few boats lay still.',
    ],
  },
};
