import {
  type ApiKeyRow,
  apiKeyScopes,
  defaultPreferences,
  type OwnModel,
  type ProcessorMeasurement,
} from '@verapix/domain';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  type ContextFrom,
  createEmptyActor,
  type EventFromLogic,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import type { apiKeysMachine } from '../api-keys';
import type { apiTrialMachine } from '../api-trial';
import type { appUpdateMachine } from '../app-update';
import type {
  authCallbackMachine,
  authMachine,
  passwordResetMachine,
  signInMachine,
  signUpMachine,
} from '../auth';
import type { batchMachine } from '../batch';
import type { batchSessionMachine } from '../batch-session';
import type { chatMachine } from '../chat';
import type { checkoutMachine } from '../checkout';
import type { cloudResultsMachine } from '../cloud-results';
import type { codePromptMachine } from '../code-prompt';
import type { contactMachine } from '../contact';
import type { customModelMachine } from '../custom-model';
import type { deleteAccountMachine } from '../delete-account';
import type { deviceStorageMachine } from '../device-storage';
import type { freeUseMachine } from '../free-use';
import type { graphicsProcessorMachine } from '../graphics-processor';
import type { objectSelectionMachine } from '../object-selection';
import type { guestDataMachine } from '../guest-data';
import type { libraryMachine } from '../library';
import type { merchantSettingsMachine } from '../merchant-settings';
import type { offerMachine } from '../offer';
import type { paymentResultMachine } from '../payment-result';
import type { activityMachine } from '../activity';
import type { mailLinkMachine } from '../mail-link';
import type { preferencesMachine } from '../preferences';
import type { profileMachine } from '../profile';
import type { recipesMachine } from '../recipes';
import type { sessionsMachine } from '../sessions';
import type { signOutMachine } from '../sign-out';
import type { subscriptionMachine } from '../subscription';
import type { MachineSample } from '../testing';
import type { toastMachine, toastsMachine } from '../toasts';
import { storedToast } from '../toasts/toasts.machine';
import type { ToolRunMachine } from '../tool-run';
import type { inboxMachine } from '../inbox';
import type { twoFactorMachine } from '../two-factor';
import type { webhookSecretMachine } from '../webhook-secret';
import {
  checkoutRow,
  enrolment,
  founder,
  inbox,
  invalidCredentials,
  member,
  notConfirmed,
  paymentRow,
  premiumRow,
  recoveryCodes,
  tooMany,
  wrongCode as wrongCodeProblem,
} from './fixtures';

type Actors<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

type OutputsOf<Machine extends AnyStateMachine> = {
  readonly [Name in keyof Actors<Machine>]?: NonNullable<Actors<Machine>[Name]> extends infer Logic extends
    AnyActorLogic
    ? readonly OutputFrom<Logic>[]
    : never;
};

type EventsOf<Machine extends AnyStateMachine> = {
  readonly [Event in EventFromLogic<Machine> as Event['type']]: Event;
};

/** A picture of a batch that waits. */
const pictureOf = (id: string) => ({
  id,
  name: `${id}.png`,
  bytes: 2048,
  status: 'waiting' as const,
  progress: 0,
});

const pagesQuestion = {
  document: {
    name: 'letter.pdf',
    pageCount: 2,
    max: 2,
    preview: async () => new Blob(),
    text: async () => '',
  },
  answer: () => {},
};

interface SampleOf<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  context?: Partial<ContextFrom<Machine>> | readonly Partial<ContextFrom<Machine>>[];
  events: EventsOf<Machine>;
  outputs?: OutputsOf<Machine>;
}

const sampleOf = <Machine extends AnyStateMachine>(sample: SampleOf<Machine>): MachineSample => sample;

const planes = { layout: 'nchw', type: 'float32', white: 1 } as const;
const ownModel: OwnModel = {
  id: 'foliage',
  name: 'Foliage',
  bytes: 4_200_000,
  format: { scale: 2, tiles: { overlap: 12 }, input: planes, output: planes },
  msPerMegapixel: 90_000,
  memoryBytes: 300_000_000,
};
const pressedPlace = { kind: 'point', x: 40, y: 30, isInside: true } as const;
const pickedObject = { area: { x: 30, y: 20, width: 2, height: 1 }, inside: Uint8Array.of(1, 1) };

const measurement: ProcessorMeasurement = {
  adapter: 'acme x1',
  files: 'a',
  networks: [{ network: 'detail', verdict: 'faster', wasmMs: 2600, webgpuMs: 90, differenceDb: 0 }],
};
const done = { ok: true } as const;
const noData = { results: 0, batches: 0, recipes: 0, models: 0, chats: 0, drafts: 0 };
const ownedData = { ...noData, results: 3, chats: 1 };
const recipe = {
  id: 'shop',
  name: 'Shop',
  steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
} as const;
const offline = { ok: false, problem: { code: 'network', message: 'You are offline.' } } as const;
const notFound = { ok: false, problem: { code: 'not_found', message: 'It does not exist.' } } as const;
const forbidden = { ok: false, problem: { code: 'permission_denied', message: 'Not allowed.' } } as const;
const deadLink = { ok: false, problem: { code: 'otp_expired', message: 'The link is too old.' } } as const;
const wrongCode = { ok: false, problem: wrongCodeProblem } as const;
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
  scopes: [...apiKeyScopes],
  expires_at: null,
  replaced_at: null,
  last_used: null,
  use_count: 0,
} satisfies ApiKeyRow;

const secretStatus = { created_at: '2026-01-01T00:00:00Z', previous_expires_at: null };
const trialAnswer = { milliseconds: 1, body: '{}' } as const;
const trialJob = {
  id: 'job_1',
  mode: 'test',
  scale_factor: 2,
  model: 'fast',
  priority: false,
  input: { width: 1, height: 1, content_type: 'image/png', bytes: 1 },
  created_at: '2026-01-01T00:00:00Z',
} as const;
/** Answers of the public API. */
const trialOutcomes = {
  accepted: {
    ok: true,
    answer: {
      ...trialAnswer,
      kind: 'accepted',
      status: 202,
      retryAfterSeconds: 2,
      job: { ...trialJob, status: 'queued' },
    },
  },
  canceled: {
    ok: true,
    answer: {
      ...trialAnswer,
      kind: 'unsuccessful',
      status: 200,
      job: { ...trialJob, status: 'canceled' },
    },
  },
  limited: { ok: true, answer: { ...trialAnswer, kind: 'refused', status: 429, retryAfterSeconds: 20 } },
  refused: { ok: true, answer: { ...trialAnswer, kind: 'refused', status: 422 } },
} as const;

const keptResult = {
  id: 'boats',
  madeAt: 0,
  tool: 'image-upscaler',
  steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
  files: [{ name: 'boats.png', mime: 'image/png', bytes: 10 }],
} as const;

const cloudResult = { ...keptResult, resultId: 'boats', keptAt: 0, bytes: 10 } as const;

const phone = {
  id: 'phone',
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

const storedMerchant = {
  ...merchant,
  settlement_account: { ...merchant.settlement_account, account_number_last4: '6789', iban_last4: null },
  stripe: { hasWebhookSecret: true },
};

const google = {
  'google.chosen': { type: 'google.chosen' },
  'page.restored': { type: 'page.restored' },
} as const;

/** Samples of all machines, by machine id. `now` is the clock that they run with. */
export const machineSamples = (now: () => number): Readonly<Record<string, MachineSample>> => ({
  auth: sampleOf<typeof authMachine>({
    events: {
      'session.changed': { type: 'session.changed', user: member, cause: 'signed-in-elsewhere' },
      'signOut.requested': { type: 'signOut.requested' },
      'session.ended': { type: 'session.ended' },
    },
    outputs: { endSession: [done, { ok: false, reason: 'server' }] },
  }),
  'auth-callback': sampleOf<typeof authCallbackMachine>({
    input: { callback: { kind: 'code', code: 'secret', expected: false } },
    events: {
      'identity.confirmed': { type: 'identity.confirmed' },
      'identity.refused': { type: 'identity.refused' },
    },
    outputs: {
      findSession: [{ ok: true, user: null }, { ok: true, user: member }, offline],
      setSession: [
        { ok: true, user: founder, storage: false },
        { ok: true, user: founder, codeRequired: true },
        deadLink,
        offline,
      ],
    },
  }),
  'password-reset': sampleOf<typeof passwordResetMachine>({
    events: {
      'password.submit': {
        type: 'password.submit',
        current: 'verapix-old',
        code: '123456',
        password: 'a quiet lighthouse 42',
        repeated: 'a quiet lighthouse 42',
      },
      'code.requested': { type: 'code.requested' },
      'link.requested': { type: 'link.requested' },
      'check.retried': { type: 'check.retried' },
    },
    outputs: {
      findIdentity: [{ ok: true, email: member.email, asksCurrent: true }, offline],
      updatePassword: [
        done,
        { ok: false, problem: { code: 'reauthentication_needed', message: 'Reauthentication needed.' } },
        deadLink,
        offline,
      ],
      sendCode: [done, offline],
      sendLink: [done, offline],
    },
  }),
  'sign-in': sampleOf<typeof signInMachine>({
    input: { now },
    events: {
      ...google,
      'email.chosen': { type: 'email.chosen' },
      'credentials.submit': {
        type: 'credentials.submit',
        email: 'free@example.com',
        password: 'a quiet lighthouse 42',
      },
      'submit.cancelled': { type: 'submit.cancelled' },
      'code.submit': { type: 'code.submit', code: '123456' },
      'code.cancelled': { type: 'code.cancelled' },
      'reset.requested': { type: 'reset.requested', email: 'free@example.com' },
      'resend.requested': { type: 'resend.requested' },
    },
    outputs: {
      startGoogle: [done, ...refused],
      signIn: [{ ok: true, storage: false }, { ok: true, codeRequired: true }, ...refused],
      findPendingCode: [
        { ok: true, codeRequired: false },
        { ok: true, codeRequired: true },
      ],
      giveCode: [done, wrongCode, deadLink],
      abandonSignIn: [done, offline],
      sendReset: [done, ...refused],
      resendConfirmation: [done, ...refused],
    },
  }),
  'sign-up': sampleOf<typeof signUpMachine>({
    input: { now },
    events: {
      ...google,
      'details.submit': {
        type: 'details.submit',
        fullName: 'Free Member',
        email: 'free@example.com',
        password: 'a quiet lighthouse 42',
        founder: false,
      },
      'submit.cancelled': { type: 'submit.cancelled' },
    },
    outputs: { startGoogle: [done, ...refused], signUp: [{ ok: true, confirmed: false }, ...refused] },
  }),
  batch: sampleOf<typeof batchMachine>({
    input: {
      items: [pictureOf('one'), pictureOf('two')],
      options: { factor: 2 },
      costOf: () => 1,
      now,
    },
    context: [
      {},
      { items: [{ ...pictureOf('one'), status: 'failed' }, pictureOf('two')] },
      { items: [{ ...pictureOf('one'), status: 'running' }, pictureOf('two')] },
    ],
    events: {
      'batch.started': { type: 'batch.started' },
      'batch.paused': { type: 'batch.paused' },
      'batch.resumed': { type: 'batch.resumed' },
      'batch.cancelled': { type: 'batch.cancelled' },
      'storage.filled': { type: 'storage.filled' },
      'items.added': { type: 'items.added', items: [pictureOf('three')] },
      'item.skipped': { type: 'item.skipped', id: 'two' },
      'item.removed': { type: 'item.removed', id: 'one' },
      'item.retried': { type: 'item.retried', id: 'one' },
      'failed.retried': { type: 'failed.retried' },
      'item.moved': { type: 'item.moved', id: 'one', by: 1 },
      'options.changed': { type: 'options.changed', options: { factor: 3 } },
      'options.reset': { type: 'options.reset', id: 'one' },
    },
  }),
  'batch-session': sampleOf<typeof batchSessionMachine>({
    input: {
      options: { factor: 2 },
      template: '{name}-{tool}',
      costOf: () => 1,
      isSameWork: () => true,
      isBlocked: () => true,
      takesSingle: true,
      takesRejection: true,
      asksNotice: true,
    },
    context: [{}, { access: 'free', files: [], stored: { items: [pictureOf('one')], options: {} } }],
    events: {
      'lock.granted': { type: 'lock.granted' },
      'lock.refused': { type: 'lock.refused' },
      'access.changed': { type: 'access.changed', access: 'free' },
      'files.chosen': { type: 'files.chosen', files: [new File([], 'photo.png')], options: { factor: 3 } },
      'files.added': { type: 'files.added', files: [new File([], 'photo.png')] },
      'opening.progressed': { type: 'opening.progressed', text: 'Drawing letter.pdf: page 3 of 12' },
      'pages.requested': { type: 'pages.requested', question: pagesQuestion },
      'pages.chosen': { type: 'pages.chosen', pages: [1, 2] },
      'opening.cancelled': { type: 'opening.cancelled' },
      'batch.restored': { type: 'batch.restored' },
      'batch.deleted': { type: 'batch.deleted' },
      'files.held': { type: 'files.held' },
      'storage.filled': { type: 'storage.filled' },
      'form.changed': { type: 'form.changed', form: { template: '{index}' } },
      'saving.started': { type: 'saving.started', target: { to: 'zip' } },
      'saving.progressed': { type: 'saving.progressed', progress: { done: 1, all: 2 } },
      'saving.cancelled': { type: 'saving.cancelled' },
      'notice.answered': { type: 'notice.answered', isAllowed: true },
    },
    outputs: {
      loadBatch: [undefined, { items: [pictureOf('one')], options: { factor: 2 } }],
      clearBatch: [undefined],
      openFiles: [
        { items: [pictureOf('two'), pictureOf('three')], first: undefined, count: 4, problems: [] },
        { items: [pictureOf('two')], first: new File([], 'two.png'), count: 1, problems: [] },
        { items: [], first: undefined, count: 0, problems: [notFound.problem] },
      ],
      copyFiles: [true, false],
      saveResults: [{ warning: undefined }],
    },
  }),
  'tool-run': sampleOf<ToolRunMachine<string, { factor: number }, string>>({
    input: { options: { factor: 2 }, historyLimit: 1 },
    context: { run: 1, history: ['photo-2x.png'] },
    events: {
      'file.chosen': {
        type: 'file.chosen',
        files: [new File([], 'photo.png', { type: 'image/png' })],
      },
      'drop.rejected': {
        type: 'drop.rejected',
        rejection: {
          code: 'dropped-folder',
          message: 'That is a folder.',
          fix: 'Open it and choose one picture inside.',
        },
      },
      'options.changed': { type: 'options.changed', options: { factor: 2 } },
      'options.undone': { type: 'options.undone' },
      'options.redone': { type: 'options.redone' },
      'result.passed': { type: 'result.passed' },
      'result.kept': { type: 'result.kept' },
      'result.edited': { type: 'result.edited' },
      'run.start': { type: 'run.start' },
      'run.cancel': { type: 'run.cancel' },
      'run.retry': { type: 'run.retry' },
      'run.progress': {
        type: 'run.progress',
        run: 1,
        progress: { phase: 'run', phaseLabel: 'Enlarging', overall: 0.5 },
      },
      'result.saved': { type: 'result.saved' },
      'result.selected': { type: 'result.selected', result: 'photo-2x.png' },
      'result.dismissed': { type: 'result.dismissed' },
      'source.cleared': { type: 'source.cleared' },
    },
    outputs: {
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
  'custom-model': sampleOf<typeof customModelMachine>({
    events: {
      'load.retried': { type: 'load.retried' },
      'file.chosen': { type: 'file.chosen', file: new File(['model'], 'foliage.onnx') },
      'check.cancelled': { type: 'check.cancelled' },
      'refusal.dismissed': { type: 'refusal.dismissed' },
      'name.submitted': { type: 'name.submitted', name: 'Foliage' },
      'model.discarded': { type: 'model.discarded' },
      'deletion.asked': { type: 'deletion.asked', id: ownModel.id },
      'deletion.confirmed': { type: 'deletion.confirmed' },
      'deletion.dismissed': { type: 'deletion.dismissed' },
    },
    outputs: {
      listModels: [{ ok: true, models: [ownModel] }, offline],
      checkModel: [{ ok: true, checked: ownModel }, offline],
      keepModel: [{ ok: true, model: ownModel }, offline],
      deleteModel: [{ ok: true, id: ownModel.id }, offline],
    },
  }),
  'graphics-processor': sampleOf<typeof graphicsProcessorMachine>({
    context: [
      {},
      { adapter: measurement.adapter, measurement },
      { adapter: measurement.adapter, isOn: true },
    ],
    events: {
      'measurement.started': { type: 'measurement.started' },
      'measurement.progressed': {
        type: 'measurement.progressed',
        progress: { label: 'Loading the network', done: 0.1 },
      },
      'measurement.cancelled': { type: 'measurement.cancelled' },
      'use.changed': { type: 'use.changed', isOn: true },
    },
    outputs: {
      findProcessor: [
        { adapter: measurement.adapter, measurement: undefined },
        { adapter: measurement.adapter, measurement },
        { adapter: undefined, measurement: undefined },
      ],
      measure: [{ ok: true, measurement }, offline],
      keepChoice: [done, offline],
    },
  }),
  'object-selection': sampleOf<typeof objectSelectionMachine>({
    context: [
      {},
      { picks: [pressedPlace] },
      { picks: [pressedPlace], found: pickedObject, use: { kind: 'keep' } },
    ],
    events: {
      'download.started': { type: 'download.started' },
      'download.progressed': { type: 'download.progressed', progress: 0.4 },
      'download.cancelled': { type: 'download.cancelled' },
      'connection.restored': { type: 'connection.restored' },
      'preparation.started': { type: 'preparation.started' },
      'preparation.cancelled': { type: 'preparation.cancelled' },
      'pick.added': { type: 'pick.added', pick: pressedPlace },
      'pick.undone': { type: 'pick.undone' },
      'picks.discarded': { type: 'picks.discarded' },
      'object.taken': { type: 'object.taken', use: { kind: 'mark', value: 1 } },
      'step.retried': { type: 'step.retried' },
    },
    outputs: {
      findSupport: [
        { support: 'not-downloaded' },
        { support: 'downloaded' },
        { support: 'offline' },
        { support: 'too-little-memory' },
      ],
      download: [done, offline],
      prepare: [done, offline],
      find: [{ ok: true, found: pickedObject }, offline],
      refine: [{ ok: true, found: pickedObject }, offline],
    },
  }),
  subscription: sampleOf<typeof subscriptionMachine>({
    input: { now: () => Date.UTC(2026, 0, 20) },
    context: [{ status: 'active' }, { status: 'canceled' }].map((changes) => ({
      userId: 'grace',
      rows: { active: premiumRow(changes), shown: null },
    })),
    events: {
      'user.changed': { type: 'user.changed', userId: 'ada' },
      'refresh.requested': { type: 'refresh.requested' },
      'load.retried': { type: 'load.retried' },
      'cancel.requested': { type: 'cancel.requested' },
      'cancel.dismissed': { type: 'cancel.dismissed' },
      'cancel.confirmed': { type: 'cancel.confirmed' },
      'resume.requested': { type: 'resume.requested' },
      'billing.requested': { type: 'billing.requested' },
    },
    outputs: {
      loadSubscription: [
        { ok: true, active: premiumRow(), shown: null },
        { ok: true, active: null, shown: null },
        offline,
      ],
      cancelSubscription: [{ ok: true, subscription: premiumRow({ status: 'canceled' }) }, notFound, offline],
      resumeSubscription: [{ ok: true, subscription: premiumRow() }, notFound, offline],
      openBilling: [done, offline],
    },
  }),
  checkout: sampleOf<typeof checkoutMachine>({
    input: { request: { kind: 'valid', planId: 'premium' }, returnTo: '/payment' },
    events: {
      'account.changed': { type: 'account.changed', userId: 'ada', planId: 'free' },
      'pay.requested': { type: 'pay.requested' },
      'check.requested': { type: 'check.requested' },
      'tab.shown': { type: 'tab.shown' },
      'checkout.read': { type: 'checkout.read', status: 'processing', tabClosed: false },
    },
    outputs: {
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
    events: { 'check.requested': { type: 'check.requested' } },
    outputs: {
      loadPayment: [
        { ok: true, payment: null, checkout: checkoutRow(), signedOut: false },
        { ok: true, payment: paymentRow(), checkout: null, signedOut: false },
        { ok: true, payment: null, checkout: null, signedOut: true },
        offline,
      ],
    },
  }),
  contact: sampleOf<typeof contactMachine>({
    events: {
      'message.changed': { type: 'message.changed' },
      'message.submit': {
        type: 'message.submit',
        message: {
          name: 'Free Member',
          email: 'free@example.com',
          subject: 'A question',
          message: 'Which formats can I upload?',
        },
      },
    },
    outputs: { sendMessage: [done, offline] },
  }),
  offer: sampleOf<typeof offerMachine>({
    input: { now },
    events: {
      'user.changed': { type: 'user.changed', userId: member.id },
      'refresh.requested': { type: 'refresh.requested' },
      'time.checked': { type: 'time.checked' },
    },
    outputs: {
      loadOffer: [
        { ok: true, endsAt: null, now: now() },
        { ok: true, endsAt: now() + 60_000, now: now() },
        { ok: true, endsAt: now() - 60_000, now: now() },
        offline,
      ],
    },
  }),
  'free-use': sampleOf<typeof freeUseMachine>({
    input: { used: 0, access: 'limited' },
    events: {
      'generation.succeeded': { type: 'generation.succeeded' },
      'used.changed': { type: 'used.changed', used: 2 },
      'access.changed': { type: 'access.changed', access: 'plan' },
    },
  }),
  preferences: sampleOf<typeof preferencesMachine>({
    input: { page: 'email' },
    events: {
      'load.retried': { type: 'load.retried' },
      'switch.toggled': { type: 'switch.toggled', key: 'productUpdates', on: true },
      'frequency.chosen': { type: 'frequency.chosen', frequency: 'monthly' },
      'save.requested': { type: 'save.requested' },
    },
    outputs: {
      loadPreferences: [{ ok: true, preferences: defaultPreferences }, offline],
      savePreferences: [{ ok: true, preferences: defaultPreferences }, offline],
    },
  }),
  profile: sampleOf<typeof profileMachine>({
    input: { fullName: member.fullName, email: member.email },
    events: {
      'profile.changed': {
        type: 'profile.changed',
        user: { fullName: 'Free Member', email: 'free@example.com' },
      },
      'edit.started': { type: 'edit.started' },
      'edit.cancelled': { type: 'edit.cancelled' },
      'profile.submit': { type: 'profile.submit', fullName: 'Free Member' },
    },
    outputs: { saveProfile: [done, offline] },
  }),
  'two-factor': sampleOf<typeof twoFactorMachine>({
    context: { enrolment },
    events: {
      'load.retried': { type: 'load.retried' },
      'setup.requested': { type: 'setup.requested' },
      'setup.cancelled': { type: 'setup.cancelled' },
      'code.submit': { type: 'code.submit', code: '123456' },
      'removal.requested': { type: 'removal.requested' },
      'removal.cancelled': { type: 'removal.cancelled' },
      'codes.requested': { type: 'codes.requested' },
      'codes.cancelled': { type: 'codes.cancelled' },
      'codes.kept': { type: 'codes.kept' },
    },
    outputs: {
      load: [{ ok: true, on: false, codesLeft: 0 }, { ok: true, on: true, codesLeft: 3 }, offline],
      enrol: [{ ok: true, enrolment }, offline],
      confirm: [done, wrongCode, offline],
      makeCodes: [{ ok: true, codes: recoveryCodes }, wrongCode, offline],
      remove: [{ ok: true, codesLeft: 0 }, wrongCode, offline],
    },
  }),
  'code-prompt': sampleOf<typeof codePromptMachine>({
    events: {
      'code.submit': { type: 'code.submit', code: '123456' },
      'prompt.dismissed': { type: 'prompt.dismissed' },
    },
    outputs: { giveCode: [done, wrongCode, offline] },
  }),
  activity: sampleOf<typeof activityMachine>({
    events: {
      'load.retried': { type: 'load.retried' },
      'filter.chosen': { type: 'filter.chosen', filter: 'security' },
    },
    outputs: { loadActivity: [{ ok: true, events: [] }, offline] },
  }),
  'mail-link': sampleOf<typeof mailLinkMachine>({
    input: { action: 'not-me' },
    events: { 'link.confirmed': { type: 'link.confirmed' } },
    outputs: { followLink: [done, offline] },
  }),
  'delete-account': sampleOf<typeof deleteAccountMachine>({
    events: {
      'delete.requested': { type: 'delete.requested' },
      'delete.confirmed': { type: 'delete.confirmed' },
      'delete.cancelled': { type: 'delete.cancelled' },
    },
    outputs: { deleteAccount: [done, offline] },
  }),
  'app-update': sampleOf<typeof appUpdateMachine>({
    events: {
      'update.found': { type: 'update.found' },
      'update.accepted': { type: 'update.accepted' },
      'update.postponed': { type: 'update.postponed' },
      'version.replaced': { type: 'version.replaced' },
    },
    outputs: { activateUpdate: [undefined] },
  }),
  recipes: sampleOf<typeof recipesMachine>({
    events: {
      'recipes.changed': { type: 'recipes.changed', recipes: [] },
      'naming.requested': { type: 'naming.requested', recipe },
      'name.changed': { type: 'name.changed' },
      'name.submitted': { type: 'name.submitted', name: 'Shop' },
      'naming.dismissed': { type: 'naming.dismissed' },
      'recipe.deleted': { type: 'recipe.deleted', id: recipe.id },
      'files.chosen': {
        type: 'files.chosen',
        files: [{ file: new File(['{}'], 'shop.json'), id: 'imported' }],
      },
    },
    outputs: {
      loadRecipes: [{ ok: true, recipes: [recipe] }, offline],
      storeRecipes: [{ ok: true, recipes: [recipe] }, offline],
      readRecipes: [
        { read: [{ draft: recipe, id: 'imported' }], refused: [] },
        { read: [], refused: [{ name: 'shop.json', problem: notFound.problem }] },
      ],
    },
  }),
  'cloud-results': sampleOf<typeof cloudResultsMachine>({
    context: { results: [cloudResult] },
    events: {
      'load.retried': { type: 'load.retried' },
      'result.kept': { type: 'result.kept', result: keptResult },
      'keeping.canceled': { type: 'keeping.canceled' },
      'result.fetched': { type: 'result.fetched', result: cloudResult, purpose: 'download' },
      'result.deleted': { type: 'result.deleted', result: cloudResult },
    },
    outputs: {
      loadCloud: [{ ok: true, results: [cloudResult] }, offline],
      keepResult: [
        { ok: true, result: cloudResult },
        { ok: false, problem: { code: 'cloud_storage_full', message: 'Your cloud storage is full.' } },
        offline,
      ],
      fetchResult: [done, offline],
      deleteCloudResult: [done, offline],
    },
  }),
  library: sampleOf<typeof libraryMachine>({
    context: { results: [keptResult] },
    events: {
      'load.retried': { type: 'load.retried' },
      'library.changed': { type: 'library.changed' },
      'keeping.switched': { type: 'keeping.switched', isKeeping: false },
      'results.deleted': { type: 'results.deleted', ids: ['boats'] },
    },
    outputs: {
      loadLibrary: [
        { ok: true, results: [keptResult], isKeeping: true, limitBytes: 1000 },
        { ok: true, results: [], isKeeping: true, limitBytes: 1000 },
        { ok: true, results: [], isKeeping: false, limitBytes: 1000 },
        offline,
      ],
      deleteResults: [done, offline],
    },
  }),
  'device-storage': sampleOf<typeof deviceStorageMachine>({
    events: {
      'load.retried': { type: 'load.retried' },
      'space.freed': { type: 'space.freed' },
      'persistence.requested': { type: 'persistence.requested' },
    },
    outputs: {
      loadStorage: [
        {
          ok: true,
          storage: { downloadBytes: 1, appBytes: 1, usedBytes: 2, quotaBytes: 10, isPersisted: false },
        },
        offline,
      ],
      freeSpace: [done, offline],
      requestPersistence: [{ ok: true, isPersisted: true }, { ok: true, isPersisted: false }, offline],
    },
  }),
  'guest-data': sampleOf<typeof guestDataMachine>({
    events: {
      'move.requested': { type: 'move.requested' },
      'offer.declined': { type: 'offer.declined' },
    },
    outputs: { readGuestData: [ownedData, noData], moveGuestData: [done, offline] },
  }),
  'sign-out': sampleOf<typeof signOutMachine>({
    events: {
      'keeping.chosen': { type: 'keeping.chosen' },
      'deleting.chosen': { type: 'deleting.chosen' },
      'question.dismissed': { type: 'question.dismissed' },
    },
    outputs: { readOwnData: [ownedData, noData], deleteOwnData: [done, offline] },
  }),
  sessions: sampleOf<typeof sessionsMachine>({
    context: { sessions: [phone] },
    events: {
      'load.retried': { type: 'load.retried' },
      'session.revoked': { type: 'session.revoked', id: 'phone' },
    },
    outputs: {
      listSessions: [{ ok: true, sessions: [phone] }, offline],
      revokeSession: [done, notFound, offline],
    },
  }),
  'api-keys': sampleOf<typeof apiKeysMachine>({
    input: { secrets: { shop: 'vp_live_secret' } },
    context: { keys: [apiKey] },
    events: {
      'load.retried': { type: 'load.retried' },
      'tab.chosen': { type: 'tab.chosen', keyType: 'test' },
      'creation.requested': {
        type: 'creation.requested',
        name: 'Shop',
        scopes: ['upscale'],
        lifetime: 90,
      },
      'visibility.toggled': { type: 'visibility.toggled', id: 'shop' },
      'key.copied': { type: 'key.copied' },
      'copy.refused': { type: 'copy.refused' },
      'rotation.asked': { type: 'rotation.asked', id: 'shop' },
      'rotation.confirmed': { type: 'rotation.confirmed', lifetime: 365 },
      'rotation.dismissed': { type: 'rotation.dismissed' },
      'revocation.asked': { type: 'revocation.asked', id: 'shop' },
      'revocation.confirmed': { type: 'revocation.confirmed' },
      'revocation.dismissed': { type: 'revocation.dismissed' },
    },
    outputs: {
      listApiKeys: [{ ok: true, keys: [apiKey] }, offline],
      createApiKey: [{ ok: true, apiKey: { ...apiKey, id: 'importer' }, key: 'vp_live_secret' }, offline],
      rotateApiKey: [
        {
          ok: true,
          apiKey: { ...apiKey, id: 'importer' },
          key: 'vp_live_secret',
          replaced: {
            ...apiKey,
            replaced_at: '2026-01-02T00:00:00Z',
            expires_at: '2026-01-03T00:00:00Z',
          },
        },
        offline,
      ],
      revokeApiKey: [done, notFound, offline],
    },
  }),
  'webhook-secret': sampleOf<typeof webhookSecretMachine>({
    context: { secret: 'whsec_c2VjcmV0' },
    events: {
      'load.retried': { type: 'load.retried' },
      'rotation.asked': { type: 'rotation.asked' },
      'rotation.confirmed': { type: 'rotation.confirmed' },
      'rotation.dismissed': { type: 'rotation.dismissed' },
      'visibility.toggled': { type: 'visibility.toggled' },
      'secret.copied': { type: 'secret.copied' },
      'copy.refused': { type: 'copy.refused' },
    },
    outputs: {
      loadWebhookSecret: [{ ok: true, status: null }, { ok: true, status: secretStatus }, offline],
      rotateWebhookSecret: [{ ok: true, status: secretStatus, secret: 'whsec_c2VjcmV0' }, offline],
    },
  }),
  'api-trial': sampleOf<typeof apiTrialMachine>({
    input: { now },
    events: {
      'request.submitted': {
        type: 'request.submitted',
        request: {
          apiKey: 'vp_test_secret',
          picture: () => Promise.resolve(new Blob([], { type: 'image/png' })),
          scaleFactor: 2,
          model: 'fast',
          respondAsync: false,
        },
      },
      'request.cancelled': { type: 'request.cancelled' },
      'job.cancelled': { type: 'job.cancelled' },
      'job.awaited': { type: 'job.awaited' },
      'key.changed': { type: 'key.changed' },
    },
    outputs: {
      sendRequest: [trialOutcomes.accepted, trialOutcomes.limited, trialOutcomes.refused, offline],
      fetchJob: [
        trialOutcomes.accepted,
        trialOutcomes.canceled,
        trialOutcomes.limited,
        trialOutcomes.refused,
        offline,
      ],
      cancelJob: [trialOutcomes.canceled, trialOutcomes.refused, offline],
    },
  }),
  chat: sampleOf<typeof chatMachine>({
    input: { load: () => ({ messages: [], isDamaged: false }), now, isPremiumEnabled: false },
    events: {
      'chat.opened': { type: 'chat.opened' },
      'chat.closed': { type: 'chat.closed' },
      'help.opened': { type: 'help.opened' },
      'help.closed': { type: 'help.closed' },
      'message.sent': { type: 'message.sent', text: 'Which formats can I upload?' },
      'department.chosen': { type: 'department.chosen', department: 'Technical' },
      'reply.retried': { type: 'reply.retried' },
      'conversation.reset': { type: 'conversation.reset' },
      'conversation.changed': { type: 'conversation.changed', messages: [] },
      'user.changed': { type: 'user.changed' },
      'premium.changed': { type: 'premium.changed', isEnabled: true },
      'question.found': { type: 'question.found' },
    },
    outputs: { reply: [{ ok: true, content: 'A size.' }, offline] },
  }),
  inbox: sampleOf<typeof inboxMachine>({
    events: {
      'load.retried': { type: 'load.retried' },
      'answer.opened': { type: 'answer.opened', id: 'm1' },
      'answer.closed': { type: 'answer.closed' },
      'action.chosen': { type: 'action.chosen', action: { action: 'close-payment', id: 'p1' } },
    },
    outputs: {
      loadInbox: [{ ok: true, inbox }, forbidden, offline],
      updateInbox: [done, forbidden, offline],
    },
  }),
  'merchant-settings': sampleOf<typeof merchantSettingsMachine>({
    input: {
      parse: ({ business_name }) =>
        business_name === ''
          ? { ok: false, errors: { business_name: 'Enter a name.' } }
          : { ok: true, config: { ...merchant, business_name } },
    },
    events: {
      'load.retried': { type: 'load.retried' },
      'field.changed': { type: 'field.changed', field: 'business_name', value: 'Verapix' },
      'save.requested': { type: 'save.requested' },
      'test.requested': { type: 'test.requested' },
    },
    outputs: {
      loadConfig: [{ ok: true, config: storedMerchant }, { ok: true, config: null }, forbidden, offline],
      saveConfig: [{ ok: true, success: true }, { ok: true, success: false }, forbidden, offline],
      testConnection: [{ ok: true, success: true, message: 'It works.' }, forbidden, offline],
    },
  }),
  toast: sampleOf<typeof toastMachine>({
    input: { id: 'saved', duration: 5000, paused: false, now, owner: createEmptyActor() },
    events: {
      'time.paused': { type: 'time.paused' },
      'time.resumed': { type: 'time.resumed' },
      'time.restarted': { type: 'time.restarted', duration: 4000, paused: false },
      'toast.dismissed': { type: 'toast.dismissed' },
    },
  }),
  toasts: sampleOf<typeof toastsMachine>({
    input: { now },
    context: { toasts: [storedToast({ title: 'Saved' }, 'saved')] },
    events: {
      'toast.added': {
        type: 'toast.added',
        toast: {
          id: 'saved',
          title: 'Your profile has been updated',
          variant: 'success',
          type: 'success',
        },
      },
      'toast.updated': { type: 'toast.updated', id: 'saved', changes: { title: 'Saved once more' } },
      'toast.dismissed': { type: 'toast.dismissed', id: 'saved' },
      'pause.requested': { type: 'pause.requested', reason: 'hover' },
      'pause.released': { type: 'pause.released', reason: 'hover' },
      'toast.closed': { type: 'toast.closed', id: 'saved' },
      'toast.removed': { type: 'toast.removed', id: 'saved' },
    },
  }),
});
