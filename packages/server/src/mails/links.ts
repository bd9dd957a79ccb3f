import { addressPrefix, type CatalogueLocale } from '@verapix/messages/locale';
import { hmacSha256, isEqualText } from '../crypto';

/** What a link in a mail does: turns a setting off, or says that an event was not the reader's doing. */
export interface MailLink {
  /** The name of the setting, or `not-me`. */
  action: string;
  userId: string;
  /** Milliseconds since 1970; 0 for a link that does not expire. */
  expiresAt: number;
}

/** How long a link that ends all sessions works, in milliseconds. */
export const notMeLifetime = 7 * 24 * 60 * 60_000;

const signatureOf = (content: string, secret: string) =>
  hmacSha256(new TextEncoder().encode(`mail-link:${content}`), secret);

/** The token of a link: what it does, in the clear, and a signature. */
export async function mailToken({ action, userId, expiresAt }: MailLink, secret: string): Promise<string> {
  const content = `${action}.${userId}.${expiresAt}`;
  return `${content}.${await signatureOf(content, secret)}`;
}

/** What a token stands for; `undefined` if it was not signed here, or its time is over. */
export async function readMailToken(
  token: string,
  { secret, now }: { secret: string; now: number },
): Promise<MailLink | undefined> {
  const [action = '', userId = '', expiry = '', signature = ''] = token.split('.');
  const expected = await signatureOf(`${action}.${userId}.${expiry}`, secret);
  if (!isEqualText(signature, expected)) return undefined;
  const expiresAt = Number(expiry);
  if (expiresAt !== 0 && expiresAt <= now) return undefined;
  return { action, userId, expiresAt };
}

/** The page that asks before it does what a token stands for: scanners of mails open each link. */
export const mailLinkPage = (siteUrl: string, locale: CatalogueLocale, token: string): string =>
  `${siteUrl}${addressPrefix(locale)}/mail-link?token=${token}`;
