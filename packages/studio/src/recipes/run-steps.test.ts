import type { LibraryStep } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import type { RunStep } from './recipe-step';
import { runSteps, type StepRunners } from './run-steps';

const never: RunStep = () => Promise.reject(new Error('This tool is not a step.'));
const step = (tool: LibraryStep['tool']): LibraryStep => ({ tool, settings: { tool } });
const file = new File(['picture'], 'cat.jpg', { type: 'image/jpeg' });
const half = { phase: 'work', phaseLabel: 'Working', overall: 0.5, etaMs: 7 };

/** A tool that appends a word to its file, and reports once. */
const appending =
  (word: string, note?: string): RunStep =>
  async (given, _, { report }) => {
    report(half);
    return { ok: true, value: { blob: new Blob([given, word], { type: 'image/png' }), note } };
  };

const runners = (changes: Partial<StepRunners>): StepRunners => ({
  'image-upscaler': never,
  'background-remover': never,
  'watermark-remover': never,
  'image-to-text': never,
  ...changes,
});

const run = (steps: readonly LibraryStep[], changes: Partial<StepRunners>) => {
  const report = vi.fn();
  const outcome = runSteps(file, steps, runners(changes), { signal: new AbortController().signal, report });
  return { outcome, report };
};

describe('the steps of a recipe', () => {
  it('are each given what the last one made, under the name of the picture', async () => {
    const upscale = vi.fn(appending(' enlarged'));
    const cutOut = vi.fn(appending(' cut out'));
    const { outcome, report } = run([step('image-upscaler'), step('background-remover')], {
      'image-upscaler': upscale,
      'background-remover': cutOut,
    });
    const done = await outcome;
    expect(done.ok && (await done.value.blob.text())).toBe('picture enlarged cut out');
    expect(upscale.mock.calls[0]?.[0]).toBe(file);
    expect(cutOut.mock.calls[0]?.[0]).toMatchObject({ name: 'cat.jpg', type: 'image/png' });
    expect(cutOut.mock.calls[0]?.[1]).toEqual({ tool: 'background-remover' });
    expect(report.mock.calls.map(([{ overall }]) => overall)).toEqual([0.25, 0.75]);
    expect(report.mock.calls[1]?.[0]).toEqual({
      phase: '1-work',
      phaseLabel: 'Background Remover (2 of 2): Working',
      overall: 0.75,
    });
  });

  it('end at the first that fails, which is named', async () => {
    const failing: RunStep = async () => ({ ok: false, failure: { code: 'memory', message: 'No memory.' } });
    const { outcome } = run([step('image-upscaler'), step('background-remover')], {
      'image-upscaler': failing,
    });
    expect(await outcome).toEqual({
      ok: false,
      failure: { code: 'memory', message: '4K Image Upscaler (1 of 2): No memory.' },
    });
  });

  it('know which of them is the last', async () => {
    const isLast: boolean[] = [];
    const noting: RunStep = async (given, _, run) => {
      isLast.push(run.isLast);
      return { ok: true, value: { blob: given, isPartial: !run.isLast } };
    };
    const { outcome } = run([step('image-upscaler'), step('background-remover')], {
      'image-upscaler': noting,
      'background-remover': noting,
    });
    // A result is less than what was asked for if any step's is.
    expect(await outcome).toMatchObject({ value: { isPartial: true } });
    expect(isLast).toEqual([false, true]);
  });

  it('keep all notes', async () => {
    const { outcome } = run([step('image-upscaler'), step('background-remover')], {
      'image-upscaler': appending('', 'Fast was used.'),
      'background-remover': appending('', 'Almost nothing was removed.'),
    });
    expect(await outcome).toMatchObject({
      value: {
        note: '4K Image Upscaler (1 of 2): Fast was used. Background Remover (2 of 2): Almost nothing was removed.',
      },
    });
  });
});
