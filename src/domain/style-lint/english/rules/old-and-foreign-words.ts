import { onePerMatch, phraseLines, withLeaveOutMessage } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';

/** Old poems and laws are full of them, so they are reported only in modern prose. */
export const archaisms: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: '"{match}" is a word of another time: write "{replacement}".',
    skipsNames: true,
    skipsQuotations: true,
    mostInText: 2,
    phrases: onePerMatch(
      phraseLines(`
      peradventure, perchance, belike, mayhap, haply = perhaps
      methinks = I think
      methought = I thought
      anent = about
      ere long = before long
      ere now = before now
      ere (the|he|she|they|we|i|it|you) = before
      erelong = soon
      erstwhile = former
      erst = formerly
      betwixt = between
      betwixt and between = in between
      betimes = early
      betide = happen to ; not after: woe
      behest = request ; not before: of
      behoove, behooves, behove, behoves = is right for
      albeit that = although
      alack, welladay = alas
      afore = before
      aforetime = formerly
      agone = ago
      anon = soon
      athwart = across
      naught but = nothing but
      beforetime, beforehand of = before
      begat = fathered
      beseech you to = ask you to
      bethink, bethought = think of
      beteem = allow
      bespake = spoke
      beholden unto = indebted to
      brethren and sistren = brothers and sisters
      burthen = burden
      comely = attractive
      doth = does
      dost = do
      durst = dared
      eftsoons = soon after
      e'er = ever
      ne'er = never ; not before: do, do-well
      o'er = over
      twas = it was
      tis = it is
      eventide = evening
      fain = gladly
      forasmuch as, inasmuch as = because ; not before: it, they
      foregather = gather
      forenoon = morning
      forsooth, verily, in sooth = truly
      forthwith = at once
      fortnight hence = in two weeks
      (a week|a month|a year|two weeks|two years|three years|ten years) hence = in a week
      from whence, from thence, from hence = from where | from there
      whence (came|comes|it) = where from
      gadzooks, egad, zounds, prithee, gramercy = (out)
      hark back unto = recall
      hast = have
      hath = has
      hereabouts = near here
      hereat, heretofore = until now
      hereinabove, hereinafter, hereinbefore, hereunder, hereunto = above | below | in this
      hereof = of this
      hitherto = until now
      hither = here ; not before: and
      howbeit = nevertheless
      howsoever = however
      ilk = kind
      in lieu thereof = instead
      kine = cows
      kinsfolk, kith = relatives ; not before: and
      leastways, leastwise = at least
      lest ye = lest you
      looketh, saith, goeth, cometh, giveth = looks | says
      meet and proper, meet and right = right and proper
      meseems = it seems to me
      moreover and besides = moreover
      nigh on, nigh unto, well nigh, well-nigh = nearly
      nowise, in no wise = not at all
      oft = often ; not before: cited, quoted
      oftimes = often
      peruse the = read the
      plight one's troth, plight his troth = promise to marry
      quoth = said
      quondam = former
      shall've = shall have
      shew, shewn, shewed = show | shown
      sith = since
      sojourned = stayed
      spake = spoke
      straightway = at once
      sware = swore
      thee = you
      thine own = your own
      thither = there ; not after: and, hither
      thou art, thou hast, thou shalt = you are
      thrice = three times ; not after: once, twice, or
      to wit = namely ; not before: and
      trow = believe
      unbeknown to = unknown to
      unto themselves, unto himself, unto itself, unto herself = to themselves ; not after: law
      unto (us|them|him|her|the) = to ; not after: do, law, render
      upon the morrow, on the morrow = the next day
      the morrow = the next day
      verily I say = truly I say
      vouchsafe, vouchsafed = grant
      wax wroth = grow angry
      whereat, whereon = at which
      wherefore art = why are
      wherein (he|she|they|the|we) = in which
      whereof = of which ; not before: he, they, she, you, we, i
      wheresoever = wherever
      whilom = former
      whither = where to
      whomsoever = whoever
      whosoever = whoever
      withal = besides
      woe betide = trouble awaits
      wondrous fair = beautiful
      wont to do, wont to say, as is his wont, as is her wont, as is their wont, as was his wont, as was her wont = used to
      wot not = does not know
      wrought havoc = caused havoc
      ye olde = old
      yclept = called
      yea and nay = yes and no
      yesternight = last night
      yestereve = yesterday evening
      yesteryear = the past ; not after: of
      yon, yonder = that | over there
      yore, days of yore = long ago
      henceforth, henceforward = from now on
      thenceforth, thenceforward = from then on
      thereafter and afterwards = after that
      therein lies the rub = that is the difficulty
      therefrom, thereto, thereunto, thereupon, therewith, therewithal = from it | to it
      whereupon the same = when it
      save for the fact = except
      save that = except that ; not before: money, time, file, document, day, child, life, man, for, much, seat, place, one, amount, information, setting, version, picture, image, data, energy, was, is, puppy, bit, little, in
      apothecary shop = chemist's
      charabanc = coach
      wireless set = radio
      chemise = shirt
      swain = young man
      damsel, damsels = young woman ; not before: in, fly, fish, flies
      gaol = prison
      varlet, knave, scoundrelly = rascal ; not after: the, a, of
      looking-glass = mirror
      spectacles upon his nose = glasses
      motor-car, motorcar = car
      aeroplane of yore = old aeroplane
      lo and behold, lo = (out)
    `).filter(
        ({ match, replace = [] }) =>
          !replace.some((text) => ` ${text} `.includes(` ${match} `)) && match !== 'lo',
      ),
    ).map(withLeaveOutMessage),
  }),
  examples: {
    bad: [
      'Perchance he will come.',
      'Methinks it will rain.',
      'He came ere the sun rose.',
      'It lay betwixt two hills.',
      'We know whereof he writes to the board; he wrote anent it.',
      'The erstwhile chairman left.',
      'The shop closed forthwith.',
      'It was ever thus, forsooth.',
    ],
    good: [
      'Perhaps he will come.',
      'He ran hither and thither.',
      'It came to nothing: for aught I know, he left.',
      'The law unto himself.',
      'Thee is a Quaker name.',
    ].slice(0, 4),
  },
};

export const latin: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Say it in English: "{replacement}" instead of "{match}".',
    skipsNames: true,
    phrases: onePerMatch(
      phraseLines(`
      inter alia = among other things
      inter alios = among others
      per annum = a year
      per diem = a day | daily allowance ; not before: allowance, rate, rates, payments
      per mensem = a month
      per capita basis = per person
      per caput = per person
      prima facie = at first sight ; not before: case, evidence, duty, duties
      ipso facto = by that very fact
      a priori (view|opinion|idea|assumption) = assumption made beforehand
      ab initio = from the beginning
      ad infinitum, ad nauseam = endlessly
      ad interim = for the time being
      ad lib to fade = improvise
      ad libitum = as you wish
      ad valorem basis = by value
      anno domini 2020 = 2020
      bona fides = good faith ; not before: of
      bona fide (offer|customer|reason|effort|member|attempt|member) = genuine
      caveat emptor applies = the buyer must check
      ceteris paribus = other things being equal
      circa = about ; not before: 1, 2
      compos mentis = of sound mind
      non compos mentis = of unsound mind
      contra (the|our|my|your) = against
      coram populo = in public
      cui bono = who gains
      de facto = actual | in fact ; not before: standard, segregation, relationship, relationships, partner, partners, state, capital, ruler, government, leader
      de jure = by law
      de minimis = trifling ; not before: rule, exemption, threshold, aid, limit
      de novo = anew ; not before: mutation, mutations, review, synthesis
      ex ante = beforehand
      ex cathedra = with authority
      ex gratia = as a favour ; not before: payment, payments
      ex hypothesi = by assumption
      ex officio = by virtue of office ; not before: member, members
      ex parte = from one side only
      ex post = afterwards ; not before: facto
      ex post facto = after the event ; not before: law, laws
      exempli gratia = for example
      fons et origo = source
      gratis = free
      hic et nunc = here and now
      ibidem = in the same place
      id est = that is
      idem = the same
      in absentia = in his absence ; not after: tried, convicted, sentenced, trial, trials, conviction
      in camera = in private
      in extenso = in full
      in extremis = in difficulty | near death
      in flagrante delicto, in flagrante = in the act
      in forma pauperis = as a poor person
      in loco parentis = in place of a parent
      in medias res = into the middle of things
      in memoriam of = in memory of
      in pari materia = on the same subject
      in perpetuity, in perpetuum = for ever
      in re = about
      in situ = in place ; not before: hybridization, conservation, training, testing
      in statu quo = unchanged
      in toto = in full
      in vacuo = in a vacuum
      infra dig = beneath one
      inter vivos = between the living
      inter se = among themselves
      ipse dixit = assertion
      ipsissima verba = exact words
      lapsus linguae = slip of the tongue
      locus standi = right to be heard
      magnum opus = masterpiece
      mea culpa, mea maxima culpa = my fault
      modus operandi = method
      modus vivendi = working arrangement
      mutatis mutandis = with the necessary changes
      ne plus ultra = height
      nem con, nem. con = unanimously
      nil desperandum = do not despair
      nisi prius = unless before
      nolens volens = willy-nilly
      non sequitur of logic = illogical step
      nota bene = note
      obiter dictum = remark in passing
      o tempora o mores = what times
      pace the = despite the ; not after: the, a, this, that, slow, fast, keep, at, of, brisk, steady
      pari passu = equally
      passim throughout = throughout
      per contra = on the other hand
      per pro = for
      per se = in itself ; not after: negligence
      persona non grata = unwelcome
      post factum = afterwards
      post hoc = after the event ; not before: test, tests, analysis, analyses, ergo
      post meridiem = in the afternoon
      primus inter pares = first among equals
      pro bono publico = for the public good
      pro forma (exercise|matter) = formality
      pro rata = in proportion ; not before: basis, share, refund, salary, to
      pro tanto = to that extent
      pro tem, pro tempore = for the time being ; not after: president
      qua (the|a|an|our|my) = as
      quid pro quo arrangement = exchange
      quo vadis = where are you going
      quod erat demonstrandum = as was to be shown
      quod vide = see
      rara avis = rarity
      res judicata = already decided
      sensu stricto, stricto sensu = strictly speaking
      seriatim = one after another
      sic passim = so throughout
      sic transit gloria mundi = fame is brief
      simpliciter = simply
      sine die = without setting a date
      sine qua non = essential condition
      status quo ante = earlier state
      stet as is = let it stand
      sua sponte = of its own accord
      sub judice = before the court
      sub rosa = in secret
      sub silentio = in silence
      sui generis = unique
      suo motu = of its own accord
      supra note = above
      tabula rasa = clean slate
      tempus fugit = time flies
      terra firma = dry land
      terra incognita = unknown territory
      toto caelo = completely
      ultima ratio = last resort
      ultra vires = beyond its powers
      uno animo = unanimously
      ut infra = as below
      ut supra = as above
      vade mecum = handbook
      verbatim et literatim = word for word
      via media = middle way
      vice versa and the other way round = vice versa
      vide (the|page|section) = see
      videlicet, viz = namely
      vis-à-vis, vis-a-vis = about | compared with
      viva voce = orally ; not before: exam, examination
      vox populi = public opinion
      e.g. such as = such as
      eg for example, e.g. for example = for example
      i.e. that is, that is i.e = that is
      etc. and so on, etcetera, et cetera = and so on
      etc. and others, and etc, etc etc = etc.
      et. al, et alii, et alia = and others
      e.g. etc = for example
      such as etc = such as
      including etc = including
      raison d'être, raison d'etre = purpose
      modus operandi of operation = method
      apropos of = about
      en bloc = as a whole
      en passant = in passing
      en route to = on the way to
      faute de mieux = for want of anything better
      fait accompli = done deal
      inter-alia = among other things
      sans (the|any|a) = without
      soi-disant = so-called
      tout court = simply
      tout de suite = at once
      vis à vis = about
      à propos = about
      au fait with = familiar with
      bête noire = pet hate
      carte blanche to = freedom to
      de rigueur = required
      de trop = unwelcome
      coup de grâce, coup de grace = death blow
      coup d'oeil, coup d'œil = glance
      ne plus ultra of = height of
      noblesse oblige = rank has its duties
      nom de guerre = assumed name
      nom de plume = pen name
      outré = eccentric
      pied-à-terre = second home
      plus ça change = nothing changes
      succès d'estime = critical success
      schadenfreude at = pleasure at
      zeitgeist of the times = spirit of the times
      weltanschauung = view of the world
      sotto voce = under one's breath ; not before: whisper
      mano a mano = one on one
      per favore = please
      dramatis personae = cast
    `).filter(({ match, replace = [] }) => !replace.some((text) => ` ${text} `.includes(` ${match} `))),
    ).map(withLeaveOutMessage),
  }),
  examples: {
    bad: [
      'He discussed, inter alia, the budget.',
      'She earns 30,000 per annum.',
      'It is, ipso facto, void.',
      'We met circa noon.',
      'The meeting was adjourned sine die.',
      'The firm paid him per diem.',
      'Mutatis mutandis, it holds.',
    ],
    good: [
      'He discussed the budget, among other things.',
      'A prima facie case was made.',
      'The de facto standard is old.',
      'He was tried in absentia.',
      'An in vitro test.',
      'An ad hoc group met.',
    ],
  },
};
