import { describe, expect, it, vi } from 'vitest';
import { createComposer } from './composer';
import type { ComposerAnswer, ComposerRequest } from './protocol';
import { type Look, plainLook } from './types';

/** A worker that only remembers what it is sent, and says what it is told to. */
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
  return { ...fake, composer, original, cutOut, asked: () => fake.posted.slice(1) };
}

const withPicture = (file: Blob): Look => ({ ...plainLook, background: { kind: 'picture', file } });

describe('a composer', () => {
  it('begins with the two pictures', () => {
    const { posted, original, cutOut } = start();
    expect(posted).toEqual([{ type: 'start', original, cutOut }]);
  });

  it('gives each answer to whoever asked for it', async () => {
    const { composer, answer } = start();
    const [first, second] = [composer.write(plainLook), composer.write(plainLook)];
    const [one, two] = [new Blob(['1']), new Blob(['2'])];
    answer({ id: 2, ok: true, value: two });
    answer({ id: 1, ok: true, value: one });
    expect(await first).toEqual({ ok: true, value: one });
    expect(await second).toEqual({ ok: true, value: two });
  });

  it('sends a background picture and the brush’s edits only when they are others than before', () => {
    const { composer, asked } = start();
    const file = new Blob(['mountains']);
    const edits = { width: 1, height: 1, data: new Uint8Array(1) };
    void composer.preview({ ...withPicture(file), edits });
    void composer.preview({ ...withPicture(file), edits, softness: 3 });
    void composer.preview({ ...plainLook, edits });
    void composer.preview(plainLook);
    expect(asked()).toMatchObject([{ picture: file, edits }, {}, { picture: null }, { edits: null }]);
    expect(asked()[1]).not.toHaveProperty('picture');
    expect(asked()[1]).not.toHaveProperty('edits');
    expect(asked()[2]).not.toHaveProperty('edits');
    expect(asked()[0]?.look.background).toEqual({ kind: 'picture' });
  });

  it('says what went wrong, in words', async () => {
    const { composer, answer } = start();
    const made = composer.preview(withPicture(new Blob()));
    answer({ id: 1, ok: false, code: 'decode-failed' });
    expect(await made).toMatchObject({
      ok: false,
      failure: { code: 'decode-failed', message: 'This browser could not open the picture.' },
    });
  });

  it('lets nobody wait for a worker that died', async () => {
    const { composer, die } = start();
    const waiting = [composer.preview(plainLook), composer.write(plainLook)];
    die();
    for (const outcome of await Promise.all(waiting))
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  });

  it('ends its worker when it is closed', () => {
    const { composer, worker } = start();
    composer.close();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
