import type { Product } from './product.ts';

const words = (list: string): readonly string[] => list.split(', ');

/** What the service offers in addition to books. */
export const standingProducts = [
  {
    id: 'free-assessment',
    texts: {
      en: {
        name: 'Free assessment',
        description:
          'A free self-assessment: 76 statements, rated from 1 to 5, become scores for nine Natures (what you do) and ten Intelligences (what draws you). It shows what stands out and how sure that is. For getting to know your strengths, talents and interests, choosing a direction, or starting a coaching. It measures no abilities and is not made for choosing between applicants.',
        keywords: words(
          'free, assessment, questionnaire, quiz, test, personality, profile, self-knowledge, strengths, talent, good at, suits me, myself, career, vocation, orientation, discover, aptitude, intelligence, natures, student, studies, graduate, interests, school, to study, abilities, skills, strongest, my life, coach, coaching',
        ),
        reason:
          'It is free and takes about ten minutes: 76 statements show which ways of working come naturally to you, and how clearly.',
        followUp: 'Is it for yourself, or for people you work with?',
        integrationPath:
          'Ask for a login link with POST /auth/request and open it. Show the statements of GET /assessments/items, send all 76 answers to POST /assessments/submit, and read the scores with GET /assessments/latest.',
      },
      fr: {
        name: 'Évaluation gratuite',
        description:
          'Une auto-évaluation gratuite : 76 affirmations, notées de 1 à 5, donnent des scores pour neuf Natures (ce que l’on fait) et dix Intelligences (ce qui attire). Elle montre ce qui ressort, et avec quelle certitude. Pour connaître ses forces, ses talents et ses goûts, choisir une orientation ou commencer un accompagnement. Elle ne mesure pas de capacités et n’est pas faite pour choisir entre des candidats.',
        keywords: words(
          'gratuit, gratuitement, évaluation, questionnaire, quiz, test, personnalité, profil, bilan, forces, points forts, talent, atouts, me connaître, se connaître, carrière, vocation, orientation, découvrir, aptitude, intelligence, étudiant, études, goûts, école, lycée, bac, compétences, ma vie, me convient, coach, coaching',
        ),
        reason:
          'Elle est gratuite et demande une dizaine de minutes : 76 affirmations montrent quelles façons de travailler vous sont naturelles, et avec quelle netteté.',
        followUp: 'Est-ce pour vous, ou pour des personnes avec qui vous travaillez ?',
        integrationPath:
          'Demandez un lien de connexion avec POST /auth/request et ouvrez-le. Montrez les affirmations de GET /assessments/items, envoyez les 76 réponses à POST /assessments/submit, puis lisez les scores avec GET /assessments/latest.',
      },
    },
  },
  {
    id: 'situation-map',
    texts: {
      en: {
        name: 'Situation map',
        description:
          'A paid report on a person in their job: it sets what comes naturally beside what the role asks for and what that gives or costs in energy. It names risks, levers and a plan for 90 days, as a page, a PDF and data. For those who are exhausted, bored or in the wrong job, and for a decision to stay, to change or to leave.',
        keywords: words(
          'job, role, work, situation, position, boss, manager, colleagues, workload, overloaded, burnout, burn-out, exhausted, exhausting, exhaustion, tired, drained, drains, draining, stress, unhappy, bored, boredom, stuck, wrong job, mismatch, fit, misfit, meaning, motivation, frustrated, quit, resign, resignation, leave, stay, change job, promotion, transition, plan, report, my job, my boss, my role, my work, at work, overwhelmed, employees, staff, turnover, energy, worn out, wears me, my office, my company, my career, the profession',
        ),
        reason:
          'It sets what comes naturally to you beside what your role asks for and what that costs you in energy, and ends in a plan for 90 days.',
        followUp: 'What would have to be different at work in three months for this to have been worth it?',
        integrationPath:
          'After the login, buy it with POST /checkout. Then send the questionnaire to POST /map/intake and ask GET /map/:id until it is complete; that answer holds the link to the report, which also comes by mail.',
      },
      fr: {
        name: 'Carte de situation',
        description:
          'Un rapport payant sur une personne dans son poste : il met ce qui lui est naturel en face de ce que le poste demande, et de ce que cela donne ou coûte en énergie. Il nomme des risques, des leviers et un plan sur 90 jours, en page, en PDF et en données. Pour qui s’épuise, s’ennuie ou se sent au mauvais poste, et pour décider de rester, de changer ou de partir.',
        keywords: words(
          'emploi, poste, rôle, travail, boulot, métier, situation, patron, chef, collègues, surcharge, burn-out, burnout, épuisé, épuisement, épuise, fatigué, fatigue, stress, vidé, surmenage, débordé, malheureux, ennui, ennuie, bloqué, mauvais poste, décalage, sens, motivation, frustré, adéquation, démissionner, démission, quitter, partir, rester, reconversion, promotion, transition, plan, rapport, mon travail, mon boulot, mon métier, mon poste, mon emploi, mon chef, au travail, à bout, salariés, collaborateurs, énergie, mon entreprise, ma carrière, me coûte',
        ),
        reason:
          'Elle met ce qui vous est naturel en face de ce que votre poste demande et de ce que cela vous coûte en énergie, et aboutit à un plan sur 90 jours.',
        followUp:
          'Qu’est-ce qui devrait avoir changé au travail dans trois mois pour que cela en ait valu la peine ?',
        integrationPath:
          'Après la connexion, achetez-la avec POST /checkout. Envoyez ensuite le questionnaire à POST /map/intake et interrogez GET /map/:id jusqu’à ce qu’elle soit prête ; la réponse donne le lien du rapport, qui vient aussi par courriel.',
      },
    },
  },
  {
    id: 'style-lint-api',
    texts: {
      en: {
        name: 'Style lint API',
        description:
          'An endpoint for servers that checks the style of English and French texts, plain or Markdown: wordy phrases, repeated words, passive voice, house terms. It answers with findings, positions and replacements. For documentation, editors, content platforms and continuous integration.',
        keywords: words(
          'api, endpoint, style, lint, linter, text, texts, writing, wording, proofread, copy, documentation, docs, markdown, article, content, editor, CMS, style guide, terminology, passive voice, readability, wordy, plain language, check, server, backend, pipeline, continuous integration, build, sentences, drafts, jargon, passive',
        ),
        reason:
          'It checks the style of English and French texts from your own server, and answers with positions and replacements that your software can apply.',
        followUp: 'What kind of texts should be checked, and in which language?',
        integrationPath:
          'Ask the operator for an API key, keep it on your server, and send each text as JSON to POST /v1/style/lint with the header Authorization: Bearer. /docs shows the options and the findings.',
      },
      fr: {
        name: 'API de style',
        description:
          'Un point d’accès pour serveurs qui vérifie le style de textes anglais et français, bruts ou en Markdown : tournures lourdes, mots répétés, voix passive, termes maison. Il répond par des constats, des positions et des remplacements. Pour la documentation, les éditeurs, les plateformes de contenu et l’intégration continue.',
        keywords: words(
          'api, endpoint, style, lint, linter, texte, textes, rédaction, relecture, relire, écriture, documentation, markdown, article, contenu, éditeur, CMS, guide de style, terminologie, voix passive, lisibilité, tournures, langage clair, vérifier, corriger, serveur, chaîne, intégration continue, phrases, brouillons, jargon, au passif, le passif',
        ),
        reason:
          'Elle vérifie le style de textes anglais et français depuis votre propre serveur, et répond par des positions et des remplacements que votre logiciel peut appliquer.',
        followUp: 'Quels textes faut-il vérifier, et dans quelle langue ?',
        integrationPath:
          'Demandez une clé d’API à l’exploitant, gardez-la sur votre serveur et envoyez chaque texte en JSON à POST /v1/style/lint avec l’en-tête Authorization: Bearer. /docs montre les options et les constats.',
      },
    },
  },
] as const satisfies readonly Product[];
