import type { Phrase } from '#domain/style-lint/model/rule.ts';

const cased = (match: string, right: string): Phrase => ({
  match,
  replace: [right],
  isCaseSensitive: true,
  position: 'inside',
});

const days = 'Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche'.split(' ');
const months = 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'.split(
  ' ',
);

/** Masculine singular in lower case, with the feminine form. */
const peoples =
  `français française|anglais anglaise|allemand allemande|espagnol espagnole|italien italienne|belge belge|suisse suisse
  portugais portugaise|américain américaine|canadien canadienne|québécois québécoise|chinois chinoise|japonais japonaise|russe russe
  marocain marocaine|algérien algérienne|tunisien tunisienne|sénégalais sénégalaise|polonais polonaise|grec grecque
  néerlandais néerlandaise|suédois suédoise|norvégien norvégienne|danois danoise|finlandais finlandaise|irlandais irlandaise
  écossais écossaise|européen européenne|africain africaine|brésilien brésilienne|mexicain mexicaine|indien indienne|turc turque
  parisien parisienne|lyonnais lyonnaise|marseillais marseillaise|breton bretonne|corse corse|ukrainien ukrainienne|autrichien autrichienne`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '))
    .filter((pair) => pair.length === 2);

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const plural = (word: string): string => (/[sx]$/.test(word) ? word : `${word}s`);

const things =
  'langue cuisine entreprise culture société littérature économie équipe presse ville île voiture loi frontière armée université marque région mode musique gastronomie fromage vin voitures entreprises villes touristes clients élèves étudiants vins'.split(
    ' ',
  );

/** `les espagnols`, `la langue Française`, `parler Anglais` */
const nations = (): Phrase[] =>
  peoples.flatMap(([he = '', she = '']) => [
    ...[
      'les',
      'des',
      'aux',
      'nos',
      'ces',
      'deux',
      'trois',
      'quelques',
      'certains',
      'beaucoup de',
      'plusieurs',
      'peu de',
      'millions de',
    ].map((before): Phrase => ({
      match: `${before} ${plural(he)}`,
      replace: [`${before} ${upper(plural(he))}`],
      isCaseSensitive: true,
    })),
    ...things.flatMap((thing) => [
      cased(`${thing} ${upper(she)}`, `${thing} ${she}`),
      cased(`${thing} ${upper(plural(he))}`, `${thing} ${plural(he)}`),
      cased(`${thing} ${upper(he)}`, `${thing} ${he}`),
    ]),
    ...['parler', 'parle', 'parlent', 'parlons', 'parlez', 'apprendre'].map((before) =>
      cased(`${before} ${upper(he)}`, `${before} ${he}`),
    ),
  ]);

const fixed: readonly (readonly [wrong: string, right: string])[] = [
  ["coup d'état", "coup d'État"],
  ["coups d'état", "coups d'État"],
  ["chef d'état", "chef d'État"],
  ["chefs d'état", "chefs d'État"],
  ["homme d'état", "homme d'État"],
  ["conseil d'état", "Conseil d'État"],
  ["secrétaire d'état", "secrétaire d'État"],
  ["raison d'état", "raison d'État"],
  ["affaire d'état", "affaire d'État"],
  ["l'état français", "l'État français"],
  ["l'état de droit", "l'État de droit"],
  ["aide de l'état", "aide de l'État"],
  ["aides de l'état", "aides de l'État"],
  ["services de l'état", "services de l'État"],
  ["ministre d'état", "ministre d'État"],
  ["l'Océan Atlantique", "l'océan Atlantique"],
  ["l'Océan Indien", "l'océan Indien"],
  ["l'Océan Pacifique", "l'océan Pacifique"],
  ["l'océan atlantique", "l'océan Atlantique"],
  ["l'océan pacifique", "l'océan Pacifique"],
  ['la mer méditerranée', 'la mer Méditerranée'],
  ['la méditerranée', 'la Méditerranée'],
  ['le Lac Léman', 'le lac Léman'],
  ["le Lac d'Annecy", "le lac d'Annecy"],
  ['le Mont Blanc', 'le mont Blanc'],
  ['le Mont Ventoux', 'le mont Ventoux'],
  ['le Golfe Persique', 'le golfe Persique'],
  ['le Golfe du Mexique', 'le golfe du Mexique'],
  ['le Cap Horn', 'le cap Horn'],
  ['le Canal de Suez', 'le canal de Suez'],
  ['le Canal du Midi', 'le canal du Midi'],
  ['la Rue de', 'la rue de'],
  ["l'Avenue", "l'avenue"],
  ['le Boulevard', 'le boulevard'],
  ['la Place de la', 'la place de la'],
  ['Premier Ministre', 'Premier ministre'],
  ['Ministre de', 'ministre de'],
  ['le Ministre', 'le ministre'],
  ['la Ministre', 'la ministre'],
  ['Président de la République', 'président de la République'],
  ['président de la république', 'président de la République'],
  ['le Président', 'le président'],
  ['la Présidente', 'la présidente'],
  ['le Directeur', 'le directeur'],
  ['la Directrice', 'la directrice'],
  ['le Maire de', 'le maire de'],
  ['le Préfet', 'le préfet'],
  ['le Pape', 'le pape'],
  ['le Roi', 'le roi'],
  ['la Reine', 'la reine'],
  ['le Professeur', 'le professeur'],
  ['le Docteur', 'le docteur'],
  ['la révolution française', 'la Révolution française'],
  ['la Révolution Française', 'la Révolution française'],
  ['la république française', 'la République française'],
  ['la République Française', 'la République française'],
  ['le moyen âge', 'le Moyen Âge'],
  ['au moyen âge', 'au Moyen Âge'],
  ['le moyen-âge', 'le Moyen Âge'],
  ['au moyen-âge', 'au Moyen Âge'],
  ['la renaissance italienne', 'la Renaissance italienne'],
  ['première guerre mondiale', 'Première Guerre mondiale'],
  ['Première Guerre Mondiale', 'Première Guerre mondiale'],
  ['seconde guerre mondiale', 'Seconde Guerre mondiale'],
  ['Seconde Guerre Mondiale', 'Seconde Guerre mondiale'],
  ['deuxième guerre mondiale', 'Deuxième Guerre mondiale'],
  ['assemblée nationale', 'Assemblée nationale'],
  ['Assemblée Nationale', 'Assemblée nationale'],
  ["l'éducation nationale", "l'Éducation nationale"],
  ["l'Éducation Nationale", "l'Éducation nationale"],
  ['Sécurité Sociale', 'Sécurité sociale'],
  ['Code Civil', 'Code civil'],
  ['Code Pénal', 'Code pénal'],
  ['Code du Travail', 'Code du travail'],
  ['Conseil Municipal', 'conseil municipal'],
  ['Conseil Régional', 'conseil régional'],
  ['Conseil Général', 'conseil général'],
  ['Conseil Constitutionnel', 'Conseil constitutionnel'],
  ['Cour de Cassation', 'Cour de cassation'],
  ['Cour des Comptes', 'Cour des comptes'],
  ['nations unies', 'Nations unies'],
  ['Union Européenne', 'Union européenne'],
  ['union européenne', 'Union européenne'],
  ['Parlement Européen', 'Parlement européen'],
  ['Commission Européenne', 'Commission européenne'],
  ['la commission européenne', 'la Commission européenne'],
  ['Croix-rouge', 'Croix-Rouge'],
  ['la croix-rouge', 'la Croix-Rouge'],
  ['Académie Française', 'Académie française'],
  ["l'académie française", "l'Académie française"],
  ['Comédie Française', 'Comédie-Française'],
  ['états-unis', 'États-Unis'],
  ['Etats-unis', 'États-Unis'],
  ['États-unis', 'États-Unis'],
  ['royaume-uni', 'Royaume-Uni'],
  ['Royaume-uni', 'Royaume-Uni'],
  ['pays-bas', 'Pays-Bas'],
  ['Pays-bas', 'Pays-Bas'],
  ['afrique du sud', 'Afrique du Sud'],
  ['Afrique du sud', 'Afrique du Sud'],
  ['Amérique du sud', 'Amérique du Sud'],
  ['Amérique du nord', 'Amérique du Nord'],
  ['Corée du sud', 'Corée du Sud'],
  ['Corée du nord', 'Corée du Nord'],
  ['moyen-orient', 'Moyen-Orient'],
  ['Moyen-orient', 'Moyen-Orient'],
  ['proche-orient', 'Proche-Orient'],
  ['extrême-orient', 'Extrême-Orient'],
  ['Bouddhistes', 'bouddhistes'],
  ['Bouddhiste', 'bouddhiste'],
  ['Bouddhisme', 'bouddhisme'],
  ['Musulmans', 'musulmans'],
  ['Musulman', 'musulman'],
  ['Musulmane', 'musulmane'],
  ['Musulmanes', 'musulmanes'],
  ['Chrétiens', 'chrétiens'],
  ['Protestants', 'protestants'],
  ['Hindous', 'hindous'],
  ['Hindouisme', 'hindouisme'],
  ['Catholicisme', 'catholicisme'],
  ['Christianisme', 'christianisme'],
  ['Judaïsme', 'judaïsme'],
  ['Marxistes', 'marxistes'],
  ['pâques', 'Pâques'],
  ['la toussaint', 'la Toussaint'],
  ['la pentecôte', 'la Pentecôte'],
  ['fête Nationale', 'fête nationale'],
  ['Fête Nationale', 'fête nationale'],
  ['Fête du Travail', 'fête du Travail'],
  ['le Nord de la', 'le nord de la'],
  ['le Sud de la', 'le sud de la'],
  ["l'Est de la", "l'est de la"],
  ["l'Ouest de la", "l'ouest de la"],
  ["le Nord de l'", "le nord de l'"],
  ["le Sud de l'", "le sud de l'"],
  ['le Nord du', 'le nord du'],
  ['le Sud du', 'le sud du'],
  ['au Nord de', 'au nord de'],
  ['au Sud de', 'au sud de'],
  ["à l'Est de", "à l'est de"],
  ["à l'Ouest de", "à l'ouest de"],
  ['au Nord du', 'au nord du'],
  ['au Sud du', 'au sud du'],
  ["à l'Est du", "à l'est du"],
  ["à l'Ouest du", "à l'ouest du"],
  ['Internet mobile', 'internet mobile'],
  ['ile de france', 'Île-de-France'],
  ['Ile de France', 'Île-de-France'],
  ['île de france', 'Île-de-France'],
  ['Bouches du Rhône', 'Bouches-du-Rhône'],
  ["Côte-d'azur", "Côte d'Azur"],
  ["côte d'azur", "Côte d'Azur"],
  ['Youtube', 'YouTube'],
  ['Linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
  ['google', 'Google'],
  ['iphone', 'iPhone'],
  ['Iphone', 'iPhone'],
  ['Wifi', 'wifi'],
  ['la tour eiffel', 'la tour Eiffel'],
  ['la Tour Eiffel', 'la tour Eiffel'],
  ["l'Arc de Triomphe", "l'Arc de triomphe"],
  ['le Château de Versailles', 'le château de Versailles'],
  ['Musée du Louvre', 'musée du Louvre'],
  ["Musée d'Orsay", "musée d'Orsay"],
  ['Hôtel de Ville', 'hôtel de ville'],
];

/** What makes a title part of a name: « le Roi-Soleil », « la Reine Margot », « le Docteur Jivago ». */
const namesAfter =
  `bond seydou soleil lion lear arthur des se nu margot mary blanche jivago folamour who knock jekyll tournesol layton
  caligari mabuse moreau gynéco maboul`.split(/\s+/);

const seas =
  `Méditerranée|du Nord|Noire|Rouge|Baltique|Adriatique|Égée|Caspienne|Morte|Ionienne|Tyrrhénienne|des Caraïbes|d'Aral|de Chine`.split(
    '|',
  );

const seasons = (): Phrase[] =>
  ['Été', 'Hiver', 'Automne', 'Printemps'].flatMap((season) => {
    const article = season === 'Printemps' ? 'le ' : "l'";
    const wrong = [
      `${article}${season} dernier`,
      `${article}${season} prochain`,
      `cet ${season}`,
      `en ${season}`,
    ];
    return wrong
      .map((text) => (season === 'Printemps' ? text.replace('cet ', 'ce ').replace('en ', 'au ') : text))
      .filter((text) => text !== 'au Printemps')
      .map((text) => cased(text, text.replace(season, season.toLowerCase())));
  });

const ofSpeech =
  `parle|parles|parlent|parler|parlait|parlaient|parlons|parlez|parlant|maîtrise|maîtrisent|maîtriser|apprend|apprends|apprennent|apprendre
  enseigne|enseigner|étudie|étudient|étudier|comprend|comprennent|comprendre|lit|lire|pratique|pratiquer`
    .split(/[|\n]/)
    .map((word) => word.trim());
const manners = ['', ' couramment', ' bien', ' mieux', ' déjà', ' aussi', ' parfaitement', ' un peu'];
const inLanguage =
  'traduit traduite traduits écrit écrite rédigé rédigée rédigés publié sous-titré chante cours film livre traduire traduction version'.split(
    ' ',
  );

/** Those that are spoken, of the peoples. */
const spoken =
  'français anglais allemand espagnol italien portugais chinois japonais russe arabe polonais grec néerlandais suédois danois turc breton corse'.split(
    ' ',
  );

const languages = (): Phrase[] =>
  spoken.flatMap((language) => {
    const the = /^[aei]/.test(language) ? "l'" : 'le ';
    return [
      ...ofSpeech.flatMap((verb) =>
        manners.map((manner) =>
          cased(`${verb}${manner} ${the}${upper(language)}`, `${verb}${manner} ${the}${language}`),
        ),
      ),
      ...inLanguage.map((word) => cased(`${word} en ${upper(language)}`, `${word} en ${language}`)),
    ];
  });

/** « l’état » is the State where it has agents, pays or owns. */
const theState = (): Phrase[] =>
  [
    ...`agents agent budget subvention subventions représentant représentants dette propriété impôts secrets argent finances réforme
    fonctionnaires coffres aide concours garantie dotation dotations`
      .split(/\s+/)
      .map((thing) => `${thing} de l'`),
    ...`financé financée financés financées subventionné subventionnée garanti garantie versée versées cofinancé cofinancée
    nationalisé employés`
      .split(/\s+/)
      .map((done) => `${done} par l'`),
    ...[
      'appartient à',
      'appartiennent à',
      'appartenait à',
      'pour moitié à',
      'vendu à',
      'vendue à',
      'cédé à',
    ].map((to) => `${to} l'`),
    ...['région', 'ville', 'commune', 'métropole', 'mairie'].map((body) => `la ${body} et l'`),
    ...['département', 'gouvernement'].map((body) => `le ${body} et l'`),
  ]
    .map((before): Phrase => ({ ...cased(`${before}état`, `${before}État`), notBefore: stateOfThings }))
    .concat(
      ...[
        'finance',
        'subventionne',
        'a versé',
        'versera',
        'employeur',
        'actionnaire',
        'et la région',
        'et les collectivités',
        'et les régions',
      ].map((after): Phrase => ({
        match: `l'état ${after}`,
        replace: [`l'État ${after}`],
        isCaseSensitive: true,
      })),
    );

const stateOfThings = `actuel civil initial général brut naturel de d' des du`.split(' ');

const titlesAtStart = (): Phrase[] =>
  [
    'La Directrice',
    'Le Directeur',
    'Le Préfet',
    'La Préfète',
    'Le Maire de',
    'La Maire de',
    'Le Ministre',
    'La Ministre',
    'La Présidente de',
  ].map((title): Phrase => {
    const right = title.slice(0, 3) + title.charAt(3).toLowerCase() + title.slice(4);
    return { match: title, replace: [right], isCaseSensitive: true, position: 'sentence-start' };
  });

const mayBeOfThePlanet = new Set(['depuis', 'dès', 'avant', 'après']);

export const capitalPhrases = (): Phrase[] => [
  ...new Map(
    [
      ...days.map((day): Phrase => ({
        ...cased(day, day.toLowerCase()),
        notBefore: ['noir', 'saint', 'gras', 'des', 'addams', 'rouge', 'sanglant'],
        notAfter: ['robinson', 'vendredi', 'et', 'journal du', 'croix du'],
      })),
      ...[
        'en',
        'depuis',
        'fin',
        'début',
        'courant',
        'mi',
        "jusqu'en",
        'dès',
        'avant',
        'après',
        'le mois de',
        'au mois de',
        'du mois de',
      ].flatMap((before) =>
        months
          .filter((month) => month !== 'Mars' || !mayBeOfThePlanet.has(before))
          .map((month) => ({
            ...cased(`${before} ${month}`, `${before} ${month.toLowerCase()}`),
            notBefore: ['68', '1968'],
          })),
      ),
      ...["d'Avril", "d'Août", "d'Octobre", "fin d'Août"].map((wrong) => ({
        ...cased(wrong, wrong.toLowerCase()),
        notAfter: ['révolution', 'manifeste'],
      })),
      ...nations(),
      ...fixed
        .filter(([wrong, right]) => wrong !== right)
        .map(([match, right]) => ({
          ...cased(match, right),
          notBefore: namesAfter,
          // In an address, as in « Madame la Directrice ».
          notAfter: ['madame', 'monsieur', 'mesdames', 'messieurs'],
        })),
      ...seas.flatMap((sea) =>
        ['la', 'en'].map((before) => cased(`${before} Mer ${sea}`, `${before} mer ${sea}`)),
      ),
      ...seasons(),
      ...languages(),
      ...theState(),
      ...titlesAtStart(),
      { ...cased('noël', 'Noël'), notAfter: ['un', 'ce', 'vieux', 'le'] },
    ].map((phrase) => [phrase.match, phrase]),
  ).values(),
];
