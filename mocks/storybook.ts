import { setupWorker } from 'msw/browser';
import type { Backend } from './backend';
import { totpCode, totpStep } from './auth/totp';
import { createBackend } from './create-backend';
import { type PersonaId, personas } from './db/personas';
import type { Mail, UserRecord } from './db/schema';
import { seedData } from './db/seeds';
import { createMemoryStore } from './db/store';
import { noDelays } from './delays';
import { countedBytes, countedIds, realEnvironment } from './environment';
import { handlersFor } from './handlers';
import { anonKey } from './http/gateway';
import { type NetworkScenario, withNetwork } from './network';

export { accessTokenSeconds } from './auth/access-token';
export { anonKey } from './http/gateway';

/** A story's network: `silent` never answers, for loading states. */
export type StoryNetwork = NetworkScenario | 'silent';

/** A story's parameters for its mock backend. */
export interface MockBackendParameters {
  /** The signed-in user; `visitor` by default. */
  persona?: PersonaId;
  /** `ok` by default. */
  network?: StoryNetwork;
}

/** What a story may do with its backend outside the page. */
export interface StoryBackend {
  /** Returns the mails, oldest first. */
  mails: () => readonly Mail[];
  /** Returns the code that the authenticator app of a user shows now; a code that was not accepted yet. */
  code: (email: string) => Promise<string>;
  /** Sends a request without the story's network scenario, for example as the payment provider. */
  fetch: Backend['fetch'];
}

/** Options without delays, in memory, and with repeatable ids for screenshots. */
function storyOptions() {
  const environment = { ...realEnvironment, newId: countedIds(), randomBytes: countedBytes() };
  return {
    ...environment,
    delays: noDelays,
    pictures: () => import('./public-api/browser-tools'),
    store: createMemoryStore(() => seedData(environment)),
    siteUrl: location.origin,
    redirectOrigins: [],
  };
}

type StoryOptions = ReturnType<typeof storyOptions>;

/** The first code of the steps that are accepted now whose step was not used. */
async function codeOf(owner: UserRecord | undefined, now: number): Promise<string> {
  const factor = owner?.factors.at(-1);
  const step = totpStep(now);
  const unused = [step, step + 1, step - 1].find((each) => !factor?.usedSteps.includes(each));
  if (!factor || unused === undefined) throw new Error('There is no authenticator app with an unused code.');
  return totpCode(factor.secret, unused);
}

const silentBackend: Backend = { fetch: () => new Promise(() => {}) };

function behindNetwork(network: StoryNetwork, backend: Backend, options: StoryOptions): Backend {
  return network === 'silent' ? silentBackend : withNetwork(backend, () => network, options);
}

/** Signs in and returns the session as the auth client stores it. */
async function sessionFor(account: { email: string; password: string }, backend: Backend): Promise<string> {
  const signIn = new Request(`${location.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  return (await backend.fetch(signIn)).text();
}

/**
 * Creates a separate backend for one story. Returns MSW handlers; the persona's session, or `null` for a visitor; and
 * the number of free uses that the persona's browser has counted.
 */
export async function createStoryBackend({ persona = 'visitor', network = 'ok' }: MockBackendParameters) {
  const options = storyOptions();
  const backend = createBackend(options);
  const user = personas.find(({ id }) => id === persona);
  const storyBackend: StoryBackend = {
    mails: () => options.store.read().mails,
    code: (email) =>
      codeOf(
        options.store.read().users.find((each) => each.email === email),
        options.now(),
      ),
    fetch: backend.fetch,
  };
  return {
    backend: storyBackend,
    handlers: handlersFor(behindNetwork(network, backend, options), location.origin),
    session: user?.account ? await sessionFor(user.account, backend) : null,
    freeUsesUsed: user?.freeUsesUsed ?? 0,
  };
}

/** Starts MSW for stories. Requests to other origins without a handler fail: stories never use the real network. */
export async function startMockBackend() {
  const worker = setupWorker(...handlersFor(createBackend(storyOptions()), location.origin));
  await worker.start({
    quiet: true,
    // Relative to the preview page, because Storybook may be served from a folder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}worker.js` },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
