import type { WebhookSecretStatus } from '@verapix/domain';
import type { WebhookSecretRecord } from '../ports';
import { toWebhookSecret, webhookSecretBytes } from '../public-api/webhook-signature';
import { endOfOverlap, requirePaidPlan } from './api-keys';
import type { EdgeFunction } from './edge-function';

/** What the owner may read about the secret that signs their webhooks; `null` before the first. */
function statusOf(secrets: readonly WebhookSecretRecord[], now: number): WebhookSecretStatus | null {
  const current = secrets.find(({ expires_at }) => expires_at === null);
  const previous = secrets.find(({ expires_at }) => expires_at !== null && Date.parse(expires_at) > now);
  if (!current) return null;
  return { created_at: current.created_at, previous_expires_at: previous?.expires_at ?? null };
}

/** `get-webhook-secret`: when the secret was made, and until when the one before it signs as well. */
export const getWebhookSecret: EdgeFunction = async ({ user, ports }) => {
  const account = await ports.accounts.find(user.id);
  return { webhook_secret: statusOf(account?.webhookSecrets ?? [], ports.now()) };
};

/**
 * `rotate-webhook-secret`: makes the secret that signs the user's webhooks. The response is the only time it is shown. The
 * secret before it signs for another day; an older one stops.
 */
export const rotateWebhookSecret: EdgeFunction = async ({ user, sessionId, ports }) => {
  const now = ports.now();
  const record: WebhookSecretRecord = {
    id: ports.newId(),
    user_id: user.id,
    secret: toWebhookSecret(ports.randomBytes(webhookSecretBytes)),
    created_at: new Date(now).toISOString(),
    expires_at: null,
  };
  const secrets = await ports.accounts.change(user.id, (draft) => {
    requirePaidPlan(draft, now);
    const previous = draft.webhookSecrets
      .filter(({ expires_at }) => expires_at === null)
      .map((each) => ({ ...each, expires_at: endOfOverlap(now) }));
    draft.webhookSecrets = [...previous, record];
    draft.events.push({ kind: 'webhook-secret-replaced', sessionId });
    return draft.webhookSecrets;
  });
  return { webhook_secret: statusOf(secrets, now), secret: record.secret };
};
