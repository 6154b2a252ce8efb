import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { itemsIn } from '../word-lists.ts';
import { formsOf } from '../verb-forms.ts';

/** Figures of speech, grouped by the field of their image. Verbs in `<…>` stand for all their forms. */
const fields = [
  `<sail> through, plain sailing, smooth sailing, choppy waters, uncharted waters, <rock> the boat, <steer> the ship, all hands on deck,
  <weather> the storm, sinking ship, <jump> ship, <run> a tight ship, in the same boat, rudderless, at the helm, <take> the helm,
  <anchor> our, <anchor> the company, <anchor> the team, <anchor> the recovery, <anchor> the campaign, would anchor, will anchor, to anchor our, <stay> afloat, <keep> afloat, <turn> the tide, tide of, sea change, safe harbour, safe harbor, <drown> in,
  <dip> our toes, <dip> a toe, <dip> its toes, <test> the waters, <muddy> the waters, flood of, floodgates, wave of, ripple effect, tsunami of, <swim> against the tide, <navigate> the, a flagship, headwinds, tailwinds, shipwreck, sink or swim, <chart> a course, <set> sail`,
  `<add> fuel to the fire, <fan> the flames, <spark> a, <ignite> a, <ignite> the, <burn> bridges, <burn> our bridges, <burn> that bridge, hot potato, firestorm, on the back burner,
  in the pipeline, <play> with fire, powder keg, <light> a fire, <put> out fires, <extinguish> the, <kindle>, flames of, <simmer>, <boil> over, <smoulder>, slow burn, trial by fire, baptism of fire, fuel for, smoking gun`,
  `<run> out of steam, full steam ahead, <let> off steam, on track, off the rails, <derail>, back on track, end of the line, gravy train, <run> off the tracks, <build> up steam,
  <grease> the wheels, <step> on the gas, <put> the brakes on, <hit> the brakes, <pump> the brakes, <apply> the brakes, in the driver's seat, in the driving seat, <shift> gears, <change> gear, in the fast lane, roadmap, bumps in the road, bump in the road, roadblock, road block, crossroads, <go> the extra mile, <drive> home, wheels fall off, wheels came off, bottleneck, bottlenecks, <fire> on all cylinders, engine of growth, <turbocharge>, dead end, slippery slope, running on empty`,
  `<plant> the seeds, <sow> the seeds, seeds of, seed of, <bear> fruit, low-hanging fruit, green shoots, <take> root, grass roots, <nip> in the bud, <nip> it in the bud, nipped in the bud, <reap> the, <branch> out, <weed> out, <blossom>, <wither>, <wilt>, bumper crop, fertile ground, <plough> ahead, tough row to hoe, thorny issue, thorny, <flourish>`,
  `<build> on, solid foundation, foundation of, cornerstone, bedrock, <lay> the groundwork, pillar of, pillars of, <break> the glass ceiling, glass ceiling, <open> doors, open doors, <pave> the way, <hammer> out, nuts and bolts, house of cards, window of opportunity, <slam> the door, <bridge> the gap, <build> bridges, building block, building blocks, cracks in, <paper> over the cracks, springboard, stepping stone, stumbling block, <cement> our, <cement> the, scaffolding of, ladder of success, <climb> the ladder, ceiling`,
  `<level> the playing field, level playing field, <move> the goalposts, <drop> the ball, <kick> off, slam dunk, home run, <hit> it out of the park, <strike> out, on the ropes, knockout blow, <throw> in the towel, down to the wire, <get> the ball rolling, <keep> the ball rolling, ball is in, <score> an own goal, own goal, <touch> base, curveball, curve ball, game plan, <play> hardball, in our court, in their court, first hurdle, hurdle, hurdles, <jump> the gun, finish line, <pull> our punches, <pull> punches, <win> the race, <raise> the bar, end run, full-court press, <step> up to the plate, across the finishing line, <tackle>`,
  `tip of the iceberg, <break> the ice, <snowball>, <snowball> into, avalanche of, <thaw>, frozen out, <melt> away, perfect storm, <cloud> the, dark cloud, silver lining, storm is brewing, gathering storm, a cold shower, under the weather, ray of sunshine, whirlwind of, blizzard of, lightning rod, skating on thin ice, on thin ice, heat is on, hot air`,
  `elephant in the room, can of worms, wild goose chase, dark horse, <beat> a dead horse, <take> the bull by the horns, cash cow, sacred cow, sacred cows, <let> the cat out of the bag, <open> a can of worms, 800-pound gorilla, white elephant, <ruffle> feathers, <spread> our wings, <spread> its wings, <take> flight, <chicken> out, hornet's nest, hornets' nest, <smell> a rat, paper tiger, lame duck, albatross, <kill> two birds, early bird, <count> our chickens, chickens come home, <come> home to roost, <put> the cart before the horse, red herring, lion's den, lion's share, <wolf> at the door, <sacrifice> the lamb, straw that broke the camel's back, last straw, <hatch> a, <hatch>, frog in boiling water, whole hog, <bark> up the wrong tree, snake in the grass, guinea pig, swan song, silver bullet, <shoot> himself in the foot, <dig> our heels in`,
  `<cook> the books, recipe for, icing on the cake, piece of cake, <bite> off more, hard to swallow, bitter pill, <spill> the beans, <sugarcoat>, <butter> up, half-baked, food for thought, on a plate, <stir> the pot, too many cooks, bread and butter, main ingredient, cherry-pick, <spoon-feed>, appetite for, <swallow> the, bigger slice of the pie, slice of the pie, slice of the cake, <bite> the bullet, <leave> a bad taste, bad taste in, melting pot, <boil> the ocean`,
  `minefield, minefield of, <explode>, bombshell, on the front line, front lines, battle lines, uphill battle, <fight> an uphill battle, <wage> war, war chest, <stick> to our guns, <jump> in the trenches, in the trenches, <fire> the first shot, <draw> fire, under fire, <take> no prisoners, <torpedo>, time bomb, ticking time bomb, <launch> an attack, <armour> our, double-edged sword, <cut> both ways, <sharpen> our swords, shot in the dark, opening salvo, salvo, rallying cry, sword of damocles, <fall> on his sword, <bury> the hatchet, crosshairs, <dodge> the bullet, <dodge> a bullet`,
  `backbone of, heart of the matter, <keep> our finger on the pulse, finger on the pulse, nerve centre, nerve center, lifeblood, lifeblood of, <breathe> new life, shot in the arm, <bleed> money, <bleed> cash, <haemorrhage>, <hemorrhage>, arm and a leg, <keep> an eye, <bend> over backwards, <put> our foot down, foot in the door, <step> on toes, thorn in the side, tighten our belts, achilles heel, achilles' heel, hand over fist, <bite> the hand that feeds, <turn> a deaf ear, <turn> a blind eye, band-aid, sticking plaster, bitter medicine, <cripple>, healthy dose, <heal> the wounds, <heal> the rift, open wound, iron fist, deep pockets, <shoulder> the burden, <see> eye to eye, <twist> our arm, <rear> its ugly head, <raise> its ugly head, head in the sand, <bury> our heads in the sand, <bury> its head in the sand, knee-jerk`,
  `tapestry of, rich tapestry, thread that, common thread, fabric of, <weave> a, <weave> together, tightrope, <walk> a tightrope, <juggle>, <wear> many hats, <pull> strings, <pull> out all the stops, <play> second fiddle, <orchestrate>, <harmonize>, in the spotlight, <set> the stage, <steal> the show, curtain comes down, <ring> down the curtain, <paint> a picture, <paint> a rosy picture, <march> to the beat, <strike> a chord, <drum> up, sounding board, <blow> the whistle, <ring> alarm bells, alarm bells, <mirror>, <shine> a light, <shed> light, light at the end of the tunnel, beacon of, <light> the way, shadow of, <cast> a shadow, <pull> the rug, rug from under, straitjacket, safety net, <tie> our hands, umbrella, <cut> our cloth, loose ends, balancing act, house in order, deck is stacked, <lay> our cards on the table, cards on the table, ace up, <roll> the dice, <raise> the stakes, wild card, <play> our cards, <stack> the deck, <poker> face, jackpot, <bet> the farm, chips are down, long shot`,
];

/** Sayings that mix two images in themselves. */
const malapropisms = `
  burn that bridge when we come to it, burn that bridge when we get to it, not rocket surgery, isn't rocket surgery, rocket surgery
  <count> your chickens before they come home to roost, <open> a can of worms before, we'll cross that road when we come to it
  <grasp> the bull by the horns, <take> the tiger by the horns, <grab> the tiger by the tail and, <bite> the bullet by the horns
  until the cows turn blue, a leopard can't change his stripes, a leopard cannot change its stripes, a leopard changing its stripes
  <kill> two stones with one bird, <get> two birds stoned, a bird in the hand is worth two in the oven, it's not brain science
  the ball is in your boat, <pull> the wool over their ears, <throw> caution under the bus, up the creek without a leg to stand on
  <wake> up and smell the music, <face> the coffee, <stick> out like a sore throat, like shooting ducks in a barrel
  <smell> which way the wind blows, <beat> around the horse, <beat> a dead bush, the straw that stirs the drink, the last straw on the camel's hump
  <read> between the tea leaves, <go> in one ear and out the window, until hell freezes up, the early worm catches the bird
  you can lead a gift horse to water, that train has left the port, that ship has left the station, the ship has left the station, that train has sailed, the train has sailed
  a loose cannon in the ointment, the fly in the woodpile, on the same wavelength page, <hit> the nail right on the nose, <hit> the nail on the nose, <open> that can of beans, <spill> the worms
`;

const inForms = (items: string): string[] =>
  itemsIn(items).flatMap((item) => {
    const [, verb, rest = ''] = /^<([a-z-]+)>(.*)$/.exec(item) ?? [];
    if (verb === undefined) return [item];
    return [...new Set(Object.values(formsOf(verb)).map((form) => form + rest))];
  });

/** Words that are too ordinary to be an image by themselves. */
const plain =
  /^(?:ceiling|hurdles?|umbrella|tackl\w+|explod\w+|mirror\w*|juggl\w+|hatch\w*|navigat\w+ the|build\w* on|built on|open doors|wave of|flood of|tide of|spark\w* a|ignit\w+ (?:a|the)|foundation of|pillars? of|cracks in|shadow of|fabric of|heart of the matter|kindl\w+|thaw\w*|drum\w* up|keep\w* an eye|kept an eye|seeds? of|flames of|wilt\w*|wither\w*|reap\w* the|swallow\w* the|fuel for|thorny|cloud\w* the|crossroads|extinguish\w* the|simmer\w*|chick\w+ out|draw\w* fire|drew fire|launch\w* an attack|hot air|flourish\w*|blossom\w*|branch\w* out|sail\w* through|weav\w+ a|on a plate|on track|albatross|long shot|rudderless|umbrella|dead end|bread and butter|thread that|fell on his sword|straitjacket|loose ends|under fire|on the front line|front lines|on the ropes|stumbling block|safety net|a flagship|shipwreck|a cold shower|last straw|take flight|frozen out|at the helm|set sail|sets sail|setting sail|appetite for|kick\w* off|strik\w+ out|struck out|set the stage|in the spotlight|jump\w* ship|open wound|hammer\w* out|paint\w* a picture|exploding|cornerstone|bedrock|game plan|hatching|wild card|jackpot|headwinds|tailwinds|minefield|stepping stone|to anchor our|springboard|orchestrat\w+|cripple\w*|crippling|derail\w*|torpedo\w*|guinea pig|recipe for|stay afloat|bottlenecks?|finish line|battle lines|safe harbou?r|bears? fruit|bearing fruit|bore fruit|took root|takes? root|shed\w* light|shin\w+ a light|wag\w+ war|roadmap|roadblock|road block|building blocks?)$/;

export const mixedMetaphors: RuleContent = {
  check: () => ({
    kind: 'several',
    checks: [
      {
        kind: 'mixture',
        message: 'Two images in one sentence that do not go together.',
        fields: fields.map((items) => inForms(items)),
        plain: fields.flatMap((items) => inForms(items)).filter((item) => plain.test(item)),
      },
      {
        kind: 'phrases',
        message: '"{match}" mixes two sayings.',
        phrases: [...new Set(inForms(malapropisms))].map((match) => ({ match })),
      },
    ],
  }),
  examples: {
    bad: [
      'If we rock the boat now, the green shoots will run out of steam.',
      'We will burn that bridge when we come to it.',
      'The tip of the iceberg opened a can of worms.',
      'It is not rocket surgery.',
      'A flood of complaints poured fuel on a hornets’ nest and fanned the flames.',
    ],
    good: [
      'Do not rock the boat.',
      'The tide of the bay rose, and the seeds of the tree fell.',
      'The green shoots in the bed are tall.',
      'A wave of heat made the roses wither.',
      'The gymnasts trained on a springboard anchored to the floor.',
    ],
  },
};
