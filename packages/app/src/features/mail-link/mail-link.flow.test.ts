import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../app/flow/flow.test-kit';
import { actionOf, mailLinkFlow, settingOf } from './mail-link.flow';

async function open(token: string, answer: object = { ok: true }) {
  const followMailLink = vi.fn(async () => answer);
  const sendPasswordReset = vi.fn(async () => ({ ok: true }));
  const flow = await startFlow(mailLinkFlow, { token }, { api: { followMailLink, sendPasswordReset } });
  return { ...flow, followMailLink, sendPasswordReset };
}

describe('following a link of a mail', () => {
  it.each([
    ['not-me.id.1.signature', 'not-me'],
    ['productUpdates.id.0.signature', 'unsubscribe'],
    ['', undefined],
    ['not-me.id.1', undefined],
    ['not-me..1.signature', undefined],
  ])('knows what %j does', (token, action) => {
    expect(actionOf(token)).toBe(action);
  });

  it.each([
    ['productUpdates.id.0.signature', 'productUpdates'],
    ['not-me.id.1.signature', undefined],
    ['activityTracking.id.0.signature', undefined],
    ['toString.id.0.signature', undefined],
  ])('knows which mails %j stops', (token, setting) => {
    expect(settingOf(token)).toBe(setting);
  });

  it('sends its token once it is confirmed', async () => {
    const { actor, followMailLink, sendPasswordReset } = await open('weeklyDigest.id.0.signature');
    expect(followMailLink).not.toHaveBeenCalled();
    actor.send({ type: 'link.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(followMailLink).toHaveBeenCalledExactlyOnceWith(
      'weeklyDigest.id.0.signature',
      expect.any(AbortSignal),
    );
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('asks for a link to a new password once all sessions have ended', async () => {
    const { actor, sendPasswordReset } = await open('not-me.id.1.signature', { ok: true, email: 'a@b.co' });
    actor.send({ type: 'link.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('a@b.co', expect.any(AbortSignal));
  });
});
