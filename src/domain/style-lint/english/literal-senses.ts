import type { LiteralSense } from '../model/rule.ts';
import { wordsIn } from './word-lists.ts';

const sense = (of: string, beside: string): LiteralSense => ({
  of: wordsIn(of),
  beside: wordsIn(beside).flatMap((word) => [word, `${word}'s`]),
});

/** Words of figures of speech, with the words that show that they are meant literally. */
export const literalSenses: readonly LiteralSense[] = [
  sense(
    'iceberg',
    `ship ships boat vessel captain crew sonar radar lookout sailors collision hull bow melted melting ice floe floes arctic antarctic
    glacier photograph photographed penguin penguins seal seals titanic drifted lettuce sea north`,
  ),
  sense(
    'fruit',
    `tree trees branch branches orchard orchards deer birds bird ladder ladders pick picked picker pickers picking harvest ripe basket
    pruning prune pruned apples apple pears plums cherries wasps gardener bush bushes grower growers squirrels frost giraffe monkeys`,
  ),
  sense(
    'worms worm',
    `angler anglers fishing fish fisherman bait hook hooks tackle jetty riverbank pond trout carp hens hen compost soil earth garden lake
    bird birds blackbird blackbirds robin thrush lawn`,
  ),
  sense(
    'field goalposts ball court plate ropes towel bat',
    `pitch turf grass groundsman groundsmen mower mown rugby football soccer tennis cricket hockey netball basketball baseball striker keeper
    goalkeeper referee umpire racket racquet net bowler batter batsman pitcher catcher boxer boxers ring bounced rolled sloped school slope
    drainage stand stands team teams players player match laundry bath pool shower washing plumber`,
  ),
  sense(
    'cake icing cherry pie hotcakes cakes sandwiches bread piece',
    `baker bakers bakery baked bake oven sugar butter flour icing candles wedding birthday bride slice sliced fork tea coffee café cream
    sponge marzipan eat ate eaten eating bride sweet lemon chocolate plate crumbs stall recipe kitchen tasted frosting piped piping`,
  ),
  sense(
    'storm weather cloud clouds winds wind rains pours',
    `forecast forecasters forecaster meteorologist meteorologists barometer sailors ship ships boat trees roof roofs rain thunder lightning
    fishermen harbour harbor coast hurricane gale gusts isobars satellite kite kites sails umbrella umbrellas gutters`,
  ),
  sense(
    'needle haystack hay',
    'farmer farm barn cattle tractor thread sewing sewed seamstress tailor knitting vet cow cows horse horses',
  ),
  sense(
    'elephant gorilla wolf horse horses cat cats dog dogs bull ducks duck goose tiger sheep wheat chaff fish cows birds',
    `zoo keeper keepers safari trunk tusks vet kennel kennels stable stables saddle jockey groom groomed farm farmer farmers ranch barn cage
    enclosure circus museum gallery aquarium pond paddock meadow pasture hay veterinary flock hunter hunters hunted threshing flour mill miller
    vets fed feeding barked barking purred litter squirrel park`,
  ),
  sense(
    'tunnel light',
    'train trains railway driver miners mine miner lamp torch lorry lorries motorway cave cavers cavern bulb bulbs rails engineers tube walkers',
  ),
  sense(
    'coffin nail nails hammer head',
    'blacksmith hammer carpenter carpenters undertaker undertakers joiner wood wooden plank planks plywood funeral grave pallbearers lid hearse museum manicure',
  ),
  sense(
    'sword swords axe ax bullet',
    'museum knight knights samurai blade blades forge forged blacksmith steel sheath armour armor handle woodshed surgeon surgeons gun rifle',
  ),
  sense(
    'pill medicine',
    'nurse doctor tablet tablets patient patients dose pharmacist chemist capsule capsules water vet cat tongue',
  ),
  sense(
    'nut nuts',
    'squirrel squirrels walnut walnuts almond almonds shell shells hazel brazil bolt wrench spanner thread',
  ),
  sense(
    'teapot teacup tea china beans milk eggs',
    'kettle saucer porcelain shop antique antiques pottery potter poured pour kitchen cooked cook jar tin floor mop mopped fridge hens hen carton dairy',
  ),
  sense(
    'can bucket pan fire flames candle',
    'firefighters firefighter logs log hearth fireplace stove grill kitchen chef cook smoke hose wick wax petrol paraffin embers paint painter mop well stable campers camp bellows',
  ),
  sense(
    'fence bush bushes tree stone stones molehill hedge',
    'sparrow sparrows bird birds garden gardener gardeners lawn cat cats crow crows magpie roof wall walls masonry mason masons paddock spade squirrel squirrels hunter hunters cottage beach house station',
  ),
  sense(
    'rug carpet sleeve basket barrel bag thumb log logs',
    'vet broom vacuum cleaner tailor shirt shirts jacket coat seam seams wine cider cooper brewery brewer picnic splinter bandage plaster bruise bruised cat kitten kitten stove sawmill dust hoover weaver',
  ),
  sense(
    'wheel wheels cart bandwagon machine hatchet pipeline',
    'mechanic mechanics garage car cars bicycle bike cyclist tyre tyres donkey pony horse oxen wood shed parade float engineer museum oil oiled gas pottery potter',
  ),
  sense(
    'boat ship ships',
    'harbour harbor deck rowed rowing sailed sailing oars captain quay dock docked sea river lake lifejackets lighthouse coastguard ferry',
  ),
  sense(
    'mouth teeth skin eyes neck ear ears tongue back',
    'dentist dentists vet bit saddle jockey doctor nurse surgeon grafts graft giraffe giraffes scarf collar tooth dermatologist',
  ),
  sense(
    'park woods walk cloud hill mountain bridge water road',
    'hikers hiker walkers dog dogs lunch picnic afternoon morning bench benches joggers ducks bird birds pilot plane planes aircraft climbers river ferry tarmac children',
  ),
  sense(
    'day',
    'till tired shift shifts counted sweep swept lock locked locks nurses teacher teachers shop evening stall stalls classes patients cash tools',
  ),
  sense(
    'wall grain salt dust cheese',
    'painter paint plaster graffiti chef cook kitchen soup recipe pinch mill baker bakers broom cracker mouse mice',
  ),
];

/** The same for office jargon. */
export const literalJargon: readonly LiteralSense[] = [
  sense(
    'circle circled circles circling',
    'walkers walker hikers hiker plane pilot hawk eagle birds ship dog dogs car road path paths trail fog wood woods runner runners lap cyclists path',
  ),
  sense('base', 'runner runners fielder baseball pitcher batter camp climbers lamp soldiers umpire'),
  sense('needle', 'compass gauge dial thread stylus record sewing turntable speedometer'),
  sense('dive diving', 'pool diver divers reef submarine sea swimmer swimmers wreck ocean lake'),
  sense(
    'boots ground wheels table plate loop pipeline runway ramp',
    `muddy soldier soldiers wardrobe pilot aircraft plane oil gas skateboard wheelchair rope
  wire chair cloth fork lens tape guitar lamp`,
  ),
  sense('synergy synergies', 'drug drugs antibiotic antibiotics muscles muscle chemicals enzymes proteins'),
  sense('leverage leverages leveraged leveraging', 'lid spoon crowbar rock stone plank bar lever'),
  sense('silo silos', 'grain farm wheat missile corn barn'),
  sense(
    'bandwidth',
    'router network video download streaming server wireless cable megabits traffic antenna link modem signal',
  ),
  sense('parking lot ducks row', 'car cars pond bird birds geese lorry'),
  sense('drill drilling', 'dentist carpenter rig oil wall hole holes'),
];
