import { phraseLines } from '../phrase-lines.ts';
import type { Phrase, RuleContent } from '../rule.ts';
import { wordsIn } from './word-lists.ts';

/** In lower case only: with a capital they are titles and names, such as "Chairman Mao". */
const jobs = () =>
  phraseLines(`
  chairman = chair | chairperson ; case
  chairmen = chairs | chairpersons ; case
  chairwoman = chair | chairperson ; case
  chairmanship = chair | leadership ; case
  fireman = firefighter ; case
  firemen = firefighters ; case
  policeman, policewoman = police officer | officer ; case
  policemen, policewomen = police officers | officers ; case
  mailman, postman = mail carrier | postal worker ; case
  mailmen, postmen = mail carriers | postal workers ; case
  salesman, saleswoman = salesperson | sales representative ; case
  salesmen, saleswomen = salespeople | sales staff ; case
  businessmen = business people ; case
  cameraman = camera operator ; case
  cameramen = camera operators ; case
  weatherman = forecaster | meteorologist ; case
  repairman = repairer | technician ; case
  repairmen = repairers | technicians ; case
  handyman = repairer | odd-job worker ; case
  garbageman, garbage man, bin man, binman = refuse collector ; case
  anchorman = anchor | presenter ; case
  cleaning lady, cleaning woman = cleaner
  cleaning ladies, cleaning women = cleaners
  dinner lady = canteen assistant
  dinner ladies = canteen assistants
  stewardess = flight attendant
  stewardesses = flight attendants
  air hostess = flight attendant
  air hostesses = flight attendants
  male nurse = nurse ; message: Leave out the sex, unless it matters.
  lady doctor, woman doctor, female doctor = doctor ; message: Leave out the sex, unless it matters.
  congressmen = members of congress ; case
  Firemen = Firefighters ; case ; start
  Policemen = Police officers ; case ; start
  Chairmen = Chairs ; case ; start
  Salesmen = Salespeople ; case ; start
`);

/** "the opinions of mankind", "all mankind" are mostly old prose, laws and speeches. */
const people = () =>
  phraseLines(`
  mankind = humankind | humanity | people ; case ; not after: of, to, all, that, upon, on, amongst, among, leap for, by, and ; not before: are, is, at, in, from
  Mankind = Humankind | Humanity | People ; case ; start
  the history of mankind = human history ; case
  the future of mankind = the future of humanity ; case
  manpower = staff | workforce | people
  man-made, manmade = artificial | human-made
  man-hour = working hour | hour
  man-hours, man hours = working hours | hours
  man-day = working day
  man-days = working days
  man-month = working month
  man-months = working months
  man-year = working year
  man-years = working years
  man the phones = staff the phones
  man the desk = staff the desk
  man the booth = staff the booth
  man the stall = staff the stall
  manned mission = crewed mission
  manned missions = crewed missions
  manned spacecraft = crewed spacecraft
  manned space flight, manned spaceflight = human spaceflight
  layman's terms = plain terms
  gentlemen's agreement, gentleman's agreement = informal agreement
  you guys, hey guys, hi guys, hello guys = everyone | all
  old wives' tale = myth | popular belief
  old wives' tales = myths | popular beliefs
  grandfathered in = exempted
  middleman = intermediary | broker ; case
  middlemen = intermediaries | brokers ; case
  freshmen = first-year students ; case
  working mother, working mothers, working mom, working moms ; message: Say "working parent", unless the sex matters.
`);

/** `the disabled` with what shows that people are meant: "the disabled button" is fine. */
const groups: readonly (readonly [adjective: string, ...replacements: string[]])[] = [
  ['disabled', 'disabled people', 'people with disabilities'],
  ['handicapped', 'disabled people', 'people with disabilities'],
  ['mentally ill', 'people with mental illness'],
  ['mentally handicapped', 'people with learning disabilities'],
  ['physically handicapped', 'people with physical disabilities'],
  ['elderly', 'older people'],
  ['homeless', 'homeless people', 'people without homes'],
];

const afterPeople = wordsIn('are have who can cannot need should were often may will must');

const asGroups = (): Phrase[] =>
  groups.flatMap(([adjective, ...replace]) =>
    afterPeople.map((after) => ({
      match: `the ${adjective} ${after}`,
      replace: replace.map((who) => `${who} ${after}`),
    })),
  );

const disability = () =>
  phraseLines(`
  wheelchair-bound, wheelchair bound, confined to a wheelchair, bound to a wheelchair = using a wheelchair
  handicapped person = disabled person | person with a disability
  handicapped people, handicapped persons = disabled people | people with disabilities
  handicapped parking, handicap parking = accessible parking
  handicapped toilet, handicapped bathroom, handicapped restroom = accessible toilet
  mentally retarded, mental retardation = with a learning disability | learning disability
  retards, retarded people = people with learning disabilities
  mentally handicapped, mentally challenged = with a learning disability
  physically challenged, differently abled, differently-abled = disabled
  crippled children = disabled children
  deaf and dumb, deaf-and-dumb, deaf-mute, deaf mute = deaf
  suffers from autism, suffering from autism, afflicted with autism = is autistic
  suffers from down syndrome, suffers from down's syndrome = has Down syndrome
  suffers from a disability, afflicted by a disability = has a disability
  committed suicide = died by suicide | took their own life
  commit suicide = die by suicide | take their own life
  commits suicide = dies by suicide
  committing suicide = dying by suicide
  failed suicide, unsuccessful suicide, failed suicide attempt = suicide attempt
  nutcases, nutjobs, psychos = people with mental illness
  drug abusers, substance abusers, junkies, crackheads = people who use drugs | people with an addiction
  sanity check = quick check | soundness check
  sanity checks = quick checks | soundness checks
  sanity-check = check
`);

const originAndGender = () =>
  phraseLines(`
  blacklist = blocklist | denylist
  blacklists = blocklists | denylists
  blacklisted = blocked | put on a blocklist
  blacklisting = blocking | putting on a blocklist
  whitelist = allowlist | safelist
  whitelists = allowlists | safelists
  whitelisted = allowed | put on an allowlist
  whitelisting = allowing | putting on an allowlist
  black hat hacker, black-hat hacker = malicious hacker
  white hat hacker, white-hat hacker = ethical hacker
  master/slave, master-slave, master slave = primary/replica | main/secondary
  slave node, slave server, slave database, slave device, slave drive, slave process = replica | secondary
  slave nodes, slave servers, slave databases, slave devices, slave drives, slave processes = replicas | secondaries
  man in the middle attack, man-in-the-middle attack = on-path attack
  man in the middle attacks, man-in-the-middle attacks = on-path attacks
  illegal alien, illegal immigrant = undocumented immigrant
  illegal aliens, illegal immigrants, illegals = undocumented immigrants
  third world country, third-world country = developing country | low-income country
  third world countries, third-world countries = developing countries | low-income countries
  orientals = East Asian people ; case
  eskimos = Inuit
  gypped = cheated
  spirit animal = role model | idol
  low man on the totem pole, bottom of the totem pole = most junior person
  peanut gallery = hecklers | back row
  tribal knowledge = unwritten knowledge | know-how
  chinese whispers = rumours | the telephone game
  indian giver = someone who takes a gift back
  sold down the river = betrayed
  non-whites, nonwhites = people of colour | people of color
  half-caste, half-castes = of mixed heritage
  sexual preference = sexual orientation
  sexual preferences = sexual orientations
  homosexuals = gay people
  a homosexual = a gay person
  ! transgendered = transgender
  transgenders, transsexuals = transgender people
  tranny = transgender person
  trannies = transgender people
  sex change operation, sex-change operation, sex change surgery = gender-affirming surgery
  gay lifestyle, homosexual lifestyle = gay life
`);

export const inclusiveTerms: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: '"{match}" may shut people out or hurt them: "{replacement}" does not.',
    phrases: [...jobs(), ...people(), ...asGroups(), ...disability(), ...originAndGender()],
  }),
  examples: {
    bad: [
      'Ask the chairman of the board.',
      'Every fireman got a medal.',
      'Since then, mankind has changed.',
      'We lack the manpower.',
      'Add the address to the blacklist.',
      'The whitelisted hosts may connect.',
      'Run a sanity check first.',
      'The disabled are not asked.',
      'She is confined to a wheelchair.',
      'Each master/slave pair is old.',
      'Hi guys, welcome!',
    ],
    good: [
      'They spoke with Chairman Mao.',
      'The opinions of mankind demand respect.',
      'The disabled button is grey.',
      'The elderly man sat down.',
      'The chair of the board spoke.',
      'He kept his sanity.',
      'The black list of names lay on the table.',
      'The slave trade was ended.',
      'The blind was drawn.',
    ],
  },
};
