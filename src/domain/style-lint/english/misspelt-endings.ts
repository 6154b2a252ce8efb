import type { Phrase } from '../model/rule.ts';
import { wordsIn } from './word-lists.ts';

/** Words that often get the wrong one of two endings that sound alike; the wrong form is not a word. */
const rightEndings: readonly (readonly [right: string, wrong: string, words: string])[] = [
  [
    'ible',
    'able',
    `accessible admissible audible inaudible combustible compatible incompatible comprehensible incomprehensible
    contemptible corruptible incorruptible credible incredible deductible defensible indefensible destructible indestructible
    digestible indigestible discernible divisible indivisible edible inedible eligible ineligible exhaustible inexhaustible
    fallible infallible feasible unfeasible flexible inflexible forcible gullible horrible illegible legible impossible
    inaccessible inadmissible incorrigible intelligible unintelligible invincible invisible irascible irresistible
    irresponsible irreversible negligible ostensible perceptible imperceptible permissible plausible implausible possible
    reducible irreducible reprehensible responsible responsibly reversible sensible susceptible tangible intangible terrible
    transmissible visible convertible reproducible suggestible collapsible persuasible producible deducible compressible`,
  ],
  [
    'able',
    'ible',
    `acceptable unacceptable adaptable admirable adorable advisable inadvisable affordable agreeable allowable amicable
    applicable inapplicable appreciable arguable attainable available unavailable avoidable unavoidable bearable unbearable
    believable unbelievable breakable capable incapable changeable charitable comfortable uncomfortable commendable
    comparable conceivable inconceivable considerable dependable deplorable desirable undesirable despicable disposable
    durable enjoyable equitable excitable excusable inexcusable explicable inexplicable fashionable favourable favorable
    formidable hospitable inhospitable imaginable impeccable indispensable inevitable inimitable innumerable inseparable
    insurmountable invaluable irreparable irreplaceable irritable justifiable knowledgeable laughable lamentable likeable
    manageable unmanageable measurable memorable miserable navigable notable noticeable objectionable observable payable
    peaceable pleasurable portable practicable predictable unpredictable preferable presentable probable improbable
    profitable unprofitable questionable unquestionable readable unreadable reasonable unreasonable recognizable
    recognisable recommendable regrettable reliable unreliable remarkable renewable respectable separable serviceable
    sociable suitable unsuitable tolerable intolerable traceable treatable usable unusable valuable variable
    vulnerable washable workable unworkable drinkable eatable fixable foreseeable unforeseeable unspeakable
    unmistakable unthinkable untenable refundable transferable verifiable acquirable`,
  ],
  [
    'ance',
    'ence',
    `acceptance accordance acquaintance admittance allegiance alliance allowance annoyance appearance disappearance
    appliance assistance assurance attendance avoidance balance brilliance circumstance clearance compliance continuance
    defiance disturbance dominance elegance endurance entrance extravagance exuberance fragrance grievance guidance
    hindrance ignorance importance inheritance instance insurance intolerance tolerance issuance maintenance nuisance
    observance performance perseverance pursuance radiance relevance irrelevance reliance reluctance remembrance
    resemblance resistance severance significance substance surveillance sustenance utterance variance vigilance
    abundance arrogance conveyance forbearance governance malfeasance ordinance provenance repentance semblance`,
  ],
  [
    'ence',
    'ance',
    `absence abstinence adherence adolescence audience benevolence coherence coincidence competence incompetence conference
    confidence conscience consequence convenience inconvenience correspondence deference dependence independence difference
    diligence negligence eloquence emergence eminence essence evidence excellence existence experience inexperience
    influence inference innocence insistence insolence intelligence interference magnificence obedience disobedience
    occurrence recurrence patience impatience persistence precedence preference presence prominence prudence reference
    residence resilience resurgence reverence science sentence sequence silence subsistence turbulence vehemence
    violence virulence condolence convergence divergence deterrence effervescence equivalence flatulence fluorescence
    impertinence incidence indifference indulgence opulence pestilence prevalence quintessence reticence transcendence
    transference belligerence corpulence munificence obsolescence omnipotence permanence subservience`,
  ],
  [
    'ant',
    'ent',
    `abundant accountant applicant arrogant assistant attendant brilliant buoyant constant contestant defendant defiant
    distant dominant dormant elegant exorbitant extravagant exuberant flagrant fragrant ignorant immigrant important
    inhabitant instant irrelevant relevant jubilant lieutenant merchant militant participant pleasant unpleasant pregnant
    predominant protestant radiant redundant reluctant repentant repugnant resistant restaurant sergeant significant
    insignificant stagnant tolerant intolerant vacant valiant vibrant vigilant warrant observant consultant descendant`,
  ],
  [
    'ent',
    'ant',
    `absent adjacent adolescent ancient apparent transparent argument belligerent benevolent client coherent incoherent
    competent incompetent complacent consistent inconsistent convenient inconvenient correspondent current delinquent
    deterrent different diligent efficient inefficient eloquent eminent equivalent evident excellent existent frequent
    imminent impatient patient impudent incident indifferent ingredient inherent innocent insistent insolent intelligent
    intermittent lenient magnificent negligent nutrient obedient opponent permanent persistent pertinent precedent
    prevalent prominent proficient prudent recipient recurrent reminiscent resident resilient reticent silent stringent
    subsequent sufficient insufficient superintendent translucent turbulent urgent vehement violent virulent divergent`,
  ],
  [
    'or',
    'er',
    `accelerator administrator aggressor ambassador ancestor arbitrator assessor auditor author benefactor calculator
    collector commentator competitor compressor conductor connector conspirator constructor contractor contributor
    coordinator councillor counsellor counselor creator creditor curator debtor decorator dictator director distributor
    doctor editor educator elevator emperor escalator excavator executor facilitator factor generator governor
    illustrator indicator innovator inspector instigator instructor interrogator inventor investigator investor janitor
    legislator liquidator mediator mentor moderator monitor motivator narrator navigator negotiator operator orator
    predator predecessor processor professor projector proprietor prosecutor protector radiator reflector refrigerator
    sculptor senator solicitor spectator sponsor successor supervisor surveyor survivor tailor traitor translator
    ventilator vendor victor visitor tractor sector vector`,
  ],
  [
    'er',
    'or',
    `announcer barrister carpenter commissioner composer computer consumer container customer deserter designer dispenser
    employer entertainer eraser examiner explorer forecaster foreigner interpreter interviewer lecturer manufacturer
    messenger officer organizer organiser passenger performer philosopher photographer plumber prisoner producer
    programmer propeller publisher purchaser ranger receiver reporter retailer sorcerer subscriber teacher trainer
    usurper volunteer wholesaler developer observer`,
  ],
  [
    'ary',
    'ery',
    `anniversary arbitrary boundary commentary contemporary contrary customary dictionary disciplinary documentary
    elementary February hereditary honorary imaginary itinerary library literary military momentary monetary necessary
    unnecessary ordinary extraordinary planetary preliminary primary proprietary revolutionary salary sanctuary secondary
    secretary sedentary solitary summary temporary tributary vocabulary voluntary involuntary`,
  ],
  [
    'ery',
    'ary',
    `cemetery distillery bribery delivery discovery gallery grocery machinery misery monastery mystery nursery recovery
    refinery robbery scenery slippery surgery bakery brewery treachery`,
  ],
];

/** The same for plurals, adverbs and nouns: `responsable`, `responsably`, `responsability`. */
const derived: readonly (readonly [right: string, wrong: string])[] = [
  ['ible', 'able'],
  ['able', 'ible'],
];

export const misspeltEndings = (): Phrase[] =>
  rightEndings.flatMap(([right, wrong, words]) =>
    wordsIn(words)
      .filter((word) => word.endsWith(right))
      .flatMap((word) => formsOf(word.slice(0, -right.length), right, wrong)),
  );

const formsOf = (stem: string, right: string, wrong: string): Phrase[] => {
  const hasAdverb = derived.some(([ending]) => ending === right);
  const endings: readonly (readonly [string, string])[] = hasAdverb
    ? [
        [wrong, right],
        [wrong.replace(/e$/, 'y'), right.replace(/e$/, 'y')],
        [wrong.replace('le', 'ility'), right.replace('le', 'ility')],
      ]
    : [[wrong, right], ...(right.endsWith('y') ? [] : [[`${wrong}s`, `${right}s`] as const])];
  return endings.map(([bad, good]): Phrase => ({
    match: (stem + bad).toLowerCase(),
    replace: [stem + good],
    isSafe: true,
  }));
};
