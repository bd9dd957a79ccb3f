import { describe, expect, it } from 'vitest';
import { sweeps } from './sweep';
import { createSweepRunner } from './sweep-runner';

/** Frames that are drawn when the test says so. */
function simulatedFrames() {
  let time = 0;
  let next = 1;
  const waiting = new Map<number, (time: number) => void>();
  return {
    waiting,
    request: (draw: (time: number) => void) => {
      waiting.set(next, draw);
      return next++;
    },
    cancel: (id: number) => void waiting.delete(id),
    advance: (duration: number, rate: number) => {
      for (let drawn = 0; drawn < Math.round((duration * rate) / 1000); drawn += 1) {
        time += 1000 / rate;
        const due = [...waiting.values()];
        waiting.clear();
        for (const draw of due) draw(time);
      }
    },
  };
}

function run(from: number) {
  const frames = simulatedFrames();
  const positions: number[] = [];
  const runner = createSweepRunner(sweeps.full, frames, (position) => positions.push(position));
  runner.play(from);
  frames.advance(1000 / 60, 60);
  return { frames, positions, runner };
}

describe('a running sweep', () => {
  it.each([60, 120, 240])('covers 30 percent in a second on a screen of %i Hz', (rate) => {
    const { frames, positions, runner } = run(20);
    frames.advance(1000, rate);
    runner.pause();
    expect(positions.at(-1)).toBeCloseTo(50, 6);
  });

  it('draws no frame while it is paused', () => {
    const { frames, runner } = run(20);
    runner.pause();
    expect(frames.waiting.size).toBe(0);
  });

  it('draws no frame out of sight, and goes on from where it was when it is seen again', () => {
    const { frames, positions, runner } = run(20);
    frames.advance(500, 60);
    runner.setSeen(false);
    expect(frames.waiting.size).toBe(0);
    const stood = positions.at(-1) as number;
    runner.setSeen(true);
    frames.advance(1000 / 60, 60);
    expect(positions.at(-1)).toBeCloseTo(stood, 6);
    frames.advance(500, 60);
    expect(positions.at(-1)).toBeGreaterThan(stood + 10);
  });

  it('does not start when it is seen while paused', () => {
    const { frames, runner } = run(20);
    runner.pause();
    runner.setSeen(false);
    runner.setSeen(true);
    expect(frames.waiting.size).toBe(0);
  });

  it('keeps one chain of frames when it is told to play twice', () => {
    const { frames, runner } = run(20);
    runner.play(20);
    runner.setSeen(true);
    expect(frames.waiting.size).toBe(1);
  });

  it('goes on from where it was after a stall instead of jumping', () => {
    const { frames, positions } = run(20);
    frames.advance(5000, 0.2);
    expect(positions.at(-1)).toBeCloseTo(23, 6);
  });
});
