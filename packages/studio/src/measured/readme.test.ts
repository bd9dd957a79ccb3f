import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFigure } from '@verapix/messages/formats/figures';
import { expect, it } from 'vitest';
import { studioTools } from '../tools';
import type { MeasuredTable } from './measured-table';

const tables = import.meta.glob<readonly MeasuredTable[]>('../tools/*/measured.ts', {
  eager: true,
  import: 'measured',
});

const measured = studioTools.map(({ title, file }) => ({
  title,
  tables: tables[`../${file.replace('definition.tsx', 'measured.ts')}`] ?? [],
}));

const readme = join(import.meta.dirname, '../../../../README.md');
const header =
  '| tool and bench | measured on | method | result | processor time |\n| --- | --- | --- | --- | --- |\n';

/** A table's rows name the tool and what it was measured on once. */
const linesOf = (title: string, { on, bench, rows }: MeasuredTable) =>
  rows.map(({ method, howGood, seconds }, at) =>
    [
      at === 0 ? `${title}: \`${bench}\`` : '',
      at === 0 ? on : '',
      method,
      howGood,
      seconds === undefined ? '' : `${formatFigure(seconds)} s`,
    ].join(' | '),
  );

it('measures every tool', () => {
  expect(measured.filter(({ tables: of }) => of.length === 0)).toEqual([]);
});

it('shows in the README what the pages show', async () => {
  const lines = measured.flatMap(({ title, tables: of }) => of.flatMap((table) => linesOf(title, table)));
  const text = await readFile(readme, 'utf8');
  const start = text.indexOf(header);
  const end = text.indexOf('\n\n', start);
  expect(start, 'README.md has no table of measurements.').toBeGreaterThan(0);
  const written = `${text.slice(0, start)}${header}${lines.map((line) => `| ${line} |`).join('\n')}${text.slice(end)}`;
  // `npx vitest run --project unit packages/studio/src/measured --update` writes it.
  await expect(written).toMatchFileSnapshot(readme);
});

it('names only benches that there are', async () => {
  const benches = await readFile(join(import.meta.dirname, '../../../../scripts/bench/index.ts'), 'utf8');
  for (const { tables: of } of measured)
    for (const { bench } of of) expect(benches).toContain(`'${bench.split(' ')[0]}'`);
});
