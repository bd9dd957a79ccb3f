import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { type LoadWebhookSecretOutcome, type RotateWebhookSecretOutcome, webhookSecretMachine } from '.';

const coverage = transitionCoverage(webhookSecretMachine);
const offline = { code: 'unreachable', message: 'You are offline.' };
const first = { created_at: '2026-01-01T00:00:00Z', previous_expires_at: null };
const second = { created_at: '2026-02-01T00:00:00Z', previous_expires_at: '2026-02-02T00:00:00Z' };
const secret = 'whsec_c2VjcmV0';

function start() {
  const load = controlledActor<LoadWebhookSecretOutcome, void>();
  const rotate = controlledActor<RotateWebhookSecretOutcome, void>();
  const test = createTestActor(webhookSecretMachine, {
    input: undefined,
    actors: { loadWebhookSecret: load.logic, rotateWebhookSecret: rotate.logic },
    coverage,
  });
  const snapshot = () => test.actor.getSnapshot();
  const titles = () => test.toasts().map(({ title }) => title);
  return { ...test, load, rotate, context: () => snapshot().context, value: () => snapshot().value, titles };
}

async function open(status: typeof first | null = null) {
  const card = start();
  await card.load.latest().resolve({ ok: true, status });
  return card;
}

describe('the status', () => {
  it.each([null, first])('is loaded when the machine starts: %j', async (status) => {
    const card = start();
    expect(card.value()).toBe('loading');
    await card.load.latest().resolve({ ok: true, status });
    expect(card.value()).toBe('loaded');
    expect(card.context()).toMatchObject({ status, secret: undefined });
    expect(card.emitted).toEqual([]);
  });

  it('can be loaded again after a failure', async () => {
    const card = start();
    await card.load.latest().resolve({ ok: false, problem: offline });
    expect(card.value()).toBe('failed');
    expect(card.context().problem).toEqual(offline);
    card.actor.send({ type: 'load.retried' });
    expect(card.context().problem).toBeUndefined();
    await card.load.latest().resolve({ ok: true, status: first });
    expect(card.value()).toBe('loaded');
  });

  it('is a failure after a thrown error, which is reported', async () => {
    const card = start();
    const error = new Error('broken');
    await card.load.latest().reject(error);
    expect(card.value()).toBe('failed');
    expect(card.emitted).toEqual([{ type: 'error.caught', error }]);
  });
});

describe('a new secret', () => {
  it('is made at once if it is the first, and shown', async () => {
    const card = await open();
    card.actor.send({ type: 'rotation.asked' });
    expect(card.value()).toBe('rotating');
    await card.rotate.latest().resolve({ ok: true, status: first, secret });
    expect(card.value()).toBe('loaded');
    expect(card.context()).toMatchObject({ status: first, secret, isShown: true });
    expect(card.titles()).toEqual(['Signing secret created']);
  });

  it('replaces another after a confirmation', async () => {
    const card = await open(first);
    card.actor.send({ type: 'rotation.asked' });
    expect(card.value()).toBe('confirming');
    card.actor.send({ type: 'rotation.dismissed' });
    expect(card.value()).toBe('loaded');
    expect(card.rotate.calls).toEqual([]);
    card.actor.send({ type: 'rotation.asked' });
    card.actor.send({ type: 'rotation.confirmed' });
    await card.rotate.latest().resolve({ ok: true, status: second, secret });
    expect(card.context()).toMatchObject({ status: second, secret, isShown: true });
    expect(card.titles()).toEqual(['Signing secret replaced']);
  });

  it('is made once for repeated clicks', async () => {
    const card = await open();
    card.actor.send({ type: 'rotation.asked' });
    card.actor.send({ type: 'rotation.asked' });
    expect(card.rotate.calls).toHaveLength(1);
  });

  it('changes nothing when it fails, and shows why', async () => {
    const card = await open();
    card.actor.send({ type: 'rotation.asked' });
    await card.rotate.latest().resolve({ ok: false, problem: offline });
    expect(card.context()).toMatchObject({ status: null, secret: undefined });
    const toast = { title: 'Failed to create a signing secret', description: 'You are offline.' };
    expect(card.toasts()).toMatchObject([toast]);
  });

  it('is a failure after a thrown error, which is reported', async () => {
    const card = await open();
    card.actor.send({ type: 'rotation.asked' });
    const error = new Error('broken');
    await card.rotate.latest().reject(error);
    expect(card.titles()).toEqual(['Failed to create a signing secret']);
    expect(card.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('can be hidden, revealed and copied', async () => {
    const card = await open();
    card.actor.send({ type: 'visibility.toggled' });
    expect(card.context().isShown).toBe(false);
    card.actor.send({ type: 'rotation.asked' });
    await card.rotate.latest().resolve({ ok: true, status: first, secret });
    card.actor.send({ type: 'visibility.toggled' });
    expect(card.context().isShown).toBe(false);
    card.actor.send({ type: 'secret.copied' });
    card.actor.send({ type: 'copy.refused' });
    expect(card.titles().slice(1)).toEqual([
      'Signing secret copied to clipboard',
      'Signing secret not copied',
    ]);
  });
});

describe('the chart of the signing secret', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
