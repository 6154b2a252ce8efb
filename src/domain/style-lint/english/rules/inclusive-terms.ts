import { phraseLines, withLeaveOutMessage } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { wordsIn } from '../word-lists.ts';

/** Words before a person who is known: "the handyman" means one person, "a handyman" anybody. */
const specific = 'the, my, our, his, her, their, your, this, that, old, young';

/** In lower case only: with a capital they are titles or names, such as "Chairman Mao". */
const jobs = () =>
  phraseLines(`
  chairman = chair | chairperson ; case
  chairmen = chairs | chairpersons ; case
  chairwoman = chair | chairperson ; case
  chairmanship = chair | leadership ; case
  fireman = firefighter ; case
  firemen = firefighters ; case
  policeman, policewoman = police officer | officer ; case ; not after: ${specific}
  policemen, policewomen = police officers | officers ; case
  mailman = mail carrier | postal worker ; case ; not after: ${specific}
  mailmen = mail carriers | postal workers ; case
  salesman, saleswoman = salesperson | sales representative ; case ; not after: ${specific}
  salesmen, saleswomen = salespeople | sales staff ; case
  businessmen = business people ; case
  cameraman = camera operator ; case ; not after: ${specific}
  cameramen = camera operators ; case
  weatherman = forecaster | meteorologist ; case ; not after: ${specific}
  repairman = repairer | technician ; case ; not after: ${specific}
  repairmen = repairers | technicians ; case
  handyman = repairer | odd-job worker ; case ; not after: ${specific}
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

/** "the opinions of mankind" and "all mankind" mostly occur in old prose, laws and speeches. */
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
  is manned by, was manned by, are manned by, is manned from, be manned, is not manned, was manned, is manned = is staffed by
  to man the (phones|stand|desk|stall|booth|station|helpline|counter|gate|switchboard) = to staff the
  the girls in (accounts|reception|the office|hr|sales|marketing|payroll|admin) = the staff in
  one of the girls in, one of our girls, ask the girls, office girl, office girls, the office girls, my girl will, our girls
  (each|every|any) (applicant|employee|student|candidate|doctor|nurse|user|customer|driver|tenant|member|manager|teacher|patient|person|child|worker|visitor|passenger|citizen|author|player|guest|reader|lawyer|engineer|programmer|developer|pupil|director|scientist) must (bring|submit|show|sign|wear|have|present|pay|complete|give|carry|hand in|send|keep|return|bring) his = their
  (each|every|any) (applicant|employee|student|candidate|doctor|user|customer|driver|tenant|member|manager|teacher|patient|worker|visitor|passenger|citizen|author|player|pupil|director) (should|will|may|can) (bring|submit|show|sign|wear|have|present|pay|complete|give|carry|use|keep|choose|return|park|leave|take|check) his = their
  everyone must (bring|do|have|wear|show|hand in) his, everyone should (bring|do|have|take) his, everyone brought his, anyone who wants his, everybody must (bring|do|have) his, somebody left his, someone left his, someone forgot his, a doctor and his wife, a good manager knows his, a doctor should treat his, a nurse must wash her, a teacher and her pupils, a secretary should keep her = their
  the weaker sex, fairer sex, gentle sex, weaker sex = women
  lady lawyer, woman lawyer, female lawyer, lady driver, woman driver, women drivers, lady drivers, female pilot, female engineer, female boss, woman boss, lady boss, female judge, woman judge, lady judge, female surgeon, woman surgeon, lady pilot, woman pilot, male secretary, male midwife, lady plumber, woman plumber, female plumber, lady vet ; message: Leave out the sex, unless it matters.
  authoress, authoresses, poetess, poetesses, sculptress, comedienne, usherette, usherettes, aviatrix, proprietress, manageress, manageresses, songstress, directress, editress, instructress, jewess, jewesses, negress, negro, negroes, mulatto, quadroon, colored people, coloured people, colored man, coloured man, colored folks, half-breed, half-breeds ; message: "{match}" is dated or hurts: use a neutral word.
  spokesman, spokeswoman = spokesperson ; case
  spokesmen = spokespeople ; case
  councilman, councilwoman, assemblyman = council member ; case ; message: "{match}" has a neutral form.
  tradesman, tradesmen, draughtsman, draftsman, paperboy, delivery man, delivery men, deliveryman, laundryman, nightwatchman, maintenance man, trashman, dustman, dustmen, charwoman, charlady, cleaning girl, tea lady, lollipop lady, office boy, career woman, career girl, girl friday, gal friday, man friday, two-man team, three-man team, four-man team, girly, throws like a girl, sissy, hysterical woman, hysterical women, bossy woman, feisty woman, old biddy, old biddies, old geezer, old geezers, geriatric driver, old fogey, old fogeys, old codger, golden agers, senior moment, old people's home ; case ; message: "{match}" has a neutral form.
  the blind (are|have|who|can|cannot|need|often|must), the deaf (are|have|who|can|cannot|need|often|must), the obese (are|have|who), epileptics, schizophrenics, a schizophrenic, schizophrenic about, bipolar about, so ocd, a bit ocd, totally ocd, an autistic, autistics, spastic, spaz, crippled by (polio|arthritis|disease), mental patient, mental patients, mental case, mental institution, lunatic asylum, insane asylum, midget, midgets, mongoloid, mongol child, hare lip, harelip, victim of (cancer|polio|stroke|multiple sclerosis|ms|aids), aids victim, aids victims, cancer victim, cancer victims, polio victim, suffering from dementia, dementia sufferer, dementia sufferers, suffers from (dyslexia|deafness|blindness|cerebral palsy|epilepsy|multiple sclerosis|dwarfism|a wheelchair), handicap access, special needs child, special needs children, the handicapped, junkie, junkies, gypsy, gypsies, gypping, jew down, jewed down, welsh on, welshed on, welshing on, indian giving, oriental people, an oriental, red indian, red indians, primitive tribe, primitive tribes, primitive peoples, darkest africa, ghetto blaster, the gays, gays, sex change, gender bender, hermaphrodite, hermaphrodites, a transgender, avowed homosexual, admitted homosexual, practicing homosexual, pow-wow, having a powwow, off the reservation, sold us down the river, slave labor wages, uncle tom, grandfather clause, grandfathered, grandfathering ; message: "{match}" may hurt or shut out: use a neutral term.
  freshmen = first-year students ; case
  working mother, working mothers, working mom, working moms ; message: Say "working parent", unless the sex matters.
`);

/** `the disabled` followed by words that show that people are meant: "the disabled button" is correct. */
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
  handicapped (guests|visitors|children|students|passengers|customers|residents|employees|workers|drivers|access|users) ; message: Write "disabled", or ask how people want to be called.
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
    skipsNames: true,
    skipsQuotations: true,
    message: '"{match}" may shut people out or hurt them: "{replacement}" does not.',
    phrases: [
      ...new Map(
        [...people(), ...jobs(), ...asGroups(), ...disability(), ...originAndGender()].map((phrase) => [
          `${phrase.match}|${phrase.position ?? ''}`,
          phrase,
        ]),
      ).values(),
    ].map(withLeaveOutMessage),
  }),
  examples: {
    bad: [
      'Handicapped guests can ask for a ramp.',
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
      'The dog bit the postman twice.',
      'The repairman packed his tools.',
      'The film "A gypsy and her horse" won.',
    ],
  },
};
