import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { redundantAbbreviations } from '../redundant-abbreviations.ts';
import { inflected } from '../verb-forms.ts';

const nouns = () =>
  phraseLines(`
  ! past history = history ; not before: teacher, teachers, lesson, lessons, exam, exams, paper, papers, books, student, students
  ! free gift = gift ; not before: shop, card, wrap, wrapping, certificate, voucher, bag, bags, box, tag
  ! free gifts = gifts
  ! complimentary free, free complimentary = free
  ! advance planning, forward planning, advance planning ahead = planning ; not before: permission, application, notice
  ! future plans = plans
  ! future recurrence = recurrence
  ! advance warning = warning
  ! advance warnings = warnings
  ! advance preview = preview
  ! end result, final end result = result
  ! end results = results
  ! final outcome, end outcome = outcome
  ! final ultimatum = ultimatum
  ! final conclusion = conclusion
  ! final conclusions = conclusions
  ! final culmination = culmination
  ! ultimate end goal = goal
  ! basic fundamentals, fundamental basics = basics | fundamentals
  ! basic essentials = essentials
  ! added bonus, extra bonus, additional bonus = bonus ; not before: track, tracks, chapter, chapters, material, round, payment, payments, points
  ! additional extra = extra
  ! unexpected surprise = surprise
  ! unexpected surprises = surprises
  ! true fact, actual fact = fact
  ! true facts, actual facts, real facts = facts
  ! factual truth, honest truth = truth
  ! close proximity = proximity ; not before: sensor, sensors, fuse, warning, talker
  ! general consensus, consensus of opinion, general consensus of opinion = consensus
  ! joint collaboration, mutual collaboration = collaboration
  ! joint cooperation = cooperation
  ! new innovation = innovation
  ! new innovations = innovations
  ! unsolved mystery = mystery
  ! unsolved mysteries = mysteries
  ! passing fad, temporary fad = fad
  ! own personal opinion = own opinion
  ! own personal opinions = own opinions
  ! own autobiography = autobiography
  ! autobiography of his life, autobiography of her life = autobiography
  ! biography of his life, biography of her life = biography
  emergency situation = emergency
  emergency situations = emergencies
  crisis situation = crisis
  crisis situations = crises
  ! customary habit, habitual custom = habit | custom
  ! regular routine = routine
  ! various different = various | different
  ! whole entire = whole | entire
  ! widow of the late = widow of
  ! wall mural = mural
  ! wall murals = murals
  ! baby puppy = puppy
  ! baby puppies = puppies
  ! baby kitten = kitten
  ! baby kittens = kittens
  ! dead corpse = corpse
  ! dead corpses = corpses
  ! difficult dilemma = dilemma
  ! difficult dilemmas = dilemmas
  ! duplicate copy = copy
  ! duplicate copies = copies
  ! former alumnus, former alumna = alumnus | alumna
  ! former alumni = alumni
  ! former veterans = veterans
  ! fellow classmate = classmate
  ! fellow classmates = classmates
  ! fellow colleague = colleague
  ! fellow colleagues = colleagues
  ! fellow teammate = teammate
  ! fellow teammates = teammates
  ! fellow co-worker, fellow coworker = co-worker
  ! fellow co-workers, fellow coworkers = co-workers
  ! foreign import = import
  ! foreign imports = imports
  ! frozen ice = ice
  ! knowledgeable expert, skilled expert = expert
  ! knowledgeable experts, skilled experts = experts
  ! necessary requirement, essential requirement = requirement
  ! necessary requirements, essential requirements = requirements
  ! necessary prerequisite, required prerequisite, advance prerequisite = prerequisite
  ! necessary prerequisites, required prerequisites = prerequisites
  ! negative hindrance = hindrance
  ! old adage = adage
  ! overused cliché, overused cliche, tired cliché, tired cliche = cliché
  pair of twins = twins
  ! past experience = experience
  ! past experiences = experiences
  ! past memories = memories
  ! poisonous venom = venom
  ! current incumbent, present incumbent = incumbent
  ! previous predecessor = predecessor
  ! proposed plan of action = plan
  ! puzzling mystery = mystery
  ! safe sanctuary = sanctuary
  ! sum total = total | sum
  ! temporary stopgap = stopgap
  ! usual norm = norm
  ! alternative choice = choice | alternative
  ! alternative choices = choices | alternatives
  ! anonymous stranger = stranger
  ! armed gunman = gunman
  ! armed gunmen = gunmen
  ! artificial prosthesis = prosthesis
  ! awkward predicament = predicament
  ! brief synopsis = synopsis
  ! cacophony of sound, cacophony of noise = cacophony
  ! cash money = cash | money
  ! current status quo = status quo
  ! empty void = void
  ! excess verbiage = verbiage
  ! favorable approval, favourable approval = approval
  ! flat plateau = plateau
  ! hollow tube = tube
  ! hollow tubes = tubes
  ! hot water heater = water heater
  ! hot water heaters = water heaters
  ! knots per hour, knots an hour = knots
  ! marital spouse = spouse
  ! mental telepathy = telepathy
  ! mutual respect for each other = mutual respect
  ! nostalgia for the past = nostalgia
  ! overall total = total
  ! perfect ideal = ideal
  ! positive improvement = improvement
  ! positive improvements = improvements
  ! present status quo = status quo
  ! round circle = circle
  ! sworn affidavit = affidavit
  ! sworn affidavits = affidavits
  ! tall skyscraper = skyscraper
  ! tall skyscrapers = skyscrapers
  ! trusted confidant = confidant
  ! two equal halves = halves
  ! two polar opposites = polar opposites
  ! unintentional mistake, unintended mistake = mistake
  ! unintentional accident = accident
  ! universal panacea = panacea
  ! unmarried bachelor = bachelor
  ! annual anniversary = anniversary
  ! yearly anniversary = anniversary
  ! birthday anniversary = birthday
  ! one-year anniversary, one year anniversary = first anniversary
  ! soup du jour of the day = soup of the day
  ! with au jus = au jus
  ! three-way love triangle = love triangle
  ! verbal discussion, oral conversation = discussion | conversation
  ! mixed hybrid = hybrid
  ! rate of speed = speed
  ! two-sided dichotomy, binary dichotomy = dichotomy
  ! overall summary = summary
  ! common similarities, shared similarities, mutual similarities = similarities
`);

const adjectives = () =>
  phraseLines(`
  ! absolutely essential, totally essential = essential
  ! absolutely necessary, absolutely required = necessary | required
  ! absolutely guaranteed = guaranteed
  ! completely finished, totally finished = finished
  ! completely eliminated, totally eliminated = eliminated
  ! completely eradicated, totally eradicated = eradicated
  ! completely annihilated, totally annihilated, utterly annihilated = annihilated
  ! completely unanimous, totally unanimous = unanimous
  ! totally unique, completely unique, entirely unique = unique
  ! completely identical, exactly identical, exact identical = identical
  ! same exact, same identical, very same identical = same
  very unique, quite unique, rather unique, somewhat unique, fairly unique, pretty unique = unique | unusual
  most unique, more unique = most unusual | unique
  ! visible to the eye = visible
  ! bare naked = naked
  ! audible to the ear = audible
  ! reason why is because, reason is because = reason is that ; not before: of
  ! reason why was because, reason was because = reason was that ; not before: of
  ! currently now, now currently = now
  ! approximately about, about approximately, roughly approximately, roughly about = about
  ! estimated roughly at = estimated at
  ! each and every = each
  ! and etc, etc etc = etc
  ! so therefore, thus therefore = so | thus
  ! as an added extra = as an extra
  rarely ever, seldom ever = rarely | seldom
  ! up to a maximum of, maximum of up to = up to
  ! at least a minimum of, a minimum of at least, minimum of at least = at least
  ! ranging all the way from = ranging from
  ! ranges all the way from = ranges from
  ! all throughout = throughout
  ! first initially, initially first = first
  equally as important = equally important
  equally as good = equally good
  equally as bad = equally bad
  equally as well = equally well ; not before: as
  equally as effective = equally effective
  ! manually by hand, by hand manually = by hand
  ! look back in retrospect = look back
  ! incredible to believe = incredible
  ! interdependent upon each other, interdependent on each other = interdependent
  ! in my own personal opinion, in my personal opinion, in my humble opinion = in my opinion
  pm in the afternoon, pm in the evening, pm at night = pm
  am in the morning = am ; not after: i
  ! both of the two = both
  ! suddenly without warning = suddenly
  ! cheap in price = cheap
  ! expensive in price, expensive in cost = expensive
  ! large in size = large
  ! big in size = big
  ! small in size = small
  ! short in length = short
  ! long in length = long
  ! heavy in weight = heavy
  ! tall in height = tall
  ! rough in texture = rough
  ! smooth in texture = smooth
  ! shiny in appearance = shiny
`);

/** `red in colour`, `round in shape` */
const described = (): Phrase[] =>
  [
    ...[
      'red',
      'blue',
      'green',
      'black',
      'white',
      'yellow',
      'brown',
      'grey',
      'gray',
      'pink',
      'purple',
    ].flatMap((name) => [`${name} in colour`, `${name} in color`]),
    ...['round', 'square', 'oval', 'rectangular', 'circular', 'triangular', 'spherical', 'cylindrical'].map(
      (name) => `${name} in shape`,
    ),
  ].map((match) => ({ match, replace: match.split(' ').slice(0, 1), isSafe: true }));

const verbs = () =>
  phraseLines(`
  ! return back = return ; not after: the, a, no
  ! revert back = revert
  ! repeat again = repeat
  ! reply back = reply
  ! reverse back = reverse
  ! retreat back = retreat
  ! recur again = recur
  ! resume again = resume
  ! restart again = restart
  ! reiterate again = reiterate
  ! regress back = regress
  ! restore back = restore
  continue on = continue ; not before: the, a, an, foot, his, her, their, its, our, this, to, my, your, that, with, page, pages, board, earth, appeal, monday, tuesday, wednesday, thursday, friday, saturday, sunday, and, or, as, in, for
  ! proceed ahead, proceed forward = proceed
  ! advance forward = advance
  ! progress forward = progress
  ! ascend up = ascend
  ! descend down = descend
  ! plummet down = plummet
  ! dwindle down = dwindle
  ! merge together = merge
  ! connect together = connect
  ! combine together = combine
  ! assemble together = assemble
  ! collaborate together = collaborate
  ! cooperate together, co-operate together = cooperate
  ! attach together = attach
  ! link together = link
  ! fuse together = fuse
  ! unite together = unite
  ! integrate together = integrate
  ! consolidate together = consolidate
  ! intermingle together = intermingle
  ! share together = share
  ! postpone until later = postpone
  ! delay until later = delay
  ! circulate around = circulate
  ! encircle around = encircle
  ! plan in advance = plan ; not before: of
  ! warn in advance, forewarn in advance = warn
  ! predict in advance = predict
  ! eliminate completely, eliminate altogether, eliminate entirely = eliminate
  ! eradicate completely = eradicate
  ! erode away = erode
  ! evacuate out = evacuate
  ! exit out of = exit
  ! infiltrate into = infiltrate
  ! separate apart = separate
  ! sever apart = sever
  ! tiptoe quietly = tiptoe
  ! visualize mentally = visualize
  ! vacillate back and forth = vacillate
  ! commute back and forth = commute
  ! over-exaggerate = exaggerate
  ! over exaggerate, overexaggerate = exaggerate
  add an additional = add another
  ! strangle to death = strangle
  ! re-elect for another term = re-elect
  ! share in common = share
  ! help facilitate, help to facilitate = help
  ! cancel out completely = cancel out
  ! elevate up = elevate
  ! hoist up = hoist
  ! compete against each other = compete
`).flatMap(inflected);

export const redundancies: RuleContent = {
  check: () => ({
    kind: 'phrases',
    skipsNames: true,
    message: '"{match}" says it twice: "{replacement}" is enough.',
    phrases: [...redundantAbbreviations(), ...nouns(), ...adjectives(), ...described(), ...verbs()],
  }),
  examples: {
    bad: [
      'He went to the ATM machine.',
      'I forgot my pin number.',
      'She told us her past history.',
      'Every guest gets a free gift.',
      'It was an added bonus.',
      'They returned back to the village.',
      'The car is red in colour.',
      'Each and every child sang.',
      'We merged together the two lists.',
      'That is a very unique house.',
      'The general consensus was clear.',
    ],
    good: [
      'The free gift wrap is in the drawer.',
      'Advance planning permission was refused.',
      'The album has an added bonus track.',
      'The machine at the ATM was broken.',
      'Connect it to pin number four.',
      'The history of the past is long.',
      'She walked past History and Law.',
      'She came back on the return flight.',
      'I am in the morning room.',
      'They continued on foot.',
      'He has the same exacting taste.',
      'The general met a consensus builder.',
      'Pass the basic test first.',
      'The colour red suits you.',
      'The reason was because of the rain, not of HTTP protocols.',
    ],
  },
};
