/**
 * What happens on an account and is noted by the server. `security`: noted also while the user keeps no activity log.
 * `mailed`: the user is told by mail, as `mailSwitches` and the settings decide.
 */
export const accountEvents = {
  'signed-in': { security: true, mailed: true },
  'sessions-ended': { security: true, mailed: false },
  'password-changed': { security: true, mailed: true },
  'email-changed': { security: true, mailed: true },
  'factor-added': { security: true, mailed: true },
  'factor-removed': { security: true, mailed: true },
  'recovery-codes-replaced': { security: true, mailed: true },
  'recovery-code-used': { security: true, mailed: true },
  'key-created': { security: true, mailed: true },
  'key-replaced': { security: true, mailed: true },
  'key-revoked': { security: true, mailed: true },
  'webhook-secret-replaced': { security: true, mailed: false },
  'data-exported': { security: true, mailed: false },
  'settings-changed': { security: false, mailed: false },
  'plan-bought': { security: false, mailed: false },
  'plan-canceled': { security: false, mailed: false },
  'plan-resumed': { security: false, mailed: false },
  'payment-refunded': { security: false, mailed: true },
  'renewal-failed': { security: false, mailed: true },
  'webhook-paused': { security: false, mailed: true },
} as const satisfies Record<string, { security: boolean; mailed: boolean }>;

/** How long activity, mails that were sent, and messages that were dealt with are kept, in days. */
export const noteLifetimeDays = 90;

export type AccountEventKind = keyof typeof accountEvents;
export const accountEventKinds = Object.keys(accountEvents) as AccountEventKind[];

/** What an event says about itself: for example the name of a key. Texts, as they are stored as JSON. */
export type EventDetail = Readonly<Record<string, string>>;

/** Something that happened on an account. */
export interface ActivityEvent {
  id: string;
  kind: AccountEventKind;
  detail: EventDetail;
  /** The `User-Agent` of the browser that did it; `null` where none is known. */
  userAgent: string | null;
  /** ISO 8601. */
  createdAt: string;
}
