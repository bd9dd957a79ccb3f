import { describe, expect, it, vi } from 'vitest';
import { createComposer } from './composer';
import { type ComposerAnswer, type ComposerRequest, type Composition, plainComposition } from './composition';

/** A worker that records its messages and answers what a test wants. */
function fakeWorker() {
  const target = new EventTarget();
  const posted: ComposerRequest[] = [];
  const worker = {
    addEventListener: target.addEventListener.bind(target) as Worker['addEventListener'],
    postMessage: (message: ComposerRequest) => posted.push(message),
    terminate: vi.fn(),
  };
  return {
    worker,
    posted,
    answer: (data: ComposerAnswer) => target.dispatchEvent(new MessageEvent('message', { data })),
    die: () => target.dispatchEvent(new Event('error', { cancelable: true })),
  };
}

function start() {
  const fake = fakeWorker();
  const [original, cutOut] = [new Blob(['original']), new Blob(['cut out'])];
  const composer = createComposer({ original, cutOut, startWorker: () => fake.worker });
  return { ...fake, composer, original, cutOut, requests: () => fake.posted.slice(1) };
}

const withPicture = (file: Blob): Composition => ({
  ...plainComposition,
  background: { kind: 'picture', file },
});

describe('a composer', () => {
  it('sends the two pictures first', () => {
    const { posted, original, cutOut } = start();
    expect(posted).toEqual([{ type: 'start', original, cutOut }]);
  });

  it('gives each answer to its own request', async () => {
    const { composer, answer } = start();
    const [first, second] = [composer.write(plainComposition), composer.write(plainComposition)];
    const [one, two] = [new Blob(['1']), new Blob(['2'])];
    answer({ id: 2, ok: true, value: two });
    answer({ id: 1, ok: true, value: one });
    expect(await first).toEqual({ ok: true, value: one });
    expect(await second).toEqual({ ok: true, value: two });
  });

  it('sends a background picture and edits only when they changed', () => {
    const { composer, requests } = start();
    const file = new Blob(['mountains']);
    const edits = { width: 1, height: 1, data: new Uint8Array(1) };
    void composer.preview({ ...withPicture(file), edits });
    void composer.preview({ ...withPicture(file), edits, softness: 3 });
    void composer.preview({ ...plainComposition, edits });
    void composer.preview(plainComposition);
    expect(requests()).toMatchObject([{ picture: file, edits }, {}, { picture: null }, { edits: null }]);
    expect(requests()[1]).not.toHaveProperty('picture');
    expect(requests()[1]).not.toHaveProperty('edits');
    expect(requests()[2]).not.toHaveProperty('edits');
    expect(requests()[0]?.composition.background).toEqual({ kind: 'picture' });
  });

  it('returns a failure with a message', async () => {
    const { composer, answer } = start();
    const preview = composer.preview(withPicture(new Blob()));
    answer({ id: 1, ok: false, code: 'decode-failed' });
    expect(await preview).toMatchObject({
      ok: false,
      failure: { code: 'decode-failed', message: 'This browser couldn’t open the picture.' },
    });
  });

  it('fails all pending requests when the worker dies', async () => {
    const { composer, die } = start();
    const waiting = [composer.preview(plainComposition), composer.write(plainComposition)];
    die();
    for (const outcome of await Promise.all(waiting))
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  });

  it('terminates its worker when it is closed', () => {
    const { composer, worker } = start();
    composer.close();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
