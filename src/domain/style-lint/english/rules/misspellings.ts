import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { misspeltEndings } from '../misspelt-endings.ts';
import { misspeltPlurals } from '../misspelt-plurals.ts';
import { pairsOf } from '../word-lists.ts';

/** Wrong stems, the right stems, and the endings of both. */
const stems = `
  abberat aberrat ion ions
  absorbtion absorption -
  accesories accessories -
  accidently accidentally -
  accomodat accommodat e es ed ing ion ions
  acommodat accommodat e es ed ing ion ions
  accordian accordion - s
  acheiv achiev e es ed ing ement ements er ers
  achive achieve - s d ment ments
  acknowledgeing acknowledging -
  acknowlege acknowledge - s d ment
  acquaintence acquaintance - s
  aquaint acquaint - ed ance ances
  aquir acquir e es ed ing
  aquisition acquisition - s
  adress address - es ed ing
  addresss address -
  adquir acquir e ed
  advertisment advertisement - s
  agression aggression -
  agressive aggressive - ly
  aggresive aggressive - ly
  alledg alleg e es ed ing
  allready already -
  allmost almost -
  alltogether altogether -
  altho although -
  alot a_lot -
  amatuer amateur - s
  ammend amend - s ed ing ment ments
  analagous analogous -
  annoint anoint - ed
  anually annually -
  anual annual -
  apparant apparent - ly
  appartment apartment - s
  appearence appearance - s
  aparent apparent - ly
  aproach approach - es ed ing
  appropiat appropriat e ely
  aproximat approximat e ely
  arguement argument - s
  arrangment arrangement - s
  artic arctic -
  assasin assassin - s ate ated ation
  asterix asterisk - es
  athiest atheist - s
  attendence attendance -
  awfull awful -
  basicly basically -
  begining beginning - s
  beleiv believ e es ed ing er ers able
  beleif belief - s
  benifit benefit - s ed ing
  benefical beneficial -
  boundry boundary -
  bouy buoy - ant ancy s
  brocolli broccoli -
  buisness business - es man
  busness business - es
  bussiness business - es
  calander calendar - s
  calender_year calendar_year -
  camoflage camouflage - d
  carribean caribbean -
  catagor categor y ies
  catagoriz categoriz e ed
  cemetary cemetery -
  changable changeable -
  charachter character - s istic istics
  cheif chief - s ly
  collegue colleague - s
  colleage colleague - s
  collosal colossal -
  comittee committee - s
  commitee committee - s
  committe committee -
  comming coming -
  commision commission - s ed er
  committment commitment - s
  comunicat communicat e es ed ing ion ions
  compair compare -
  comparitive comparative - ly
  compell compel -
  competant competent -
  completly completely -
  conceed conceded d
  concieve conceive - d s
  concious conscious - ly ness
  concensus consensus -
  condescention condescension -
  congradulat congratulat e ed ing ion ions
  conscencious conscientious -
  consciencious conscientious - ly
  consistant consistent - ly
  contraversy controversy -
  contraversial controversial -
  convienient convenient - ly
  convinience convenience -
  copywrite_law copyright_law -
  copywritten copyrighted -
  corespond correspond - s ed ing ence
  criticisim criticism -
  critisiz criticiz e ed ing
  critisis criticis e ed ing
  critisism criticism -
  curiousity curiosity -
  currancy currency -
  debatabl debatable -
  decieve deceive - d s
  definat definit e ely ion ions
  definit_ly definitely -
  defenit definit e ely
  definitly definitely -
  defiantly_need definitely_need -
  delimma dilemma - s
  dependance dependence -
  dependancy dependency -
  dependancies dependencies -
  desparat desperat e ely ion
  develope develop ment
  developement development - s
  develoment development -
  diarrea diarrhoea -
  dilemna dilemma - s
  diffrent different - ly
  diffrence difference - s
  difficultys difficulties -
  dinning_room dining_room - s
  disapear disappear - s ed ing ance
  dissapear disappear - s ed ing ance
  dissapoint disappoint - s ed ing ment ments
  disapoint disappoint - s ed ing ment ments
  disasterous disastrous - ly
  discribe describe - s d
  discription description - s
  descripancy discrepancy -
  discrepency discrepancy -
  dispell dispel -
  drunkeness drunkenness -
  dumbell dumbbell - s
  ecstacy ecstasy -
  eigth eighth -
  embarass embarrass - es ed ing ment ingly
  embarras embarrass ed ment
  emmigrat emigrat e ed ion
  enviroment environment - s al ally
  enviorment environment - s al
  equiped equipped -
  equiptment equipment -
  exagerat exaggerat e es ed ing ion
  exellent excellent -
  excellant excellent -
  excede exceed - d s
  excercis exercis e es ed ing
  exersis exercis e es
  exerpt excerpt - s
  exhilerat exhilarat e ed ing
  existance existence -
  exept except - ion ions
  expecially especially -
  expence expense - s
  experiance experience - s d
  explaination explanation - s
  extention extension - s
  extreem extreme - ly
  facinat fascinat e ed ing ion
  familar familiar - ly
  familliar familiar -
  farenheit fahrenheit -
  feasable feasible -
  febuary february -
  fianc_ fiancé -
  fiery_ fiery -
  firey fiery -
  flourescent fluorescent -
  foriegn foreign - er ers
  forteen fourteen -
  fourty forty -
  fourtieth fortieth -
  forword foreword -
  freind friend - s ly ship
  fufil fulfil - led ment
  fullfil fulfil - led ment s
  fundementals fundamentals -
  fundemental fundamental - ly
  gaurd guard - s ed ian ians
  gauge_ gauge -
  guage gauge - s d
  goverment government - s al
  governer governor - s
  grammer grammar - s
  gramatical grammatical - ly
  greatful grateful - ly
  garantee guarantee - s d
  guarentee guarantee - s d
  gaurantee guarantee - s d
  guidence guidance -
  harrass harass - ed es ing ment
  heighth height -
  heirarchy hierarchy -
  heirarchical hierarchical -
  hieght height - s
  hemorage hemorrhage -
  heros heroes -
  hinderance hindrance - s
  humerous humorous - ly
  humourous humorous - ly
  hygeine hygiene -
  hypocracy hypocrisy -
  hypocrit hypocrite -
  idiosyncracy idiosyncrasy -
  idiosyncracies idiosyncrasies -
  immediatly immediately -
  imediat immediat e ely
  immitat imitat e ed ion
  implament implement - ed
  inadvertant inadvertent - ly
  incidently incidentally -
  independant independent - ly s
  indispensible indispensable -
  innoculat inoculat e ed ion ions
  inteligen intelligen t ce
  interupt interrupt - s ed ing ion ions
  intresting interesting -
  intrest interest - s ed
  irrelevent irrelevant -
  irresistable irresistible -
  jewelery jewellery -
  judgemental judgmental
  knowlege knowledge - able
  knowledgable knowledgeable -
  labratory laboratory -
  liason liaison - s
  liase liaise - d s
  libary library -
  lible liable -
  lisence licence - s d
  lightening_bolt lightning_bolt -
  lightening_strike lightning_strike - s
  likelyhood likelihood -
  lollypop lollipop - s
  lonliness loneliness -
  maintainance maintenance -
  maintenence maintenance -
  maintanance maintenance -
  managment management -
  manageing managing -
  manuever maneuver - s ed
  manoever manoeuvre -
  marrage marriage - s
  mathmatic mathematic s al
  medecine medicine - s
  medeval medieval -
  mideval medieval -
  memento_ memento -
  momento memento - s
  milennium millennium -
  millenium millennium -
  millenia millennia -
  miniscule minuscule -
  minature miniature - s
  mischievious mischievous - ly
  mispell misspell - s ed ing ings
  mispelt misspelt -
  missle missile - s
  misterious mysterious -
  morgage mortgage - s d
  mountian mountain - s
  mustnt_ mustn't -
  naturaly naturally -
  neccesary necessary -
  neccessary necessary -
  necesary necessary -
  neccessarily necessarily -
  necessarly necessarily -
  neice niece - s
  neighbor_hood neighborhood -
  nineth ninth -
  ninty ninety -
  noone no_one -
  noticable noticeable -
  noticably noticeably -
  occassion occasion - s al ally
  ocassion occasion - s al ally
  occasionaly occasionally -
  occured occurred -
  occuring occurring -
  occurance occurrence - s
  occurence occurrence - s
  offical official - s ly
  omision omission - s
  ommit omit - ted ting
  ommission omission - s
  oppertunity opportunity -
  oportunity opportunity -
  opportunites opportunities -
  oppurtunity opportunity -
  oppurtunities opportunities -
  originaly originally -
  orignal original - ly
  paralel parallel - s
  parallell parallel - s
  parliment parliament - s ary
  particpat participat e ed ing ion
  particulary particularly -
  pasttime pastime - s
  passtime pastime - s
  pavillion pavilion - s
  peculure peculiar -
  percieve perceive - d s
  perculiar peculiar -
  performence performance - s
  permanant permanent - ly
  permissable permissible -
  perseverence perseverance -
  personell personnel -
  personel personnel -
  persue pursue - d s
  persuit pursuit - s
  pharoah pharaoh - s
  phenomenom phenomenon -
  picnicing picnicking -
  playright playwright - s
  playwrite playwright - s
  plagerism plagiarism -
  plagerize plagiarize - d
  pleasent pleasant - ly
  posession possession - s
  posess possess - es ed ion ions
  possesion possession - s
  potatoe potato -
  tomatoe tomato -
  practicaly practically -
  preceed preced -ed
  preceeding preceding -
  preceeded preceded -
  prefered preferred -
  prefering preferring -
  preferrable preferable -
  prejudism prejudice -
  presance presence -
  prevelant prevalent -
  privelege privilege - s d
  priviledge privilege - s d
  privilage privilege - s d
  probaly probably -
  probly probably -
  proccess process - es ed ing
  proceedure procedure - s
  proffesional professional - s ly
  profesional professional - s ly
  professer professor - s
  proffessor professor - s
  promiss promise -
  pronounciation pronunciation - s
  propoganda propaganda -
  propogat propagat e ed ion
  psuedo pseudo -
  publically publicly -
  publicaly publicly -
  puntual punctual -
  pursuade persuade - d s
  quarentine quarantine - d
  questionaire questionnaire - s
  questionnare questionnaire - s
  questionairre questionnaire - s
  realy really -
  reccomend recommend - s ed ing ation ations
  recomend recommend - s ed ing ation ations
  reccommend recommend - s ed ing ation ations
  reciept receipt - s
  recieve receive - s d r rs
  recieving receiving -
  receving receiving -
  refered referred -
  refering referring -
  referrence reference - s
  reguardless regardless -
  relevent relevant -
  religous religious - ly
  remeber remember - s ed
  remembrence remembrance -
  renumeration remuneration -
  repitition repetition - s
  repetitious_ repetitious -
  resistence resistance -
  responce response - s
  resturant restaurant - s
  restaraunt restaurant - s
  restauranteur restaurateur - s
  restaurantuer restaurateur -
  rythm rhythm - s
  rythym rhythm - s
  rhythym rhythm -
  rediculous ridiculous - ly
  sacreligious sacrilegious -
  sacrifical sacrificial -
  safty safety -
  sandwhich sandwich - es
  sargent sergeant -
  satelite satellite - s
  scedule schedule - d s
  schedual schedule -
  secratary secretary -
  secretery secretary -
  seige siege - s
  seize_ seize -
  sieze seize - d s
  sentance sentence - s
  seperat separat e es ed ing ely ion ions or ist
  sergent sergeant - s
  severly severely -
  shepard shepherd -
  sherbert sherbet -
  similiar similar - ly ity
  simultanous simultaneous - ly
  sincerly sincerely -
  skillfull skilful -
  sofware software -
  speach speech - es
  specif_y specify -
  stategy strategy -
  strenght strength - s en ened
  strengh strength - s
  stubborness stubbornness -
  succesful successful - ly
  successfull successful -
  sucessful successful - ly
  succesfull successful -
  sucess success - es ful fully
  succede succeed - d s
  sucide suicide -
  supercede supersede - d s
  superceding superseding -
  suprise surprise - d s
  suprising surprising - ly
  surprized surprised -
  supress suppress - ed es ing ion
  surveilance surveillance -
  surley surely -
  suseptible susceptible -
  tatoo tattoo - s ed
  temperture temperature - s
  temperment temperament - al
  temporarly temporarily -
  tendancy tendency -
  tendancies tendencies -
  therefor_e therefore -
  thier their - s
  threshhold threshold - s
  tommorow tomorrow -
  tommorrow tomorrow -
  tomorow tomorrow -
  tounge tongue - s
  tradgedy tragedy -
  transfered transferred -
  transfering transferring -
  triathalon triathlon - s
  truely truly -
  twelth twelfth -
  tyrany tyranny -
  underate underrate - d
  undoubtably undoubtedly -
  unfortunatly unfortunately -
  unecessary unnecessary -
  unneccessary unnecessary -
  unnecesary unnecessary -
  untill until -
  unusuall unusual -
  upto up_to -
  useable_ usable -
  usefull useful -
  usualy usually -
  vaccum vacuum - s ed
  vaccuum vacuum - s
  vegatable vegetable - s
  vehical vehicle - s
  vengance vengeance -
  verbage verbiage -
  vetinary veterinary -
  veternarian veterinarian - s
  vicous vicious -
  villian villain - s
  vinagrette vinaigrette -
  visability visibility -
  volumne volume -
  wierd weird - ly
  wether_or_not whether_or_not -
  wherelse whereas -
  wich which -
  withdrawl withdrawal - s
  withold withhold - s ing
  wonderfull wonderful -
  writting writing - s
  writen written -
  yatch yacht - s
  yeild yield - s ed ing
  zuchini zucchini -
  alchohol alcohol - ic
  alzheimers_disease alzheimer's_disease -
  bandaid_ bandage -
  cappucino cappuccino - s
  carreer career - s
  chauvanist chauvinist -
  cinammon cinnamon -
  comraderie camaraderie -
  camraderie camaraderie -
  connoiseur connoisseur - s
  cooly coolly -
  daquiri daiquiri - s
  decaffinated decaffeinated -
  deductable deductible - s
  dessicat desiccat e ed ion
  desciple disciple - s
  diptheria diphtheria -
  entrepeneur entrepreneur - s ial
  entreprenuer entrepreneur - s ial
  extraterrestial extraterrestrial - s
  flamable flammable -
  florescent fluorescent -
  forseeable foreseeable -
  gutteral guttural -
  harbringer harbinger - s
  hankerchief handkerchief - s
  hors_d'oeurve hors_d'oeuvre -
  impliment implement - ed ation
  inate innate -
  indite_ indict -
  innundat inundat e ed ion
  interm_ interim -
  irresponsable irresponsible -
  layed laid -
  payed_for paid_for -
  payed_by paid_by -
  payed_the paid_the -
  lazyness laziness -
  happyness happiness -
  buisy busy -
  mayonaise mayonnaise -
  mediterranian mediterranean -
  millionare millionaire - s
  ofcourse of_course -
  opthalmologist ophthalmologist - s
  orangatang orangutan -
  orientated_ oriented -
  parapalegic paraplegic -
  penicillen penicillin -
  perogative prerogative - s
  prerequiste prerequisite - s
  prescripe prescribe -
  portugese portuguese -
  phillipines philippines -
  pittsburg,_pennsylvania pittsburgh,_pennsylvania -
  prostrate_cancer prostate_cancer -
  raspbery raspberry -
  rasberry raspberry -
  rehersal rehearsal - s
  renaisance renaissance -
  rockerfeller rockefeller -
  sacrafice sacrifice - d s
  saftey safety -
  sattelite satellite - s
  sheild shield - s
  spagetti spaghetti -
  strictually strictly -
  subpena subpoena - s
  sugest suggest - s ed ion ions
  superintendant superintendent - s
  supposively supposedly -
  syphillis syphilis -
  tarrif tariff - s
  thanx thanks -
  tumeric turmeric -
  vermillion vermilion -
  vocabularly vocabulary -
  volkswagon volkswagen - s
  wellcome welcome -
  whisle whistle -
  acording according - ly
  accross across -
  adn and -
  teh the -
  becuase because -
  becasue because -
  becouse because -
  beacuse because -
  wih with -
  taht that -
  hte the -
  recieved_ received -
  thn then -
  whcih which -
  waht what -
  knwo know -
  peopel people -
  abscence absence - s
  absense absence - s
  accountible accountable -
  aggreement agreement - s
  agreeement agreement -
  availible available -
  avaliable available -
  availabe available -
  availablity availability -
  buget budget - s
  calulat calculat e ed ion
  challange challenge - s d
  chalenge challenge - s d
  colum column -
  comparision comparison - s
  confidental confidential - ly
  contruct construct - ion
  custumer customer - s
  decison decision - s
  deliverd delivered -
  departement department - s
  eficien efficien t cy
  efficency efficiency -
  employes employees -
  enterprize enterprise - s
  excution execution -
  feild field - s
  finaly finally -
  guidline guideline - s
  hospitable_ hospitable -
  importent important -
  improvment improvement - s
  infomation information -
  informations information -
  initative initiative - s
  instalation installation - s
  intergrat integrat e ed ion
  maintane maintain -
  measurment measurement - s
  ment_to_be meant_to_be -
  negociat negotiat e ed ing ion ions
  negotation negotiation - s
  payement payment - s
  poeple people -
  prepair prepare -
  presentaion presentation - s
  prioritys priorities -
  problably probably -
  purchace purchase - d s
  quaterly quarterly -
  refrence reference - s
  requirment requirement - s
  resourse resource - s
  responsability responsibility -
  responsabilities responsibilities -
  shcedule schedule -
  shipement shipment -
  sincerley sincerely -
  statment statement - s
  techinical technical -
  techology technology -
  transfert transfer -
  unforseen unforeseen -
  usally usually -
  varous various -
  volonteer volunteer - s
`;

/** `_` stands for a space. A wrong form that ends in `_` is not used: its line only shows the right form. */
const stemPhrases = (): Phrase[] =>
  pairsOf(stems)
    .filter(([wrong]) => !wrong.endsWith('_'))
    .map(([wrong, right]) => [wrong.replaceAll('_', ' '), right.replaceAll('_', ' ')] as const)
    .filter(([wrong, right]) => wrong !== right)
    .map(([match, right]): Phrase => ({ match, replace: [right], isSafe: true }));

export const misspellings: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Spelling: "{replacement}".',
    skipsNames: true,
    phrases: unique([...stemPhrases(), ...misspeltEndings(), ...misspeltPlurals()]),
  }),
  examples: {
    bad: [
      'We have accomodation for two.',
      'It was definately late.',
      'They recieved it.',
      'Please seperate them.',
      'An irresistable cake.',
      'A responsable man.',
      'Two criterias apply.',
      'This phenomena is rare.',
      'The passer-bys stared.',
      'A privelege.',
      'An important occurence.',
      'The cemetary is old.',
    ],
    good: [
      'We have accommodation for two.',
      'It was definitely late.',
      'The criteria apply.',
      'These phenomena are rare.',
      'Two passers-by stared.',
      'A deductible of ten pounds.',
      'Her deference pleased him.',
      'The Occurence family.',
    ],
  },
};

function unique(phrases: readonly Phrase[]): Phrase[] {
  const met = new Set<string>();
  return phrases.filter(({ match }) => !met.has(match) && met.add(match));
}
