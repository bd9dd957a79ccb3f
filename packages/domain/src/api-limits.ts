/** The public API. */
export const api = {
  version: 'v1',
  liveKeyPrefix: 'vp_live_',
  testKeyPrefix: 'vp_test_',
  /** Requests per minute of an account, by the type of its keys, and as many that repeat an earlier one. */
  requestsPerMinute: { live: 60, test: 20 },
  /** How long a result is kept after its job, and a job with its idempotency key after it was sent. */
  resultLifetimeSeconds: 60 * 60,
  jobLifetimeSeconds: 24 * 60 * 60,
  /** How long before its end a user is told of a result that nobody fetched. */
  resultWarningSeconds: 15 * 60,
  idempotencyKeyMaxCharacters: 255,
  /** How long a request waits for its job: without the header `Prefer`, and at most. */
  waitSeconds: { default: 10, max: 30 },
  /**
   * Maximum work of an account's jobs that are queued or running, by its plan, and the part of it that jobs with priority
   * may take. A unit is the work of the largest picture with the model "fast"; a smaller one counts as much.
   */
  openWork: { premium: 100, lifetime: 100 },
  priorityPart: 0.5,
  /** A unit in pixels of the picture times the factor times the weight of the model. */
  workUnit: 7_500_000,
  modelWeights: { fast: 1, sharp: 20 },
  /** Jobs in one answer. */
  jobsPerPage: { default: 20, max: 100 },
  /** How often a job is started if its worker stops or fails, and how long a worker that says nothing keeps it. */
  jobAttempts: 3,
  leaseSeconds: 60,
  /** How long an attempt may take: then it is given up, and the job is started again or fails. */
  jobMaxSeconds: 15 * 60,
  /** Of this many jobs, one is taken from those without priority while any of them waits. */
  ordinaryShare: 4,
  /** Seconds before each attempt to deliver a webhook, and the timeout of an attempt. */
  webhookDelaysSeconds: [0, 60, 10 * 60, 60 * 60, 6 * 60 * 60],
  webhookTimeoutSeconds: 10,
  /** Webhooks that one process of a worker sends at once. Of an account, there is one at a time. */
  webhooksAtOnce: 16,
  /** How long an address gets nothing that did not answer: twice as long each time, and from the fifth time in a row. */
  webhookSilence: { firstSeconds: 30, timesToPause: 5, pauseSeconds: 6 * 60 * 60 },
  webhookUrlMaxCharacters: 2000,
  /** Fetching a picture from its URL: timeout and maximum redirects. */
  fetchTimeoutSeconds: 10,
  fetchMaxRedirects: 3,
} as const;

/** Maximum length of an API key's name, and maximum active keys of one user. */
export const apiKeyLimits = { nameMaxCharacters: 100, perUser: 20 } as const;
/** The lifetimes that a key may have, in days. A key without one does not expire. */
export const apiKeyLifetimesDays = [30, 90, 365] as const;
/** Hours for which a key, or a secret that signs webhooks, works on after it was replaced. */
export const rotationOverlapHours = 24;
