/** Durations of the spec, in milliseconds. The mock backend, the simulated engines and the machines use them. */
export const delays = {
  /** The default duration of a toast. */
  toastShown: 5000,
  /** A dismissed toast is removed from memory after this time. */
  toastRemoval: 1_000_000,
  chatToastShown: 3000,
  usageLimitToastShown: 3000,
  simulatedUpscale: 2500,
  simulatedLogo: 700,
  simulatedImage: 2000,
  simulatedCutOutStart: 1000,
  /** Between two steps of progress. The spec gives the start and the steps, not the interval. */
  simulatedCutOutStep: 100,
  simulatedHeadshots: 2000,
  simulatedOcr: 1500,
  simulatedWatermark: 2000,
  contactSend: 1500,
  accountDelete: 1500,
  settingsSave: 800,
  apiKeysList: 800,
  apiKeyCreate: 1000,
  apiKeyRevoke: 800,
  checkoutRedirect: 1000,
  /** Between two requests for the status of a hosted checkout. */
  checkoutPollInterval: 3000,
  /** How long a loaded plan counts as fresh when the tab becomes visible again. */
  planFresh: 30_000,
  chatReplyMin: 1000,
  chatReplyMax: 3000,
  /** How long the chat waits for a reply. */
  chatReplyDeadline: 20_000,
  /**
   * The longest that a tool works on one run, four hours. The longest honest run enlarges five megapixels by ×3 with
   * Sharp on one thread, which takes an hour and a half on an ordinary laptop.
   */
  toolRunDeadline: 4 * 60 * 60 * 1000,
  /** How long a statistic counts up, and the time between two figures. */
  counterAnimation: 2000,
  counterStep: 16,
} as const;

/** Durations of the update of the app in milliseconds. Apart from `delays`, which is in the first load of every page. */
export const updateDelays = {
  /** How long a newer version may take to start. */
  activation: 10_000,
  /** Between two looks for a newer version while a page stays open. */
  checkInterval: 60 * 60 * 1000,
} as const;
