import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from '@verapix/server/http/http-error';
import { canonicalQuery, parseQuery } from './query';

const read = (query: string) => parseQuery(new URLSearchParams(query));
const filtersOf = (query: string) => read(query).filters;

function errorOf(query: string): HttpError | null {
  try {
    read(query);
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

describe('a query', () => {
  it('selects everything by default', () => {
    expect(read('')).toEqual({
      select: ['*'],
      filters: [],
      order: [],
      limit: null,
      offset: 0,
      columns: null,
      onConflict: null,
    });
  });

  it("parses the queries of the app's client", () => {
    const query = read('select=*&user_id=eq.7&status=eq.active&order=created_at.desc&limit=1');
    expect(query).toEqual({
      select: ['*'],
      filters: [
        { column: 'user_id', negated: false, condition: { operator: 'eq', value: '7' } },
        { column: 'status', negated: false, condition: { operator: 'eq', value: 'active' } },
      ],
      order: [{ column: 'created_at', descending: true, nullsFirst: true }],
      limit: 1,
      offset: 0,
      columns: null,
      onConflict: null,
    });
  });

  it.each([
    ['id=neq.1', { operator: 'neq', value: '1' }],
    ['amount=gte.30.5', { operator: 'gte', value: '30.5' }],
    ['id=is.null', { operator: 'is', value: null }],
    ['id=is.TRUE', { operator: 'is', value: true }],
    ['id=in.(a,"b,c","d\\"e")', { operator: 'in', values: ['a', 'b,c', 'd"e'] }],
    ['id=in.()', { operator: 'in', values: [''] }],
    ['id=eq.', { operator: 'eq', value: '' }],
  ])('parses the filter %s', (query, condition) => {
    expect(filtersOf(query)).toEqual(
      [{ column: 'id', negated: false, condition }].map((filter) => ({
        ...filter,
        column: query.split('=')[0],
      })),
    );
  });

  it('parses a negated filter', () => {
    expect(filtersOf('id=not.is.null')).toEqual([
      { column: 'id', negated: true, condition: { operator: 'is', value: null } },
    ]);
  });

  it.each([
    ['created_at', { descending: false, nullsFirst: false }],
    ['created_at.asc', { descending: false, nullsFirst: false }],
    ['created_at.desc', { descending: true, nullsFirst: true }],
    ['created_at.desc.nullslast', { descending: true, nullsFirst: false }],
    ['created_at.nullsfirst', { descending: false, nullsFirst: true }],
  ])('parses the order %s', (order, expected) => {
    expect(read(`order=${order}`).order).toEqual([{ column: 'created_at', ...expected }]);
  });

  it('accepts columns in double quotes, as the client sends them for an insert', () => {
    expect(read('columns="user_id","email_frequency"').columns).toEqual(['user_id', 'email_frequency']);
  });

  it.each([
    ['status=active', '"failed to parse filter (active)" (line 1, column 1)'],
    ['status=noop.0', '"failed to parse filter (noop.0)" (line 1, column 6)'],
    ['status=is.maybe', '"failed to parse filter (is.maybe)" (line 1, column 4)'],
    ['status=in.a,b', '"failed to parse filter (in.a,b)" (line 1, column 4)'],
    ['order=id.down', '"failed to parse order (id.down)" (line 1, column 1)'],
    ['select=a,', '"failed to parse select parameter (a,)" (line 1, column 1)'],
  ])('rejects %s with PGRST100', (query, message) => {
    expect(errorOf(query)).toMatchObject({ status: 400, code: 'PGRST100', message });
  });

  it.each([
    'or=(a.eq.1,b.eq.2)',
    'select=plan:plan_id',
    'select=users(*)',
    'name=like.*a*',
    'name=fts(en).a',
  ])('reports that %s is not supported', (query) => {
    expect(errorOf(query)).toMatchObject({ status: 400, code: 'PGRST127' });
  });

  it('rejects a negative limit or offset, and ignores other text', () => {
    expect(errorOf('limit=-1')).toMatchObject({ status: 416, code: 'PGRST103' });
    expect(errorOf('offset=-1')).toMatchObject({ status: 400, code: '2201X' });
    expect(read('limit=many&offset=some')).toMatchObject({ limit: null, offset: 0 });
  });

  it('rejects a filter on a table that is not embedded', () => {
    expect(errorOf('users.id=eq.1')).toMatchObject({ status: 400, code: 'PGRST108' });
  });
});

describe('any query', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'select',
      'order',
      'limit',
      'offset',
      'columns',
      'eq.',
      'in.(',
      'is.null',
      'not.',
      '"',
      ')',
      ',',
    ),
    fc.string(),
  );
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(''));
  const params = fc.array(fc.tuple(text, text), { maxLength: 5 }).map((pairs) => new URLSearchParams(pairs));

  it('is parsed or rejected, without other errors', () => {
    fc.assert(
      fc.property(params, (query) => {
        try {
          const { select, limit, offset } = parseQuery(query);
          expect(select.length).toBeGreaterThan(0);
          expect(limit === null || limit >= 0).toBe(true);
          expect(offset).toBeGreaterThanOrEqual(0);
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError);
          expect((error as HttpError).status).toBeLessThan(500);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('parses a list of any values', () => {
    const value = fc.string();
    const quote = (item: string) => `"${item.replace(/["\\]/g, '\\$&')}"`;
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const query = new URLSearchParams([['id', `in.(${values.map(quote).join(',')})`]]);
        expect(parseQuery(query).filters[0]?.condition).toEqual({ operator: 'in', values });
      }),
    );
  });

  it('parses any value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const query = new URLSearchParams([['id', `eq.${value}`]]);
        expect(parseQuery(query).filters[0]?.condition).toEqual({ operator: 'eq', value });
      }),
    );
  });
});

it('sorts the query by name', () => {
  expect(canonicalQuery(new URLSearchParams('b=eq.2&a=eq.1'))).toBe('?a=eq.1&b=eq.2');
  expect(canonicalQuery(new URLSearchParams())).toBe('');
});
