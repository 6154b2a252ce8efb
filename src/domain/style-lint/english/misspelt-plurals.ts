import { phraseLines } from '../model/phrase-lines.ts';
import type { Phrase } from '../model/rule.ts';
import { wordsIn } from './word-lists.ts';

/** Singular and plural of words from Latin and Greek. */
const learned = [
  'criterion criteria',
  'phenomenon phenomena',
  'bacterium bacteria',
  'crisis crises',
  'hypothesis hypotheses',
  'analysis analyses',
  'stimulus stimuli',
  'alumnus alumni',
  'nucleus nuclei',
  'curriculum curricula',
  'thesis theses',
  'parenthesis parentheses',
  'diagnosis diagnoses',
  'oasis oases',
  'larva larvae',
  'vertebra vertebrae',
  'stratum strata',
  'addendum addenda',
  'erratum errata',
  'ovum ova',
  'fungus fungi',
  'spectrum spectra',
  'symposium symposia',
  'memorandum memoranda',
  'basis bases',
  'ellipsis ellipses',
  'synthesis syntheses',
  'axis axes',
  'medium media',
].map((pair) => pair.split(' '));

const alone = 'a an one this that another single only main sole key every each'.split(' ');

/** `a criteria`, `two criterion`, `criterias` */
const learnedPlurals = (): Phrase[] =>
  learned.flatMap(([one = '', many = '']) => [
    ...(['axes', 'media', 'bases', 'ellipses'].includes(many)
      ? []
      : alone
          .filter((word) => !(many === 'criteria' && word === 'key') || true)
          .filter(
            (word) =>
              !['only', 'main', 'key', 'single', 'sole'].includes(word) ||
              ['criteria', 'phenomena'].includes(many),
          )
          .map((word): Phrase => ({
            match: ['only', 'main', 'key', 'single', 'sole'].includes(word)
              ? `the ${word} ${many} is`
              : `${word} ${many}`,
            replace: [
              ['only', 'main', 'key', 'single', 'sole'].includes(word)
                ? `the ${word} ${one} is`
                : `${word === 'a' || word === 'an' ? (/^[aeiou]/.test(one) ? 'an' : 'a') : word} ${one}`,
            ],
            notBefore: [
              'checks',
              'check',
              'group',
              'set',
              'model',
              'network',
              'association',
              'event',
              'office',
              'based',
              'list',
            ],
          }))),
    ...(['media', 'bases', 'axes'].includes(many)
      ? []
      : [{ match: `${many}s`, replace: [many], isSafe: true as const }]),
    ...['two', 'three', 'four', 'several', 'many', 'these', 'those', 'all', 'following'].map(
      (count): Phrase => ({
        match: `${count} ${one}`,
        replace: [`${count} ${many}`],
        notBefore: ['based', 'points'],
      }),
    ),
  ]);

const ies = `company family city country party story vocabulary ability activity agency army baby battery body category
  century community copy county deputy duty enemy entry factory facility gallery injury lady library memory opportunity
  penalty policy property salary study supply territory theory university victory quality quantity remedy priority
  difficulty identity liability secretary summary survey_ delivery discovery query enquiry inquiry charity`;

const others = () =>
  phraseLines(`
  ! attorney generals = attorneys general
  ! secretary generals, secretary-generals = secretaries general
  ! governor generals = governors general
  ! surgeon generals = surgeons general
  ! director generals, director-generals = directors general
  ! court martials, court-martials = courts martial ; not after: he, she
  ! notary publics = notaries public
  ! passer-bys, passerbys, passersbys = passers-by
  ! hanger-ons, hangers-ons = hangers-on
  ! runner-ups, runners-ups = runners-up
  ! looker-ons = onlookers
  ! mother-in-laws = mothers-in-law
  ! father-in-laws = fathers-in-law
  ! son-in-laws = sons-in-law
  ! daughter-in-laws = daughters-in-law
  ! sister-in-laws = sisters-in-law
  ! brother-in-laws = brothers-in-law
  ! man-of-wars = men-of-war
  ! maid of honors, maid of honours = maids of honour
  ! editor in chiefs, editor-in-chiefs = editors-in-chief
  ! commander in chiefs = commanders-in-chief
  ! chief of staffs = chiefs of staff
  ! heir apparents = heirs apparent
  ! poet laureates = poets laureate
  ! cul-de-sacs = culs-de-sac
  ! right of ways = rights of way
  ! point of views = points of view
  ! head of states = heads of state
  ! head of departments = heads of department
  ! bill of ladings = bills of lading
  ! power of attorneys = powers of attorney
  ! letter of credits = letters of credit
  ! sergeant majors = sergeants major
  ! wifes = wives
  ! knifes = knives
  ! lifes = lives
  ! shelfs = shelves
  ! halfs = halves
  ! thiefs = thieves
  ! wolfs = wolves
  ! calfs = calves
  ! loafs = loaves
  ! leafs = leaves
  ! selfs = selves
  ! potatos = potatoes
  ! tomatos = tomatoes
  ! echos = echoes
  ! vetos = vetoes
  ! embargos = embargoes
  ! torpedos = torpedoes
  ! heros = heroes
  ! childs = children ; not after: the, my, a, our
  ! childrens = children's
  ! gooses = geese
  ! sheeps = sheep
  ! deers = deer
  ! oxes = oxen
  ! tooths = teeth
  ! aircrafts = aircraft
  ! spacecrafts = spacecraft
  ! hovercrafts = hovercraft
  ! offsprings = offspring
  ! furnitures = furniture
  ! equipments = equipment
  ! advices = advice
  ! luggages = luggage
  ! baggages = baggage
  ! homeworks = homework
  ! sceneries = scenery
  ! machineries = machinery
  ! staffs members, staffs member = staff members
  ! paparazzis = paparazzi
  ! graffitis = graffiti
  ! spaghettis = spaghetti
  ! confettis = confetti
  ! datas = data
  ! medias = media
  ! alumnis = alumni
  ! kudos to him for a kudo, a kudo = kudos
  ! a dice = a die
  ! a graffiti = a piece of graffiti
  ! a paparazzi = a paparazzo
  ! a panini = a panino
  ! a biscotti = a biscotto
  ! a candelabra = a candelabrum
  ! a trivia = a piece of trivia
  ! an insignia = a badge
  ! a data = a datum
  ! a media outlet's = a media outlet's
  ! a series of crisis = a series of crises
  ! octopi = octopuses
  ! virii, viri = viruses
  ! ignorami = ignoramuses
  ! hiati = hiatuses
  ! syllabi's = syllabuses
  ! prospecti = prospectuses
  ! processes' = processes
  ! forums' = forums
  ! bonii = bonuses
  ! cacti's = cacti's
  ! referendums' = referendums
  ! indexes' = indexes
  ! sister-companys = sister companies
  spoonsful = spoonfuls
  cupsful = cupfuls
  handsful = handfuls
  ! talismen = talismans
  ! caymen = caymans
  ! germen = Germans
  ! five dozens of = five dozen
  ! (two|three|five|six|ten) dozens of = dozen
  ! (two|three|five|ten|several) thousands (people|dollars|euros|pounds) = thousand
  ! (two|three|five|ten|several) hundreds (people|dollars|euros|pounds) = hundred
  ! (two|three|five|ten|several) millions (people|dollars|euros|pounds) = million
  ! an evidence = evidence ; not before: based, base, bag, bags, room, file, law, review, gap, locker
  ! an information = information ; not before: desk, point, sheet, session, pack, board, campaign, centre, center, technology, system, officer, sign, leaflet, meeting, security, day, request, evening, management, packet, booth, page
  ! an advice = advice ; not before: line, column, centre, service, letter, note, session
  ! a feedback = feedback ; not before: form, loop, session, survey, mechanism, box, button, system, meeting, control, effect
  ! an equipment = equipment ; not before: list, failure, room, store, supplier, manager, hire, manufacturer, rental, budget
  `).filter(
    ({ match, replace = [] }) => !replace.includes(match) && !match.endsWith("'") && !match.endsWith("'s"),
  );

export const misspeltPlurals = (): Phrase[] => [
  ...learnedPlurals(),
  ...wordsIn(ies)
    .filter((word) => word.endsWith('y') && !word.endsWith('_'))
    .map((word): Phrase => ({ match: `${word}s`, replace: [`${word.slice(0, -1)}ies`], isSafe: true })),
  ...others(),
];
