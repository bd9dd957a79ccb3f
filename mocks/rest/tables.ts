import {
  type ApiKeyRow,
  type CheckoutRow,
  type CloudResultRow,
  type ContactField,
  contactFieldFault,
  contactFields,
  defaultPreferences,
  emailFrequencies,
  type PaymentRow,
  type Preferences,
  type SubscriptionRow,
} from '@verapix/domain';
import { type ActivityRecord, type Data, initialPreferences, type PreferencesRecord } from '../db/schema';
import { noteEvent, queueMail } from '../ports/mails';
import { toApiKeyRow } from '@verapix/server/functions/api-keys';
import { HttpError } from '@verapix/server/http/http-error';
import { consume } from '@verapix/server/rate-limit';
import {
  type Columns,
  type Row,
  requireCheck,
  requireOwnRow,
  requireUser,
  requireValues,
  type SaveContext,
  type Saved,
  type Table,
} from './table';

/** Lets users read their own rows. */
function ownRows<OwnedRow extends { user_id: string }>(
  rowsOf: (data: Data) => readonly OwnedRow[],
): NonNullable<Table['read']> {
  return {
    roles: ['authenticated'],
    rows: (data, userId) =>
      rowsOf(data)
        .filter((row) => row.user_id === userId)
        .map((row) => ({ ...row })),
  };
}

const purchaseColumns = {
  id: 'uuid',
  user_id: 'uuid',
  plan_id: 'text',
  plan_name: 'text',
  amount: 'numeric',
  currency: 'text',
  interval: 'text',
  status: 'text',
  created_at: 'timestamptz',
} as const;

/** Users read their own subscriptions. Payments and edge functions write them. */
const subscriptions: Table = {
  name: 'subscriptions',
  columns: {
    ...purchaseColumns,
    current_period_end: 'timestamptz',
    canceled_at: 'timestamptz',
  } satisfies Record<keyof SubscriptionRow, Columns[string]>,
  read: ownRows((data) => data.subscriptions),
};

/** Users read their own checkouts. `create-checkout` and the provider's events write them. */
const checkouts: Table = {
  name: 'checkouts',
  columns: { ...purchaseColumns, url: 'text', expires_at: 'timestamptz' } satisfies Record<
    keyof CheckoutRow,
    Columns[string]
  >,
  read: ownRows((data) => data.checkouts),
};

/** Users read their own payments. The provider's events write them. */
const payments: Table = {
  name: 'payments',
  columns: { ...purchaseColumns, checkout_id: 'uuid', transaction_id: 'text' } satisfies Record<
    keyof PaymentRow,
    Columns[string]
  >,
  read: ownRows((data) => data.payments),
};

/** Users read their own active API keys, without hashes. Edge functions write them. */
const apiKeys: Table = {
  name: 'api_keys',
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    name: 'text',
    type: 'text',
    prefix: 'text',
    last4: 'text',
    scopes: 'text[]',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    replaced_at: 'timestamptz',
    last_used: 'timestamptz',
    use_count: 'numeric',
  } satisfies Record<keyof ApiKeyRow, Columns[string]>,
  read: {
    roles: ['authenticated'],
    delay: 'api-keys.list',
    rows: ({ apiKeys }, userId) =>
      apiKeys.filter((record) => record.user_id === userId).map((record) => ({ ...toApiKeyRow(record) })),
  },
};

/** Users read their own results in the cloud. Edge functions write them. */
const cloudResults: Table = {
  name: 'cloud_results',
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    result_id: 'text',
    tool: 'text',
    steps: 'jsonb',
    files: 'jsonb',
    width: 'numeric',
    height: 'numeric',
    excerpt: 'text',
    bytes: 'numeric',
    made_at: 'timestamptz',
    created_at: 'timestamptz',
    is_complete: 'boolean',
  } satisfies Record<keyof CloudResultRow | 'is_complete', Columns[string]>,
  read: ownRows((data) => data.cloudResults.filter(({ is_complete }) => is_complete)),
};

const hour = 3_600_000;

/** Counts a message against the limit of its address. Throws PT429 over it, which PostgREST makes a 429 of. */
function countMessage(draft: Data, email: string, now: number): void {
  const limit = { name: `contact:${email.toLowerCase()}`, burst: 5, interval: 5 * hour };
  const { resetAt, result } = consume(limit, draft.attempts[limit.name] ?? 0, now);
  if (!result.allowed) {
    throw new HttpError(429, 'PT429', 'Too many messages', { hint: 'Try again tomorrow.' });
  }
  draft.attempts[limit.name] = resetAt;
}

/** Users read what happened on their account. The server writes it. */
const activity: Table = {
  name: 'activity',
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    kind: 'text',
    detail: 'jsonb',
    user_agent: 'text',
    created_at: 'timestamptz',
  } satisfies Record<keyof ActivityRecord, Columns[string]>,
  read: ownRows((data) => data.activity),
};

/** Messages to the team. Every visitor may insert them; no role may read them. */
const contactMessages: Table = {
  name: 'contact_messages',
  columns: {
    id: 'uuid',
    user_id: 'uuid',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    fax: 'text',
    locale: 'text',
    created_at: 'timestamptz',
  },
  write: {
    roles: ['anon', 'authenticated'],
    columns: [...contactFields, 'fax', 'locale'],
    delay: 'contact-messages.write',
    save: (draft, given, { userId, now, newId }) => {
      requireValues('contact_messages', given, contactFields);
      const text = (field: ContactField) => String(given[field]);
      for (const field of contactFields) {
        requireCheck('contact_messages', field, contactFieldFault(field, text(field)) === undefined);
      }
      const { locale = null } = given;
      requireCheck(
        'contact_messages',
        'locale',
        locale === null || /^[A-Za-z0-9-]{1,35}$/.test(String(locale)),
      );
      // A program filled in the field that people do not see: it is told that the message was sent.
      if (given.fax) return null;
      countMessage(draft, text('email'), now);
      const message = {
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
      };
      draft.contactMessages.push({
        id: newId(),
        userId,
        ...message,
        locale: locale === null ? null : String(locale),
        createdAt: now,
        doneAt: null,
      });
      const { email: address, message: body, ...rest } = message;
      const data = { ...rest, address, text: body, account: userId ?? '' };
      queueMail(draft, { now: () => now, newId }, { kind: 'contact-message', data });
      return { row: {}, inserted: true };
    },
  },
};

const preferenceKeys = Object.keys(defaultPreferences) as (keyof Preferences)[];
const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const settingColumns = preferenceKeys.map(columnOf);

/** A user's settings as a row. */
export function toPreferencesRow({
  userId,
  mailedAt,
  digestAt,
  updatedAt,
  ...settings
}: PreferencesRecord): Row {
  return {
    user_id: userId,
    ...Object.fromEntries(preferenceKeys.map((key) => [columnOf(key), settings[key]])),
    mailed_at: mailedAt,
    digest_at: digestAt === null ? null : new Date(digestAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}

/** Merges the columns of a checked row into a record. */
function withRow(record: PreferencesRecord, row: Row): PreferencesRecord {
  const settings = preferenceKeys.map((key) => [key, row[columnOf(key)] ?? record[key]]);
  return { ...record, ...Object.fromEntries(settings) };
}

function checkPreferences(draft: Data, row: Row, userId: string): void {
  requireOwnRow('preferences', row.user_id === userId);
  requireValues('preferences', row, settingColumns);
  const isFrequency = emailFrequencies.some((known) => known === row.email_frequency);
  requireCheck('preferences', 'email_frequency', isFrequency);
  const userExists = draft.users.some(({ id }) => id === userId);
  requireUser('preferences', userId, userExists);
}

const settingsIn = (record: PreferencesRecord) => JSON.stringify(preferenceKeys.map((key) => record[key]));

function savePreferences(
  draft: Data,
  given: Row,
  { userId, sessionCounts, resolution, now, newId }: SaveContext,
): Saved {
  if (userId === null) throw new HttpError(401, '42501', 'permission denied for table preferences');
  const index = draft.preferences.findIndex((record) => record.userId === userId);
  const existing = draft.preferences[index];
  const before = existing ?? initialPreferences(userId, now);
  requireOwnRow('preferences', sessionCounts);
  checkPreferences(draft, { ...toPreferencesRow(before), ...given }, userId);
  if (existing && resolution === null) {
    const details = `Key (user_id)=(${userId}) already exists.`;
    const message = 'duplicate key value violates unique constraint "preferences_pkey"';
    throw new HttpError(409, '23505', message, { details });
  }
  if (existing && resolution === 'ignore') return null;
  const saved = { ...withRow(before, given), updatedAt: now };
  if (existing) draft.preferences[index] = saved;
  else draft.preferences.push(saved);
  if (settingsIn(before) !== settingsIn(saved))
    noteEvent(draft, { now: () => now, newId }, userId, { kind: 'settings-changed' });
  return { row: toPreferencesRow(saved), inserted: !existing };
}

/** Users read and write their own settings: one row for each user, with default values. */
const preferences: Table = {
  name: 'preferences',
  columns: {
    user_id: 'uuid',
    ...Object.fromEntries(
      preferenceKeys.map((key) => [
        columnOf(key),
        typeof defaultPreferences[key] === 'boolean' ? 'boolean' : 'text',
      ]),
    ),
    mailed_at: 'timestamptz',
    digest_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  read: {
    roles: ['authenticated'],
    rows: (data, userId) =>
      data.preferences.filter((record) => record.userId === userId).map(toPreferencesRow),
  },
  write: {
    roles: ['authenticated'],
    columns: ['user_id', ...settingColumns, 'updated_at'],
    key: 'user_id',
    delay: 'preferences.write',
    save: savePreferences,
  },
};

/** The tables under `/rest/v1`. */
export const tables: readonly Table[] = [
  subscriptions,
  preferences,
  contactMessages,
  apiKeys,
  checkouts,
  payments,
  cloudResults,
  activity,
];
