import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Token, tokenise } from './tokenise';

const piecesOf = (code: string, wanted: Token['kind']) =>
  tokenise(code)
    .filter(({ kind }) => kind === wanted)
    .map(({ text }) => text);

describe('tokenise', () => {
  it('returns tokens that join to the same code, for any text', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('"', "'", '`', '\\', '#', '/', '\n', ' ', '1', 'if'), fc.string()),
    });
    fc.assert(
      fc.property(text, (code) => {
        expect(
          tokenise(code)
            .map((token) => token.text)
            .join(''),
        ).toBe(code);
      }),
    );
  });

  it('recognises comments of shell, Python and JavaScript, but not inside an address', () => {
    expect(piecesOf('curl http://localhost:1/v1 # send\n// next\n  # indented', 'comment')).toEqual([
      '# send',
      '// next',
      '  # indented'.trim(),
    ]);
    expect(piecesOf('"a // b"', 'comment')).toEqual([]);
  });

  it('recognises quoted strings, over several lines if the quotes allow it', () => {
    expect(piecesOf(`-d '{"a": 1,\n "b": "c"}' "x\\"y"`, 'text')).toEqual([
      `'{"a": 1,\n "b": "c"}'`,
      '"x\\"y"',
    ]);
  });

  it('recognises numbers and keywords, but not inside a name', () => {
    expect(piecesOf('const width2 = 64; importance', 'number')).toEqual(['64']);
    expect(piecesOf('curl http://127.0.0.1:54321/v1', 'number')).toEqual([]);
    expect(piecesOf('const width2 = 64; importance', 'word')).toEqual(['const']);
  });

  it('handles an unterminated string quickly', () => {
    expect(tokenise(`'${'\\'.repeat(50_000)}`).length).toBeGreaterThan(0);
  });
});
