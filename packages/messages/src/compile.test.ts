import { describe, expect, test } from 'vitest';
import { type Catalogue, compileMessages, messagesModule } from './compile.ts';
import { number, plural } from './format.ts';
import type { Locale } from './locales.ts';
import { pseudoText } from './pseudo.ts';

const compiled = (source: Catalogue, translation: Catalogue = source, locale: Locale = 'en') =>
  messagesModule(compileMessages('area', locale, source, translation).map(({ code }) => code));

describe('compiling', () => {
  test('writes a constant for a message without arguments', () => {
    expect(compiled({ title: 'It’s “yours”' })).toContain('export const title: string = "It’s “yours”";');
  });

  test('types the arguments of a function', () => {
    const text = compiled({ left: '{count, plural, one {# file of {name}} other {# files of {name}}}' });
    expect(text).toContain('left = (values: { count: number; name: string | number }): string =>');
  });

  test('hands the content of a tag to the caller', () => {
    const text = compiled({ terms: 'Read the <link>terms</link>.' });
    expect(text).toContain('values: { link: (children: ReactNode) => ReactNode }): ReactNode =>');
    expect(text).toContain('rich("Read the ", values.link("terms"), ".")');
  });

  test('escapes what would end a template', () => {
    expect(compiled({ odd: '` {x} \\' })).toContain('`\\` $');
    expect(compiled({ odd: '` {x} \\' })).toContain(' \\\\`;');
  });

  test.each<[string, Catalogue, string]>([
    ['a missing message', {}, 'area.json has other messages in de than in English: title.'],
    ['an unknown message', { title: 'Hallo {name}', more: '' }, 'area.json has other messages'],
    ['an unknown argument', { title: 'Hallo {nmae}' }, 'area.json, title in de: English has no nmae.'],
    ['other tags', { title: '<b>Hallo</b> {name}' }, 'title in de'],
    ['a syntax error', { title: 'Hallo {name' }, 'title in de'],
  ])('refuses a translation with %s', (_, translation, message) => {
    expect(() => compiled({ title: 'Hello {name}' }, translation, 'de')).toThrow(message);
  });

  test('refuses a key that the module uses itself', () => {
    expect(() => compiled({ plural: 'Plural' })).toThrow('area.json, plural in en: The key is taken');
  });

  test('refuses what needs a format of its own', () => {
    expect(() => compiled({ day: '{day, date}' })).toThrow('not supported');
    expect(() => compiled({ nth: '{n, selectordinal, one {#st} other {#th}}' })).toThrow('not supported');
  });
});

test('a plural prefers an exact number to its category', () => {
  const forms = { '=0': 'none', one: 'one', other: 'many' };
  expect([0, 1, 2].map((value) => plural('de', value, forms))).toEqual(['none', 'one', 'many']);
});

test('numbers have the separators of the language', () => {
  expect([number('en', 12345), number('de', 12345)]).toEqual(['12,345', '12.345']);
});

test('pseudo-locales keep spaces and grow', () => {
  expect(pseudoText('en-XA', 'Try it')).toBe('Ţŕýý îţ');
  expect(pseudoText('ar-XB', 'Try it')).toBe('\u202eTry\u202c \u202eit\u202c');
  expect(pseudoText('de', 'Try it')).toBe('Try it');
});
