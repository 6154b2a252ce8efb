import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { pairsOf, type Pair } from '../word-lists.ts';
import { izedForms } from './spellings.ts';

const our = () =>
  pairsOf(`
  arbor arbour - s
  ardor ardour -
  armor armour - ed y er
  behavior behaviour - s al ally
  candor candour -
  clamor clamour - ed ing
  color colour - s ed ing ful fully less ation
  discolor discolour - ed ing
  demeanor demeanour -
  dishonor dishonour - ed able
  enamor enamour ed
  endeavor endeavour - s ed ing
  favor favour - s ed ing able ably ite ites itism
  unfavor unfavour able ably
  fervor fervour -
  flavor flavour - s ed ing ful less
  harbor harbour - s ed ing
  honor honour - s ed ing able ably
  humor humour - ed less
  labor labour - s ed ing er ers
  belabor belabour - ed
  misdemeanor misdemeanour - s
  neighbor neighbour - s ing hood hoods ly
  odor odour - s less
  parlor parlour - s
  rancor rancour -
  rumor rumour - s ed
  savor savour - s ed ing y
  splendor splendour - s
  succor succour -
  tumor tumour - s
  valor valour -
  vapor vapour - s
  vigor vigour -
  watercolor watercolour - s
`);

const re = () =>
  pairsOf(`
  caliber calibre - s
  center centre - s d
  centerpiece centrepiece - s
  epicenter epicentre - s
  fiber fibre - s
  fiberglass fibreglass -
  liter litre - s
  milliliter millilitre - s
  kilometer kilometre - s
  centimeter centimetre - s
  millimeter millimetre - s
  lackluster lacklustre -
  theater theatre - s
  amphitheater amphitheatre - s
`);

const doubledLetters = () =>
  pairsOf(`
  cancel cancell ed ing
  carol caroll ing ed
  channel channell ed ing
  chisel chisell ed ing
  counsel counsell ed ing or ors
  councilor councillor - s
  dial diall ed ing
  enamel enamell ed
  equal equall ed ing
  fuel fuell ed ing
  funnel funnell ed ing
  gambol gamboll ed ing
  gravel gravell ed
  grovel grovell ed ing
  imperil imperill ed ing
  initial initiall ed ing
  jewel jewell er ers ed
  label labell ed ing
  level levell ed ing
  libel libell ed ing ous
  marshal marshall ed ing
  marvel marvell ed ing ous ously
  model modell ed ing er ers
  panel panell ed ing ist ists
  pedal pedall ed ing
  pencil pencill ed
  pummel pummell ed ing
  quarrel quarrell ed ing
  refuel refuell ed ing
  revel revell ed ing er ers
  rival rivall ed ing
  unrival unrivall ed
  shovel shovell ed ing
  shrivel shrivell ed
  signal signall ed ing
  snorkel snorkell ing
  spiral spirall ed ing
  stencil stencill ed
  swivel swivell ed ing
  total totall ed ing
  towel towell ing
  travel travell ed ing er ers
  tunnel tunnell ed ing
  unravel unravell ed ing
  unequal unequall ed
  wool wooll en
  worship worshipp ed ing er ers
  kidnap kidnapp ed ing er ers
  carburetor carburettor - s
  tranquility tranquillity -
`);

const singleLetters = () =>
  pairsOf(`
  appall appal - s
  distill distil - s
  enroll enrol - s ment ments
  enthrall enthral - s
  fulfill fulfil - s ment
  instill instil - s
  installment instalment - s
  skillful skilful - ly
  unskillful unskilful - ly
  willful wilful - ly ness
  chili chilli -
`);

const greekAndLatin = () =>
  pairsOf(`
  anemi anaemi a c
  anesthe anaesthe sia tic tics tist tists
  anesthetize anaesthetise - d
  diarrhea diarrhoea -
  edema oedema -
  esophagus oesophagus -
  estrogen oestrogen - s
  fec faec es al
  gynecolog gynaecolog y ist ists ical
  hemoglobin haemoglobin -
  hemophilia haemophilia - c
  hemorrhage haemorrhage - s d
  hemorrhoid haemorrhoid s
  ischemi ischaemi a c
  leukemia leukaemia -
  maneuver manoeuvre - s
  orthopedic orthopaedic - s
  paleontolog palaeontolog y ist ists
  pediatric paediatric - s
  pediatrician paediatrician - s
  septicemia septicaemia -
`);

const wordsOfTheirOwn = () =>
  pairsOf(`
  airplane aeroplane - s
  aluminum aluminium -
  analyz analys e ed er ers ing
  paralyz paralys e ed ing
  catalyz catalys e ed ing
  checkered chequered -
  cozy cosy -
  coziness cosiness -
  defense defence - s less
  offense offence - s
  pretense pretence - s
  draftsman draughtsman -
  drafty draughty -
  furor furore -
  gray grey - s ish ed
  jewelry jewellery -
  licorice liquorice -
  mold mould - s ed ing y
  mollusk mollusc - s
  molt moult - ed ing s
  mustache moustache - s d
  pajamas pyjamas -
  phony phoney -
  plow plough - s ed ing man
  skeptic sceptic - s al ally ism
  smolder smoulder - s ed ing
  snowplow snowplough - s
  sulfur sulphur -
  sulfuric sulphuric -
  sulfate sulphate - s
  sulfide sulphide - s
  tidbit titbit - s
`);

const odd: Pair[] = [
  ['maneuvered', 'manoeuvred'],
  ['maneuvering', 'manoeuvring'],
  ['centering', 'centring'],
  ['hemorrhaging', 'haemorrhaging'],
];

/** Pairs whose American spelling also occurs in British texts, sometimes with another meaning. */
const onlyBritish = (): readonly Pair[] => [
  ...izedForms(),
  ...pairsOf(`
    check cheque - s
    checkbook chequebook - s
    curb kerb - s
    program programme - s
    tire tyre - s
    story storey -
    stories storeys -
  `),
];

export const spellingVariants: RuleContent = {
  check: () => ({
    kind: 'variants',
    message: 'Write "{replacement}": the text is otherwise in the other spelling.',
    pairs: [
      ...our(),
      ...re(),
      ...doubledLetters(),
      ...singleLetters(),
      ...greekAndLatin(),
      ...wordsOfTheirOwn(),
      ...odd,
    ],
    onlyBritish: onlyBritish(),
  }),
  examples: {
    bad: [
      'The colour of the harbor changed; its colour faded.',
      'She travelled to the centre and labeled the map.',
      'Our neighbors favor the theatre.',
      'They analyze the behaviour of their neighbours.',
      'The tires were new; the color of each tyre was black, and the harbor was full.',
      'The gray jewelry was stolen by a traveller.',
    ],
    good: [
      'The colour of the harbour changed.',
      'The color of the harbor changed.',
      'A gray day at the theater.',
      'The tired program director told a story.',
      'They organize a parade in honour of the labourers.',
      'She learned it towards the end.',
    ],
  },
};
