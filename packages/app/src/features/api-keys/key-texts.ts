import {
  type ApiKeyLifetime,
  type ApiKeyRow,
  type ApiKeyScope,
  apiKeyLifetimesDays,
  isApiKeyExpired,
} from '@verapix/domain';
import * as messages from '@verapix/messages/api-keys';
import { locale as pageLocale } from '@verapix/messages/locale';
import { formatDate } from '@verapix/messages/formats/dates';

/** What each scope lets a key do, as a box of the form. */
export const scopeTexts: Readonly<Record<ApiKeyScope, { label: string; hint: string }>> = {
  upscale: { label: messages.upscale, hint: messages.upscaleHint },
  'jobs:read': { label: messages.readJobs, hint: messages.readJobsHint },
};

/** What each scope lets a key do, in the list of keys. */
export const scopeWords: Readonly<Record<ApiKeyScope, string>> = {
  upscale: messages.upscaleWord,
  'jobs:read': messages.readJobsWord,
};

/** The lifetimes, as options of a form. */
export const lifetimeOptions = [
  { value: 'never', label: messages.never },
  ...apiKeyLifetimesDays.map((days) => ({ value: String(days), label: messages.afterDays({ days }) })),
];

/** The lifetime of an option. */
export const lifetimeOf = (option: string): ApiKeyLifetime =>
  apiKeyLifetimesDays.find((days) => String(days) === option) ?? null;

/** The option that gives a key the lifetime of another. */
export function lifetimeOptionOf({ created_at, expires_at }: ApiKeyRow): string {
  const days = Math.round((Date.parse(expires_at ?? '') - Date.parse(created_at)) / day);
  return lifetimeOptions.find(({ value }) => value === String(days))?.value ?? 'never';
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A key that stops sooner than this gets a badge. */
const soon = 14 * day;

const relative = new Intl.RelativeTimeFormat(pageLocale, { numeric: 'always' });

/** `in 12 days`, `in 23 hours`: whole steps, rounded up. */
function formatTimeLeft(milliseconds: number): string {
  const [length, unit] = milliseconds > 2 * day ? ([day, 'day'] as const) : ([hour, 'hour'] as const);
  return relative.format(Math.ceil(milliseconds / length), unit);
}

interface KeyExpiry {
  /** When it stops working. */
  text: string;
  /** For a key that has stopped working or will soon. */
  badge?: { word: string; tone: 'danger' | 'warning' };
}

/** Describes when a key stops working. `now` is in milliseconds since 1970; `locale` is for dates. */
export function describeExpiry(
  { expires_at, replaced_at }: Pick<ApiKeyRow, 'expires_at' | 'replaced_at'>,
  now: number,
  locale?: string,
): KeyExpiry {
  if (expires_at === null) return { text: messages.never };
  const text = formatDate(expires_at, locale) ?? messages.unknown;
  if (isApiKeyExpired({ expires_at }, now))
    return { text, badge: { word: messages.expired, tone: 'danger' } };
  const left = Date.parse(expires_at) - now;
  if (replaced_at !== null)
    return {
      text,
      badge: { word: messages.replacedStops({ timeLeft: formatTimeLeft(left) }), tone: 'warning' },
    };
  if (left > soon) return { text };
  return { text, badge: { word: messages.expiresIn({ timeLeft: formatTimeLeft(left) }), tone: 'warning' } };
}
