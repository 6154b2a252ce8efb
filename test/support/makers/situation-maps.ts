import { natures } from '#domain/scoring/dimensions.ts';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { NatureProfile } from '#domain/situation-map/reading.ts';
import {
  type CompleteMap,
  completeMap,
  phraseMap,
  type PrintedMap,
  printMap,
  profileMap,
  type Submission,
  type SubmittedMap,
} from '#domain/situation-map/situation-map.ts';
import { aCompletedAssessment } from './assessments.ts';
import { later, noon } from './logins.ts';
import type { Persistence } from '../databases/persistence.ts';

/** Contains every field of an intake, with keys in an order that sorting would change. */
const fullIntake: Intake = {
  locale: 'fr',
  assessmentId: 1,
  currentWorkSituation: {
    status: 'employed',
    roleTitle: 'Coordinatrice « opérations » 🧭',
    industry: 'logistics',
    organizationSize: '51_250',
    tenureMonths: 30,
    weeklyHours: 37.5,
    peopleManaged: 0,
    workMode: 'hybrid',
    stability: 'changing',
    satisfaction: 6,
    autonomy: 3,
    support: 4,
    workload: 5,
    notes: 'line\nbreak\ttab "quoted" \\ <b>',
  },
  roleDemands: {
    levels: { Organizing: 5, Creating: 2 },
    timePercent: Object.fromEntries(natures.map((nature, index) => [nature, index === 0 ? 20 : 10])) as never,
    preferredLevels: { Creating: 4 },
    notes: '',
  },
  energyPatterns: {
    byNature: { Organizing: -2, Creating: 2 },
    overallLevel: 4,
    trend: 'falling',
    recovery: 2,
    peakTime: 'late_morning',
    drains: ['meetings', 'admin'],
    sources: ['learning'],
    notes: 'n',
  },
  goals: {
    primary: 'reshape_role',
    horizonDays: 90,
    moreOf: ['Creating'],
    lessOf: ['Organizing'],
    readiness: 7,
    influence: 3,
    success: 's',
    constraints: 'c',
    notes: 'n',
  },
  selfRatedPreferences: { Creating: 5 },
  extra: { '/z': 'last first', '/a': '1' },
};

export const aSubmission = (
  userId: UserId,
  assessmentId: AssessmentId | null = null,
  submittedAt = noon,
): Submission => ({
  userId,
  submittedAt,
  intake: fullIntake,
  language: 'fr',
  assessmentId,
  shelf: [
    {
      sku: 'SVC-EN-01',
      title: 'A book',
      language: 'en',
      type: 'ebook',
      priceCents: 1900,
      description: 'About something.',
      checkoutPath: '/books/SVC-EN-01',
      natures: ['Organizing', 'Creating'],
    },
  ],
});

export async function aSubmissionWithAssessment(
  { assessments }: Persistence,
  userId: UserId,
): Promise<Submission> {
  return aSubmission(userId, await assessments.add(aCompletedAssessment(userId, noon)));
}

const aNature = (nature: NatureProfile['nature']): NatureProfile => ({
  nature,
  preference: 81,
  demand: 25,
  energy: 2,
  gap: -56,
  alignment: 44,
  weight: 81,
  zone: 'untapped',
  risk: null,
  lever: 57,
  asset: 0,
  timePercent: null,
  wishedGap: 50,
});

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  methodVersion: '1',
  scoringVersion: '1',
  itemBankVersion: '1',
  generatedAt: later({ minutes: 1 }),
  submittedOn: '2026-03-01',
  language: 'fr',
  assessmentId: 1 as AssessmentId,
  assessmentCompletedAt: noon,
  preferenceSource: 'assessment',
  roleBasis: 'current',
  topNature: 'Creating',
  topNatureSource: 'assessment',
  quadrant: 'mismatched',
  alignmentBand: 'partial',
  natures: natures.map(aNature),
  alignment: { overall: 61, coverage: 58, utilization: 47, shape: -0.33, natureCount: 9 },
  energy: {
    gain: 40,
    drain: 25,
    balance: 15,
    overallLevel: 4,
    trend: 'falling',
    recovery: 2,
    peakTime: null,
    drains: ['meetings'],
    sources: [],
  },
  topRisks: [{ nature: 'Organizing', value: 63, zone: 'strain' }],
  topLevers: [],
  topAssets: [{ nature: 'Creating', value: 10, zone: null }],
  contextFlags: ['high_workload', 'falling_energy'],
  suggestsHealthAdvice: false,
  goals: { primary: 'reshape_role', horizonDays: 90, moreOf: ['Creating'], lessOf: [], support: 81 },
  intelligences: [],
  findings: [
    {
      kind: 'strain',
      case: 'strain',
      nature: 'Organizing',
      alike: ['Leading'],
      because: ['/natures/4/preference', '/role_demands/levels/Organizing'],
      conditions: [{ kind: 'drain', tag: 'meetings' }, { kind: 'too_much' }],
    },
  ],
  week: {
    basis: 'hours',
    total: 37,
    gives: 7,
    costs: 30,
    neither: 0,
    shares: [{ nature: 'Organizing', effect: 'costs', amount: 30 }],
  },
  tension: {
    kind: 'far_role',
    nature: null,
    other: null,
    because: ['/role_demands/preferred_levels/Creating'],
  },
  contradictions: [],
  counsel: {
    audience: {
      reader: 'colleagues',
      scenes: 'colleagues',
      experiments: 'colleagues',
      situation: 'colleagues',
      plan: 'colleagues',
    },
    trade: null,
    opening: { case: 'hard', nature: null },
    question: { case: 'far_role', nature: null, other: null },
    conversation: [0, 'success', 'open'],
    wishedRole: { more: ['Creating'], less: [], moved: { percent: 20, size: 'some' } },
    goal: {
      wish: { case: 'waiting', nature: 'Creating' },
      obstacle: 'Organizing',
      unsaid: { more: [], less: [] },
    },
    remarks: { overlap: 'partial', beside: [{ case: 'more_in_you', nature: 'Creating' }] },
    attraction: { drawn: ['Spatial'], touches: { intelligence: 'Spatial', nature: 'Creating' } },
    patterns: [{ case: 'one_source', easy: [], hard: [], source: 'Creating' }],
    ownWords: {
      themes: ['hands'],
      echo: { case: 'drawn', theme: 'hands', intelligence: 'Spatial' },
      letter: ['hands'],
    },
    constraints: { theme: null, deadline: null },
    wishPattern: null,
  },
  plan: [
    {
      horizonDays: 30,
      actions: [
        {
          id: 'strain.try.1',
          nature: 'Organizing',
          kind: 'share',
          textKey: 'strain.try',
          finding: 0,
          measure: { kind: 'sign' },
          reviewOn: '2026-03-31',
        },
      ],
    },
  ],
  books: [{ sku: 'SVC-EN-01', nature: 'Organizing', reason: 'risk' }],
  dataQuality: { confidence: 'high', dataGaps: ['flat_demands'], assessmentAgeDays: 0 },
  ...changes,
});

export const aNarrative: Narrative = {
  source: 'model',
  model: 'a-model',
  promptVersion: '3',
  verified: true,
  fallbackSections: ['scenes'],
  sections: {
    letter: ['Éclatant.', 'Two.'],
    week: ['w'],
    patterns: ['p'],
    findings: [
      {
        title: 't',
        see: 's',
        scenes: ['one', 'two'],
        conditions: ['c'],
        experiment: { name: 'n', body: 'b', say: { to: 'somebody', words: 'w' }, notice: 'i' },
      },
    ],
    question: { wished: 'w', fixed: '', question: 'q?' },
    goal: ['g'],
    plan: {
      'strain.try.1': { text: 'Share it.', sign: 'Somebody else did it.' },
      'a.first': { text: 'Last.', sign: '' },
    },
    conversation: [{ to: 'somebody', question: '1?' }],
    remarks: ['r'],
    natures: { Organizing: 'o', Creating: 'c' },
    attraction: ['a'],
  },
};

export const printed = (map: SubmittedMap, profile = aProfile()): PrintedMap =>
  printMap(phraseMap(profileMap(map, profile), aNarrative), `maps/${map.id}.pdf`);

export async function aSubmittedMap(
  { maps }: Pick<Persistence, 'maps'>,
  submission: Submission,
): Promise<SubmittedMap> {
  const submitted = await maps.submit(submission);
  if (submitted.state === 'in_progress') throw new Error('The user has a map in progress.');
  return submitted.map;
}

export async function aCompleteMap(
  persistence: Pick<Persistence, 'maps'>,
  submission: Submission,
  { at = later({ minutes: 5 }), profile = aProfile() } = {},
): Promise<CompleteMap> {
  const complete = completeMap(printed(await aSubmittedMap(persistence, submission), profile), at);
  await persistence.maps.advance('submitted', complete);
  return complete;
}
