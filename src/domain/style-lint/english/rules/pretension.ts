import { phraseLines, withLeaveOutMessage } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { inflected } from '../verb-forms.ts';

export const pretension: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: '"{match}" sounds grand: "{replacement}" says it.',
    skipsNames: true,
    skipsQuotations: true,
    phrases: [
      ...new Map(
        [
          ...phraseLines(`
          peruse = read
          masticate = chew
          perambulate = walk
          imbibe = drink
          expectorate = spit
          obfuscate = confuse
          eschew = avoid
          disambiguate = make clear
          concretize, concretise = make concrete
          conceptualize, conceptualise = imagine
          adumbrate = outline
          animadvert = criticize
          articulate the fact that = say that
          asseverate = declare
          bifurcate = split
          confabulate = chat
          contextualize, contextualise = put in context
          delineate = describe
          educe = bring out
          elucubrate = work out
          emanate from = come from
          expatiate on, expatiate upon = speak at length about
          extirpate = destroy
          festinate = hurry
          foment = stir up
          hypothecate = suppose
          ideate = think
          inculcate = teach
          instantiate = give an example of
          interrogate the text = study the text
          matriculate into = enter
          obviate = prevent ; not before: the
          obviate the need for, obviate the necessity for = make unnecessary
          opine = think
          osculate = kiss
          palpate about = feel
          perpend = consider
          pontificate = preach
          preponderate = outweigh
          problematize, problematise = question
          promulgate = publish
          purport to be = claim to be
          ratiocinate = reason
          recontextualize = see anew
          reify = make real
          reside in the house = live in the house
          tergiversate = hesitate
          transpire = happen ; not before: water, moisture, through
          vouchsafe to = grant
          wax lyrical = speak warmly
          wax poetic = speak warmly
          wax eloquent = speak at length
          domicile in town = live in town
          inhume = bury
          defenestrate the idea = drop the idea
          lucubrate = study
          retire to bed = go to bed
          partake of = eat | share in
          purchase = buy ; not after: a, the, of, this, that, any, each, your, our, first, per, by, on, with, last, new, minimum, home, compulsory, and, hire, for
          endeavor to ascertain, endeavour to ascertain = try to find out
        `)
            .flatMap(inflected)
            .filter(({ match }) => !match.startsWith('purchas')),
          ...phraseLines(`
          perusal = reading
          quotidian = daily | everyday
          crepuscular = dim ; not before: animal, animals, rays, species, moth, moths, insects
          plenitude of = plenty of
          panoply of = range of
          myriad of, a myriad of = countless
          multiplicity of = many
          multitudinous = many
          paucity of = lack of
          dearth of = lack of
          surfeit of = too much
          cornucopia of = plenty of
          veritable = real ; not after: a
          a veritable (feast|army|cornucopia|treasure|who's|smorgasbord|plethora|mountain|flood|army|host) = a real
          smorgasbord of = range of
          penultimate last = last but one
          ultimate penultimate = last but one
          lexical choice of words = words
          verisimilitude = likeness
          vicissitudes = changes
          verbiage of = words of
          propinquity = nearness
          concomitant with = together with
          coterminous with = as long as
          commensurate with = in proportion to
          contemporaneous with = at the same time as
          consequent upon = after
          predicated on, predicated upon = based on
          in contradistinction to = unlike
          salubrious = healthy
          sagacious = wise
          perspicacious = shrewd
          pulchritude = beauty
          pulchritudinous = beautiful
          sesquipedalian = long-winded
          lachrymose = tearful
          loquacious = talkative
          taciturnity = silence
          bibulous = drunken
          edacious = greedy
          indigent = poor ; not before: defendant, defendants, defence, defense
          ineffable = indescribable
          inchoate = unformed
          ineluctable = unavoidable
          jejune = childish
          liminal = borderline
          heteronormative paradigm = view
          hermeneutic = interpretive
          heuristic device = rule of thumb
          epistemological underpinnings = grounds
          ontological = of being ; not before: argument, proof, security
          paradigmatic = typical
          postmodern condition = our time
          praxis = practice
          problematic of = problem of
          discursive practices = talk
          dichotomous = twofold
          dialogic = in dialogue
          parlance = language
          pedagogical methodology = way of teaching
          methodology = method ; not after: the, our, research, agile, s, this, statistical, survey, a, see, audit, and, of
          in terms of methodology = by method
          usage of = use of
          locality = place ; not after: the
          edifice = building
          residence = home ; not after: in, of, permanent, hall, artist, official, halls, place, country, writer, legal, permit, tax, habitual
          abode = home ; not after: no fixed, of
          vicinage = neighbourhood
          thoroughfare = road
          conveyance = vehicle ; not after: of, the
          beverage = drink ; not before: industry, company, can, sector, manager, tax, cart, sales
          comestibles, victuals, viands = food
          libation, libations = drink
          repast = meal
          habiliments, raiment = clothes
          timepiece = watch
          emolument, emoluments = pay ; not before: clause
          remuneration = pay ; not before: committee, report, policy
          pecuniary = money ; not before: interest, penalty, advantage, loss, damage, gain
          pecuniary difficulties, pecuniary embarrassment = money troubles
          impecunious = poor
          personage = person
          betrothed = engaged
          spouse and helpmeet = wife
          demise of my = death of my
          obsequies = funeral
          cognomen, appellation, sobriquet = name
          missive, epistle, communication of the 5th = letter
          the undersigned = I
          the present writer, this writer, this author, this reporter = I
          yours truly = I ; not before: and
          our good selves = us
          your good self, your good selves = you
          esteemed favour = letter
          in point of fact = in fact
          at variance with = unlike
          of a verity = truly
          to the nth degree = extremely
          par excellence = at its best
          in the fullness of time = in time
          in a very real sense = really
          the fact remains = still
          with regard to the question of = about
          in respect of which = for which
          as regards the question of = about
          of that ilk = of that kind
          preowned, pre-owned, previously owned = used
          pre-loved = used
          vertically challenged = short
          sanitation engineer, sanitation engineers = refuse collector
          customer associate = shop assistant
          team associate = worker
          culinary artist = cook
          beverage host = barman
          hydration station = water cooler
          negative growth = decline
          negative patient outcome = death
          terminological inexactitude = lie
          economical with the truth = untruthful
          wealth creator = rich person
          revenue enhancement, revenue enhancements = tax rise
          collateral damage = civilian deaths
          friendly fire incident = accidental shooting
          enhanced interrogation = torture
          ethnic cleansing operation = expulsion
          pacification of = subduing of
          in the family way = pregnant
          powder room = toilet
          passed away, passed on to glory = died ; not before: the time, the hours, the day, the afternoon, the evening, many, hours, time
          passes away, pass away, passing away = dies
          passed over to the other side = died
          laid to eternal rest = buried
          between jobs at the moment = out of work
          correctional facility, correctional facilities = prison
          detention facility = prison
          learning resource centre, learning resource center = library
          human capital = staff
          human resource units = people
          food service provider = caterer
          maintenance hole = manhole
          grounds maintenance operative = gardener
          hygiene operative, hygiene technician = cleaner
          ambient replenishment assistant = shelf stacker
          vision clearance engineer = window cleaner
          educational establishment, educational establishments = school
          dental practitioner = dentist
          tonsorial artist = barber
          automotive technician = car mechanic
          domestic engineer = homemaker
          precipitation event = rain
          precipitation activity, shower activity, thunderstorm activity = rain | showers | storms
          weather event, weather events = storm
          weather conditions = weather ; not before: such, like, in, at, for, permit, on
          temperature conditions = temperature
          combustion event = fire
          rapid unscheduled disassembly = explosion
          thermal event = fire
          kinetic event = attack
          motor vehicle operator = driver
          penumbra of doubt = some doubt
          gastronomic experience, dining experience, culinary experience = meal
          retail experience, shopping experience = shopping
          viewing pleasure = enjoyment
          in the realm of = in ; not before: possibility, the
          in the arena of, in the sphere of = in
          it behoves us, it behooves us, it behoves = we should
          we would fain = we would like to
          suffice it to say, suffice to say = (out)
          far be it from me = I do not wish
          methodologically speaking = in method
          linguistically challenged = poor at languages
          pursuant to = under ; not before: section, article, rule, the act, clause, paragraph, regulation, order
          per our = as in our
          with the proviso that = if
          in the affirmative = yes
          in the negative = no
          replied in the affirmative, answered in the affirmative = said yes
          replied in the negative, answered in the negative = said no
        `),
        ].map((phrase) => [phrase.match, phrase]),
      ).values(),
    ]
      .filter(
        ({ match, replace = [] }) =>
          !replace.some((text) => ` ${text.toLowerCase()} `.includes(` ${match} `)),
      )
      .map(withLeaveOutMessage),
  }),
  examples: {
    bad: [
      'He perused the menu.',
      'They imbibed too much.',
      'It was a quotidian task.',
      'What transpired that night is unknown.',
      'There is a paucity of data.',
      'Replied in the affirmative, she left.',
      'The edifice fell.',
      'A pre-owned car.',
    ],
    good: [
      'They passed away the time with cards.',
      'He read the menu.',
      'Bats are crepuscular animals.',
      'They bought it.',
      'His place of residence.',
      'Plants transpire water.',
      'The Endeavour sailed.',
    ],
  },
};
