import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { wordsIn } from '../word-lists.ts';

type Family = readonly string[];

/** One family per line; `s` after a colon adds the plurals. */
const familiesOf = (table: string): Family[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [spellings = '', plural] = line.split(' : ');
      const family = spellings.split(' / ');
      return plural === undefined ? [family] : [family, family.map((spelling) => spelling + plural)];
    });

const compounds = () =>
  familiesOf(`
  e-mail / email : s
  e-mailed / emailed
  e-book / ebook : s
  e-commerce / ecommerce
  e-learning / elearning
  web site / website / web-site : s
  web page / webpage / web-page : s
  home page / homepage : s
  on-line / online
  off-line / offline
  health care / healthcare
  child care / childcare
  day care / daycare
  data base / database : s
  file name / filename : s
  user name / username : s
  time line / timeline : s
  time frame / timeframe : s
  life style / lifestyle : s
  life span / lifespan : s
  smart phone / smartphone : s
  cell phone / cellphone : s
  voice mail / voicemail : s
  policy maker / policymaker / policy-maker : s
  fund raising / fundraising / fund-raising
  fund raiser / fundraiser / fund-raiser : s
  start-up / startup : s
  tee shirt / t-shirt / tee-shirt : s
  world view / worldview / world-view : s
  non-profit / nonprofit : s
  non-fiction / nonfiction
  pre-school / preschool
  post-war / postwar
  pre-war / prewar
  co-operate / cooperate : s
  co-operation / cooperation
  co-operative / cooperative : s
  co-ordinate / coordinate : s
  co-ordinated / coordinated
  co-ordination / coordination
  co-ordinator / coordinator : s
  co-worker / coworker : s
  co-founder / cofounder : s
  co-author / coauthor : s
  re-use / reuse
  re-open / reopen
  re-opened / reopened
  re-examine / reexamine
  pre-existing / preexisting
  cyber security / cybersecurity / cyber-security
  cyber attack / cyberattack / cyber-attack : s
  vice president / vice-president : s
  per cent / percent
  under way / underway
  long-standing / longstanding
  long-time / longtime
  world-wide / worldwide
  nation-wide / nationwide
  well-being / wellbeing
  news letter / newsletter : s
  news stand / newsstand : s
  road map / roadmap : s
  screen shot / screenshot : s
  spread sheet / spreadsheet : s
  white paper / whitepaper : s
  video game / videogame : s
  micro-organism / microorganism : s
  multi-national / multinational
  multi-cultural / multicultural
  ice-cream / ice cream
  post office / post-office : s
  north-east / northeast
  north-west / northwest
  south-east / southeast
  south-west / southwest
  semi-colon / semicolon : s
  good-bye / goodbye
  teen-ager / teenager : s
  week-end / weekend : s
  to-day / today
  to-morrow / tomorrow
  to-night / tonight
`);

const words = () =>
  familiesOf(`
  adviser / advisor : s
  acknowledgement / acknowledgment : s
  judgement / judgment : s
  ageing / aging
  focused / focussed
  focusing / focussing
  benefited / benefitted
  biased / biassed
  targeted / targetted
  budgeted / budgetted
  encyclopaedia / encyclopedia : s
  mediaeval / medieval
  archaeology / archeology
  archaeologist / archeologist : s
  archaeological / archeological
  aesthetic / esthetic
  catalogue / catalog : s
  dialogue / dialog : s
  doughnut / donut : s
  yoghurt / yogurt / yoghourt : s
  barbecue / barbeque : s
  ketchup / catsup
  hiccup / hiccough : s
  gipsy / gypsy
  gaol / jail : s
  preventive / preventative
  orientated / oriented
  okay / ok
  all right / alright
  likeable / likable
  sizeable / sizable
  moveable / movable
  saleable / salable
  liveable / livable
  useable / usable
  unmistakeable / unmistakable
  convertor / converter : s
  adaptor / adapter : s
  protestor / protester : s
  conjuror / conjurer : s
  tsar / czar : s
  caviar / caviare
  programmable / programable
  artefact / artifact : s
  analogue / analog
  naïve / naive
  café / cafe : s
  résumé / resumé : s
  cliché / cliche : s
  façade / facade : s
  fiancée / fiancee : s
  fiancé / fiance : s
  déjà vu / deja vu
  première / premiere : s
  élite / elite : s
  rôle / role : s
`);

/** British texts may use either spelling, but not both. In American texts, `spelling-variant` reports them. */
const ized = () =>
  wordsIn(`
  agonize apologize authorize capitalize categorize centralize characterize civilize colonize computerize
  criticize customize digitize dramatize economize emphasize energize equalize fertilize finalize formalize
  generalize globalize harmonize hospitalize hypnotize idealize immunize industrialize initialize legalize
  liberalize localize materialize maximize mechanize memorize minimize mobilize modernize nationalize
  neutralize normalize optimize organize patronize penalize personalize polarize popularize prioritize
  privatize publicize rationalize realize recognize reorganize revolutionize scrutinize specialize stabilize
  standardize sterilize stigmatize subsidize summarize symbolize sympathize synchronize terrorize theorize
  urbanize vandalize visualize
`);

export const izedForms = (): readonly (readonly [withZ: string, withS: string])[] =>
  ized().flatMap((verb) => {
    const stem = verb.slice(0, -2);
    return ['e', 'es', 'ed', 'ing', 'ation'].map(
      (ending) => [`${stem}z${ending}`, `${stem}s${ending}`] as const,
    );
  });

export const spellings: RuleContent = {
  check: () => ({
    kind: 'consistency',
    message: 'The text has this word in two spellings: write "{replacement}" throughout.',
    families: [...compounds(), ...words(), ...izedForms()],
  }),
  examples: {
    bad: [
      'Send an e-mail. The email was short.',
      'Our website is new. See the web site.',
      'The adviser met an advisor.',
      'Health care is dear, and healthcare is slow.',
      'We organize trips and organise tours.',
      'They co-operate; others cooperate.',
    ],
    good: [
      'Send an email. The email was short.',
      'The website has a home page.',
      'The adviser gave advice.',
      'We organize trips and advise on tours.',
      'They advertise in the newspaper and exercise at home.',
    ],
  },
};
