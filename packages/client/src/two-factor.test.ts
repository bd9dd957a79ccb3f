import {
  anonKey,
  createSeededBackend,
  enrolFactor,
  giveCode,
  testOrigin,
  totpCode,
  totpStep,
} from '@verapix/mocks/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionChange } from '@verapix/domain';
import type { Enrolment } from './api/two-factor';
import { type BackendApi, createBackendApi } from './backend';
import { createMemoryStorage, settle, unhurried } from './backend.test-kit';

const credentials = { email: 'premium@example.com', password: 'verapix-demo' };

let backend: ReturnType<typeof createSeededBackend>;
const opened: BackendApi[] = [];

/** A browser with the client of the mock backend, and the changes of its session. */
function openBrowser(storage: Storage = createMemoryStorage()) {
  const network = { isOnline: true };
  const api = createBackendApi(
    { url: testOrigin, anonKey, flowType: 'implicit' },
    {
      fetch: async (input, init) => {
        if (!network.isOnline) throw new TypeError('Failed to fetch');
        return backend.fetch(new Request(input, init));
      },
      localStorage: () => storage,
      sessionStorage: createMemoryStorage,
      window: new EventTarget(),
      now: () => Date.now(),
      site: 'https://app.test',
      navigate: () => {},
      onStorageUnavailable: () => {},
    },
  );
  opened.push(api);
  const changes: string[] = [];
  const follow = ({ user, cause }: SessionChange) =>
    void changes.push(`${cause} ${user?.email ?? 'no user'}`);
  api.watchSession(follow);
  return { api, changes, storage, network };
}

function pass(seconds: number): void {
  backend.advance(seconds * 1000);
  vi.setSystemTime(backend.options.now());
}

const codeNow = (secret: string) => totpCode(secret, totpStep(backend.options.now()));

/** Turns two-factor authentication on in a browser; half a minute later, so that the app shows another code. */
async function turnOn({ api }: ReturnType<typeof openBrowser>): Promise<Enrolment> {
  const enrolled = await api.enrolTwoFactor(unhurried());
  if (!enrolled.ok) throw new Error(enrolled.problem.message);
  const { factorId, secret } = enrolled.enrolment;
  const confirmed = await api.confirmTwoFactor({ factorId, code: await codeNow(secret) }, unhurried());
  if (!confirmed.ok) throw new Error(confirmed.problem.message);
  pass(30);
  return enrolled.enrolment;
}

async function signedIn() {
  const browser = openBrowser();
  await browser.api.signIn(credentials, unhurried());
  return browser;
}

beforeEach(() => {
  backend = createSeededBackend();
  vi.useFakeTimers({ toFake: ['Date'], now: backend.options.now() });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((api) => api.dispose()));
  vi.useRealTimers();
});

describe('setting up two-factor authentication', () => {
  it('shows a QR code and a secret, and is on once the first code is given', async () => {
    const browser = await signedIn();
    const { api, changes } = browser;
    expect(await api.loadTwoFactor(unhurried())).toEqual({ ok: true, on: false, codesLeft: 0 });
    const { qrCode, secret } = await turnOn(browser);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await api.loadTwoFactor(unhurried())).toEqual({ ok: true, on: true, codesLeft: 0 });
    await settle();
    expect(changes).toEqual(['initial no user', 'signed-in-here premium@example.com']);
  });

  it('can be started again: the app that was not confirmed is replaced', async () => {
    const { api } = await signedIn();
    const first = await api.enrolTwoFactor(unhurried());
    const second = await api.enrolTwoFactor(unhurried());
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(backend.userOf('premium').factors).toHaveLength(1);
  });

  it('says in our own words that a code is wrong', async () => {
    const { api } = await signedIn();
    const enrolled = await api.enrolTwoFactor(unhurried());
    const factorId = enrolled.ok ? enrolled.enrolment.factorId : '';
    expect(await api.confirmTwoFactor({ factorId, code: '000000' }, unhurried())).toEqual({
      ok: false,
      problem: {
        code: 'mfa_verification_failed',
        message: 'This code is wrong. Enter the one your authenticator app shows now.',
      },
    });
  });

  it('says that too many codes were entered', async () => {
    const { api } = await signedIn();
    const enrolled = await api.enrolTwoFactor(unhurried());
    const factorId = enrolled.ok ? enrolled.enrolment.factorId : '';
    const guess = () => api.confirmTwoFactor({ factorId, code: '000000' }, unhurried());
    for (let count = 0; count < 30; count += 1) await guess();
    expect(await guess()).toMatchObject({
      problem: { message: 'Too many codes were entered. Wait a few minutes, then enter a new one.' },
    });
  });

  it('answers "unreachable" without a network', async () => {
    const { api, network } = await signedIn();
    network.isOnline = false;
    for (const outcome of [await api.loadTwoFactor(unhurried()), await api.enrolTwoFactor(unhurried())])
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'unreachable' } });
  });

  it('is turned off by a code, and the next sign-in needs none', async () => {
    const browser = await signedIn();
    const { secret } = await turnOn(browser);
    expect(await browser.api.removeTwoFactor({ code: '000000' }, unhurried())).toMatchObject({ ok: false });
    const code = await codeNow(secret);
    expect(await browser.api.removeTwoFactor({ code }, unhurried())).toEqual({ ok: true, codesLeft: 0 });
    expect(await browser.api.loadTwoFactor(unhurried())).toEqual({ ok: true, on: false, codesLeft: 0 });
    const other = openBrowser();
    expect(await other.api.signIn(credentials, unhurried())).not.toHaveProperty('codeRequired');
  });
});

describe('signing in with a second factor', () => {
  /** A second browser in which the password was given. */
  async function halfSignedIn() {
    const { secret } = await turnOn(await signedIn());
    const browser = openBrowser();
    const outcome = await browser.api.signIn(credentials, unhurried());
    return { ...browser, outcome, secret };
  }

  it('does not sign in before the code is given', async () => {
    const { api, changes, outcome, secret } = await halfSignedIn();
    await settle();
    expect(outcome).toMatchObject({ ok: true, codeRequired: true });
    expect(changes).toEqual(['initial no user']);
    expect(await api.currentUser(unhurried())).toEqual({ ok: true, user: null });
    expect(await api.isCodeRequired(unhurried())).toEqual({ ok: true, codeRequired: true });
    expect(await api.giveCode({ code: await codeNow(secret) }, unhurried())).toEqual({
      ok: true,
      storage: true,
    });
    expect(changes).toEqual(['initial no user', 'signed-in-here premium@example.com']);
    expect(await api.isCodeRequired(unhurried())).toEqual({ ok: true, codeRequired: false });
  });

  it('can be continued after a reload', async () => {
    const { storage, secret } = await halfSignedIn();
    const { api, changes } = openBrowser(storage);
    await settle();
    expect(changes).toEqual(['initial no user']);
    expect(await api.isCodeRequired(unhurried())).toEqual({ ok: true, codeRequired: true });
    await api.giveCode({ code: await codeNow(secret) }, unhurried());
    expect(changes.at(-1)).toBe('signed-in-here premium@example.com');
  });

  it('keeps waiting for the code after a wrong one', async () => {
    const { api, secret } = await halfSignedIn();
    expect(await api.giveCode({ code: '000000' }, unhurried())).toMatchObject({
      ok: false,
      problem: { code: 'mfa_verification_failed' },
    });
    expect(await api.giveCode({ code: await codeNow(secret) }, unhurried())).toMatchObject({ ok: true });
  });

  it.each([true, false])('ends with the session when it is abandoned (network: %s)', async (isOnline) => {
    const { api, network } = await halfSignedIn();
    const before = backend.store.read().sessions.length;
    network.isOnline = isOnline;
    expect(await api.abandonSignIn(unhurried())).toEqual({ ok: true });
    expect(await api.isCodeRequired(unhurried())).toEqual({ ok: true, codeRequired: false });
    expect(backend.store.read().sessions).toHaveLength(isOnline ? before - 1 : before);
  });

  it('accepts the code of any of several apps', async () => {
    await turnOn(await signedIn());
    const { token } = await backend.signIn('premium');
    const [known] = backend.userOf('premium').factors;
    const app = { id: known?.id ?? '', secret: known?.secret ?? '' };
    const full = (await giveCode(backend, token, app)).body as { access_token: string };
    const other = await enrolFactor(backend, full.access_token, 'Another');
    pass(30);
    await giveCode(backend, full.access_token, other);
    pass(30);
    const { api, changes } = openBrowser();
    await api.signIn(credentials, unhurried());
    expect(await api.giveCode({ code: await codeNow(other.secret) }, unhurried())).toMatchObject({
      ok: true,
    });
    expect(changes.at(-1)).toBe('signed-in-here premium@example.com');
    pass(30);
    const code = await codeNow(other.secret);
    expect(await api.removeTwoFactor({ code }, unhurried())).toEqual({ ok: true, codesLeft: 0 });
    expect(await api.loadTwoFactor(unhurried())).toEqual({ ok: true, on: false, codesLeft: 0 });
  });
});

describe('recovery codes', () => {
  async function made(browser: Awaited<ReturnType<typeof signedIn>>): Promise<readonly string[]> {
    const outcome = await browser.api.createRecoveryCodes({ code: undefined }, unhurried());
    if (!outcome.ok) throw new Error(outcome.problem.message);
    return outcome.codes;
  }

  it('sign in without the app, which turns the second factor off', async () => {
    const browser = await signedIn();
    await turnOn(browser);
    const [code = ''] = await made(browser);
    const { api, changes } = openBrowser();
    await api.signIn(credentials, unhurried());
    expect(await api.giveCode({ code: code.toUpperCase() }, unhurried())).toEqual({
      ok: true,
      storage: true,
      codesLeft: 9,
    });
    expect(changes).toEqual(['initial no user', 'signed-in-here premium@example.com']);
    expect(await api.isCodeRequired(unhurried())).toEqual({ ok: true, codeRequired: false });
    expect(await api.loadTwoFactor(unhurried())).toEqual({ ok: true, on: false, codesLeft: 9 });
  });

  it('say in our own words that one is wrong, and that there were too many', async () => {
    const browser = await signedIn();
    await turnOn(browser);
    const { api } = openBrowser();
    await api.signIn(credentials, unhurried());
    const guess = () => api.giveCode({ code: 'abcd-efgh-2345-6789' }, unhurried());
    for (let count = 0; count < 5; count += 1)
      expect(await guess()).toMatchObject({
        problem: { message: expect.stringMatching(/^This recovery code is wrong or was already used/) },
      });
    expect(await guess()).toMatchObject({
      problem: { message: expect.stringMatching(/^Too many codes were entered/) },
    });
  });

  it('can be made again by a code of the app, and turn it off', async () => {
    const browser = await signedIn();
    const { secret } = await turnOn(browser);
    const { api } = browser;
    expect(await api.createRecoveryCodes({ code: '000000' }, unhurried())).toMatchObject({ ok: false });
    const again = await api.createRecoveryCodes({ code: await codeNow(secret) }, unhurried());
    const code = again.ok ? (again.codes[9] ?? '') : '';
    expect(await api.removeTwoFactor({ code }, unhurried())).toEqual({ ok: true, codesLeft: 9 });
  });
});

it('a function that needs the code is called again after it was given', async () => {
  const { secret } = await turnOn(await signedIn());
  const { api } = openBrowser();
  await api.signIn(credentials, unhurried());
  expect(await api.deleteAccount(unhurried())).toMatchObject({
    ok: false,
    problem: {
      code: 'insufficient_aal',
      message: 'Enter the code from your authenticator app to do this.',
    },
  });
  await api.giveCode({ code: await codeNow(secret) }, unhurried());
  expect(await api.deleteAccount(unhurried())).toEqual({ ok: true });
});
