import { afterEach, beforeEach, vi } from 'vitest';
import { type BackendApi, createBackendApi } from './backend';
import type { Connection } from './clients';
import { storedSessionKey } from '@verapix/domain';
import type { ServerClock } from './server-clock';

/** A request that the fake server received. */
interface SeenRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = (request: SeenRequest) => Response | Promise<Response>;

/** A server with configurable answers that records its requests. */
function createFakeServer() {
  const seen: SeenRequest[] = [];
  const answers: { start: string; answer: Answer }[] = [];
  return {
    seen,
    /** Sets the answer for requests that begin with a text, such as `POST /auth/v1/token`. */
    on(start: string, answer: Answer) {
      answers.unshift({ start, answer });
    },
    /** The number of requests that began with a text. */
    count: (start: string) => seen.filter(({ method, path }) => `${method} ${path}`.startsWith(start)).length,
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const { pathname, search } = new URL(String(input));
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const request = {
        method: init.method ?? 'GET',
        path: pathname + search,
        headers: new Headers(init.headers),
        body,
      };
      seen.push(request);
      const known = answers.find(({ start }) => `${request.method} ${request.path}`.startsWith(start));
      return known ? known.answer(request) : json({ message: 'No answer is set for this request.' }, 404);
    },
  };
}

/** A JSON answer, with the header that makes auth-js read error codes. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01', ...headers },
  });
}

export function html(status = 200): Response {
  return new Response('<html>Sign in to the network</html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
}

/** Throws like `fetch` without a network. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

/** An answer that the test resolves. */
export function deferredResponse() {
  let resolve: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((settled) => {
    resolve = settled;
  });
  return { promise, resolve };
}

export const never = () => new Promise<Response>(() => undefined);

/** A `Storage` in memory. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token with an invalid signature. */
export function tokenOf(payload: object, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  return `${encode(header)}.${encode(payload)}.c2lnbmF0dXJl`;
}

export function userOf(id = 'ada', metadata: object = { full_name: 'Ada', locale: 'en' }) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: `${id}@example.com`,
    app_metadata: {},
    user_metadata: metadata,
    identities: [{ id }],
    created_at: '2026-01-01T00:00:00Z',
  };
}

let sessions = 0;

/** A session as the server sends it, with unique tokens. */
export function sessionOf({
  id = 'ada',
  expiresIn = 3600,
  claims = {},
  ...more
}: Record<string, unknown> & { id?: string; expiresIn?: number; claims?: object } = {}) {
  sessions += 1;
  const expires_at = Math.round(Date.now() / 1000) + expiresIn;
  return {
    access_token: tokenOf({ sub: id, exp: expires_at, n: sessions, ...claims }),
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at,
    refresh_token: `refresh${sessions}`,
    user: userOf(id),
    ...more,
  };
}

/** Lets pending promises settle without advancing time. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 8; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

export interface TestBackendOptions {
  connection?: Partial<Connection>;
  localStorage?: () => Storage;
  window?: EventTarget;
  onStorageUnavailable?: () => void;
  clock?: ServerClock;
}

const backends: BackendApi[] = [];

/** A backend client on a fake server and storage in memory. */
export function createTestBackend(options: TestBackendOptions = {}) {
  const server = createFakeServer();
  const local = createMemoryStorage();
  const tab = createMemoryStorage();
  const visited: string[] = [];
  const api = createBackendApi(
    {
      url: 'https://project.example',
      anonKey: 'sb_publishable_test',
      flowType: 'implicit',
      ...options.connection,
    },
    {
      fetch: server.fetch,
      localStorage: options.localStorage ?? (() => local),
      window: options.window ?? new EventTarget(),
      sessionStorage: () => tab,
      now: () => Date.now(),
      ...(options.clock && { clock: options.clock }),
      site: 'https://app.example/de',
      navigate: (url) => void visited.push(url),
      onStorageUnavailable: options.onStorageUnavailable ?? (() => undefined),
    },
  );
  backends.push(api);
  const stored = () => local.getItem(storedSessionKey);
  return {
    api,
    server,
    local,
    tab,
    visited,
    stored,
    store: (session: object) => local.setItem(storedSessionKey, JSON.stringify(session)),
  };
}

/** The same with a signed-in user; `token` is the session's. */
export function createSignedInBackend() {
  const backend = createTestBackend();
  const session = sessionOf();
  backend.store(session);
  return { ...backend, token: session.access_token };
}

/** Disposes every client of a test: each has timers and a channel. */
export async function disposeBackends(): Promise<void> {
  await Promise.all(backends.splice(0).map((api) => api.dispose()));
}

/** Fakes timers and the date. Microtasks and streams are real: the clients need them. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Fakes time in each test of the file, and disposes its clients after it. */
export function holdTimeInEachTest(): void {
  beforeEach(holdTime);
  afterEach(async () => {
    await disposeBackends();
    vi.useRealTimers();
  });
}

/** A signal that never aborts. */
export const unhurried = () => new AbortController().signal;
