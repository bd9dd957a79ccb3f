import { plainText } from './plain-text';
import { tokenPayload } from './token-payload';

/** What an address brought back from the provider or from a mailed link. */
export type AuthCallback =
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      /** How the person signed in (`google`), as the token says; absent for mailed links. */
      provider?: string;
      /** The mailed link it came from: `signup`, `recovery`, `magiclink`. */
      type?: string;
      /** Unchecked: to be shown, never relied on. */
      email?: string;
    }
  | { kind: 'code'; code: string }
  | { kind: 'error'; code?: string; description: string }
  | { kind: 'nothing' }
  | { kind: 'malformed' };

const maxCharacters = 40_000;
const tokenShape = /^[\w.~+/=-]{1,4096}$/;
const codeShape = /^[\w-]{1,256}$/;
const wordShape = /^\w{1,40}$/;

const malformed: AuthCallback = { kind: 'malformed' };

/** The one value of a parameter; null when it is absent, empty or there twice. */
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
  // An account that began with a password says so ever after; only who comes from Google brings a token of theirs.
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

function errorOf(params: URLSearchParams): AuthCallback {
  const code = params.get('error_code') ?? params.get('error');
  return {
    kind: 'error',
    ...word('code', code),
    description: plainText(params.get('error_description') ?? ''),
  };
}

function isError(params: URLSearchParams): boolean {
  return ['error', 'error_code', 'error_description'].some((name) => params.has(name));
}

/**
 * Reads what an address of `/auth/callback` or `/account/reset-password` brought: never throws, asks nobody.
 * @param hash with or without its `#`
 * @param search with or without its `?`
 */
export function parseCallbackUrl(hash: string, search: string): AuthCallback {
  if (hash.length > maxCharacters || search.length > maxCharacters) return malformed;
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const failed = [fragment, query].find(isError);
  if (failed) return errorOf(failed);
  if (fragment.has('access_token') || fragment.has('refresh_token')) return tokensOf(fragment);
  if (!query.has('code')) return { kind: 'nothing' };
  const code = only(query, 'code');
  return code && codeShape.test(code) ? { kind: 'code', code } : malformed;
}
