import { delays } from '@verapix/facts';

/** How long the stand-in takes over what the spec says takes time, in milliseconds. The one table. */
export const standInDelays = {
  'preferences.write': delays.settingsSave,
  'contact-messages.write': delays.contactSend,
  'delete-account': delays.accountDelete,
  'merchant-config.write': delays.settingsSave,
  'api-keys.list': delays.apiKeysList,
  'api-keys.create': delays.apiKeyCreate,
  'api-keys.revoke': delays.apiKeyRevoke,
} as const;

/** An operation that takes its time. */
export type DelayedOperation = keyof typeof standInDelays;
export type StandInDelays = Readonly<Record<DelayedOperation, number>>;

/** For tests: everything answers at once. */
export const noDelays = Object.fromEntries(
  Object.keys(standInDelays).map((operation) => [operation, 0]),
) as Record<DelayedOperation, number>;

/** How long a slow network holds each request back, in milliseconds. */
export const slowNetwork = 3000;
