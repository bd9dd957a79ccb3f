import { mailSwitches, type Preferences } from '@verapix/domain';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type { FunctionPorts } from '../ports';
import { readMailToken } from './links';

const settings: readonly (keyof Preferences | null)[] = Object.values(mailSwitches);

async function tokenOf({ url, request, json: body }: Context): Promise<string> {
  // A mail program sends a form with nothing of interest.
  const inAddress = url.searchParams.get('token');
  if (inAddress !== null) return inAddress;
  if (request.headers.get('Content-Type')?.includes('json') !== true) return '';
  const { token } = (await body()) as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * `POST /functions/v1/mail-link`: does what a link in a mail stands for, without signing in: turns off mails of a kind, or
 * ends all sessions of an account. Mail programs call it with the token in the address (RFC 8058), the app's page with it
 * in the body. The page then asks for a link to set a new password, for which it needs the address.
 */
export async function mailLink(context: Context, ports: FunctionPorts): Promise<Response> {
  const [token, secret] = [await tokenOf(context), await ports.mails.linkSecret()];
  const link = await readMailToken(token, { secret, now: ports.now() });
  const setting = settings.find((each) => each !== null && each === link?.action);
  if (link && setting) {
    await ports.mails.turnOff(link.userId, setting);
    return json(200, { done: 'unsubscribed' });
  }
  const account = link?.action === 'not-me' ? await ports.accounts.find(link.userId) : undefined;
  if (!account) throw new HttpError(400, 'invalid_link', 'This link is not valid, or no longer.');
  await ports.sessions.endAll(account.user.id);
  return json(200, { done: 'sessions-ended', email: account.user.email });
}
