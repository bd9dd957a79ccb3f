import { delays } from '@verapix/domain';

/** How long the mock backend delays operations that take time, in milliseconds. */
export const mockDelays = {
  'preferences.write': delays.settingsSave,
  'contact-messages.write': delays.contactSend,
  'delete-account': delays.accountDelete,
  'update-merchant-config': delays.settingsSave,
  'api-keys.list': delays.apiKeysList,
  'create-api-key': delays.apiKeyCreate,
  'rotate-api-key': delays.apiKeyCreate,
  'revoke-api-key': delays.apiKeyRevoke,
  'rotate-webhook-secret': delays.apiKeyCreate,
} as const;

type DelayedOperation = keyof typeof mockDelays;
export type Delays = Readonly<Record<DelayedOperation, number>>;

/** No delays, for tests and stories. */
export const noDelays = Object.fromEntries(
  Object.keys(mockDelays).map((operation) => [operation, 0]),
) as Record<DelayedOperation, number>;

/** How long the `slow` network scenario delays each request, in milliseconds. */
export const slowNetworkDelay = 3000;
