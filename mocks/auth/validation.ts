import * as v from 'valibot';
import type { BackendOptions } from '../backend';
import { countUse } from '../db/rate-limit';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import type { BackendContext } from '../http/context';

/** A text field. As in GoTrue, a missing field and `null` are the empty text. */
export const text = v.nullish(v.string(), '');

/** Accepted by every request whose result is a link or a code. */
export const challengeFields = { code_challenge: text, code_challenge_method: text };

/** Parses the body with a schema. Throws if a field has the wrong type. */
export async function readFields<Schema extends v.GenericSchema>(
  context: BackendContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await context.json());
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'body';
  throw new HttpError(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${field} should be ${issue.expected ?? 'something else'}`,
  );
}

const emailMaxLength = 255;
/** The format of a browser's e-mail field, with at least one dot in the domain. */
const emailFormat =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Returns an e-mail address in lower case, as it is stored. Throws if it is invalid. */
export function checkEmail(email: string): string {
  if (email.length > emailMaxLength) throw validationError('An email address is too long');
  if (!emailFormat.test(email)) throw validationError('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

/** Attempts allowed at once. */
const burst = 30;
/** Attempts that become available again within the window. */
const attemptsPerWindow = {
  'sign-in': 30,
  'sign-up': 30,
  refresh: 150,
  otp: 30,
  verify: 30,
  factor: 30,
  challenge: 30,
} as const;
const windowMilliseconds = 5 * 60_000;
/** Minimum time between two mails of a kind to one user. */
const mailIntervalMilliseconds = 60_000;

/**
 * Counts an attempt. Throws if there were too many. A backend in the page does not see IP addresses, so attempts are
 * counted by what they concern: an e-mail address, a session, a user.
 */
export function countAttempt(
  options: Pick<BackendOptions, 'store' | 'now'>,
  limit: keyof typeof attemptsPerWindow,
  key: string,
): void {
  const interval = windowMilliseconds / attemptsPerWindow[limit];
  const { allowed } = countUse(options, { name: `${limit}:${key}`, burst, interval });
  if (!allowed) throw new HttpError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** Throws if the last mail was sent less than a minute ago. */
export function checkMailInterval(lastSentAt: number | null, now: number): void {
  const left = (lastSentAt ?? Number.NEGATIVE_INFINITY) + mailIntervalMilliseconds - now;
  if (left <= 0) return;
  const seconds = Math.ceil(left / 1000);
  throw new HttpError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
