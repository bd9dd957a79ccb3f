import { delays } from '@verapix/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineStop } from '../failures';
import { createRaster, type Raster } from '../picture/raster';
import { FakeWorker, fastClock, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import { type TextPhase, textPhases } from './contract';
import { createDeviceTextReader } from './device';
import { createStallTimer, stallLimitMs } from './load-reader';
import { runText, type TextJob, type TextResult, type TextTools } from './run-text';
import { createSimulatedTextReader, placeholderText } from './simulated';

const weights = { name: 'eng', url: 'https://example.test/weights/eng.packed', sha256: 'ab', bytes: 1 };
const lines = { detector: { ...weights, name: 'lines' }, reader: { ...weights, name: 'reader' } };
const picture = pictureOf(40, 30);
const empty: TextResult = {
  text: '',
  words: [],
  turn: 0,
  meanConfidence: 0,
  languages: ['eng'],
  method: 'page',
};

afterEach(() => void vi.useRealTimers());

describe('createDeviceTextReader', () => {
  it('has phases whose weights sum to 1', () => {
    expect(textPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('sends the worker the file and the language, and resolves with the result', async () => {
    const worker = new FakeWorker<TextJob, TextResult, TextPhase>();
    const reader = createDeviceTextReader({ weightsOf: () => weights, lines, startWorker: () => worker });
    const region = { x: 1, y: 2, width: 20, height: 10 };
    const outcome = reader.run(
      { picture, region, languages: ['deu'], method: 'page' },
      recordProgress().options,
    );
    expect(worker.jobs).toEqual([{ file: picture.file, region, languages: [{ code: 'deu', weights }] }]);
    worker.reply({ type: 'outcome', outcome: { ok: true, value: empty } });
    expect(await outcome).toEqual({ ok: true, value: { ...empty, durationMs: expect.any(Number) } });
  });
});

it('uses the networks for lines by default, and the second reader for English only', () => {
  const jobOf = (language: 'eng' | 'deu') => {
    const worker = new FakeWorker<TextJob, TextResult, TextPhase>();
    const reader = createDeviceTextReader({ weightsOf: () => weights, lines, startWorker: () => worker });
    void reader.run({ picture, languages: [language] }, recordProgress().options);
    return worker.jobs[0];
  };
  expect(jobOf('eng')).toMatchObject({ lines });
  expect(jobOf('deu')).toMatchObject({ lines: { detector: lines.detector, reader: undefined } });
});

describe('runText', () => {
  const job = { file: new File(['x'], 'page.png'), languages: [{ code: 'eng', weights }] as const };
  const toolsWith = (changes: Partial<TextTools> = {}): TextTools => ({
    decode: async () => createRaster(40, 30),
    encode: async () => new Blob(),
    loadReader: async () => ({ read: () => [], readLine: () => [] }),
    loadLineNetworks: async () => ({ detect: async () => [] }),
    ...changes,
  });

  it('returns a result without words for a picture without text', async () => {
    expect(await runText(toolsWith(), job, () => {})).toEqual({ ok: true, value: empty });
  });

  it('reads only the marked region, and places its words in the whole picture', async () => {
    const read = vi.fn((page: { width: number; height: number }) => {
      const word = { text: 'shelf', confidence: 96, known: true, line: 0, paragraph: 0, block: 0 };
      return page.width === 20 ? [{ ...word, box: { x: 2, y: 3, width: 12, height: 30 } }] : [];
    });
    const tools = toolsWith({
      decode: async () => createRaster(100, 200),
      loadReader: async () => ({ read, readLine: () => [] }),
    });
    const region = { x: 70, y: 110, width: 20, height: 80 };
    expect(await runText(tools, { ...job, region }, () => {})).toMatchObject({
      ok: true,
      value: { text: 'shelf', words: [{ box: { x: 72, y: 113, width: 12, height: 30 } }] },
    });
  });

  it('reads the whole page at once, and says so, if the networks for lines cannot be loaded', async () => {
    const tools = toolsWith({
      loadLineNetworks: () => Promise.reject(new EngineStop('model-unavailable')),
    });
    expect(await runText(tools, { ...job, lines }, () => {})).toEqual({
      ok: true,
      value: { ...empty, fellBack: true },
    });
  });

  it('reads the lines that are found, and places their words in the whole picture', async () => {
    const word = { text: 'shelf', confidence: 96, known: true, line: 0, paragraph: 0, block: 0 };
    const box = { x: 12, y: 12, width: 80, height: 40 };
    const tools = toolsWith({
      decode: async () => createRaster(200, 100),
      loadReader: async () => ({ read: () => [], readLine: () => [{ ...word, box }] }),
      loadLineNetworks: async () => ({
        detect: async () => [{ x: 70, y: 30, length: 100, height: 40, angle: 0, score: 1 }],
      }),
    });
    const region = { x: 20, y: 10, width: 160, height: 80 };
    const outcome = await runText(tools, { ...job, region, lines }, () => {});
    expect(outcome).toMatchObject({ ok: true, value: { text: 'shelf', method: 'lines' } });
    if (!outcome.ok) return;
    const found = outcome.value.words[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(found.x).toBeGreaterThanOrEqual(20);
    expect(found.y).toBeCloseTo(20, 0);
    expect(found.height).toBeCloseTo(40, 0);
  });

  describe('of a page on its side', () => {
    // Its top half, which is red, points to the right.
    const sideways = createRaster(200, 100);
    for (let at = 0; at < sideways.data.length; at += 4) sideways.data[at + 3] = 255;
    for (let y = 0; y < 100; y++) for (let x = 100; x < 200; x++) sideways.data[(y * 200 + x) * 4] = 200;
    const word = { text: 'shelf', confidence: 96, known: true, line: 0, paragraph: 0, block: 0 };
    const onItsSide = (changes: Partial<TextTools>) =>
      toolsWith({
        decode: async () => sideways,
        loadReader: async () => ({
          read: () => [],
          readLine: () => [{ ...word, box: { x: 12, y: 12, width: 80, height: 40 } }],
        }),
        loadLineNetworks: async () => ({
          detect: async () => [{ x: 150, y: 50, length: 80, height: 30, angle: Math.PI / 2, score: 1 }],
        }),
        ...changes,
      });

    it('shows the page as it was read, with the places of its words', async () => {
      const encode = vi.fn(async () => new Blob(['page']));
      const outcome = await runText(onItsSide({ encode }), { ...job, lines }, () => {});
      expect(outcome).toMatchObject({
        ok: true,
        value: { text: 'shelf', turn: 90, straightPage: { width: 100, height: 200 } },
      });
      const [page] = encode.mock.calls[0] as unknown as [Raster];
      const redAt = (y: number) => page.data[(y * page.width + 50) * 4];
      expect([redAt(40), redAt(160)]).toEqual([200, 0]);
      const placed = outcome.ok ? outcome.value.words[0]?.pageBox : undefined;
      expect(placed?.y).toBeCloseTo(35, -1);
      expect(placed?.height).toBeCloseTo(30, -1);
    });

    it('is read all the same if the page cannot be shown', async () => {
      const encode = () => Promise.reject(new RangeError('too large'));
      const outcome = await runText(onItsSide({ encode }), { ...job, lines }, () => {});
      expect(outcome).toMatchObject({ ok: true, value: { text: 'shelf' } });
      expect(outcome).not.toHaveProperty('value.straightPage');
    });
  });

  const outOfMemory = () => {
    throw new RangeError('too much');
  };
  it.each([
    ['decode-failed', toolsWith({ decode: () => Promise.reject(new Error('no picture')) })],
    [
      'model-unavailable',
      toolsWith({ loadReader: () => Promise.reject(new EngineStop('model-unavailable')) }),
    ],
    ['out-of-memory', toolsWith({ loadReader: async () => ({ read: outOfMemory, readLine: () => [] }) })],
  ] as const)('fails with %s', async (code, tools) => {
    expect(await runText(tools, job, () => {})).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('createStallTimer', () => {
  it('fails a download without progress, but not one with progress', async () => {
    vi.useFakeTimers();
    const stall = createStallTimer();
    const outcome = stall.limit(new Promise(() => {})).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(stallLimitMs - 1);
    stall.restart();
    await vi.advanceTimersByTimeAsync(stallLimitMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: 'model-unavailable' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('createSimulatedTextReader', () => {
  it('returns the placeholder after the specified time', async () => {
    const { clock, wait } = fastClock();
    const outcome = await createSimulatedTextReader({ wait }).run(
      { picture, languages: ['eng'] },
      recordProgress().options,
    );
    expect(clock.now).toBe(delays.simulatedOcr);
    expect(outcome).toMatchObject({
      ok: true,
      value: { text: placeholderText, words: [], method: 'simulated', durationMs: 1500 },
    });
  });
});
