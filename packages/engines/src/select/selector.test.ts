import { describe, expect, it } from 'vitest';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { weights, weightsSourceOf } from '../weights';
import { createObjectSelector } from '.';
import type { FinderAnswer } from './find-worker';
import type { LookJob, LookResult } from './look-worker';

const sources = {
  encoder: weightsSourceOf(weights.objectEncoder, 'https://example.test/'),
  decoder: weightsSourceOf(weights.objectDecoder, 'https://example.test/'),
};
const file = new Blob(['picture']);
const size = { width: 40, height: 30 };
const embedding = new Float32Array(4);
const found = { area: { x: 1, y: 2, width: 3, height: 4 }, inside: new Uint8Array(12) };

function start() {
  const look = new FakeWorker<LookJob, LookResult>();
  const find = new FakeWorker<unknown, never>();
  const { options, reported } = recordProgress();
  const selector = createObjectSelector({
    weights: sources,
    startLooking: () => look,
    startFinding: () => find,
  });
  const answer = (message: FinderAnswer) =>
    find.dispatchEvent(new MessageEvent('message', { data: message }));
  return { look, find, answer, selector, options, reported };
}

async function opened() {
  const own = start();
  const opening = own.selector.open(file, size, own.options);
  own.look.reply({ type: 'outcome', outcome: { ok: true, value: { embedding } } });
  const outcome = await opening;
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return { ...own, finder: outcome.value };
}

describe('a selector of objects', () => {
  it('downloads in a worker, and says why it could not', async () => {
    const { selector, look, options, reported } = start();
    const download = selector.download(options);
    expect(look.jobs).toEqual([{ type: 'download', weights: sources }]);
    look.reply({ type: 'progress', step: { phase: 'model', done: 0.5 } });
    expect(reported).toMatchObject([{ phase: 'model', phaseDone: 0.5 }]);
    look.reply({ type: 'outcome', outcome: { ok: true, value: { problem: 'altered' } } });
    expect(await download).toMatchObject({ ok: true, value: { problem: 'altered' } });
  });

  it('looks at a picture in a worker that ends, and finds objects in another', async () => {
    const { look, find, finder, answer } = await opened();
    expect(look.jobs).toEqual([{ type: 'look', encoder: sources.encoder, file, size }]);
    expect(look.terminated).toBe(1);
    expect(find.jobs).toEqual([{ type: 'start', file, size, embedding, decoder: sources.decoder }]);
    const prompts = [{ kind: 'point', x: 5, y: 6, isInside: true }] as const;
    const finding = finder.find(prompts);
    expect(find.jobs.at(-1)).toEqual({ id: 1, work: { type: 'find', prompts } });
    answer({ id: 1, ok: true, value: found });
    expect(await finding).toEqual({ ok: true, value: found });
    const refining = finder.refine();
    expect(find.jobs.at(-1)).toEqual({ id: 2, work: { type: 'refine' } });
    answer({ id: 2, ok: false, code: 'out-of-memory' });
    expect(await refining).toMatchObject({ ok: false, failure: { code: 'out-of-memory' } });
    finder.close();
    expect(find.terminated).toBe(1);
  });

  it('fails in words if the worker that finds stops', async () => {
    const { find, finder } = await opened();
    const finding = finder.find([]);
    find.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await finding).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
  });

  it('opens nothing if looking fails', async () => {
    const { look, find, selector, options } = start();
    const opening = selector.open(file, size, options);
    look.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await opening).toMatchObject({ ok: false, failure: { code: 'engine-unavailable' } });
    expect(find.jobs).toEqual([]);
  });
});
