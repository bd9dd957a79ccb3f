/** Times of the spec, in milliseconds. The stand-in backend, the simulated engines and the machines read them. */
export const delays = {
  /** A toast without a duration of its own. */
  toastShown: 5000,
  /** A dismissed toast is forgotten after this. */
  toastRemoval: 1_000_000,
  /** The tool is there long before: it does not stand in its way. */
  toolToastShown: 2000,
  chatToastShown: 3000,
  usageLimitToastShown: 3000,
  simulatedUpscale: 2500,
  simulatedLogo: 700,
  simulatedImage: 2000,
  simulatedCutOutStart: 1000,
  /** Between two steps of its progress: the spec names the start and the steps, not their pace. */
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
  /** Between two looks at how a hosted checkout stands. */
  checkoutReading: 3000,
  /** For how long a plan that was read counts as fresh when a tab is shown again. */
  planFresh: 30_000,
  chatReplyLeast: 1000,
  chatReplyMost: 3000,
  /** For how long a reply in the chat is waited for. */
  chatReplyDeadline: 20_000,
  scrollHide: 600,
  counterAnimation: 2000,
  counterStep: 16,
  sessionRefreshCheck: 30_000,
  sessionExpiryMargin: 10_000,
  sessionRetryStep: 200,
  realtimeHeartbeat: 30_000,
  realtimeTimeout: 10_000,
} as const;

/** The session is refreshed so many checks before it expires. */
export const sessionRefreshTicks = 3;
/** Waits before each attempt to reconnect; the last one repeats. */
export const realtimeReconnectDelays = [1000, 2000, 5000, 10_000] as const;
