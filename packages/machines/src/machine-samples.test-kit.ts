import { defaultPreferences } from '@verapix/facts';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  type ContextFrom,
  createEmptyActor,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import type { apiKeysMachine } from './api-keys';
import type { apiTrialMachine } from './api-trial';
import type {
  authCallbackMachine,
  authMachine,
  passwordResetMachine,
  signInMachine,
  signUpMachine,
} from './auth';
import { founder, member } from './auth/session/auth.test-kit';
import { invalidCredentials, notConfirmed, tooMany } from './auth/shared/form.test-kit';
import type { chatMachine } from './chat';
import type { checkoutMachine } from './checkout';
import type { contactMachine } from './contact';
import type { countdownMachine } from './countdown';
import type { dataExportMachine } from './data-export';
import type { deleteAccountMachine } from './delete-account';
import type { freeUseMachine } from './free-use';
import type { merchantSettingsMachine } from './merchant-settings';
import type { paymentResultMachine } from './payment-result';
import type { preferencesMachine } from './preferences';
import type { profileMachine } from './profile';
import type { sessionsMachine } from './sessions';
import type { subscriptionMachine } from './subscription';
import { checkoutRow, paymentRow, premiumRow } from './testing';
import type { toastMachine, toastsMachine } from './toasts';
import { storedToast } from './toasts/stored-toast';
import type { ToolRunMachine } from './tool-run';

type Actors<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

type AnswersOf<Machine extends AnyStateMachine> = {
  readonly [Name in keyof Actors<Machine>]?: NonNullable<Actors<Machine>[Name]> extends infer Logic extends
    AnyActorLogic
    ? readonly OutputFrom<Logic>[]
    : never;
};

/** What it takes to run a machine, whichever it is. */
export interface MachineSample {
  input?: unknown;
  /** What its context holds once there is something to act on. */
  since?: object;
  /** What its actors may come back with, by name. An actor that goes on telling has no line. */
  answers?: object;
}

interface SampleOf<Machine extends AnyStateMachine> extends MachineSample {
  input?: InputFrom<Machine>;
  since?: Partial<ContextFrom<Machine>>;
  answers?: AnswersOf<Machine>;
}

const sampleOf = <Machine extends AnyStateMachine>(sample: SampleOf<Machine>): MachineSample => sample;

const done = { ok: true } as const;
const offline = { ok: false, problem: { code: 'network', message: 'You are offline.' } } as const;
const gone = { ok: false, problem: { code: 'not_found', message: 'It is not there.' } } as const;
const forbidden = { ok: false, problem: { code: 'permission_denied', message: 'You may not.' } } as const;
const deadLink = { ok: false, problem: { code: 'otp_expired', message: 'The link is too old.' } } as const;
const refused = [invalidCredentials, notConfirmed, tooMany].map(
  (problem) => ({ ok: false, problem }) as const,
);

const apiKey = {
  id: 'shop',
  user_id: 'ada',
  name: 'Shop',
  type: 'live',
  prefix: 'vp_live_',
  last4: 'cret',
  created_at: '2026-01-01T00:00:00Z',
  last_used: null,
} as const;

const telephone = {
  id: 'telephone',
  userAgent: 'Mozilla/5.0',
  ip: '192.0.2.1',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-01T00:00:00Z',
  current: false,
};

const merchant = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank' },
  stripe: {},
};

const stored = {
  ...merchant,
  settlement_account: { ...merchant.settlement_account, account_number_last4: '6789', iban_last4: null },
  stripe: { hasWebhookSecret: true },
};

/** A sample of each machine, by its id. `now` is the clock that it runs by. */
export const machineSamples = (now: () => number): Readonly<Record<string, MachineSample>> => ({
  auth: sampleOf<typeof authMachine>({ answers: { endSession: [done, { ok: false, reason: 'server' }] } }),
  'auth-callback': sampleOf<typeof authCallbackMachine>({
    input: { callback: { kind: 'code', code: 'secret', expected: false } },
    answers: {
      findSession: [{ ok: true, user: null }, { ok: true, user: member }, offline],
      setSession: [{ ok: true, user: founder, storage: false }, deadLink, offline],
    },
  }),
  'password-reset': sampleOf<typeof passwordResetMachine>({
    answers: {
      findIdentity: [{ ok: true, email: member.email }, offline],
      updatePassword: [done, deadLink, offline],
    },
  }),
  'sign-in': sampleOf<typeof signInMachine>({
    input: { now },
    answers: {
      startGoogle: [done, ...refused],
      signIn: [{ ok: true, storage: false }, ...refused],
      sendReset: [done, ...refused],
      resendConfirmation: [done, ...refused],
    },
  }),
  'sign-up': sampleOf<typeof signUpMachine>({
    input: { now },
    answers: { startGoogle: [done, ...refused], signUp: [{ ok: true, confirmed: false }, ...refused] },
  }),
  'tool-run': sampleOf<ToolRunMachine<string, { factor: number }, string>>({
    input: { options: { factor: 2 }, keeps: 1 },
    since: { run: 1, kept: ['photo-2x.png'] },
    answers: {
      inspect: [
        { ok: true, source: 'photo.png' },
        { ok: false, rejection: offline.problem },
      ],
      process: [
        { ok: true, value: 'photo-2x.png' },
        { ok: false, failure: offline.problem },
      ],
    },
  }),
  subscription: sampleOf<typeof subscriptionMachine>({
    since: { userId: 'grace', rows: { active: premiumRow(), shown: null } },
    answers: {
      loadSubscription: [
        { ok: true, active: premiumRow(), shown: null },
        { ok: true, active: null, shown: null },
        offline,
      ],
      cancelSubscription: [{ ok: true, subscription: premiumRow({ status: 'canceled' }) }, gone, offline],
    },
  }),
  checkout: sampleOf<typeof checkoutMachine>({
    input: { request: { kind: 'valid', planId: 'premium' }, returnTo: '/payment' },
    answers: {
      createCheckout: [{ ok: true, checkout: checkoutRow() }, offline],
      openCheckout: [done, { ok: false, reason: 'blocked' }, { ok: false, reason: 'refused' }],
      readCheckout: [
        { ok: true, checkout: checkoutRow(), tabClosed: true },
        { ok: true, checkout: checkoutRow({ status: 'processing' }), tabClosed: false },
        { ok: true, checkout: checkoutRow({ status: 'declined' }), tabClosed: false },
        { ok: true, checkout: null, tabClosed: false },
        offline,
      ],
    },
  }),
  'payment-result': sampleOf<typeof paymentResultMachine>({
    input: { checkoutId: null },
    answers: {
      loadPayment: [
        { ok: true, payment: null, checkout: checkoutRow(), signedOut: false },
        { ok: true, payment: paymentRow(), checkout: null, signedOut: false },
        { ok: true, payment: null, checkout: null, signedOut: true },
        offline,
      ],
    },
  }),
  contact: sampleOf<typeof contactMachine>({ answers: { sendMessage: [done, offline] } }),
  countdown: sampleOf<typeof countdownMachine>({ input: { deadline: now() + 60_000, now } }),
  'free-use': sampleOf<typeof freeUseMachine>({ input: { used: 0, access: 'limited' } }),
  preferences: sampleOf<typeof preferencesMachine>({
    input: { page: 'email' },
    answers: {
      loadPreferences: [{ ok: true, preferences: defaultPreferences }, offline],
      savePreferences: [{ ok: true, preferences: defaultPreferences }, offline],
      startTwoFactor: [done, offline],
    },
  }),
  profile: sampleOf<typeof profileMachine>({
    input: { fullName: member.fullName, email: member.email },
    answers: { saveProfile: [done, offline] },
  }),
  'delete-account': sampleOf<typeof deleteAccountMachine>({ answers: { deleteAccount: [done, offline] } }),
  sessions: sampleOf<typeof sessionsMachine>({
    since: { sessions: [telephone] },
    answers: {
      listSessions: [{ ok: true, sessions: [telephone] }, offline],
      revokeSession: [done, gone, offline],
    },
  }),
  'api-keys': sampleOf<typeof apiKeysMachine>({
    input: { secrets: { shop: 'vp_live_secret' } },
    since: { keys: [apiKey] },
    answers: {
      listApiKeys: [{ ok: true, keys: [apiKey] }, offline],
      createApiKey: [{ ok: true, apiKey: { ...apiKey, id: 'importer' }, key: 'vp_live_secret' }, offline],
      revokeApiKey: [done, gone, offline],
    },
  }),
  'data-export': sampleOf<typeof dataExportMachine>({ answers: { prepareExport: [done, offline] } }),
  'api-trial': sampleOf<typeof apiTrialMachine>({
    input: { now },
    answers: {
      sendRequest: [
        {
          ok: true,
          answer: { kind: 'refused', status: 429, retryAfterSeconds: 20, milliseconds: 1, body: '{}' },
        },
        { ok: true, answer: { kind: 'refused', status: 422, milliseconds: 1, body: '{}' } },
        offline,
      ],
    },
  }),
  chat: sampleOf<typeof chatMachine>({
    input: { load: () => ({ messages: [], isDamaged: false }), now, isPremiumEnabled: false },
    answers: { reply: [{ ok: true, content: 'A size.' }, offline] },
  }),
  'merchant-settings': sampleOf<typeof merchantSettingsMachine>({
    input: {
      parse: ({ business_name }) =>
        business_name === ''
          ? { ok: false, errors: { business_name: 'Enter a name.' } }
          : { ok: true, config: { ...merchant, business_name } },
    },
    answers: {
      loadConfig: [{ ok: true, config: stored }, { ok: true, config: null }, forbidden, offline],
      saveConfig: [{ ok: true, success: true }, { ok: true, success: false }, forbidden, offline],
      testConnection: [{ ok: true, success: true, message: 'It works.' }, forbidden, offline],
    },
  }),
  toast: sampleOf<typeof toastMachine>({
    input: { id: 'saved', duration: 5000, paused: false, now, owner: createEmptyActor() },
  }),
  toasts: sampleOf<typeof toastsMachine>({
    input: { now },
    since: { toasts: [storedToast({ title: 'Saved' }, 'saved')] },
  }),
});
