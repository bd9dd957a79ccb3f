import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from './paths.ts';

const text = readFileSync(join(rootDir, 'docs/fault-cases.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| (?!What|---)/.test(line));

describe('the list of what may go wrong', () => {
  it.each(rows)('names a test that is there: %s', (row) => {
    const [, path = '', title = ''] = /\| `([^`]+)`: (.+) \|$/.exec(row) ?? [];
    expect(existsSync(join(rootDir, path)), path).toBe(true);
    expect(title).not.toBe('');
    expect(readFileSync(join(rootDir, path), 'utf8')).toContain(title);
  });
});
