import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDataCsv, accountDataJson, neutralised } from './account-data';

const ada = { fullName: 'Ada', email: 'ada@example.com', createdAt: '2026-01-01T00:00:00Z' };

/** Parses a CSV in which every cell is quoted (RFC 4180). Throws on anything else. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let rest = csv;
  let row: string[] = [];
  while (rest !== '') {
    const [cell, quoted = '', end] = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest) ?? [];
    if (cell === undefined) throw new Error(`No quoted cell at: ${rest}`);
    row.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(cell.length);
  }
  return rows;
}

/** Any text, with more characters that are special in CSV or a spreadsheet. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', "'", '＝', '\u200b', '😀'),
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  ),
  maxLength: 20,
});

describe('the account data', () => {
  it('is the profile, and in JSON the records of the server', () => {
    const withMore = { ...ada, id: 'secret', isAdmin: true };
    expect(JSON.parse(accountDataJson(withMore, { payments: [{ amount: 30 }], name: 'Eve' }))).toEqual({
      payments: [{ amount: 30 }],
      name: 'Ada',
      email: 'ada@example.com',
      created_at: '2026-01-01T00:00:00Z',
    });
    expect(accountDataCsv(withMore)).toBe(
      '"name","email","created_at"\r\n"Ada","ada@example.com","2026-01-01T00:00:00Z"\r\n',
    );
  });

  it('is unchanged after parsing the JSON, for any text', () => {
    fc.assert(
      fc.property(text, text, (fullName, email) => {
        expect(JSON.parse(accountDataJson({ ...ada, fullName, email }, {}))).toMatchObject({
          name: fullName,
          email,
        });
      }),
    );
  });

  it('is parsed from CSV as neutralised cells, for any text', () => {
    fc.assert(
      fc.property(text, text, (fullName, email) => {
        expect(cellsOf(accountDataCsv({ ...ada, fullName, email }))).toEqual([
          ['name', 'email', 'created_at'],
          [neutralised(fullName), neutralised(email), ada.createdAt],
        ]);
      }),
    );
  });
});

describe('a spreadsheet cell', () => {
  it.each([
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '"=1',
    "'=1",
    ' "\u00a0=1',
    '\u200b=1',
    '\ufeff@x',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\tplain',
  ])('never starts a formula: %j', (value) => {
    expect(neutralised(value)).toBe(`'${value}`);
  });

  it.each(['', 'Ada', 'a=b', 'ada@example.com', '"quoted"', 'O’Neill', '😀', '1-2', '2026-01-01'])(
    'is otherwise unchanged: %j',
    (value) => {
      expect(neutralised(value)).toBe(value);
    },
  );

  it('keeps the whole text after the apostrophe, for any text', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect([value, `'${value}`]).toContain(neutralised(value));
        expect(neutralised(value)).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    );
  });
});
