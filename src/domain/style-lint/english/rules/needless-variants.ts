import { phraseLines, withLeaveOutMessage } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { inflected } from '../verb-forms.ts';

const backFormations = () =>
  phraseLines(`
  enthuse = be enthusiastic | make enthusiastic
  conversate = converse | talk
  analyzation = analysis
  incent = encourage | reward
  cohabitate = cohabit
  surveil = watch | observe
  orientate = orient
  disorientate = disorient
  interpretate = interpret
  administrate = administer
  remediate = remedy | put right
  commentate on = comment on
  preventate = prevent
  aggress = attack
  evanesce = vanish
  opinionate = give an opinion
  solicitate = solicit
  delimitate = delimit
  adaptate = adapt
  experimentate = experiment
  exploitate = exploit
  expectate = expect
  comparate = compare
  confrontate = confront
  connotate = connote
  consultate = consult
  coronate = crown
  dissertate = discuss
  documentate = document
  explanate = explain
  extrapolize = extrapolate
  fermentate = ferment
  obligate to pay = oblige to pay
  indentate = indent
  installate = install
  manipulize = manipulate
  presentate = present
  quantitate = quantify
  reformate = reform
  registrate = register
  relaxate = relax
  representate = represent
  transformate = transform
  summarate = summarize
  upheave = disrupt
  reminisce back = reminisce
  tase him, tase her = shoot with a taser
  buttle = serve as a butler
  televisualize = televise
  reune = meet again
  diagnosticate = diagnose
  funeralize = bury
  burglarize, burglarise = burgle
  concertize = give concerts
  accessorize, accessorise = add accessories to
  architect the, architect a, architect our = design
  gift the, gift her, gift him, gift them, gift you, gift us = give ; not after: a, the, free, no, of, wedding, christmas
  dialogue with = talk with ; not after: a, the, open, in, into, of, our, social, and, constructive, no, direct, this, political
  conference with colleagues = confer with colleagues
  author a, author the = write ; not after: a, the, co, by, of, an, its, and
  action the, action your = carry out ; not after: the, of, and, in, a, an, court, collective, government, no, any, industrial, first, mass, direct, legal
  task him with, task her with, task them with = ask
  architected, solutioned, actioned = designed | solved | done
`).flatMap(inflected);

const variants = () =>
  phraseLines(`
  preventative = preventive
  preventatively = preventively
  adaption, adaptions = adaptation
  amongst = among
  amidst = amid
  whilst = while
  unbeknownst = unknown
  irregardlessly = regardless
  exploitive, exploitational = exploitative
  quantitive = quantitative
  qualitive = qualitative
  authoritive = authoritative
  augmentive = augmentative
  preventational = preventive
  argumentive = argumentative
  orientated = oriented
  disorientated = disoriented
  obligated to = obliged to ; not after: legally, contractually
  problematical = problematic
  symbolical = symbolic
  ironical = ironic
  philanthropical = philanthropic
  optimistical = optimistic
  pessimistical = pessimistic
  heroical = heroic
  idiotical = idiotic
  systematical = systematic
  strategical = strategic
  tragical = tragic
  barbarical = barbaric
  emphatical = emphatic
  energetical = energetic
  enthusiastical = enthusiastic
  characteristical = characteristic
  domestical = domestic
  dramatical = dramatic
  pacifical, pacificist = pacific | pacifist
  firstly = first
  secondly = second
  thirdly = third
  fourthly = fourth
  lastly = last
  overly = too ; not after: not
  muchly = much
  thusly = thus
  illy = ill
  doubtlessly = doubtless
  seldomly = seldom
  oftentimes = often
  ofttimes = often
  anyways = anyway
  anywheres = anywhere
  nowheres = nowhere
  somewheres = somewhere
  everywheres = everywhere
  in regards of, as regards to, with regards of = about
  unequivocably, unequivocatingly = unequivocally
  undoubtably, undoubtedably = undoubtedly
  uncategorically = categorically
  unrelentlessly = relentlessly
  disassociated = dissociated
  disassociating = dissociating
  educationalist, educationalists = educator | educators
  agriculturalist, agriculturalists = agriculturist | farmer
  conversationist = conversationalist
  horticulturalist, horticulturalists = horticulturist
  naturopathist = naturopath
  pianoist = pianist
  valuate = value
  valuated = valued
  acquaintanceship = acquaintance
  administrational = administrative
  ambiguousness = ambiguity
  atypicality = oddness
  accompanyist = accompanist
  casted = cast
  broadcasted = broadcast
  forecasted = forecast
  hurted = hurt
  costed us, costed me, costed him, costed them = cost us | cost me
  splitted = split
  putted it = put it
  shutted = shut
  bursted = burst
  snuck = sneaked
  drug into, drug out = dragged into | dragged out ; not after: the, a, this, that, any, illegal, new, into, no, of
  dove into the = dived into the ; not after: the, a, white
  cancelation = cancellation
  cancelations = cancellations
  coupla = couple of
  deprioritize = put lower
  equilibriate = balance
  expediate = expedite
  extemporary = extemporaneous
  grievious = grievous
  heartwrenching = heart-rending
  heart-wrenching = heart-rending
  hypocritic = hypocritical
  illiterateness = illiteracy
  impertinency = impertinence
  inadvertency = inadvertence
  incohesive = incoherent
  innocency = innocence
  insistency = insistence
  intrusional = intrusive
  irrevelant = irrelevant
  mischevous, mischievious = mischievous
  monies = money ; not before: paid, owed, due, payable, held, received
  necessitous = needy
  notoriousness = notoriety
  participator, participators = participant | participants
  plentitude = plenitude
  politicalize = politicize
  preciseness = precision
  predominately = predominantly
  predominate reason = predominant reason
  presumptious = presumptuous
  presumptively = presumably
  prophesize, prophesized, prophesizing, prophecize = prophesy | prophesied | prophesying
  recurrency = recurrence
  reoccur = recur
  reoccurring = recurring
  reoccurred = recurred
  reoccurrence, reoccurence = recurrence
  solicitate, solicitated = solicit
  stimulative = stimulating
  sub-optimum = suboptimal
  submittal = submission
  supportative = supportive
  surprizing = surprising
  titillative = titillating
  unsatisfied = dissatisfied ; not before: demand, need, needs, debt, conditions, condition ; not after: remain, remained, demand
  valuableness = value
  viceversa = vice versa
  vouchsafement = promise
  wastage of time = waste of time
  wast of time = waste of time
  wrongous = wrongful
  zoologic = zoological
  try and (get|find|do|make|keep|stop|see|help|finish|win|be|use|fix|solve|avoid|reach|sell|buy|call|visit|attend|arrive|improve|reduce|save|speak|understand) = try to
  (trying|tried|tries) and get = trying to get
  be sure and (call|check|visit|ask|bring|tell|read|see) = be sure to
  centre around, center around, centred around, centered around, centres around, centers around, centering around, centring around, revolve about = centre on | center on
  based around = based on
  bored of = bored with
  comprised of, comprises of, comprising of, comprise of = composed of | consists of
  could care less, could not care fewer = couldn't care less
  different than the, different than a, different than it, different than what, different than my, different than those = different from
  graduated high school, graduated college, graduated university = graduated from
  off of = off ; not before: course ; not after: based, day, days, time, live, lives, living, hour
  inside of an hour, inside of a week, inside of a month = within
  outside of the box = outside the box
  all of the (people|students|staff|members|guests|books|houses|files|children|players|employees) = all the
  alright = all right
  heighth = height
  ahold of = hold of
  a whole nother, whole nother = a whole other
  nother = another
  irregardless of = regardless of
  where it's at = where it is
  where are you at = where are you
  hopefully it'll = I hope it will
  as best as possible = as well as possible
  as best as I can, as best as we can = as best I can
  near to the vicinity of = near
  in the off-chance = on the off-chance
  on the lookout out for = on the lookout for
  kind of a, sort of a = kind of
  type of a = type of
  those kind of, these kind of = that kind of | those kinds of
  those type of, these type of = that type of | those types of
  those sort of, these sort of = that sort of | those sorts of
  equally as (fast|large|strong|popular|happy|useful|hard|high|likely|guilty|impressive|difficult|serious|talented|expensive) = equally
  plan on (going|making|doing|leaving|staying|coming|buying|visiting|moving|taking) = plan to
  no sooner had (he|she|they|we|I|it) arrived when = arrived than
  hardly had (he|she|they|we) arrived than = arrived when
  superior than = superior to
  inferior than = inferior to
  prefer more than = prefer to
  preferable than = preferable to
  prior than = prior to
  comply to = comply with
  forbid from = forbid to
  forbidden from entering = forbidden to enter
  identical as = identical to
  independent from = independent of
  oblivious of = oblivious to
  in search for = in search of
  abide with the rules = abide by the rules
  angry at each other about = angry with each other about
  accused with = accused of
  according with the = according to the
  arrive to the = arrive at the
  arrived to the = arrived at the
  capable to = able to
  concerned of = concerned about
  convince to buy = persuade to buy
  cope up with = cope with
  discuss about = discuss
  discussed about = discussed
  discussing about = discussing
  emphasise on, emphasize on = emphasise | stress
  emphasised on, emphasized on = emphasised | stressed
  entered into the room = entered the room
  explain me, explain us = explain to me | explain to us
  married with = married to ; not before: two, three, four, children, a, kids, five, no, grown
  mention about = mention
  mentioned about = mentioned
  request for your = request your ; not after: a, the, this, my, our, any, no, in
  requested for a, requested for the = requested a | requested the
  return back to = return to
  suspected for = suspected of
  with a view to (see|get|make|find|reduce|improve|win|buy|sell|build|avoid) = with a view to
`);

export const needlessVariants: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Style guides prefer "{replacement}" to "{match}".',
    skipsNames: true,
    phrases: [
      ...new Map([...variants(), ...backFormations()].map((phrase) => [phrase.match, phrase])).values(),
    ]
      .map(withLeaveOutMessage)
      .filter(
        ({ match, replace = [] }) =>
          !replace.some((text) => ` ${text.toLowerCase()} `.includes(` ${match} `)),
      ),
  }),
  examples: {
    bad: [
      'An analyzation of the soil takes a week.',
      'Take preventative steps.',
      'She enthused about it.',
      'They conversated for hours.',
      'He was amongst them.',
      'It centres around money.',
      'Try and find it.',
      'They are comprised of ten parts.',
      'It reoccurred in May.',
      'He snuck out.',
      'We discussed about the plan.',
    ],
    good: [
      'Take preventive steps.',
      'They talked for hours.',
      'The novel Amongst Women sold well.',
      'The roads around the centre are shut.',
      'They tried and failed.',
      'The whole comprises the parts.',
    ],
  },
};
