import { setupWorker } from 'msw/browser';
import type { Backend } from './backend';
import { countedBytes, countedIds } from './counted';
import { createBackend } from './create-backend';
import { createMemoryStore } from './db/memory-store';
import { type PersonaId, personas } from './db/personas';
import type { Mail } from './db/schema';
import { seedData } from './db/seeds';
import { noDelays } from './delays';
import { handlersFor } from './handlers';
import { anonKey } from './http/api-key';
import { browserPictures } from './public-api/pictures/browser-pictures';
import { type NetworkScenario, withNetwork } from './scenarios/network';
import { realSurroundings } from './surroundings';

export { accessTokenSeconds } from './auth/access-token';
export { anonKey } from './http/api-key';

/** What a story's network may do: `silent` never answers, for what is shown meanwhile. */
export type StoryNetwork = NetworkScenario | 'silent';

/** What a story may say of the backend it runs against. */
export interface StandInParameters {
  /** Who is signed in; nobody unless said. */
  persona?: PersonaId;
  /** What the network does to each request; it works unless said. */
  network?: StoryNetwork;
}

/** The backend of one story, for the parts of it that nobody plays on the page. */
export interface StoryStandIn {
  /** What it has mailed, oldest first. */
  mails: () => readonly Mail[];
  /** Asks it past the network that the story says: as the payment provider, or as a mailed link. */
  fetch: Backend['fetch'];
}

/** What a backend of stories is made with: it answers at once, forgets, and its ids are alike in every picture. */
function storyOptions() {
  const surroundings = { ...realSurroundings, newId: countedIds(), randomBytes: countedBytes() };
  return {
    ...surroundings,
    delays: noDelays,
    pictures: browserPictures,
    store: createMemoryStore(() => seedData(surroundings)),
    siteUrl: location.origin,
    redirectOrigins: [],
  };
}

type StoryOptions = ReturnType<typeof storyOptions>;

const silence: Backend = { fetch: () => new Promise(() => {}) };

function reachedBy(network: StoryNetwork, backend: Backend, options: StoryOptions): Backend {
  return network === 'silent' ? silence : withNetwork(backend, () => network, options);
}

/** The session of an account, as the auth client stores it. */
async function sessionFor(account: { email: string; password: string }, backend: Backend): Promise<string> {
  const signIn = new Request(`${location.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  return (await backend.fetch(signIn)).text();
}

/**
 * A backend for one story, apart from every other, whose data and session are of the present moment: handlers for
 * `msw.use`; the session of the persona, or `null` for somebody without an account; the free uses their browser has seen.
 */
export async function standInForStory({ persona = 'visitor', network = 'ok' }: StandInParameters) {
  const options = storyOptions();
  const backend = createBackend(options);
  const who = personas.find(({ id }) => id === persona);
  const standIn: StoryStandIn = { mails: () => options.store.read().mails, fetch: backend.fetch };
  return {
    standIn,
    handlers: handlersFor(reachedBy(network, backend, options), location.origin),
    session: who?.account ? await sessionFor(who.account, backend) : null,
    freeUsesUsed: who?.freeUsesUsed ?? 0,
  };
}

/**
 * Starts the stand-in backend for stories. A request to another origin that it has no answer for fails: a story or a
 * test never talks to the outside.
 */
export async function startStandIn() {
  const worker = setupWorker(...handlersFor(createBackend(storyOptions()), location.origin));
  await worker.start({
    quiet: true,
    // Beside the page that shows stories, in whatever folder Storybook was put.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
