import { HttpError } from '@verapix/server/http/http-error';
import type { Condition, Filter, Order, RestQuery } from './query';
import { type Cell, type Columns, type ColumnType, castText, columnType, type Row } from './table';

/** `null` is SQL's "unknown": the row is excluded, also if the filter is negated. */
type Truth = boolean | null;
type Predicate = (cell: Cell) => Truth;

function compare(a: Exclude<Cell, null>, b: Exclude<Cell, null>): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const comparisons = {
  eq: (order: number) => order === 0,
  neq: (order: number) => order !== 0,
  gt: (order: number) => order > 0,
  gte: (order: number) => order >= 0,
  lt: (order: number) => order < 0,
  lte: (order: number) => order <= 0,
};

function isPredicate(value: null | boolean, type: ColumnType): Predicate {
  if (value === null) return (cell) => cell === null;
  if (type === 'boolean') return (cell) => cell === value;
  const name = String(value).toUpperCase();
  throw new HttpError(400, '42804', `argument of IS ${name} must be type boolean, not type ${type}`);
}

function predicateOf(condition: Condition, type: ColumnType): Predicate {
  if (condition.operator === 'is') return isPredicate(condition.value, type);
  if (condition.operator === 'in') {
    const values = condition.values.map((value) => castText(type, value));
    return (cell) => (cell === null ? null : values.includes(castText(type, String(cell))));
  }
  const operand = castText(type, condition.value);
  const matches = comparisons[condition.operator];
  return (cell) => (cell === null ? null : matches(compare(castText(type, String(cell)), operand)));
}

function rowFilter(table: string, columns: Columns, { column, negated, condition }: Filter) {
  const predicate = predicateOf(condition, columnType(table, columns, column));
  return (row: Row): boolean => predicate(row[column] ?? null) === !negated;
}

function byOrder(order: readonly Order[]) {
  return (left: Row, right: Row): number => {
    for (const { column, descending, nullsFirst } of order) {
      const [a, b] = [left[column] ?? null, right[column] ?? null];
      if (a === b) continue;
      if (a === null || b === null) return (a === null) === nullsFirst ? -1 : 1;
      return compare(a, b) * (descending ? -1 : 1);
    }
    return 0;
  };
}

/** A time as Postgres writes it in JSON: with an offset, and without trailing zeros. */
function postgresTime(iso: string): string {
  return iso.replace(/(?:\.000|(\.\d*?[1-9])0*)Z$/, '$1+00:00');
}

function toJson(cell: Cell, type: ColumnType): Cell {
  return type === 'timestamptz' && typeof cell === 'string' ? postgresTime(cell) : cell;
}

/** Returns a function that reduces rows to the selected columns, and writes their values as in a response. */
export function projection(table: string, columns: Columns, select: readonly string[]) {
  const names = select.flatMap((name) => (name === '*' ? Object.keys(columns) : [name]));
  const selected = names.map((name) => ({ name, type: columnType(table, columns, name) }));
  return (row: Row): Row =>
    Object.fromEntries(selected.map(({ name, type }) => [name, toJson(row[name] ?? null, type)]));
}

/** Runs a query on rows. Returns the requested page and the total number of matches. */
export function readRows(table: string, columns: Columns, query: RestQuery, rows: readonly Row[]) {
  const project = projection(table, columns, query.select);
  const filters = query.filters.map((filter) => rowFilter(table, columns, filter));
  for (const { column } of query.order) columnType(table, columns, column);
  const found = rows.filter((row) => filters.every((holds) => holds(row))).sort(byOrder(query.order));
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return { rows: found.slice(query.offset, end).map(project), total: found.length };
}
