import { Refusal } from '../http/refusal';
import { columnNameOf } from './column-name';
import { type Filter, parseFilter } from './filter';
import { notImplementedRefusal, syntaxRefusal } from './refusals';

/** One column that rows are sorted by. */
export interface Order {
  column: string;
  descending: boolean;
  nullsFirst: boolean;
}

/** What a request asks of a table. */
export interface RestQuery {
  /** Columns in their order, `*` for all; never empty. */
  select: string[];
  filters: Filter[];
  order: Order[];
  /** Most rows, or `null` for no limit. */
  limit: number | null;
  offset: number;
  /** `null` where the request does not say. */
  columns: string[] | null;
}

const reserved = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset']);

function selectItem(item: string, whole: string): string {
  if (item.trim() === '*') return '*';
  const name = columnNameOf(item);
  if (name !== null) return name;
  if (/[(:>]/.test(item))
    throw notImplementedRefusal('Aliases, casts, paths and embedding are not answered here.');
  throw syntaxRefusal(`select parameter (${whole})`, 1, 'expecting field name (* or [a..z0..9_$])');
}

function columnList(name: string, text: string): string[] {
  return text.split(',').map((item) => {
    const column = columnNameOf(item);
    if (column !== null) return column;
    throw syntaxRefusal(`${name} parameter (${text})`, 1, 'expecting field name (* or [a..z0..9_$])');
  });
}

const orderTerm = /^(?<column>.+?)(?:\.(?<direction>asc|desc))?(?:\.(?<nulls>nullsfirst|nullslast))?$/s;

function orderItem(item: string, whole: string): Order {
  const { column: name = '', direction, nulls } = orderTerm.exec(item.trim())?.groups ?? {};
  const column = columnNameOf(name);
  if (column === null) {
    throw syntaxRefusal(`order (${whole})`, 1, 'expecting "asc", "desc", "nullsfirst" or "nullslast"');
  }
  const descending = direction === 'desc';
  return { column, descending, nullsFirst: nulls ? nulls === 'nullsfirst' : descending };
}

/** Like PostgREST, takes what is no whole number for not said. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

function limitOf(params: URLSearchParams): number | null {
  const limit = wholeNumber(params.get('limit'));
  if (limit === null || limit >= 0) return limit;
  throw new Refusal(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'Limit should be greater than or equal to zero.',
  });
}

function offsetOf(params: URLSearchParams): number {
  const offset = wholeNumber(params.get('offset')) ?? 0;
  if (offset >= 0) return offset;
  throw new Refusal(400, '2201X', 'OFFSET must not be negative');
}

/** Reads the parameters of a request to a table. Throws a `Refusal` on what cannot be read or is not answered. */
export function parseQuery(params: URLSearchParams): RestQuery {
  if (params.has('and') || params.has('or'))
    throw notImplementedRefusal('and= and or= are not answered here.');
  const select = params.get('select') || '*';
  const order = params.get('order') || null;
  const columns = params.get('columns') || null;
  return {
    select: select.split(',').map((item) => selectItem(item, select)),
    filters: [...params].filter(([key]) => !reserved.has(key)).map(([key, value]) => parseFilter(key, value)),
    order: order === null ? [] : order.split(',').map((item) => orderItem(item, order)),
    limit: limitOf(params),
    offset: offsetOf(params),
    columns: columns === null ? null : columnList('columns', columns),
  };
}

/** The query as `Content-Location` repeats it: parameters sorted by name. */
export function canonicalQuery(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  return sorted.size === 0 ? '' : `?${sorted}`;
}
