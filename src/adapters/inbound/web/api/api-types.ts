// Made from the OpenAPI document of the routes by `npm run api-types`: change the routes instead.

export interface Endpoints {
  /** Ask for a magic link */
  'POST /auth/request': {
    body: {
      email: string;
      /** What the mail says of the link: that it logs in, or that it opens the result of an assessment. */
      purpose?: 'login' | 'result';
    };
    answer: {
      ok: true;
      message: string;
    };
  };
  /** End this session, or with `all=true` every session of the user */
  'POST /auth/logout': {
    query?: {
      all?: 'true' | 'false';
    };
    answer: {
      ok: true;
    };
  };
  /** Who is logged in */
  'GET /me': {
    answer: User;
  };
  /** Delete the user: results, maps, files, links and sessions, at once and for good */
  'DELETE /me': {
    body: {
      /** The own address, to rule out an accident. */
      confirm: string;
    };
    answer: {
      ok: true;
    };
  };
  /** How far the user has come: what was begun, and the latest results */
  'GET /me/progress': {
    answer: Progress;
  };
  /** Everything that is held about the user, in one document */
  'GET /me/export': {
    answer: PersonExport;
  };
  /** The 76 statements, in the order in which they are presented */
  'GET /assessments/items': {
    query?: {
      /** A released version of the statements, such as the `item_bank_version` of a draft. Default: the current one. */
      version?: string;
    };
    answer: Statement[];
  };
  /** Submit all 76 responses and have them scored */
  'POST /assessments/submit': {
    body: {
      /** All 76 items, each once, in any order. */
      responses: {
        item_id: number;
        value: number;
      }[];
    };
    answer: {
      ok: true;
      assessment_id: number;
    };
  };
  /** The latest result */
  'GET /assessments/latest': {
    answer: AssessmentResult;
  };
  /** Own results, newest first (the 200 newest) */
  'GET /assessments': {
    answer: AssessmentResult[];
  };
  /** The responses saved so far */
  'GET /assessments/draft': {
    answer: AssessmentDraft;
  };
  /** Save any of the responses; replaces the whole draft */
  'PUT /assessments/draft': {
    body: {
      /** Any of the items, each at most once. */
      responses: {
        item_id: number;
        value: number;
      }[];
    };
    answer: {
      ok: true;
      /** UTC */
      saved_at: string;
    };
  };
  /** Discard the draft, if there is one */
  'DELETE /assessments/draft': {
    answer: {
      ok: true;
    };
  };
  /** One own result with everything that its answers show */
  'GET /assessments/{id}': {
    params: {
      id: number;
    };
    answer: DetailedAssessmentResult;
  };
  /** What the situation map costs, with a practitioner code if there is one */
  'GET /checkout/price': {
    query?: {
      /** In any case. A blank one counts as none. */
      practitioner_code?: string;
    };
    answer: Price;
  };
  /** Begin to buy the situation map */
  'POST /checkout': {
    body: {
      product: 'situation-map';
      /** In any case. A blank one counts as none. */
      practitioner_code?: string;
    };
    answer: {
      checkout_url: string;
      price_cents: number;
      currency: 'USD';
    };
  };
  /** The books of the catalog, all of them or of one language or kind */
  'GET /books': {
    query?: {
      /** Only books in this language. */
      language?: 'en' | 'fr';
      /** Only books of this kind. */
      type?: 'ebook' | 'print';
    };
    answer: Book[];
  };
  /** One book */
  'GET /books/{sku}': {
    params: {
      sku: string;
    };
    answer: BookInDetail;
  };
  /** Which products fit what somebody describes, and how to go on */
  'POST /suggest': {
    body: {
      /** What it is about, in plain words: 1 to 2000 characters, earlier turns of a conversation included. */
      prompt: string;
      /** The language to answer in. Default: that of the prompt, or of Accept-Language where it is short. */
      locale?: 'en' | 'fr';
    };
    answer: Advice;
  };
  /** The same sample report, section by section, for an application to show */
  'GET /map/sample/document': {
    query?: {
      /** Instead of the one by Accept-Language. */
      language?: 'en' | 'fr';
    };
    answer: ReportDocument;
  };
  /** Submit the questionnaire and have a map made of it */
  'POST /map/intake': {
    body: Intake;
    answer: {
      ok: true;
      map_id: number;
      status: 'processing';
      /** Fields that were kept without being understood, if there are any. */
      warnings?: {
        pointer: string;
        code: string;
        message: string;
      }[];
    };
  };
  /** Save a questionnaire that is not finished; replaces the whole draft */
  'POST /map/intake/draft': {
    body: {
      [k: string]: unknown;
    };
    answer: {
      ok: true;
      /** UTC */
      saved_at: string;
    };
  };
  /** The questionnaire as saved so far */
  'GET /map/intake/draft': {
    answer: {
      draft: {
        [k: string]: unknown;
      };
      /** UTC */
      saved_at: string;
    };
  };
  /** Own maps, newest first (the 200 newest) */
  'GET /map': {
    answer: MapSummary[];
  };
  /** One own map, with its profile once it is complete */
  'GET /map/{id}': {
    params: {
      id: number;
    };
    answer: SituationMap;
  };
  /** The report of one own map, section by section, for an application to show */
  'GET /map/{id}/document': {
    params: {
      id: number;
    };
    answer: ReportDocument;
  };
  /** What was ticked of the plan of one own map */
  'GET /map/{id}/plan': {
    params: {
      id: number;
    };
    answer: {
      /** Ids of steps of the plan. */
      done: string[];
      /** Null if nothing was saved yet. */
      saved_at: string | null;
    };
  };
  /** Save which steps of the plan are done; replaces what was saved before */
  'PUT /map/{id}/plan': {
    params: {
      id: number;
    };
    body: {
      /** Ids of steps of the plan. */
      done: string[];
    };
    answer: {
      ok: true;
      /** UTC */
      saved_at: string;
    };
  };
  /** Who runs this installation, and what they say to buyers */
  'GET /imprint': {
    answer: Imprint;
  };
}

/** At least one of the four sections, and not empty. Every field may be left out; null is as good as absent. Unknown fields are kept, up to 20, each of at most 500 characters. */
export interface Intake {
  schema_version?: '1';
  locale?: 'en' | 'fr';
  assessment_id?: number;
  language_model?: 'allowed' | 'refused';
  /** By nature, in any case. */
  self_rated_preferences?: {
    Creating?: number;
    Innovating?: number;
    Performing?: number;
    Advising?: number;
    Organizing?: number;
    Providing?: number;
    Adapting?: number;
    Analyzing?: number;
    Leading?: number;
  };
  current_work_situation?:
    | {
        status?:
          | 'employed'
          | 'self_employed'
          | 'job_seeking'
          | 'studying'
          | 'career_break'
          | 'retired'
          | 'other';
        role_title?: string;
        industry?: string;
        organization_size?:
          | 'solo'
          | '2_10'
          | '11_50'
          | '51_250'
          | '251_1000'
          | 'over_1000'
          | 'not_applicable';
        tenure_months?: number;
        weekly_hours?: number;
        people_managed?: number;
        work_mode?: 'on_site' | 'hybrid' | 'remote' | 'field';
        stability?: 'stable' | 'changing' | 'at_risk' | 'leaving';
        satisfaction?: number;
        autonomy?: number;
        support?: number;
        workload?: number;
        notes?: string;
        [k: string]: unknown;
      }
    | string;
  role_demands?:
    | {
        levels?:
          | {
              Creating?: number;
              Innovating?: number;
              Performing?: number;
              Advising?: number;
              Organizing?: number;
              Providing?: number;
              Adapting?: number;
              Analyzing?: number;
              Leading?: number;
            }
          | {
              nature:
                | 'Creating'
                | 'Innovating'
                | 'Performing'
                | 'Advising'
                | 'Organizing'
                | 'Providing'
                | 'Adapting'
                | 'Analyzing'
                | 'Leading';
              level: number;
            }[];
        /** By nature, in any case. All nine are needed; they add up to 100. */
        time_percent?: {
          Creating?: number;
          Innovating?: number;
          Performing?: number;
          Advising?: number;
          Organizing?: number;
          Providing?: number;
          Adapting?: number;
          Analyzing?: number;
          Leading?: number;
        };
        /** By nature, in any case. */
        preferred_levels?: {
          Creating?: number;
          Innovating?: number;
          Performing?: number;
          Advising?: number;
          Organizing?: number;
          Providing?: number;
          Adapting?: number;
          Analyzing?: number;
          Leading?: number;
        };
        notes?: string;
        Creating?: number;
        Innovating?: number;
        Performing?: number;
        Advising?: number;
        Organizing?: number;
        Providing?: number;
        Adapting?: number;
        Analyzing?: number;
        Leading?: number;
        [k: string]: unknown;
      }
    | {
        nature:
          | 'Creating'
          | 'Innovating'
          | 'Performing'
          | 'Advising'
          | 'Organizing'
          | 'Providing'
          | 'Adapting'
          | 'Analyzing'
          | 'Leading';
        level: number;
      }[]
    | string;
  energy_patterns?:
    | {
        /** By nature, in any case. */
        by_nature?: {
          Creating?: number;
          Innovating?: number;
          Performing?: number;
          Advising?: number;
          Organizing?: number;
          Providing?: number;
          Adapting?: number;
          Analyzing?: number;
          Leading?: number;
        };
        overall_level?: number;
        trend?: 'falling' | 'steady' | 'rising';
        recovery?: number;
        peak_time?: 'early_morning' | 'late_morning' | 'afternoon' | 'evening' | 'varies';
        drains?: (
          | 'meetings'
          | 'deep_focus'
          | 'conflict'
          | 'deadlines'
          | 'routine'
          | 'novelty'
          | 'decisions'
          | 'interruptions'
          | 'admin'
          | 'travel'
          | 'people_contact'
          | 'working_alone'
          | 'learning'
          | 'feedback'
          | 'visibility'
          | 'unclear_goals'
        )[];
        /** None of drains. */
        sources?: (
          | 'meetings'
          | 'deep_focus'
          | 'conflict'
          | 'deadlines'
          | 'routine'
          | 'novelty'
          | 'decisions'
          | 'interruptions'
          | 'admin'
          | 'travel'
          | 'people_contact'
          | 'working_alone'
          | 'learning'
          | 'feedback'
          | 'visibility'
          | 'unclear_goals'
        )[];
        notes?: string;
        [k: string]: unknown;
      }
    | string;
  goals?:
    | {
        primary?:
          | 'grow_in_role'
          | 'reshape_role'
          | 'change_role'
          | 'change_field'
          | 'start_business'
          | 'lead_people'
          | 'restore_balance'
          | 'return_to_work'
          | 'gain_clarity'
          | 'other';
        horizon_days?: 30 | 90 | 180 | 365;
        more_of?: (
          | 'Creating'
          | 'Innovating'
          | 'Performing'
          | 'Advising'
          | 'Organizing'
          | 'Providing'
          | 'Adapting'
          | 'Analyzing'
          | 'Leading'
        )[];
        /** None of more_of. */
        less_of?: (
          | 'Creating'
          | 'Innovating'
          | 'Performing'
          | 'Advising'
          | 'Organizing'
          | 'Providing'
          | 'Adapting'
          | 'Analyzing'
          | 'Leading'
        )[];
        readiness?: number;
        influence?: number;
        success?: string;
        constraints?: string;
        notes?: string;
        [k: string]: unknown;
      }
    | string;
  [k: string]: unknown;
}

/** RFC 9457. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code:
    | 'malformed_json'
    | 'invalid_request'
    | 'webhook_signature_invalid'
    | 'session_required'
    | 'link_invalid'
    | 'link_expired'
    | 'link_used'
    | 'api_key_required'
    | 'api_key_invalid'
    | 'forbidden_origin'
    | 'purchase_required'
    | 'purchase_revoked'
    | 'signature_invalid'
    | 'signature_expired'
    | 'not_found'
    | 'no_assessment'
    | 'no_draft'
    | 'method_not_allowed'
    | 'request_timeout'
    | 'idempotency_in_flight'
    | 'generation_in_progress'
    | 'map_not_ready'
    | 'already_purchased'
    | 'payload_too_large'
    | 'unsupported_media_type'
    | 'validation_failed'
    | 'idempotency_key_reused'
    | 'rate_limited'
    | 'headers_too_large'
    | 'internal_error'
    | 'database_unavailable'
    | 'payment_unavailable'
    | 'overloaded';
  request_id: string;
  ok: false;
  message: string;
  /** Every fault, by RFC 6901 pointer. */
  errors?: {
    pointer: string;
    code: string;
    message: string;
  }[];
  /** With `generation_in_progress`: the map that is being made. */
  map_id?: number;
  [k: string]: unknown;
}

export interface User {
  id: number;
  email: string;
  role: 'user' | 'admin';
  has_map: boolean;
}

/** `intake_draft` and `latest_map` are null for all who may not use the map. */
export interface Progress {
  assessment_draft: {
    answered: number;
    /** UTC */
    saved_at: string;
  } | null;
  latest_assessment: {
    assessment_id: number;
    /** UTC */
    completed_at: string;
    top_nature: Nature;
  } | null;
  intake_draft: {
    /** UTC */
    saved_at: string;
  } | null;
  latest_map: MapSummary | null;
}

export type Nature =
  | 'Creating'
  | 'Innovating'
  | 'Performing'
  | 'Advising'
  | 'Organizing'
  | 'Providing'
  | 'Adapting'
  | 'Analyzing'
  | 'Leading';

export interface MapSummary {
  map_id: number;
  status: 'processing' | 'complete';
  /** UTC */
  created_at: string;
  /** UTC */
  completed_at?: string;
  /** Null only where no nature was rated at all. */
  top_nature?: Nature | null;
}

export interface PersonExport {
  /** UTC */
  exported_at: string;
  /** Address, role, language, access to maps. */
  account: {
    [k: string]: unknown;
  };
  sessions: {
    [k: string]: unknown;
  }[];
  login_requests: {
    [k: string]: unknown;
  }[];
  login_links: {
    [k: string]: unknown;
  }[];
  /** Every result with its answers, the newest first. */
  assessments: {
    [k: string]: unknown;
  }[];
  assessment_draft: {
    [k: string]: unknown;
  } | null;
  checkouts: {
    [k: string]: unknown;
  }[];
  purchases: {
    [k: string]: unknown;
  }[];
  /** As the payment service reported them, for 90 days. */
  payment_events: {
    [k: string]: unknown;
  }[];
  /** Every map with its intake, profile and texts, the newest first. */
  maps: {
    [k: string]: unknown;
  }[];
  map_draft: {
    [k: string]: unknown;
  } | null;
  /** Which mails went out, for 90 days; their texts are not kept. */
  mails: {
    [k: string]: unknown;
  }[];
  idempotency_keys: {
    [k: string]: unknown;
  }[];
}

export interface Statement {
  id: number;
  text: string;
  dimension: 'nature' | 'intelligence';
  nature?: Nature;
  intelligence?: Intelligence;
}

export type Intelligence =
  | 'Linguistic'
  | 'Logical'
  | 'Spatial'
  | 'Musical'
  | 'Bodily'
  | 'Naturalist'
  | 'Interpersonal'
  | 'Intrapersonal'
  | 'Existential'
  | 'Spiritual';

export interface AssessmentResult {
  assessment_id: number;
  /** UTC */
  completed_at: string;
  top_nature: Nature;
  natures: {
    Creating: number;
    Innovating: number;
    Performing: number;
    Advising: number;
    Organizing: number;
    Providing: number;
    Adapting: number;
    Analyzing: number;
    Leading: number;
  };
  intelligences: {
    Linguistic: number;
    Logical: number;
    Spatial: number;
    Musical: number;
    Bodily: number;
    Naturalist: number;
    Interpersonal: number;
    Intrapersonal: number;
    Existential: number;
    Spiritual: number;
  };
}

export interface AssessmentDraft {
  responses: ItemResponse[];
  /** UTC */
  saved_at: string;
  item_bank_version: string;
}

export interface ItemResponse {
  item_id: number;
  value: number;
}

export interface DetailedAssessmentResult {
  assessment_id: number;
  /** UTC */
  completed_at: string;
  top_nature: Nature;
  natures: {
    Creating: number;
    Innovating: number;
    Performing: number;
    Advising: number;
    Organizing: number;
    Providing: number;
    Adapting: number;
    Analyzing: number;
    Leading: number;
  };
  intelligences: {
    Linguistic: number;
    Logical: number;
    Spatial: number;
    Musical: number;
    Bodily: number;
    Naturalist: number;
    Interpersonal: number;
    Intrapersonal: number;
    Existential: number;
    Spiritual: number;
  };
  /** All with the highest sum, the top nature among them. */
  tied_with: Nature[];
  /** Below the top by no more than chance explains. */
  close_to_top: Nature[];
  spread: number;
  profile_shape: 'flat' | 'moderate' | 'distinct';
  /** Hints that a retake may be worthwhile. They change no score. */
  quality: {
    level: 'ok' | 'caution' | 'low';
    flags: (
      | 'straight_line'
      | 'long_string'
      | 'low_variability'
      | 'too_fast'
      | 'extreme_only'
      | 'midpoint_heavy'
      | 'inconsistent'
    )[];
  };
  /** Against the previous result, if there is one. */
  change: DimensionChange[] | null;
  breakdown: DimensionInDetail[];
  item_bank_version: string;
  scoring_version: string;
}

export interface DimensionChange {
  name: Nature | Intelligence;
  points: number | null;
  verdict: 'no_clear_change' | 'possible_change' | 'clear_change' | 'not_comparable';
}

export interface DimensionInDetail {
  dimension: 'nature' | 'intelligence';
  name: Nature | Intelligence;
  raw_sum: number;
  mean: number;
  score: number;
  band: 'very_low' | 'low' | 'middle' | 'high' | 'very_high';
  /** Points from the own mean of the family. */
  relative: number;
  /** Equal sums share a rank: 1, 2, 2, 4. */
  rank: number;
  /** Unique; ties in canonical order. */
  position: number;
  /** About two chances in three. */
  likely_range: [number, number];
  items: ItemResponse[];
}

export interface Price {
  product: 'situation-map';
  price_cents: number;
  currency: 'USD';
}

export interface Book {
  sku: string;
  title: string;
  language: 'en' | 'fr';
  type: 'ebook' | 'print';
  price_cents: number;
  currency: 'USD';
  checkout_url: string;
}

export interface BookInDetail {
  sku: string;
  title: string;
  language: 'en' | 'fr';
  type: 'ebook' | 'print';
  price_cents: number;
  currency: 'USD';
  checkout_url: string;
  description: string;
  /** ISBN-13, if one was assigned. */
  isbn?: string;
}

export interface Advice {
  /** Each product once, the best first. Empty where nothing fits. */
  recommendations: {
    /** `free-assessment`, `situation-map`, `style-lint-api`, or `book:` and a SKU. */
    product: string;
    reason: string;
    integration_path: string;
  }[];
  /** A question to go on with. */
  follow_up: string;
}

/** The report, for an application that shows it in pages of its own. */
export interface ReportDocument {
  language: 'en' | 'fr';
  title: string;
  subtitle: string;
  facts: string[];
  /** That the person is invented; empty in all other reports. */
  notice: string;
  sections: ReportSection[];
  footer: string;
}

export interface ReportSection {
  /** Unique in the report, fit for an address. */
  id: string;
  part:
    | 'letter'
    | 'week'
    | 'finding'
    | 'question'
    | 'plan'
    | 'conversation'
    | 'natures'
    | 'attraction'
    | 'method'
    | 'appendix';
  /** Of a finding about one nature. */
  nature: Nature | null;
  /** Above the title of a finding: what it is about. */
  kicker: string | null;
  title: string;
  /** What stands below the title. All text is escaped; no scripts, no inline styles; charts are SVG. Classes are those of `/static/report.css`. */
  html: string;
  /** Of the plan: not in `html`. */
  milestones: Milestone[];
}

export interface Milestone {
  /** Before the title, in smaller print. */
  label: string | null;
  title: string;
  until: string | null;
  steps: {
    /** The same in every answer: what was done can be kept by it. */
    id: string;
    text: string;
    /** How one sees that it is done; may be empty. */
    sign: string;
    /** What it belongs to; may be empty. */
    serves: string;
  }[];
}

export type SituationMap =
  | {
      map_id: number;
      status: 'processing';
    }
  | {
      map_id: number;
      status: 'complete';
      /** UTC */
      completed_at: string;
      /** Null only where no nature was rated at all. */
      top_nature: Nature | null;
      profile: SituationProfile;
      /** Signed; opens the report without a login. */
      report_url: string;
    };

/** Numbers by fixed formulas; only `narrative` is phrased. */
export interface SituationProfile {
  schema: 'situation-profile/1';
  method_version: string;
  scoring_version: string | null;
  item_bank_version: string | null;
  /** UTC */
  submitted_on: string;
  /** UTC */
  generated_at: string;
  locale: 'en' | 'fr';
  assessment_id: number | null;
  assessment_completed_at: string | null;
  preference_source: 'assessment' | 'self_rating' | 'none';
  top_nature_source: 'assessment' | 'self_rating' | 'energy' | 'none';
  role_basis: 'current' | 'target';
  units: {
    [k: string]: string;
  };
  headline: {
    quadrant: 'in_tune' | 'depleted' | 'growing' | 'mismatched' | 'undetermined';
    alignment: number | null;
    alignment_band: ('low' | 'partial' | 'strong') | null;
    energy_balance: number | null;
  };
  /** All nine, in canonical order. */
  natures: NatureProfile[];
  alignment: {
    overall: number | null;
    /** How much of what the role asks for comes naturally. */
    coverage: number | null;
    /** How much of what comes naturally is asked for. */
    utilization: number | null;
    shape: number | null;
    n_used: number;
    random_role_median: number;
  };
  energy: {
    gain: number | null;
    drain: number | null;
    balance: number | null;
    overall_level: number | null;
    trend: ('falling' | 'steady' | 'rising') | null;
    recovery: number | null;
    peak_time: ('early_morning' | 'late_morning' | 'afternoon' | 'evening' | 'varies') | null;
    drains: (
      | 'meetings'
      | 'deep_focus'
      | 'conflict'
      | 'deadlines'
      | 'routine'
      | 'novelty'
      | 'decisions'
      | 'interruptions'
      | 'admin'
      | 'travel'
      | 'people_contact'
      | 'working_alone'
      | 'learning'
      | 'feedback'
      | 'visibility'
      | 'unclear_goals'
    )[];
    sources: (
      | 'meetings'
      | 'deep_focus'
      | 'conflict'
      | 'deadlines'
      | 'routine'
      | 'novelty'
      | 'decisions'
      | 'interruptions'
      | 'admin'
      | 'travel'
      | 'people_contact'
      | 'working_alone'
      | 'learning'
      | 'feedback'
      | 'visibility'
      | 'unclear_goals'
    )[];
  };
  top_risks: {
    nature: Nature;
    value: number;
    zone: Zone | null;
  }[];
  top_levers: {
    nature: Nature;
    value: number;
    zone: Zone | null;
  }[];
  top_assets: {
    nature: Nature;
    value: number;
    zone: Zone | null;
  }[];
  context_flags: (
    | 'high_workload'
    | 'underload'
    | 'low_autonomy'
    | 'low_support'
    | 'unstable_situation'
    | 'slow_recovery'
    | 'falling_energy'
    | 'low_energy'
  )[];
  suggests_health_advice: boolean;
  goals: {
    primary:
      | (
          | 'grow_in_role'
          | 'reshape_role'
          | 'change_role'
          | 'change_field'
          | 'start_business'
          | 'lead_people'
          | 'restore_balance'
          | 'return_to_work'
          | 'gain_clarity'
          | 'other'
        )
      | null;
    horizon_days: number;
    more_of: Nature[];
    less_of: Nature[];
    support: number | null;
  };
  intelligences: {
    id: Intelligence;
    score: number;
    rank: number;
  }[];
  /** In the order of the report; empty only in maps made by method 1. */
  findings: Finding[];
  week: Week | null;
  tension: Tension | null;
  /** Answers that hardly fit together; the report names them. Empty in maps made before method 2.3.0. */
  contradictions: Contradiction[];
  plan: {
    horizon_days: 7 | 21 | 30 | 60 | 90;
    actions: PlannedAction[];
  }[];
  books: {
    sku: string;
    nature: Nature;
    reason: 'risk' | 'lever' | 'goal';
  }[];
  data_quality: {
    confidence: 'high' | 'medium' | 'low';
    data_gaps: (
      | 'no_preferences'
      | 'self_rated_preferences'
      | 'self_rating_incomplete'
      | 'assessment_quality_low'
      | 'assessment_quality_caution'
      | 'assessment_older_than_a_year'
      | 'flat_preferences'
      | 'role_demands_unrated'
      | 'role_demands_incomplete'
      | 'flat_demands'
      | 'energy_patterns_unrated'
      | 'energy_patterns_incomplete'
      | 'flat_energies'
      | 'contradicting_answers'
    )[];
    assessment_age_days: number | null;
  };
  narrative: {
    source: 'llm' | 'template';
    model: string | null;
    prompt_version: string | null;
    verified: boolean;
    fallback_sections: (
      | 'letter'
      | 'scenes'
      | 'experiments'
      | 'headline'
      | 'summary'
      | 'natures'
      | 'goal'
      | 'plan'
      | 'questions'
    )[];
    sections:
      | {
          letter: string[];
          week: string[];
          /** What several answers say together. Absent in maps made by method 2.0.0. */
          patterns?: string[];
          /** What hardly fits together, and what depends on it. Absent in maps made before method 2.3.0. */
          contradictions?: string[];
          findings: {
            title: string;
            see: string;
            scenes: string[];
            conditions: string[];
            experiment: {
              name: string;
              body: string;
              say: {
                to: string;
                words: string;
              };
              notice: string;
            };
          }[];
          question: {
            wished: string;
            fixed: string;
            question: string;
          };
          goal: string[];
          plan: {
            [k: string]: {
              text: string;
              sign: string;
            };
          };
          conversation: {
            to: string;
            question: string;
          }[];
          remarks: string[];
          natures: {
            [k: string]: string;
          };
          attraction: string[];
        }
      | {
          headline: string;
          summary: string[];
          natures: {
            [k: string]: string;
          };
          goal: string;
          plan: {
            [k: string]: string;
          };
          questions: string[];
          bullets: {
            keep: string;
            open: string;
            relieve: string;
          };
          alignment: string;
          assets: string;
          levers: string;
          risks: string;
          energy: string;
        };
  };
  limits: ('self_report' | 'not_for_selection' | 'not_medical')[];
}

export interface NatureProfile {
  id: Nature;
  preference: number | null;
  demand: number | null;
  energy: number | null;
  /** Demand minus preference. */
  gap: number | null;
  alignment: number | null;
  weight: number | null;
  zone: Zone | null;
  risk: number | null;
  lever: number | null;
  asset: number | null;
  time_percent: number | null;
  /** Wished demand minus demand. */
  wished_gap: number | null;
}

export type Zone =
  | 'core'
  | 'costly_strength'
  | 'untapped'
  | 'reserve'
  | 'growth_edge'
  | 'strain'
  | 'background';

export interface Finding {
  kind:
    | 'carries'
    | 'draining_strength'
    | 'strain'
    | 'stretch'
    | 'unused'
    | 'wish_against'
    | 'load_first'
    | 'little_say'
    | 'good_fit';
  nature: Nature | null;
  /** JSON pointers: `/natures/…` into this profile, all others into the questionnaire. */
  because: string[];
}

/** How a week divides by what it does to energy. */
export interface Week {
  /** Hours; or tenths, of the time or of what the role asks for. */
  basis: 'hours' | 'time' | 'demand';
  gives: number;
  costs: number;
  neither: number;
}

/** What pulls against what. */
export interface Tension {
  kind:
    | 'load_on_strength'
    | 'leads_less'
    | 'wants_what_drains'
    | 'drops_strength'
    | 'far_role'
    | 'cost_and_room'
    | 'cost_beside_strength'
    | 'strength_costs';
  nature: Nature | null;
  other: Nature | null;
  /** JSON pointers: `/natures/…` into this profile, all others into the questionnaire. */
  because: string[];
}

/** Two answers that hardly fit together. */
export interface Contradiction {
  case:
    | 'asked_without_time'
    | 'time_without_asking'
    | 'leads_without_leading'
    | 'more_and_less'
    | 'less_and_more'
    | 'leads_and_less'
    | 'grows_and_leaves'
    | 'gives_and_less'
    | 'long_week_too_little'
    | 'nothing_costs_low_energy'
    | 'all_costs_high_energy'
    | 'rested_and_empty'
    | 'tag_costs_work_gives'
    | 'tag_gives_work_costs';
  nature: Nature | null;
  tag: ('admin' | 'decisions' | 'people_contact' | 'novelty' | 'visibility') | null;
  /** JSON pointers: `/natures/…` into this profile, all others into the questionnaire. */
  because: string[];
}

export interface PlannedAction {
  id: string;
  nature: Nature | null;
  kind:
    | 'protect'
    | 'dose'
    | 'open'
    | 'learn'
    | 'share'
    | 'delegate'
    | 'support'
    | 'observe'
    | 'recover'
    | 'decide'
    | 'review';
  text_key: string;
  /** What can be seen or heard once it is done; may be empty. */
  measure: string;
  /** UTC */
  review_on: string;
}

export interface Imprint {
  /** Plain text. Null if they have not said. */
  text: string | null;
  /** Where questions about a purchase are answered. */
  contact: string | null;
  /** The terms of sale. */
  terms: string | null;
  /** When a purchase is refunded. */
  refund: string | null;
  /** True where payments are simulated: nothing is sold here. */
  is_trial: boolean;
  /** Whether questions and answers may be sent to a language model. */
  language_model: boolean;
}
