import type { Backend } from '../backend';
import { anonKey } from '../http/api-key';
import { testOrigin } from './create-test-backend';

export interface CallInit {
  /** An access token. */
  token?: string;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, the text otherwise, `undefined` when there is none. */
  body: unknown;
}

/** One request as the clients send it, with the public key. `path` begins with a slash. */
export async function call(
  backend: Backend,
  method: string,
  path: string,
  init: CallInit = {},
): Promise<Answer> {
  const response = await backend.fetch(requestOf(method, path, init));
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body = isJson ? JSON.parse(text) : text || undefined;
  return { status: response.status, headers: response.headers, body };
}

function requestOf(method: string, path: string, { token, body, headers }: CallInit): Request {
  return new Request(new URL(path, testOrigin), {
    method,
    headers: {
      apikey: anonKey,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
