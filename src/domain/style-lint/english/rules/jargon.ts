import { literalJargon } from '../literal-senses.ts';
import { onePerMatch, phraseLines, withLeaveOutMessage } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { inflected } from '../verb-forms.ts';

/** "leverage" and "impact" are good nouns. They are found only where they must be verbs. */
const verbs = () =>
  phraseLines(`
  circle back = come back | reply later ; not before: over, above, toward, towards, across, into, round, around, home ; not after: geese, birds, gulls, hawks, eagles, vultures, crows, planes, plane, helicopter, drone, drones, boat, boats, ship, ships, wolves, sharks
  touch base = talk | get in touch ; not before: on, at, camp
  reach out to = contact | ask ; not before: touch, take, grasp, grab, pick, steady
  deep dive into, do a deep dive into, take a deep dive into = study
  drill down into = study in detail | look closely at
  incentivize, incentivise = encourage | reward
  disincentivize, disincentivise = discourage
  synergize, synergise = work together
  productize, productise = make a product of
  solutionize, solutionise = solve
  strategize, strategise = plan
  onboard new employees, onboard new staff, onboard new hires, onboard new customers = welcome
  upskill = train
  future-proof = make last
  socialize the idea, socialise the idea = tell others of the idea
  take it offline, take this offline, take that offline = talk later
  run it up the flagpole = try it out
  move the needle = make a difference
  boil the ocean = attempt too much ; not before: water
  open the kimono = share everything
  peel the onion, peel back the onion = look deeper
  put a pin in it, put a pin in that = come back to it
  get everyone on the same page, get on the same page = agree
  push the envelope = try something new ; not before: across, under, through, towards, toward, over, to, into, aside, back, away
  raise the bar = ask for more ; not before: to, and, up, stool
  action that item, action this item, action these items = do that
  sunset the product, sunset the feature = end
  ping me = write to me | call me
  ping you = write to you | call you
  ping them = write to them | call them
  loop me in, loop you in, loop him in, loop her in, loop them in = tell
  ladder up to = support
  add value to our customers, add value for our customers = help our customers
  bring to the table = offer ; not before: a, the, some, and
  align around = agree on
`).flatMap(inflected);

const leverage = () =>
  phraseLines(`
  to leverage = to use ; not after: due, access, related, up, according, thanks, relation, exposed, compared, addition
  can leverage = can use
  will leverage = will use
  we leverage = we use
  you leverage = you use
  they leverage = they use
  and leverage the, and leverage our, and leverage your, and leverage their = and use the | and use our
  by leveraging = by using
  leveraging the = using the
  leveraging our = using our
  leveraging your = using your
  leveraging their = using their
  leveraging its = using its
  leveraging this = using this
  leveraging existing = using existing
  leverages the = uses the
  leverages our = uses our
  leverages its = uses its
  leveraged the, leveraged our, leveraged their, leveraged its = used the
  leverage the power of, leveraging the power of = use
  leverage our = use our
  leverage your = use your
  leverage their = use their ; not after: of, the, increased
  leverage existing = use existing
  leverage synergies, leverage the synergies = work together
`);

const nouns = () =>
  phraseLines(`
  synergy, synergies = working together | joint effect
  paradigm shift = great change
  paradigm shifts = great changes
  core competency, core competencies, core competence = what we do best
  key learnings, key learning = lessons
  learnings = lessons
  key takeaway = main point
  key takeaways = main points
  action item = task
  action items = tasks
  actionable insight, actionable insights, actionable intelligence = useful facts
  best of breed, best-of-breed, best in class, best-in-class = best
  world-class solution = good product
  world-class solutions = good products
  bleeding edge, bleeding-edge = newest
  state-of-the-art solution = newest product
  state-of-the-art solutions = newest products
  next-generation solution, next generation solution, next-gen solution = new product
  game changer, game-changer = great change
  game changers, game-changers = great changes
  game-changing, game changing = new | decisive
  value add, value-add = benefit
  value adds, value-adds = benefits
  value-added services, value-added solution = extra services
  value proposition = benefit | offer
  value propositions = benefits | offers
  thought leader = expert
  thought leaders = experts
  thought leadership = expertise
  thought shower, blue-sky thinking, blue sky thinking = fresh ideas
  mission critical, mission-critical = vital
  business critical, business-critical = vital
  going forward we, going forward the, strategy going forward, plans going forward, plan going forward = from now on
  moving forward we, strategy moving forward, plans moving forward, plan moving forward = from now on
  on a go-forward basis, on a going-forward basis, on a going forward basis = from now on
  bandwidth to take, bandwidth to handle, bandwidth to help = time to take
  have the bandwidth, has the bandwidth, don't have bandwidth, don't have the bandwidth = have time
  holistic approach, holistic solution, holistic view = view of the whole
  360-degree view, 360 degree view, helicopter view, thirty-thousand-foot view = overview
  end-to-end solution, turnkey solution = complete product
  end-to-end solutions, turnkey solutions = complete products
  scalable solution = product that grows
  scalable solutions = products that grow
  innovative solution, cutting-edge solution = new product
  innovative solutions, cutting-edge solutions = new products
  solution provider, solutions provider = supplier | maker
  solution providers, solutions providers = suppliers | makers
  one-stop shop, one stop shop, one-stop-shop = single place
  secret sauce, special sauce = strength
  quick win = early success
  quick wins = early successes
  pain point = problem
  pain points = problems
  strategic alignment, strategic synergies, strategic imperative = shared aim
  strategic imperatives = shared aims
  stakeholder buy-in, stakeholder alignment, executive buy-in = agreement of those concerned
  get buy-in, gain buy-in, buy-in from stakeholders, buy-in from the = win support | agreement of the
  burning platform = urgent reason
  swim lane = duty
  swim lanes = duties
  skin in the game = stake
  deep-dive session, deep dive session = close look
  the big ask, big ask, the key ask, our ask = request
  workstream = project | task
  workstreams = projects | tasks
  organic growth strategy, growth hacking, growth hacker = growth
  customer-centric, client-centric, customer centric = that serves customers
  customer journey, buyer journey, user journey = what customers go through
  silo mentality, siloed thinking, break down silos, breaking down silos = lack of contact
  impactful = effective | strong
  ecosystem of partners, partner ecosystem = partners
  outside-the-box thinking, out-of-the-box thinking, out of the box thinking = fresh ideas
  boots on the ground = people there
  tee up the discussion, teed up for discussion = prepare
  eat our own dog food, eating our own dog food, drink our own kool-aid = use our own product
  drinking from a firehose, drinking from the firehose = overloaded
  hard stop at = end at
  in the weeds on = lost in detail on
  magic bullet, silver bullet = cure-all | perfect answer
  mindshare, mind share = attention
  rockstar developer, rock star developer, coding ninja, ninja developer = good programmer
  table stakes = the least one needs ; not before: poker, were
  results-driven, results-oriented, data-driven insights = effective
  proactively engage, proactively leverage = start
  seamless integration, seamlessly integrate, seamlessly integrates, seamless experience = easy use
  empower our customers, empower our users, empower our employees, empowers our customers, empowering our customers = help
  driving engagement, drive engagement, drive growth and engagement = win interest
  unlock value, unlock the full potential, unlock your full potential, unlock the potential = make full use
  bottom-line impact, top-line growth, bottom-line results = profit | sales
  cross-functional alignment, cross-functional synergies = agreement between teams
  drop the ball on = fail at
  on our radar, on my radar = known to us | known to me
  put on the back burner = put off
  in the loop on, keep you in the loop, keep me in the loop, keep them in the loop, keep us in the loop = informed
  touchpoint = contact
  touchpoints, touch points with = contacts
  key deliverable = main result
  key deliverables = main results
  line of sight into = view of
  lessons-learned session, lessons learned session = review
  paradigm-shifting, needle-moving = great
`);

/** Jargon of airlines, shops, lawyers, offices and chat. */
const byTrade = () =>
  phraseLines(`
  deplane, deplaned, deplaning = get off
  enplane, enplaning = board
  pre-board, preboard, pre-boarding = board first
  at this time we ask, at this time we would like to, at this time we invite = please
  final approach into the = approach to the
  equipment change, ground personnel = other aircraft | ground staff
  wheels up time = take-off
  price point, price points = price
  basis point thinking = small steps
  learnings from = lessons from
  the ask is, the ask was = the request is
  the spend on, marketing spend, media spend, total spend, ad spend = spending
  a big win for, quick fix solution = success for
  value-added, value-adding, added-value = extra
  best-in-breed, best practices learnings = best
  laser-focused, laser focused, hyper-focused = intent
  right-size, right-sizing, rightsizing, rightsized, downsizing exercise = cut jobs
  headcount reduction, workforce optimization, workforce optimisation, workforce reduction, let go of headcount = job cuts
  monetize, monetise, monetizing, monetising = make money from
  operationalizing, actioning, solutioning, ideating, ideation = carrying out | thinking
  verticals = markets ; not before: and
  granular level, more granular, at a granular = detailed
  double-click on that, double click on this = look closer at that
  net-net, net net = in the end
  north star metric, guiding north star = aim
  circle the wagons, open the kimono = unite
  park that thought, let's park that = leave that for later
  take offline, take this offline = discuss later
  close the loop on, closing the loop on, close of play, by cob, by eod, by close of business = by the end of the day
  deck for the meeting, slide deck = slides
  cascade down the, cascade the message, cascade this information, cascade information = pass on
  piggyback on = build on
  low touch, high touch, white glove service = personal
  space we play in, in this space, in that space = in this field
  bandwidth right now, bandwidth this week, have bandwidth = time for
  onboarding process, onboarding session, offboarding = induction
  human resources space, people operations = personnel
  blue-sky, greenfield opportunity = open
  wheelhouse = strength ; not after: the
  ducks in a row = things in order
  hammer out a win-win, synergistic, synergistically, synergise = joint
  omnichannel, omni-channel, hyperlocal, phygital, glocal, glocalization = in all channels
  footfall driver, traffic driver = draw
  mission-driven, purpose-driven, outcome-driven, customer-obsessed, client-facing, customer-facing = serving customers
  stakeholder engagement, stakeholder management, stakeholders across = talking to those concerned
  strategic initiative, strategic initiatives, strategic partnership, strategic fit, strategically aligned = plan
  robust solution, robust solutions, bespoke solution, bespoke solutions, tailored solutions, agile mindset, growth mindset = product
  disruptive innovation, disruptive technology, disruptor, disruptors = new technology
  digital transformation journey, on a journey to, transformation journey = change
  deep dive, deep-dive, deep dives = close study
  straw man proposal, strawman proposal, straw-man proposal = first draft
  pipeline of opportunities, sales funnel, top of funnel = prospects
  thought-provoking insights, actionables, actionable items = useful
  take-aways, takeaways from, take-away from = main points
  evangelize, evangelise, evangelizing, evangelist for = promote
  hit the street date, drop-dead date = deadline
  at your end, from our end, on our end, from my end = from us
  do the needful = do what is needed
  revert back to us, kindly revert, please revert, revert to you shortly, revert with = reply
  prepone, preponed = bring forward
  discuss this telephonically, telephonically = by telephone
  enclosed please find, attached please find, please find attached herewith = here is
  kindly find = here is
  as per our telecon, as per your email, as per your letter, as per the attached = as we said
  we beg to, beg to remain, beg to inform, beg leave to = we
  your favor of, yours of the, your letter of even date, of even date = your letter
  acknowledge receipt of = have received
  under separate cover = separately
  the party of the first part, party of the second part, said premises, said property, said vehicle, said agreement, said contract, the said (company|person|tenant|landlord|goods) = the buyer
  hereby (certify|declare|agree|acknowledge|authorise|authorize|confirm|undertake|notified|given|granted|request|apply|resign|invite|inform) = do
  hereto attached, attached hereto, annexed hereto, appended hereto = attached
  aforesaid, beforementioned, before-mentioned, undermentioned, abovesaid = this
  null and void, cease and desist from, each and all, fit and proper, full force and effect, last will and testament, goods and chattels, aid and abet = void | stop
  and/or = or
  without prejudice to the generality of = in general
  in witness whereof, know all men by these presents, witnesseth, to have and to hold, be it enacted that = (out)
  provided always that = but
  notwithstanding anything to the contrary, notwithstanding the foregoing = despite this
  time is of the essence = deadlines bind
  in the event of default by = if … fails
  at the instance of, at the suit of = at the request of
  force and effect = effect
  such time as = when
  can u, are u, will u, do u, have u, if u, thank u, thanks u, see u, love u, miss u, for u, to u, with u, u are, u can, u have, u need, u want, u know, u will, u should, did u, r u, how r, ur the, c u = you
  pls, plz, plss = please ; not before: holder
  thx, tnx, tks = thanks
  lol, lmao, rofl, omg, brb, idk, tbh, imho, imo, ttyl, smh, ngl, afaik, iirc, fwiw, btw, wtf, jk = (out)
  gonna = going to
  wanna = want to
  gotta = have to
  kinda, sorta = rather
  lemme, gimme = let me | give me
  dunno = don't know
  cuz, coz, bcuz, bcoz = because
  tmrw, tmr, 2moro, 2nite, tonite = tomorrow | tonight
  msg me, txt me, dm me, hmu = write to me
  b4 = before
  gr8 = great
  l8r = later
  ppl = people
  w8 = wait
  asap = as soon as possible
  fyi = for your information
  n/a at present, tba soon = not available
  thru = through ; not before: hikers, hiker, hiking, hike ; not after: drive
  nite = night
  lite version = light version
  congrats on, congrats to = congratulations
  biz, info pack, comms team = business
  deets, totes, obvs, defo, probs = details
  amirite, adulting, on fleek, yolo, fomo, bae = (out)
  my bad = my mistake
  no worries if not, no probs = never mind
  hey team, hi team, hey all, hey folks = dear colleagues
`);

/** With a comma it does not mean a movement: "going forward, we". */
const fromNowOn = (): Phrase[] =>
  [
    'we',
    'our',
    'they',
    'you',
    'all',
    'the',
    'this',
    'every',
    'each',
    'it',
    'please',
    'i',
    'any',
    'no',
    'there',
    'these',
    'staff',
    'a',
    'he',
    'she',
    'employees',
    'only',
    'in',
    'if',
  ].flatMap((next) =>
    ['going forward', 'moving forward'].map((match): Phrase => ({
      match: `${match}, ${next}`,
      replace: [`from now on, ${next}`],
      position: 'sentence-start',
    })),
  );

export const jargon: RuleContent = {
  check: () => ({
    kind: 'phrases',
    skipsNames: true,
    skipsQuotations: true,
    literal: literalJargon,
    message: '"{match}" is business language: use a plain word.',
    phrases: onePerMatch([...verbs(), ...leverage(), ...nouns(), ...fromNowOn(), ...byTrade()]).map(
      withLeaveOutMessage,
    ),
  }),
  examples: {
    bad: [
      'We leverage our network.',
      'The two firms hope for synergies.',
      'Let us circle back on Monday.',
      'I will reach out to the supplier.',
      'This is a real game-changer for us.',
      'They incentivized the sales team.',
      'Our key learnings are listed below.',
      'We need to move the needle.',
      'Going forward, we meet on Fridays.',
    ],
    good: [
      'He pushed the envelope across the desk.',
      'She boiled the ocean water to get salt.',
      'The bank had little leverage over him.',
      'The ships circled the bay.',
      'The geese circle back over the marsh.',
      'The walkers circled back to the car park.',
      'The router has bandwidth for forty calls.',
      'The runner touched base at second.',
      'The message read "pls call mom" in full.',
      'They kept going forward through the snow.',
      'He reached out his hand.',
      'The impact of the stone broke the window.',
      'A silver spoon lay on the table.',
      'Children need to play a game.',
      'The needle moved slowly.',
    ],
  },
};
