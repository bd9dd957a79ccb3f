import type { Session } from '@supabase/auth-js';
import * as v from 'valibot';

/** The year 2100, in seconds since 1970: no session of ours lasts longer. */
const latestExpiry = 4_102_444_800;

const sessionSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(latestExpiry)),
  user: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    email: v.optional(v.string()),
    user_metadata: v.optional(v.looseObject({})),
  }),
});

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key that no session has.');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype);
  } catch {
    return null;
  }
}

/** Whether a text is a session that auth-js can work with. */
export function isStorableSession(text: string): boolean {
  return v.is(sessionSchema, parse(text));
}

/** What a stored session says, its user above all; null for junk. */
export function parseSession(text: string | null): Pick<Session, 'user' | 'expires_at'> | null {
  const result = v.safeParse(sessionSchema, text === null ? null : parse(text));
  // The schema has checked what we read of a user; auth-js' type names more.
  return result.success ? (result.output as unknown as Session) : null;
}
