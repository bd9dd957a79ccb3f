import type { LibraryStep } from '@verapix/machines';

type Settings = LibraryStep['settings'];

/** The name of a setting's value; undefined if it has none. */
export const nameIn = (names: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : undefined;

/** The names of a list's values, by what their ids are called. */
export const namesOf = <Key extends string>(
  list: readonly ({ label: string } & Record<Key, string>)[],
  id: Key,
): Record<string, string> => Object.fromEntries(list.map((each) => [each[id], each.label]));

/** A setting that is a text; undefined if it is empty. */
export function textIn(settings: Settings, name: string): string | undefined {
  const value = settings[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A setting that is a number, in words. */
export function numberIn(
  settings: Settings,
  name: string,
  describe: (value: number) => string,
): string | undefined {
  const value = settings[name];
  return typeof value === 'number' ? describe(value) : undefined;
}
