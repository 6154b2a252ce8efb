import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { itemsIn, wordsIn } from '../word-lists.ts';

/** Always written with a capital. */
const proper = () => [
  ...wordsIn(`
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July September October November
  December Christmas Easter Ramadan Thanksgiving Halloween Hanukkah Diwali Passover Pentecost
  English French German Spanish Italian Russian Chinese Japanese Arabic Dutch Greek Hindi Portuguese Swedish Norwegian
  Danish Finnish Irish Scottish Welsh British American Canadian Australian European African Asian Mexican Brazilian Indian
  Korean Vietnamese Ukrainian Belgian Austrian Egyptian Israeli Iranian Iraqi Pakistani Nigerian Kenyan
  Christian Christians Muslim Muslims Jewish Buddhist Buddhists Hindu Hindus Islam Islamic Christianity Buddhism Catholicism
  Europe Africa Asia America Australia Canada Germany Italy Spain England Scotland Ireland Mexico Brazil Russia
  Ukraine London Paris Berlin Rome Madrid Tokyo Moscow Chicago Boston Texas California Florida Britain
  Google Facebook Microsoft Netflix Instagram Spotify Android Linux Wikipedia Starbucks Toyota
  `),
  ...itemsIn(`New York, San Francisco, Los Angeles, United States, United Kingdom, European Union, United Nations, Middle East,
  New Year's Day, New Year's Eve, Good Friday, Boxing Day, Labor Day, Memorial Day, Independence Day, Mother's Day, Father's Day, Valentine's Day, Black Friday,
  World War II, World War I, Second World War, First World War, North America, South America, Latin America, Wall Street, White House press, Silicon Valley, Bank of England, House of Commons, House of Lords, Olympic Games, Nobel Prize, Nobel Prizes, Roman Catholic, Old Testament, New Testament, Pacific Ocean, Atlantic Ocean, Indian Ocean, North Sea, Mediterranean Sea, Prime Minister of, Down syndrome, Alzheimer's disease, Parkinson's disease`),
];

/** Words with another meaning in lower case: a `turkey`, to `polish`, and sometimes `french` doors. */
const also = new Set(
  wordsIn(`french dutch greek christian android easter indian african scottish danish american christmas`),
);

/** The correct form, and wrong forms that occur. */
const products = () =>
  itemsIn(`
  iPhone: Iphone IPhone I-Phone I-phone iphone i-phone IPHONE
  iPhones: Iphones IPhones iphones
  iPad: Ipad IPad ipad I-Pad i-pad
  iPads: Ipads IPads ipads
  iPod: Ipod IPod ipod
  iOS: Ios IoS
  iCloud: Icloud ICloud icloud
  iTunes: Itunes ITunes itunes
  iMac: Imac IMac imac
  macOS: MacOS MacOs Macos
  MacBook: Macbook macbook MacBOOK
  YouTube: Youtube youtube You-Tube YouTUBE
  YouTuber: Youtuber youtuber
  LinkedIn: Linkedin linkedin LinkedIN Linked-In
  GitHub: Github github Git-Hub
  GitLab: Gitlab gitlab
  PayPal: Paypal paypal
  WhatsApp: Whatsapp whatsapp WhatsAPP What'sApp Whatsap
  PowerPoint: Powerpoint powerpoint
  WordPress: Wordpress wordpress
  JavaScript: Javascript javascript Java-Script
  TypeScript: Typescript typescript
  PostgreSQL: Postgresql postgresql PostGreSQL
  MySQL: MySql Mysql mysql
  SQLite: Sqlite
  MongoDB: MongoDb Mongodb
  eBay: Ebay EBay ebay E-Bay
  TikTok: Tiktok tiktok Tik-Tok
  FedEx: Fedex fedex
  DoorDash: Doordash
  AirPods: Airpods airpods
  OneDrive: Onedrive
  OneNote: Onenote
  SharePoint: Sharepoint sharepoint
  DropBox-style: Drop-Box-style
  Dropbox: DropBox dropbox
  Facebook: FaceBook Face-Book facebook
  Photoshop: PhotoShop photoshop
  InDesign: Indesign indesign
  AutoCAD: Autocad AutoCad
  OpenAI: OpenAi Openai
  ChatGPT: Chatgpt chatGPT ChatGpt chatgpt
  Node.js: node.JS Node.JS NodeJS
  jQuery: Jquery JQuery
  QuickBooks: Quickbooks quickbooks
  HubSpot: Hubspot hubspot
  MasterCard-branded: Master-Card-branded
  Mastercard: mastercard
  PlayStation: Playstation playstation
  Xbox: XBox xbox X-Box
  McDonald's: MacDonald's Mcdonald's mcdonald's McDonalds MacDonalds Mcdonalds
  Coca-Cola: coca-cola Coca-cola CocaCola
  7-Eleven: 7-eleven
  IKEA: Ikea-branded
  LEGO-branded: Lego-branded
  BlackBerry: Blackberry-branded
  Wi-Fi: wi-fi Wi-fi WI-FI WIFI Wifi WiFi
  Bluetooth: bluetooth BlueTooth
  Uber: UBER
  SurveyMonkey: Surveymonkey
  MailChimp-sent: Mail-Chimp-sent
  Mailchimp: MailChimp mailchimp
  Salesforce: SalesForce salesforce
  SoundCloud: Soundcloud
  HarperCollins: Harpercollins
  DuPont: Dupont-made
  ExxonMobil: Exxonmobil
  PricewaterhouseCoopers: PriceWaterhouseCoopers Pricewaterhousecoopers
  GlaxoSmithKline: Glaxosmithkline
  Velcro: velcro
  Styrofoam: styrofoam
  Jacuzzi: jacuzzi
  Kleenex: kleenex
  Frisbee: frisbee
  Tupperware: tupperware
  Photostat: photostat
  Rollerblades: rollerblades
  Breathalyzer: breathalyzer
  Realtor: realtor
  Realtors: realtors
  Dumpster: Dumpster-like
  Plexiglas: Plexiglass plexiglass plexiglas
  Teflon: teflon
  Formica: formica
  Portakabin: portakabin portacabin
  Tannoy: tannoy
  Biro: Biro-like
  Post-it: post-it Post-It
  Post-its: post-its Post-Its
  Band-Aid: band-aid Bandaid
  Q-tip: q-tip
  Xerox: xerox
  Gandhi: Ghandi Gandi
  Gandhi's: Ghandi's Gandi's
  `).map((line) => line.split(': '));

const names: readonly (readonly [right: string, wrong: string])[] = [
  ['Johns Hopkins University', 'John Hopkins University'],
  ['Johns Hopkins Hospital', 'John Hopkins Hospital'],
  ['at Johns Hopkins', 'at John Hopkins'],
  ['from Johns Hopkins', 'from John Hopkins'],
  ['Procter & Gamble', 'Proctor & Gamble'],
  ['Procter and Gamble', 'Proctor and Gamble'],
  ['Colombia', 'Bogotá, Columbia'],
  ['Medellín, Colombia', 'Medellín, Columbia'],
  ['Cali, Colombia', 'Cali, Columbia'],
  ['Cartagena, Colombia', 'Cartagena, Columbia'],
  ['British Columbia', 'British Colombia'],
  ['Columbia University', 'Colombia University'],
  ['Pittsburgh', 'Pittsburg, Pennsylvania'],
  ['Edgar Allan Poe', 'Edgar Allen Poe'],
  ['Frankenstein’s monster', 'the Frankenstein monster'],
  ['Nietzsche', 'Nietsche'],
  ['Nietzsche', 'Neitzsche'],
  ['Mao Zedong', 'Mao Zedung'],
  ['Dostoevsky', 'Dostoevksy'],
  ['Tchaikovsky', 'Tchaikovski'],
  ['Britney Spears', 'Brittany Spears'],
  ['Katharine Hepburn', 'Katherine Hepburn'],
  ['Barack Obama', 'Barak Obama'],
  ['Condoleezza Rice', 'Condoleeza Rice'],
  ['Philippines', 'Phillipines'],
  ['Philippines', 'Philipines'],
  ['Caribbean', 'Carribean'],
  ['Massachusetts', 'Massachussetts'],
  ['Massachusetts', 'Massachusets'],
  ['Connecticut', 'Conneticut'],
  ['Cincinnati', 'Cincinatti'],
  ['Albuquerque', 'Alburquerque'],
  ['Mediterranean', 'Mediterranian'],
  ['Arkansas', 'Arkansaw'],
  ['Mississippi', 'Missisippi'],
  ['Tennessee', 'Tennesee'],
  ['Hawaii', 'Hawai'],
  ['Edinburgh', 'Edinborough'],
  ['Middlesbrough', 'Middlesborough'],
  ['Gothenburg', 'Gothenberg'],
  ['Kyrgyzstan', 'Kyrgystan'],
  ['Kazakhstan', 'Kazakstan'],
  ['Lloyds Bank', "Lloyd's Bank"],
  ["Lloyd's of London", 'Lloyds of London'],
  ['Sainsbury’s', 'Sainsburys'],
  ['Marks & Spencer', 'Marks & Spencers'],
  ['Marks and Spencer', 'Marks and Spencers'],
  ['Harrods', "Harrod's"],
  ['Barclays', "Barclay's Bank"],
  ["Levi's", 'Levis jeans'],
  ["Macy's", 'Macys'],
  ["Domino's Pizza", 'Dominos Pizza'],
  ["Wendy's", 'Wendys'],
  ['Starbucks', "Starbuck's"],
  ['Rolls-Royce', 'Rolls Royce'],
  ['Mercedes-Benz', 'Mercedes Benz'],
  ['Hewlett-Packard', 'Hewlett Packard'],
  ['Harley-Davidson', 'Harley Davidson'],
  ['Hitchhiker’s', "Hitch-Hiker's"],
  ['Finnegans Wake', "Finnegan's Wake"],
  ['Reader’s Digest', 'Readers Digest'],
  ['Ladies’ Home Journal', 'Ladies Home Journal'],
  ['Alzheimer’s', 'Alzheimers'],
  ['Parkinson’s disease', 'Parkinsons disease'],
  ['Down’s syndrome', 'Downs syndrome'],
  ['the United Arab Emirates', 'the United Arabic Emirates'],
  ['Van Gogh', 'Van Gough'],
  ['Da Vinci', 'Da Vinchi'],
  ['Muhammad Ali', 'Mohammed Ali the boxer'],
  ['Albert Einstein', 'Albert Einstien'],
  ['Einstein', 'Einstien'],
  ['Shakespeare', 'Shakespear'],
  ['Stephen Hawking', 'Steven Hawking'],
  ['Stephen Hawking', 'Stephen Hawkins'],

  ['Eleanor Roosevelt', 'Elenor Roosevelt'],
  ['Ralph Lauren', 'Ralph Loren'],
  ['Daniel Defoe', 'Daniel Dafoe'],
  ['George Bernard Shaw', 'George Bernhard Shaw'],
];

/** Words that style guides write in lower case, unless the context shows a name. */
const lowered = (): Phrase[] => [
  ...['Spring', 'Summer', 'Autumn', 'Winter'].flatMap((season) =>
    [
      'this',
      'last',
      'next',
      'in',
      'every',
      'early',
      'late',
      'each',
      'during',
      'by',
      'until',
      'since',
      'of',
      'mid',
      'the following',
      'all',
      'in the',
      'in late',
      'in early',
      'by the',
      'until the',
      'during the',
    ].map((before): Phrase => ({
      match: `${before} ${season}`,
      replace: [`${before} ${season.toLowerCase()}`],
      isCaseSensitive: true,
      position: 'inside',
      notBefore: wordsIn(
        'street road hill hills garden gardens palace olympics games term semester 1 2 collection quarter house valley lake mountain park hall issue school fair festival show framework boot church tale bank break of lane grove water solstice 2019 2020 2021 2022 2023 2024 2025 2026 bride',
      ),
    })),
  ),
  ...['North', 'South', 'East', 'West'].flatMap((point) =>
    [
      'drove',
      'drive',
      'driving',
      'drives',
      'headed',
      'heading',
      'head',
      'turn',
      'turned',
      'facing',
      'faces',
      'walked',
      'walk',
      'went',
      'go',
      'flew',
      'travelled',
      'traveled',
      'sailed',
      'miles',
      'kilometres',
      'kilometers',
      'km',
      'due',
      'further',
      'moved',
      'rode',
      'ran',
      'marched',
      'looks',
      'looking',
      'point',
      'points',
      'pointed',
      'continue',
      'continued',
      'just',
    ].map((before): Phrase => ({
      match: `${before} ${point}`,
      replace: [`${before} ${point.toLowerCase()}`],
      isCaseSensitive: true,
      notBefore: wordsIn(
        'korea korean america africa african carolina dakota london wales yorkshire sea pole island street wales berlin germany german bank side virginia sussex anglia midlands african timor asia asian american end coast park ham side lothian by pole-wards west east',
      ),
    })),
  ),
  ...[
    'Manager',
    'Director',
    'Engineer',
    'Professor',
    'Chief Executive',
    'Team Leader',
    'Supervisor',
    'Accountant',
    'Lawyer',
    'Doctor',
    'Nurse',
    'Teacher',
  ].flatMap((title) =>
    ['a', 'an', 'our', 'my', 'his', 'her', 'their', 'your', 'every', 'each', 'another', 'any', 'some'].map(
      (before): Phrase => ({
        match: `${before} ${title}`,
        replace: [`${before} ${title.toLowerCase()}`],
        isCaseSensitive: true,
        notBefore: wordsIn('of who strange zhivago elect emeritus general'),
      }),
    ),
  ),
  ...[
    'Company',
    'Customer',
    'Customers',
    'Client',
    'Clients',
    'Employees',
    'Department',
    'Team',
    'Staff',
    'Management',
    'Manager',
    'Managers',
    'Members',
    'University',
    'School',
    'Hospital',
    'Office',
    'City',
    'Internet',
    'Website',
    'Project',
    'Product',
    'Products',
    'Service',
    'Services',
    'Sales',
    'Marketing',
  ].flatMap((noun) =>
    ['our', 'my', 'your', 'their', 'many', 'all our', 'most', 'several'].map((before): Phrase => ({
      match: `${before} ${noun}`,
      replace: [`${before} ${noun.toLowerCase()}`],
      isCaseSensitive: true,
      position: 'inside',
      notBefore: wordsIn('of and limited ltd inc desk team department director manager day policy house'),
    })),
  ),
  ...[
    'Algebra',
    'Physics',
    'Chemistry',
    'Biology',
    'Economics',
    'Mathematics',
    'Geography',
    'Psychology',
    'Philosophy',
    'Sociology',
    'History',
  ].flatMap((subject) =>
    [
      'study',
      'studied',
      'studies',
      'studying',
      'teaches',
      'taught',
      'teach',
      'loves',
      'like',
      'enjoys',
      'failed',
      'passed',
    ].map((before): Phrase => ({
      match: `${before} ${subject}`,
      replace: [`${before} ${subject.toLowerCase()}`],
      isCaseSensitive: true,
      notBefore: wordsIn('1 2 101 today and of i ii'),
    })),
  ),
  ...[
    ['an Email', 'an email'],
    ['by Email', 'by email'],
    ['the Internet of things', 'the internet of things'],
    ['Earth-shattering', 'earth-shattering'],
    ['the Sun rose', 'the sun rose'],
    ['the Sun set', 'the sun set'],
    ['the Bible belt', 'the Bible Belt'],
    ['Biblical proportions', 'biblical proportions'],
    ['Herculean effort', 'herculean effort'],
    ['French fries', 'french fries'],
    ["Bachelor's degree", "bachelor's degree"],
    ["Master's degree", "master's degree"],
    ['a Masters degree', "a master's degree"],
    ['a Bachelors degree', "a bachelor's degree"],
    ['High School', 'high school'],
    ['Covid', 'COVID'],
    ['Diabetes', 'diabetes'],
    ['the Flu', 'the flu'],
    ['Autism', 'autism'],
    ['Pneumonia', 'pneumonia'],
    ['Cancer cells', 'cancer cells'],
    ['Champagne glasses', 'champagne glasses'],
    ['Labrador Retriever', 'Labrador retriever'],
    ['Golden Retriever', 'golden retriever'],
  ]
    .slice(0, 15)
    .map(([match = '', right = '']): Phrase => ({
      match,
      replace: [right],
      isCaseSensitive: true,
      position: 'inside',
    })),
];

/** "Put some english on the ball." */
const spinOfBalls = ['some', 'put'];

export const capitals: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Write "{replacement}" instead of "{match}".',
    phrases: [
      ...new Map(
        [
          ...proper()
            .filter((word) => !also.has(word.toLowerCase()))
            .map((right): Phrase => ({
              match: right.toLowerCase(),
              replace: [right],
              isCaseSensitive: true,
              isSafe: true,
              ...(right === 'English' && { notAfter: spinOfBalls }),
            })),
          ...products().flatMap(([right = '', wrong = '']) =>
            wordsIn(wrong)
              .filter((match) => !/-(?:branded|style|sent|made|like)$/.test(match))
              .map((match): Phrase => ({ match, replace: [right], isCaseSensitive: true })),
          ),
          ...names.map(([right, match]): Phrase => ({ match, replace: [right], isCaseSensitive: true })),
          ...lowered(),
        ].map((phrase) => [phrase.match, phrase]),
      ).values(),
    ],
  }),
  examples: {
    bad: [
      'We meet on monday.',
      'She speaks english well.',
      'He posted it on Youtube.',
      'My Iphone broke.',
      'They read about Ghandi.',
      'It opens this Spring.',
      'They drove North for an hour.',
      'He works at John Hopkins.',
      'We use Javascript and Wordpress.',
      'She is a Manager here.',
    ],
    good: [
      'We meet on Monday.',
      'She speaks English.',
      'He posted it on YouTube.',
      'They drove north.',
      'The Spring Fair of North Wales.',
      'French doors, a turkey and polish.',
      'It opens this spring.',
      'He may march in August.',
    ],
  },
};
