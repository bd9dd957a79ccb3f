import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './locales.ts';
import { pseudoText } from './pseudo.ts';

/** The messages of an area in one language: ICU MessageFormat by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a caller gives a message: TypeScript's type by argument. */
type Values = Map<string, string>;

interface Message {
  elements: MessageFormatElement[];
  values: Values;
  /** Whether it has tags, so that its result is not a string but something React renders. */
  isRich: boolean;
}

const unsupported = (what: string): never => {
  throw new Error(`${what} is not supported in messages: format it in the code and pass the text.`);
};

/** The parts of an element that hold elements themselves. */
function childrenOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).map(({ value }) => value);
}

const hasTags = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => element.type === TYPE.tag || childrenOf(element).some(hasTags));

/** The type that an element gives its argument, if it has one. */
function typeOf(element: MessageFormatElement, isRich: boolean): string | undefined {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return undefined;
    case TYPE.argument:
      return isRich ? 'ReactNode' : 'string | number';
    case TYPE.number:
      return element.style ? unsupported('A style of numbers') : 'number';
    case TYPE.plural:
      return element.offset || element.pluralType !== 'cardinal' ? unsupported('This plural') : 'number';
    case TYPE.select:
      return Object.keys(element.options)
        .map((option) => (option === 'other' ? '(string & {})' : JSON.stringify(option)))
        .join(' | ');
    case TYPE.tag:
      return '(children: ReactNode) => ReactNode';
    default:
      return unsupported('A date or time');
  }
}

function collectValues(elements: readonly MessageFormatElement[], isRich: boolean, into: Values): Values {
  for (const element of elements) {
    const type = typeOf(element, isRich);
    // An argument that is a number somewhere is one everywhere.
    if (type && 'value' in element && (!into.has(element.value) || type === 'number'))
      into.set(element.value, type);
    for (const children of childrenOf(element)) collectValues(children, isRich, into);
  }
  return into;
}

function read(text: string): Message {
  const elements = parse(text, { requiresOtherClause: true, shouldParseSkeletons: false });
  const isRich = hasTags(elements);
  return { elements, isRich, values: collectValues(elements, isRich, new Map()) };
}

/** Writes the elements of a message as an expression of TypeScript. */
function write(
  elements: readonly MessageFormatElement[],
  locale: Locale,
  isRich: boolean,
  pound = '',
): string {
  const part = (element: MessageFormatElement): string => {
    switch (element.type) {
      case TYPE.literal:
        return JSON.stringify(pseudoText(locale, element.value));
      case TYPE.argument:
        return `values.${element.value}`;
      case TYPE.number:
        return `number(locale, values.${element.value})`;
      case TYPE.pound:
        return `number(locale, values.${pound})`;
      case TYPE.tag:
        return `values.${element.value}(${write(element.children, locale, isRich, pound)})`;
      case TYPE.plural:
      case TYPE.select: {
        const isPlural = element.type === TYPE.plural;
        const inner = isPlural ? element.value : pound;
        const forms = Object.entries(element.options).map(
          ([name, { value }]) => `${JSON.stringify(name)}: ${write(value, locale, isRich, inner)}`,
        );
        const choose = isPlural ? 'plural(locale, ' : 'select(';
        return `${choose}values.${element.value}, { ${forms.join(', ')} })`;
      }
      default:
        return unsupported('A date or time');
    }
  };
  if (elements.length === 1 && elements[0]) {
    const only = part(elements[0]);
    return elements[0].type === TYPE.argument && !isRich ? `String(${only})` : only;
  }
  if (isRich) return `rich(${elements.map(part).join(', ')})`;
  const template = elements.map((element) =>
    element.type === TYPE.literal
      ? pseudoText(locale, element.value).replace(/[\\`]|\$\{/g, '\\$&')
      : `\${${part(element)}}`,
  );
  return `\`${template.join('')}\``;
}

/** The names in a compiled module that are not messages. */
const takenNames = ['choose', 'locale', 'number', 'plural', 'rich', 'select'];

const sorted = (names: Iterable<string>) => [...names].sort().join(', ');

/** A compiled message: a line of TypeScript. */
interface CompiledMessage {
  key: string;
  code: string;
  isFunction: boolean;
}

/**
 * Compiles an area of the catalogue for one locale: a constant for each message without arguments, and a function for
 * each other one.
 *
 * @param source the area in English, which decides about keys, arguments and tags.
 * @throws Error if a translation has other keys than English, arguments or tags that English does not have, or a message
 * is not ICU MessageFormat.
 */
export function compileMessages(
  area: string,
  locale: Locale,
  source: Catalogue,
  translation: Catalogue,
): CompiledMessage[] {
  const differing = Object.keys({ ...source, ...translation }).filter(
    (key) => !(key in source && key in translation),
  );
  if (differing.length > 0)
    throw new Error(`${area}.json has other messages in ${locale} than in English: ${sorted(differing)}.`);
  return Object.entries(source).map(([key, text]) => {
    try {
      if (takenNames.includes(key)) throw new Error('The key is taken: choose another one.');
      const english = read(text);
      const { elements, values, isRich } = read(translation[key] ?? text);
      const unknown = [...values.keys()].filter((name) => !english.values.has(name));
      if (unknown.length > 0) throw new Error(`English has no ${sorted(unknown)}.`);
      if (isRich !== english.isRich) throw new Error('The tags differ from those of English.');
      const expression = write(elements, locale, isRich);
      if (english.values.size === 0)
        return { key, code: `export const ${key}: string = ${expression};`, isFunction: false };
      const type = [...english.values].map(([name, type]) => `${name}: ${type}`).join('; ');
      const result = isRich ? 'ReactNode' : 'string';
      const code = `/* @__NO_SIDE_EFFECTS__ */ export const ${key} = (values: { ${type} }): ${result} => ${expression};`;
      return { key, code, isFunction: true };
    } catch (error) {
      throw new Error(`${area}.json, ${key} in ${locale}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

/** The module of compiled messages, with the paths from it to `src` and to the module of its locale. */
export function messagesModule(
  codes: readonly string[],
  { src, locale } = { src: '../../src', locale: './locale.ts' },
): string {
  const body = codes.join('\n');
  const formats = ['number', 'plural', 'select'].filter((name) => body.includes(`${name}(`));
  return [
    ...(body.includes('ReactNode') ? ["import type { ReactNode } from 'react';"] : []),
    ...(formats.length > 0 ? [`import { ${formats.join(', ')} } from '${src}/format.ts';`] : []),
    ...(body.includes('rich(') ? [`import { rich } from '${src}/rich.ts';`] : []),
    ...(body.includes('(locale, ') ? [`import { locale } from '${locale}';`] : []),
    '',
    body,
    '',
  ].join('\n');
}
