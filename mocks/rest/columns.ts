import { Refusal } from '../http/refusal';

export type ColumnType = 'uuid' | 'text' | 'boolean' | 'numeric' | 'timestamptz';
/** What a cell holds, as it travels. */
export type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;
/** The columns of a table in their order. */
export type Columns = Readonly<Record<string, ColumnType>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const numeric = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const truths = /^(?:t|tr|tru|true|y|ye|yes|on|1)$/i;
const falsehoods = /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/i;

function booleanOf(text: string): boolean | null {
  if (truths.test(text)) return true;
  return falsehoods.test(text) ? false : null;
}

function timeOf(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** How Postgres reads a text as a value of a type; `null` for a text it refuses. */
const readers: Record<ColumnType, (text: string) => Exclude<Cell, null> | null> = {
  uuid: (text) => (uuid.test(text.trim()) ? text.trim().toLowerCase() : null),
  text: (text) => text,
  boolean: (text) => booleanOf(text.trim()),
  numeric: (text) => (numeric.test(text.trim()) ? Number(text) : null),
  timestamptz: timeOf,
};

const typeNames: Partial<Record<ColumnType, string>> = { timestamptz: 'timestamp with time zone' };

/** Reads a text as a value of the type. Throws 22P02 (22007 for a time), in the words of Postgres. */
export function castText(type: ColumnType, text: string): Exclude<Cell, null> {
  const value = readers[type](text);
  if (value !== null) return value;
  const code = type === 'timestamptz' ? '22007' : '22P02';
  throw new Refusal(400, code, `invalid input syntax for type ${typeNames[type] ?? type}: "${text}"`);
}

/** Reads a value of a JSON body as a cell of the type; throws like `castText`. */
export function castJson(type: ColumnType, value: unknown): Cell {
  if (value === null) return null;
  return castText(type, typeof value === 'string' ? value : JSON.stringify(value));
}

/** The type of a column. Throws 42703 for a column that the table does not have. */
export function columnType(table: string, columns: Columns, name: string): ColumnType {
  const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (type) return type;
  throw new Refusal(400, '42703', `column ${table}.${name} does not exist`);
}
