import { setupWorker } from 'msw/browser';
import { createBackend } from './create-backend';
import { createMemoryStore } from './db/memory-store';
import { type PersonaId, personas } from './db/personas';
import { seedData } from './db/seeds';
import { noDelays } from './delays';
import { handlersFor } from './handlers';
import { anonKey } from './http/api-key';
import { browserPictures } from './public-api/pictures/browser-pictures';
import { type NetworkScenario, withNetwork } from './scenarios/network';
import { realSurroundings } from './surroundings';

/** What a story may say of the backend it runs against. */
export interface StandInParameters {
  /** Who is signed in; nobody unless said. */
  persona?: PersonaId;
  /** What the network does to each request; it works unless said. */
  network?: NetworkScenario;
}

/** What a backend of stories is made with: it answers at once, and forgets. */
function storyOptions() {
  return {
    ...realSurroundings,
    delays: noDelays,
    pictures: browserPictures,
    store: createMemoryStore(() => seedData(realSurroundings)),
    siteUrl: location.origin,
    redirectOrigins: [],
  };
}

/**
 * A backend for one story, apart from every other: handlers for `msw.use`, and the session of the persona as the auth
 * client stores it, or `null` for somebody without an account.
 */
export async function standInForStory({ persona = 'visitor', network = 'ok' }: StandInParameters) {
  const options = storyOptions();
  const backend = createBackend(options);
  const account = personas.find(({ id }) => id === persona)?.account;
  const signIn = new Request(`${location.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const session = account ? await (await backend.fetch(signIn)).text() : null;
  const reached = withNetwork(backend, () => network, options);
  return { handlers: handlersFor(reached, location.origin), session };
}

/**
 * Starts the stand-in backend for stories. A request to another origin that it has no answer for fails: a story or a
 * test never talks to the outside.
 */
export async function startStandIn() {
  const worker = setupWorker(...handlersFor(createBackend(storyOptions()), location.origin));
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
