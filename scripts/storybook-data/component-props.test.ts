import { describe, expect, it } from 'vitest';
import { readComponentCode } from './component-props.ts';

const all = readComponentCode();
const partOf = (name: string) => all[name.replace(/\..*/, '')]?.parts.find((part) => part.name === name);

describe('the code of a component', () => {
  it('has its props, with their types, defaults and descriptions', () => {
    expect(partOf('Button')?.props.find(({ name }) => name === 'tone')).toEqual({
      name: 'tone',
      type: "'accent' | 'neutral' | 'danger'",
      required: false,
      defaultValue: "'neutral'",
      description: "The kind of action: the page's main one, any other, or a destructive one.",
    });
  });

  it('has props that others declare', () => {
    const names = partOf('Switch')?.props.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['side', 'label', 'hint', 'error']));
  });

  it('has one row for a prop of several kinds', () => {
    const asChild = partOf('Button')?.props.filter(({ name }) => name === 'asChild');
    expect(asChild).toMatchObject([{ type: 'boolean', required: false }]);
  });

  it('names what else it takes: an element, or a part of Radix by its real name', () => {
    expect(partOf('Button')?.inherits).toEqual(['<button>']);
    expect(partOf('Dialog.Content')?.inherits).toEqual(['Dialog.Content']);
    expect(partOf('Menu.Trigger')?.inherits).toEqual(['DropdownMenu.Trigger']);
  });

  it('has the parts of those that have some', () => {
    expect(all.Tabs?.parts.map(({ name }) => name)).toContain('Tabs.List');
    expect(all.Dialog?.description).toMatch(/`Root` holds the open state/);
  });

  it('leaves out what is its own', () => {
    expect(all.Dropzone?.parts.map(({ name }) => name)).toEqual(['Dropzone']);
  });

  it('is exported by an entry of the package', () => {
    expect(all.Button?.entry).toBe('@verapix/ui');
    expect(all.Stack?.entry).toBe('@verapix/ui');
  });
});
