import * as v from 'valibot';

const maxCharacters = 16_384;
const base64url = /^[\w-]+$/;

const headerSchema = v.looseObject({
  alg: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((algorithm) => algorithm.toLowerCase() !== 'none'),
  ),
});

const payloadSchema = v.looseObject({
  email: v.optional(v.string()),
  app_metadata: v.optional(v.looseObject({ provider: v.optional(v.string()) })),
});

/** What a token says about itself. Nobody has checked its signature: for display alone. */
export type TokenPayload = v.InferOutput<typeof payloadSchema>;

function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** The payload of a well-formed signed token, or null for anything else. Never throws. */
export function tokenPayload(token: string): TokenPayload | null {
  const parts = token.split('.');
  if (token.length > maxCharacters || parts.length !== 3 || !parts.every((part) => base64url.test(part)))
    return null;
  try {
    v.parse(headerSchema, decode(parts[0] ?? ''));
    return v.parse(payloadSchema, decode(parts[1] ?? ''));
  } catch {
    return null;
  }
}
