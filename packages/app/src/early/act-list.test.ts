import { describe, expect, it, vi } from 'vitest';
import { createActList } from './act-list';

/** A list whose tasks run when the test says so. */
function createHeldList() {
  const tasks: (() => void)[] = [];
  const list = createActList((task) => tasks.push(task));
  const runTask = () => tasks.shift()?.();
  const runAll = () => {
    while (tasks.length > 0) runTask();
  };
  return { list, runTask, runAll };
}

const button = new EventTarget();
const field = new EventTarget();

describe('the acts done before the page was there', () => {
  it('are done again in their order, each in a task of its own', () => {
    const { list, runTask } = createHeldList();
    const done: string[] = [];
    list.keep({ on: field, type: 'input', repeat: () => done.push('typed') });
    list.keep({ on: button, type: 'click', repeat: () => done.push('pressed') });
    list.repeatAll();
    expect(done).toEqual([]);
    runTask();
    expect(done).toEqual(['typed']);
    runTask();
    expect(done).toEqual(['typed', 'pressed']);
  });

  it('are one where the same is done twice: the last', () => {
    const { list, runAll } = createHeldList();
    const first = vi.fn();
    const last = vi.fn();
    const other = vi.fn(() => expect(last).not.toHaveBeenCalled());
    list.keep({ on: button, type: 'click', repeat: first });
    list.keep({ on: button, type: 'focus', repeat: other });
    list.keep({ on: button, type: 'click', repeat: last });
    list.repeatAll();
    runAll();
    expect(first).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
    expect(last).toHaveBeenCalledOnce();
  });

  it('are done again once', () => {
    const { list, runAll } = createHeldList();
    const repeat = vi.fn();
    list.keep({ on: button, type: 'click', repeat });
    list.repeatAll();
    runAll();
    list.repeatAll();
    runAll();
    expect(repeat).toHaveBeenCalledOnce();
  });

  it('go on after one that fails', () => {
    const { list, runAll, runTask } = createHeldList();
    const repeat = vi.fn();
    list.keep({
      on: field,
      type: 'input',
      repeat: () => {
        throw new Error('The field is gone.');
      },
    });
    list.keep({ on: button, type: 'click', repeat });
    list.repeatAll();
    expect(runTask).toThrow('The field is gone.');
    runAll();
    expect(repeat).toHaveBeenCalledOnce();
  });
});
