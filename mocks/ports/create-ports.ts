/** The ports of `packages/server` over the mock backend's store. */

import { isApiKeyExpired } from '@verapix/domain';
import { removeUnusedFiles } from '@verapix/server/functions/cloud-results';
import { signInFirst } from '@verapix/server/functions/edge-function';
import type {
  Account,
  Accounts,
  ApiKeyRecord,
  EventReference,
  Files,
  FunctionPorts,
  PublicApiPorts,
  Reversal,
  Sessions,
  AdmitKey,
  User,
} from '@verapix/server/ports';
import { directIntake } from '@verapix/server/public-api/intake';
import { requestLimit } from '@verapix/server/public-api/request';
import { workOnce } from '@verapix/server/public-api/worker';
import { consume } from '@verapix/server/rate-limit';
import { verifyAccessToken } from '../auth/access-token';
import { endSessions } from '../auth/sessions';
import { findUser, hasVerifiedFactor, toUserJson } from '../auth/users';
import type { BackendOptions } from '../backend';
import { createSandboxPayments } from '../checkout/sandbox-renewals';
import { changeRateLimit } from '../db/rate-limit';
import type { Data, UserRecord } from '../db/schema';
import { toPreferencesRow } from '../rest/tables';
import { createCloudResults, deleteCloudResults } from './cloud-results';
import { createFiles } from './files';
import { createImageUses } from './image-uses';
import { createInbox } from './inbox';
import { createJobs, type MemoryJobs } from './jobs';
import { createRecoveryCodes } from './recovery-codes';
import { createMailActions, createMailSender, noteEvent, queueMail, settingsOf } from './mails';

function toUser({ id, email, appMetadata }: UserRecord): User {
  return { id, email, isAdmin: appMetadata.role === 'admin' };
}

/** The parts of the data that belong to one account; `undefined` if the user was deleted. */
function accountOf(data: Data, userId: string): Account | undefined {
  const user = findUser(data, userId);
  if (!user) return undefined;
  const own = <Row extends { user_id: string | null }>(rows: readonly Row[]) =>
    rows.filter(({ user_id }) => user_id === userId);
  return {
    user: toUser(user),
    subscriptions: own(data.subscriptions),
    checkouts: own(data.checkouts),
    payments: own(data.payments),
    offerEndsAt: data.offers.find(({ user_id }) => user_id === userId)?.ends_at ?? null,
    providerSubscriptions: own(data.providerSubscriptions),
    reversals: own(data.reversals),
    credits: own(data.credits),
    apiKeys: own(data.apiKeys),
    webhookSecrets: own(data.webhookSecrets),
    events: [],
  };
}

/** Replaces an account's rows in the draft. Its rows keep their place before those that are new. */
function storeAccount(draft: Data, options: BackendOptions, { user, events, ...rows }: Account): void {
  const replaced = <Row extends { user_id: string | null }>(all: readonly Row[], own: readonly Row[]) => [
    ...all.filter(({ user_id }) => user_id !== user.id),
    ...own,
  ];
  draft.subscriptions = replaced(draft.subscriptions, rows.subscriptions);
  draft.checkouts = replaced(draft.checkouts, rows.checkouts);
  draft.payments = replaced(draft.payments, rows.payments);
  const { offerEndsAt: ends_at } = rows;
  draft.offers = replaced(draft.offers, ends_at === null ? [] : [{ user_id: user.id, ends_at }]);
  draft.providerSubscriptions = replaced(draft.providerSubscriptions, rows.providerSubscriptions);
  const reversed = new Set(rows.reversals.map(({ id }) => id));
  draft.reversals = [...draft.reversals.filter(({ id }) => !reversed.has(id)), ...rows.reversals];
  draft.credits = replaced(draft.credits, rows.credits);
  draft.apiKeys = replaced(draft.apiKeys, rows.apiKeys);
  draft.webhookSecrets = replaced(draft.webhookSecrets, rows.webhookSecrets);
  for (const event of events) noteEvent(draft, options, user.id, event);
}

/** The id of the user whom an event concerns. */
function ownerOf(data: Data, event: EventReference): string | undefined {
  const rows = [
    data.checkouts.find(({ id }) => id === event.checkoutId),
    data.providerSubscriptions.find(({ id }) => id === event.subscriptionId),
    data.payments.find(({ transaction_id }) => transaction_id === event.transactionId),
    data.providerSubscriptions.find(
      ({ customer_id }) => customer_id !== null && customer_id === event.customerId,
    ),
  ];
  return rows.find(Boolean)?.user_id;
}

/** Reversals of no known account that an event connects with a user. */
function earlyReversals(data: Data, { transactionId, customerId }: EventReference, { id }: User): Reversal[] {
  return data.reversals
    .filter(({ user_id }) => user_id === null)
    .filter(
      ({ transaction_id, customer_id }) =>
        (transaction_id !== null && transaction_id === transactionId) ||
        (customer_id !== null && customer_id === customerId),
    )
    .map((reversal) => ({ ...reversal, user_id: id }));
}

function deleteUser(draft: Data, { id, email }: User): void {
  endSessions(draft, ({ userId }) => userId === id);
  draft.users = draft.users.filter((user) => user.id !== id);
  draft.oneTimeTokens = draft.oneTimeTokens.filter(({ userId }) => userId !== id);
  draft.checkouts = draft.checkouts.filter((row) => row.user_id !== id);
  draft.payments = draft.payments.filter((row) => row.user_id !== id);
  draft.offers = draft.offers.filter((row) => row.user_id !== id);
  draft.providerSubscriptions = draft.providerSubscriptions.filter((row) => row.user_id !== id);
  draft.reversals = draft.reversals.filter((row) => row.user_id !== id);
  draft.credits = draft.credits.filter((row) => row.user_id !== id);
  draft.subscriptions = draft.subscriptions.filter((row) => row.user_id !== id);
  draft.apiKeys = draft.apiKeys.filter((row) => row.user_id !== id);
  draft.webhookSecrets = draft.webhookSecrets.filter((row) => row.user_id !== id);
  draft.preferences = draft.preferences.filter(({ userId }) => userId !== id);
  draft.contactMessages = draft.contactMessages.filter(({ userId }) => userId !== id);
  draft.generatedImages = draft.generatedImages.filter((row) => row.user_id !== id);
  draft.outbox = draft.outbox.filter(({ userId }) => userId !== id);
  draft.knownBrowsers = draft.knownBrowsers.filter(({ userId }) => userId !== id);
  draft.activity = draft.activity.filter((row) => row.user_id !== id);
  draft.recoveryCodes = draft.recoveryCodes.filter(({ userId }) => userId !== id);
  deleteCloudResults(draft, (row) => row.user_id === id);
  // Also those that quote what the user wrote.
  draft.mails = draft.mails.filter(({ to, text }) => to !== email && !text.includes(email));
  draft.outbox = draft.outbox.filter(({ data }) => data.account !== id);
  // The sandbox forgets the customer, too.
  draft.pendingEvents = draft.pendingEvents.filter(({ body }) => !body.includes(id));
}

/** The names of rate limits end with the user's address or id. */
function deleteAttempts(draft: Data, { id, email }: User): void {
  const others = Object.entries(draft.attempts).filter(
    ([name]) => !name.endsWith(`:${email}`) && !name.endsWith(`:${id}`),
  );
  draft.attempts = Object.fromEntries(others);
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

function recordsOf(data: Data, userId: string): Awaited<ReturnType<Accounts['records']>> {
  const isOwn = (record: { userId: string | null }) => record.userId === userId;
  const user = findUser(data, userId);
  const known = user && toUserJson(user);
  const preferences = data.preferences.find(isOwn);
  return {
    preferences: preferences ? toPreferencesRow(preferences) : null,
    contact_messages: data.contactMessages
      .filter(isOwn)
      .map(({ userId: user_id, createdAt, doneAt, ...message }) => ({
        ...message,
        user_id,
        created_at: isoTime(createdAt),
        done_at: isoTime(doneAt),
      })),
    activity: data.activity
      .filter(({ user_id }) => user_id === userId)
      .map(({ id: _id, user_id: _user, ...event }) => event),
    mails: data.outbox.filter(isOwn).map(({ kind, to, createdAt, sentAt }) => ({
      kind,
      recipient: to,
      created_at: isoTime(createdAt),
      sent_at: isoTime(sentAt),
    })),
    // It counts what it has when a digest is due.
    usage: [],
    known_browsers: data.knownBrowsers.filter(isOwn).map(({ browser }) => ({ browser })),
    recovery_codes: data.recoveryCodes.filter(isOwn).map(({ createdAt, usedAt }) => ({
      created_at: isoTime(createdAt),
      used_at: isoTime(usedAt),
    })),
    identities: known?.identities ?? [],
    factors: known?.factors ?? [],
    last_sign_in_at: isoTime(user?.lastSignInAt ?? null),
  };
}

function createAccounts(options: BackendOptions): Accounts {
  const { store, now } = options;
  return {
    find: async (userId) => accountOf(store.read(), userId),
    change: async (userId, change) =>
      store.write((draft) => {
        const account = accountOf(draft, userId);
        if (!account) throw signInFirst();
        const result = change(account);
        storeAccount(draft, options, account);
        return result;
      }),
    receiveEvent: async (event, apply) => {
      if (store.read().handledEvents.includes(event.id)) return undefined;
      return store.write((draft) => {
        const userId = ownerOf(draft, event);
        const account = userId === undefined ? undefined : accountOf(draft, userId);
        account?.reversals.push(...earlyReversals(draft, event, account.user));
        const outcome = apply(account);
        if (account) storeAccount(draft, options, account);
        for (const dispute of outcome.disputes ?? []) draft.disputedEvents.push({ ...dispute, doneAt: null });
        if (outcome.reversal) draft.reversals.push(outcome.reversal);
        draft.handledEvents.push(event.id);
        return outcome;
      });
    },
    dispute: async (event) => {
      store.write(({ disputedEvents }) => disputedEvents.push({ ...event, doneAt: null }));
    },
    webhookSecrets: async (userId) =>
      store
        .read()
        .webhookSecrets.filter((row) => row.user_id === userId && !isApiKeyExpired(row, now()))
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
        .map(({ secret }) => secret),
    records: async (userId) => recordsOf(store.read(), userId),
    note: async (userId, event) => {
      store.write((draft) => noteEvent(draft, options, userId, event));
    },
    delete: async (user) => {
      store.write((draft) => {
        const locale = findUser(draft, user.id)?.userMetadata.locale;
        if (settingsOf(draft, user.id).securityAlerts)
          queueMail(draft, options, {
            to: user.email,
            kind: 'account-deleted',
            ...(typeof locale === 'string' && { locale }),
          });
        deleteUser(draft, user);
        deleteAttempts(draft, user);
      });
    },
  };
}

function createAdmitKey(options: BackendOptions, jobs: Pick<MemoryJobs, 'findRepeated'>): AdmitKey {
  const { store } = options;
  return async ({ hash, idempotencyKey, at }) => {
    const isKey = (record: ApiKeyRecord) => record.hash === hash;
    const key = store.read().apiKeys.find(isKey);
    const account = key && accountOf(store.read(), key.user_id);
    if (!key || !account) return undefined;
    const { user, subscriptions } = account;
    const used = { key, user, subscriptions, earlier: undefined, resetAt: { counted: 0, api: 0 } };
    if (isApiKeyExpired(key, at)) return used;
    store.write(({ apiKeys }) => {
      const record = apiKeys.find(isKey);
      if (record) Object.assign(record, { last_used: isoTime(at), use_count: record.use_count + 1 });
    });
    const earlier = idempotencyKey === null ? undefined : await jobs.findRepeated(key.id, idempotencyKey);
    const limit = requestLimit(key, earlier ? 'repeats' : 'api');
    const counted = changeRateLimit(options, limit.name, (stored) => ({
      resetAt: consume(limit, stored, at).resetAt,
      result: stored,
    }));
    const resetAt = { counted, api: store.read().attempts[requestLimit(key, 'api').name] ?? 0 };
    return { ...used, earlier, resetAt };
  };
}

function createSessions(options: BackendOptions): Sessions {
  const { store } = options;
  return {
    verify: async (token) => {
      const verified = await verifyAccessToken(token, options);
      if (!verified.ok) return undefined;
      const { session_id: sessionId, sub: userId, aal: assuranceLevel } = verified.claims;
      return { sessionId, userId, assuranceLevel };
    },
    findUser: async ({ sessionId, userId }) => {
      const { users, sessions } = store.read();
      const isActive = sessions.some((session) => session.id === sessionId && session.userId === userId);
      const user = isActive ? users.find(({ id }) => id === userId) : undefined;
      return user && { ...toUser(user), hasSecondFactor: hasVerifiedFactor(user) };
    },
    list: async (userId) =>
      store
        .read()
        .sessions.filter((session) => session.userId === userId)
        .sort((a, b) => b.refreshedAt - a.refreshedAt)
        .map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
          id,
          user_agent: userAgent,
          ip,
          created_at: new Date(createdAt).toISOString(),
          last_used_at: new Date(refreshedAt).toISOString(),
        })),
    end: async ({ sessionId, userId }) => {
      const isIt = (session: { id: string; userId: string }) =>
        session.id === sessionId && session.userId === userId;
      const exists = store.read().sessions.some(isIt);
      if (exists) store.write((draft) => endSessions(draft, isIt));
      return exists;
    },
    endAll: async (userId) => {
      store.write((draft) => endSessions(draft, (session) => session.userId === userId));
    },
  };
}

/** Jobs that are done one after the other, as they become due. */
function createWorkedJobs(options: BackendOptions, files: Files): MemoryJobs {
  let done: Promise<unknown> = Promise.resolve();
  const jobs = createJobs(options, () => {
    done = done.then(() => workOnce({ ...options, queue: jobs, files }));
  });
  return jobs;
}

/** Creates the ports of one backend at `origin`. Jobs and their pictures are kept in memory. */
export function createPorts(options: BackendOptions): FunctionPorts &
  PublicApiPorts & {
    /** Deletes the pictures of jobs whose time is over, and the files of deleted results. */
    deleteExpired: () => Promise<void>;
    /** Sends the mails that are due. */
    sendMails: () => Promise<void>;
  } {
  const { store, now, newId, randomBytes, siteUrl, pictures } = options;
  const files = createFiles();
  const accounts = createAccounts(options);
  const jobs = createWorkedJobs(options, files);
  const cloud = {
    cloudResults: createCloudResults(options),
    cloudFiles: options.cloudFiles ?? createFiles(),
  };
  return {
    now,
    newId,
    randomBytes,
    siteUrl,
    accounts: {
      ...accounts,
      delete: async (user) => {
        for (const name of jobs.deleteOf(user.id)) await files.remove(name);
        await accounts.delete(user);
      },
    },
    sessions: createSessions(options),
    recoveryCodes: createRecoveryCodes(options),
    inbox: createInbox(options, jobs),
    merchant: {
      read: async () => store.read().merchantConfig,
      write: async (config) => {
        store.write((draft) => {
          draft.merchantConfig = config;
        });
      },
    },
    payments: createSandboxPayments(options),
    imageUses: createImageUses(options),
    ...cloud,
    deleteExpired: async () => {
      await jobs.deleteExpired(files.remove);
      await removeUnusedFiles(cloud);
    },
    mails: createMailActions(options),
    sendMails: createMailSender(options),
    imageService: options.imageService,
    rateLimits: { change: async (name, change) => changeRateLimit(options, name, change) },
    admitKey: createAdmitKey(options, jobs),
    jobs,
    files,
    fetchPicture: async (...args) => (await pictures()).fetchPicture(...args),
    intake: directIntake,
    models: ['fast'],
    sendsWebhooks: false,
  };
}
