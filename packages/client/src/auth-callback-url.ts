import { type MailLinkType, mailLinkTypes } from '@verapix/domain';
import { linkSays } from '@verapix/messages/problems';
import * as v from 'valibot';
import { plainText } from './plain-text';
import { serverMessage } from './server-message';

/** The parsed params of an auth callback: a redirect of the provider, or a mailed link. */
export type AuthCallback =
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      /** How the user signed in (`google`), from the token; absent for mailed links. */
      provider?: string;
      /** The kind of mailed link: `signup`, `recovery`, `magiclink`. */
      type?: string;
      /** Not verified: for display only. */
      email?: string;
    }
  | { kind: 'code'; code: string }
  /** A mailed link. Its token is spent by `verifyMailLink` alone. */
  | { kind: 'mail'; tokenHash: string; type: MailLinkType }
  | { kind: 'error'; code?: string; description: string }
  | { kind: 'nothing' }
  | { kind: 'malformed' };

const maxCharacters = 40_000;
const tokenShape = /^[\w.~+/=-]{1,4096}$/;
const codeShape = /^[\w-]{1,256}$/;
/** The long token of a mail. One that was requested with a challenge begins with `pkce_`. */
const tokenHashShape = /^\w{1,256}$/;
const wordShape = /^\w{1,40}$/;

const malformed: AuthCallback = { kind: 'malformed' };

/** The value of a parameter; null if it is absent, empty or repeated. */
function only(params: URLSearchParams, name: string): string | null {
  const values = params.getAll(name);
  return values.length === 1 ? values[0] || null : null;
}

function word<Name extends string>(name: Name, value: string | null | undefined): { [Key in Name]?: string } {
  return value && wordShape.test(value) ? ({ [name]: value } as { [Key in Name]?: string }) : {};
}

function tokensOf(params: URLSearchParams): AuthCallback {
  const accessToken = only(params, 'access_token');
  const refreshToken = only(params, 'refresh_token');
  if (!accessToken || !refreshToken || !tokenShape.test(refreshToken)) return malformed;
  const payload = tokenPayload(accessToken);
  if (!payload) return malformed;
  const type = only(params, 'type');
  // The metadata of an account that began with a password keeps saying so, so Google's own token is checked first.
  const provider = params.has('provider_token') ? 'google' : payload.app_metadata?.provider;
  return {
    kind: 'tokens',
    accessToken,
    refreshToken,
    ...word('type', type),
    ...word('provider', type ? null : provider),
    ...(payload.email ? { email: plainText(payload.email) } : {}),
  };
}

function mailOf(params: URLSearchParams): AuthCallback {
  const tokenHash = only(params, 'token_hash');
  const type = mailLinkTypes.find((each) => each === only(params, 'type'));
  return tokenHash && tokenHashShape.test(tokenHash) && type ? { kind: 'mail', tokenHash, type } : malformed;
}

const saidMaxCharacters = 150;

/** What an address says, as a quotation: anyone can write such an address. */
function quotation(text: string): string {
  const said = plainText(text, saidMaxCharacters).replace(/["“”„«»]/g, "'");
  return said === '' ? '' : linkSays({ text: said });
}

function errorOf(params: URLSearchParams): AuthCallback {
  const code = params.get('error_code') ?? params.get('error');
  const description = serverMessage(code ?? undefined, quotation(params.get('error_description') ?? ''));
  return { kind: 'error', ...word('code', code), description };
}

const errorNames = ['error', 'error_code', 'error_description'];

/**
 * Parses the params of `/auth/callback` or `/account/reset-password`. Never throws, and sends no request.
 * @param hash with or without its `#`
 * @param search with or without its `?`
 */
export function parseCallbackUrl(hash: string, search: string): AuthCallback {
  if (hash.length > maxCharacters || search.length > maxCharacters) return malformed;
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const failed = [fragment, query].find((params) => errorNames.some((name) => params.has(name)));
  if (failed) return errorOf(failed);
  if (fragment.has('access_token') || fragment.has('refresh_token')) return tokensOf(fragment);
  if (query.has('token_hash')) return mailOf(query);
  if (!query.has('code')) return { kind: 'nothing' };
  const code = only(query, 'code');
  return code && codeShape.test(code) ? { kind: 'code', code } : malformed;
}

const maxTokenCharacters = 16_384;
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
  /** Seconds since 1970. */
  exp: v.optional(v.fallback(v.number(), 0)),
  aal: v.optional(v.string()),
  amr: v.optional(v.fallback(v.array(v.object({ method: v.string() })), [])),
  app_metadata: v.optional(v.looseObject({ provider: v.optional(v.string()) })),
});

/** The claims of a token. The signature is not verified: the server alone decides by it. */
type TokenPayload = v.InferOutput<typeof payloadSchema>;

function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** The payload of a well-formed signed token, or null for anything else. Never throws. */
export function tokenPayload(token: string): TokenPayload | null {
  const parts = token.split('.');
  if (token.length > maxTokenCharacters || parts.length !== 3 || !parts.every((part) => base64url.test(part)))
    return null;
  try {
    v.parse(headerSchema, decode(parts[0] ?? ''));
    return v.parse(payloadSchema, decode(parts[1] ?? ''));
  } catch {
    return null;
  }
}
