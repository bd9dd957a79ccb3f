import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineProgress } from './engine';
import { createProgressReporter } from './progress';

const phases = [
  { id: 'read', label: 'Reading', weight: 0.1 },
  { id: 'work', label: 'Working', weight: 0.7 },
  { id: 'write', label: 'Writing', weight: 0.2 },
] as const;

function reporter() {
  const reported: EngineProgress[] = [];
  return { reported, report: createProgressReporter(phases, (progress) => reported.push(progress)) };
}

describe('createProgressReporter', () => {
  it('weights the phases', () => {
    const { reported, report } = reporter();
    report({ phase: 'read' });
    report({ phase: 'work', done: 0.5, etaMs: 900 });
    report({ phase: 'write', done: 1 });
    expect(reported).toEqual([
      { phase: 'read', phaseLabel: 'Reading', overall: 0 },
      { phase: 'work', phaseLabel: 'Working', phaseDone: 0.5, overall: expect.closeTo(0.45), etaMs: 900 },
      { phase: 'write', phaseLabel: 'Writing', phaseDone: 1, overall: expect.closeTo(1) },
    ]);
  });

  it('never decreases and stays between 0 and 1', () => {
    const step = fc.record({
      phase: fc.constantFrom('read' as const, 'work' as const, 'write' as const),
      done: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { reported, report } = reporter();
        for (const each of steps) report(each);
        const overall = reported.map((progress) => progress.overall);
        expect(overall).toEqual([...overall].sort((a, b) => a - b));
        for (const value of overall) expect(value).toSatisfy((number: number) => number >= 0 && number <= 1);
      }),
    );
  });
});
