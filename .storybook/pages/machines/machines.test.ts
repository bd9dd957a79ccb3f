import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMachines } from '@verapix/machines';
import { expect, it } from 'vitest';

it('there is a page for every machine, in the order of allMachines', () => {
  const stories = readFileSync(join(import.meta.dirname, 'Machines.stories.tsx'), 'utf8');
  const shown = [...stories.matchAll(/args: \{ machineId: '(.+?)' \}/g)].map(([, id]) => id);
  expect(shown).toEqual(allMachines.map(({ id }) => id));
});
