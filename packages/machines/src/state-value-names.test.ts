import { describe, expect, it } from 'vitest';
import { stateValueNames } from './state-value-names';

describe('stateValueNames', () => {
  it('names a plain state', () => {
    expect(stateValueNames('tool-run', 'ready')).toEqual(['tool-run.ready']);
  });

  it('names the innermost state', () => {
    expect(stateValueNames('tool-run', { done: 'unsaved' })).toEqual(['tool-run.done.unsaved']);
  });

  it('names one state for each region', () => {
    expect(stateValueNames('page', { menu: 'open', form: { open: 'saving' }, hint: {} })).toEqual([
      'page.menu.open',
      'page.form.open.saving',
      'page.hint',
    ]);
  });

  it('names a machine without states by its id', () => {
    expect(stateValueNames('counter', {})).toEqual(['counter']);
  });
});
