import { createStoryBackend, type MockBackendParameters, type StoryBackend } from '@verapix/mocks/storybook';
import type { MswApi } from 'msw-storybook-addon';
import { storeFreeUses } from '@verapix/studio/free-uses/free-uses';
import { storedSessionKey, storedUserId, visitors } from '@verapix/domain';
import { holdTimeAt, releaseTime, runTimeFrom } from './page-time';
import { clock, momentOf, network, persona, storyMoment } from './toolbars';

/** The prefix of the product's storage keys. Storybook has its own. */
const productKey = /^verapix/;

/** Clears the product's storage: every story is a first visit by default. */
function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (productKey.test(key)) storage.removeItem(key);
  }
}

const browser = () => localStorage;

/** Starts a mock backend, and stores its persona's session and free uses. */
async function seedMockBackend(msw: MswApi, parameters: MockBackendParameters): Promise<StoryBackend> {
  const { backend, handlers, session, freeUsesUsed } = await createStoryBackend(parameters);
  msw.use(...handlers);
  clearStorage();
  if (session !== null) localStorage.setItem(storedSessionKey, session);
  storeFreeUses(browser, freeUsesUsed, storedUserId(browser) ?? visitors);
  return backend;
}

interface StoryUnderConditions {
  /** The toolbars' values. */
  globals: Readonly<Record<string, unknown>>;
  msw: MswApi;
  /** The story's parameter. */
  mockBackend: MockBackendParameters | undefined;
}

/**
 * Applies persona, network and time. Toolbars take precedence over the story's parameters. The page, the backend and its
 * data start at one fixed time; the toolbar's clock runs from there. Without parameters and toolbars, nothing changes.
 *
 * @returns the story's mock backend, if it has one, and a function that ends it.
 */
export async function applyConditions({ globals, msw, mockBackend }: StoryUnderConditions): Promise<{
  mockBackend: StoryBackend | undefined;
  end: () => void;
}> {
  const who = persona.chosen(globals.persona);
  const how = network.chosen(globals.network);
  const when = clock.chosen(globals.clock);
  const end = () => {
    releaseTime();
    clearStorage();
  };
  releaseTime();
  if (!mockBackend && !who && !how && !when) return { mockBackend: undefined, end: releaseTime };

  holdTimeAt(storyMoment);
  const parameters = { ...mockBackend, ...(who && { persona: who }), ...(how && { network: how }) };
  const story = await seedMockBackend(msw, parameters);
  if (when) runTimeFrom(momentOf(when));
  return { mockBackend: story, end };
}
