import { type SignUpDetails, type SignUpOutcome, signUpMachine } from '@verapix/machines';
import {
  anonKey,
  createTestBackend as createStandIn,
  naughtyStrings,
  testOrigin,
} from '@verapix/mocks/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createBackendApi } from './backend';
import { createMemoryStorage } from './backend.test-kit';

const apis: ReturnType<typeof createBackendApi>[] = [];
afterEach(() => Promise.all(apis.splice(0).map((api) => api.dispose())));

/** The real client on the mock backend. */
function connect() {
  const standIn = createStandIn();
  const api = createBackendApi(
    { url: testOrigin, anonKey, flowType: 'implicit' },
    {
      fetch: (input, init) => standIn.fetch(new Request(input, init)),
      localStorage: createMemoryStorage,
      sessionStorage: createMemoryStorage,
      window: new EventTarget(),
      now: standIn.options.now,
      site: 'https://app.test',
      navigate: () => undefined,
      onStorageUnavailable: () => undefined,
    },
  );
  apis.push(api);
  return { standIn, api };
}

/** Submits a sign-up and waits for its result. */
async function signUp(details: Partial<SignUpDetails>) {
  const { standIn, api } = connect();
  const caught: unknown[] = [];
  const machine = signUpMachine.provide({
    actors: {
      signUp: fromPromise<SignUpOutcome, SignUpDetails>(({ input, signal }) => api.signUp(input, signal)),
    },
  });
  const actor = createActor(machine, { input: { now: () => 0 } });
  const said: string[] = [];
  actor.on('notify', ({ toast }) => said.push(toast.description ?? toast.title));
  actor.on('error.caught', ({ error }) => caught.push(error));
  actor.start();
  actor.send({
    type: 'details.submit',
    fullName: 'Ada',
    email: 'ada@example.com',
    password: 'correct-horse-7',
    founder: false,
    ...details,
  });
  const snapshot = await waitFor(actor, (state) => !state.matches('submitting'));
  actor.stop();
  const problems = Object.values(snapshot.context.fieldErrors);
  return { caught, words: [...said, ...problems], user: standIn.store.read().users[0] };
}

describe.each(['fullName', 'email', 'password'] as const)('the %s of a sign-up', (field) => {
  it.each(naughtyStrings.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    'is stored as typed, or rejected with a reason: %s',
    async (_title, text) => {
      const { caught, words, user } = await signUp({ [field]: text });
      expect(caught).toEqual([]);
      expect(words.join()).toMatch(/\w/);
      if (user && field === 'fullName') expect(user.userMetadata.full_name).toBe(text.trim());
    },
  );
});
