import { endRenewals } from '../billing/subscriptions';
import { HttpError } from '../http/http-error';
import { toApiKeyRow } from './api-keys';
import { removeUnusedFiles } from './cloud-results';
import { type EdgeFunction, signInFirst, textOf } from './edge-function';

/** `list-sessions`: the user's sessions, most recently used first. */
export const listSessions: EdgeFunction = async ({ user, sessionId, ports }) => {
  const sessions = await ports.sessions.list(user.id);
  return { sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })) };
};

/** `revoke-session {session_id}`: ends one of the user's sessions. */
export const revokeSession: EdgeFunction = async ({ user, sessionId: own, body, ports }) => {
  const sessionId = textOf(body, 'session_id');
  if (await ports.sessions.end({ sessionId, userId: user.id })) {
    await ports.accounts.note(user.id, { kind: 'sessions-ended', sessionId: own });
    return { revoked: true };
  }
  throw new HttpError(404, 'not_found', 'There is no such session.');
};

/**
 * `delete-account`: deletes the user and all of their data, the files in the cloud included. What the provider would go on
 * charging ends first; if the provider does not confirm that, nothing is deleted.
 */
export const deleteAccount: EdgeFunction = async ({ user, ports }) => {
  const account = await ports.accounts.find(user.id);
  if (account) await endRenewals(account, ports);
  await ports.accounts.delete(user);
  await removeUnusedFiles(ports);
  return { deleted: true };
};

/**
 * `export-data`: everything that is stored about the user, for their right of access. Keys have no hash, and secrets are
 * left out.
 */
export const exportData: EdgeFunction = async ({ user, sessionId, ports }) => {
  const account = await ports.accounts.find(user.id);
  if (!account) throw signInFirst();
  await ports.accounts.note(user.id, { kind: 'data-exported', sessionId });
  return {
    subscriptions: account.subscriptions,
    checkouts: account.checkouts,
    payments: account.payments,
    offer_ends_at: account.offerEndsAt,
    renewals: account.providerSubscriptions,
    payment_reversals: account.reversals,
    checkout_credits: account.credits,
    api_keys: account.apiKeys.map(toApiKeyRow),
    webhook_secrets: account.webhookSecrets.map(({ secret: _secret, ...row }) => row),
    jobs: await ports.jobs.list({ userId: user.id }),
    sessions: await ports.sessions.list(user.id),
    generated_images: await ports.imageUses.list(user.id),
    cloud_results: await ports.cloudResults.list(user.id),
    ...(await ports.accounts.records(user.id)),
  };
};
