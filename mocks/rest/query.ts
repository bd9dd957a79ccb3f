import { HttpError } from '@verapix/server/http/http-error';

const plainName = /^[\w$]+(?:-[\w$]+)*$/;
const quotedName = /^"((?:[^"\\]|\\.)*)"$/;

/** Parses a column name, plain or in double quotes; `null` if it is invalid. */
function columnNameOf(text: string): string | null {
  const name = text.trim();
  if (plainName.test(name)) return name;
  return quotedName.exec(name)?.[1]?.replace(/\\(.)/g, '$1') ?? null;
}

const element = /^(?:"((?:[^"\\]|\\.)*)"(?=[,)])|([^,)]*))/;

/** Parses the list of an `in` filter, for example `(a,"b,c")`; `null` if it is invalid. */
function parseList(text: string): string[] | null {
  if (!text.startsWith('(')) return null;
  const values: string[] = [];
  let rest = text;
  do {
    rest = rest.slice(1);
    const [matched, quoted, plain] = element.exec(rest) ?? [];
    values.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/gs, '$1'));
    rest = rest.slice(matched?.length ?? 0);
  } while (rest.startsWith(','));
  return rest === ')' ? values : null;
}

/** PGRST100: a query parameter is invalid. `what` is for example `filter (foo)`; `column` counts from 1. */
function parseError(what: string, column: number, details: string): HttpError {
  return new HttpError(400, 'PGRST100', `"failed to parse ${what}" (line 1, column ${column})`, { details });
}

/** PGRST127: PostgREST supports it, the mock backend does not. */
function notImplemented(details: string): HttpError {
  return new HttpError(400, 'PGRST127', 'Feature not implemented', { details });
}

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
type Comparison = (typeof comparisons)[number];

/** Operators of PostgREST that the mock backend does not implement. */
const unsupportedOperators = new Set(
  'like ilike match imatch cs cd ov sl sr nxr nxl adj fts plfts phfts wfts isdistinct'.split(' '),
);

export type Condition =
  | { operator: Comparison; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: null | boolean };

/** One `column=operator.value` of a query. */
export interface Filter {
  column: string;
  negated: boolean;
  condition: Condition;
}

const trileans: Record<string, null | boolean> = { null: null, unknown: null, true: true, false: false };

function isCondition(text: string, whole: string): Condition {
  const value = trileans[text.toLowerCase()];
  if (value !== undefined && Object.hasOwn(trileans, text.toLowerCase())) return { operator: 'is', value };
  throw parseError(
    `filter (${whole})`,
    whole.length - text.length + 1,
    'expecting null or trilean value (unknown, true, false)',
  );
}

function inCondition(text: string, whole: string): Condition {
  const values = parseList(text);
  if (values) return { operator: 'in', values };
  throw parseError(`filter (${whole})`, whole.length - text.length + 1, 'expecting "(", a list and ")"');
}

function conditionOf(text: string, whole: string): Condition {
  const dot = text.indexOf('.');
  const operator = dot < 0 ? '' : text.slice(0, dot);
  const value = text.slice(dot + 1);
  if (operator === 'is') return isCondition(value, whole);
  if (operator === 'in') return inCondition(value, whole);
  const comparison = comparisons.find((known) => known === operator);
  if (comparison) return { operator: comparison, value };
  if (unsupportedOperators.has(operator.replace(/\(.*$/, ''))) {
    throw notImplemented(`The operator "${operator}" is not supported by this backend.`);
  }
  if (dot < 0) {
    throw parseError(`filter (${whole})`, 1, 'expecting "not" or operator (eq, gt, ...)');
  }
  const column = whole.length - value.length + 1;
  throw parseError(`filter (${whole})`, column, `unknown single value operator ${operator}`);
}

/** Parses a parameter as a filter, for example `status`, `eq.active`. */
function parseFilter(key: string, text: string): Filter {
  const column = columnNameOf(key);
  if (column === null) {
    if (/^\w+\.\w+$/.test(key)) throw new HttpError(400, 'PGRST108', embeddedMessage(key), embeddedHint(key));
    throw parseError(`tree path (${key})`, 1, 'expecting field name (* or [a..z0..9_$])');
  }
  const negated = text.startsWith('not.');
  return { column, negated, condition: conditionOf(negated ? text.slice('not.'.length) : text, text) };
}

const resourceOf = (key: string) => key.split('.')[0] ?? key;
const embeddedMessage = (key: string) => `'${resourceOf(key)}' is not an embedded resource in this request`;
const embeddedHint = (key: string) => ({
  hint: `Verify that '${resourceOf(key)}' is included in the 'select' query parameter.`,
});

/** One column that rows are sorted by. */
export interface Order {
  column: string;
  descending: boolean;
  nullsFirst: boolean;
}

/** The parsed query of a request. */
export interface RestQuery {
  /** Columns in their order, `*` for all; never empty. */
  select: string[];
  filters: Filter[];
  order: Order[];
  /** Maximum number of rows; `null` for no limit. */
  limit: number | null;
  offset: number;
  /** The columns to write; `null` if the request names none. */
  columns: string[] | null;
  /** The columns whose conflict an upsert resolves; `null` for the primary key. */
  onConflict: string[] | null;
}

const reserved = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset']);

function selectItem(item: string, whole: string): string {
  if (item.trim() === '*') return '*';
  const name = columnNameOf(item);
  if (name !== null) return name;
  if (/[(:>]/.test(item))
    throw notImplemented('Aliases, casts, paths and embedding are not supported by this backend.');
  throw parseError(`select parameter (${whole})`, 1, 'expecting field name (* or [a..z0..9_$])');
}

function columnList(name: string, text: string): string[] {
  return text.split(',').map((item) => {
    const column = columnNameOf(item);
    if (column !== null) return column;
    throw parseError(`${name} parameter (${text})`, 1, 'expecting field name (* or [a..z0..9_$])');
  });
}

const orderTerm = /^(?<column>.+?)(?:\.(?<direction>asc|desc))?(?:\.(?<nulls>nullsfirst|nullslast))?$/s;

function orderItem(item: string, whole: string): Order {
  const { column: name = '', direction, nulls } = orderTerm.exec(item.trim())?.groups ?? {};
  const column = columnNameOf(name);
  if (column === null) {
    throw parseError(`order (${whole})`, 1, 'expecting "asc", "desc", "nullsfirst" or "nullslast"');
  }
  const descending = direction === 'desc';
  return { column, descending, nullsFirst: nulls ? nulls === 'nullsfirst' : descending };
}

/** Like PostgREST, ignores a value that is not a whole number. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

function limitOf(params: URLSearchParams): number | null {
  const limit = wholeNumber(params.get('limit'));
  if (limit === null || limit >= 0) return limit;
  throw new HttpError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'Limit should be greater than or equal to zero.',
  });
}

function offsetOf(params: URLSearchParams): number {
  const offset = wholeNumber(params.get('offset')) ?? 0;
  if (offset >= 0) return offset;
  throw new HttpError(400, '2201X', 'OFFSET must not be negative');
}

/** Parses the parameters of a request. Throws for invalid and for unsupported parameters. */
export function parseQuery(params: URLSearchParams): RestQuery {
  if (params.has('and') || params.has('or'))
    throw notImplemented('and= and or= are not supported by this backend.');
  const select = params.get('select') || '*';
  const order = params.get('order') || null;
  const columns = params.get('columns') || null;
  const onConflict = params.get('on_conflict') || null;
  return {
    select: select.split(',').map((item) => selectItem(item, select)),
    filters: [...params].filter(([key]) => !reserved.has(key)).map(([key, value]) => parseFilter(key, value)),
    order: order === null ? [] : order.split(',').map((item) => orderItem(item, order)),
    limit: limitOf(params),
    offset: offsetOf(params),
    columns: columns === null ? null : columnList('columns', columns),
    onConflict: onConflict === null ? null : columnList('on_conflict', onConflict),
  };
}

/** The query for `Content-Location`: parameters sorted by name. */
export function canonicalQuery(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  return sorted.size === 0 ? '' : `?${sorted}`;
}
