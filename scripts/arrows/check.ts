/** `npm run arrows`: fails on an import that goes up, sideways or round. The house is drawn in docs/architecture.md. */
import { rootDir } from '../paths.ts';
import { readGraph } from './graph.ts';
import { cycles, wrongArrows } from './rules.ts';

const { files, arrows, unresolved } = readGraph(rootDir, ['packages/*/src/**/*.{ts,tsx}', 'mocks/**/*.ts']);
const faults = [
  ...wrongArrows(arrows),
  ...cycles(arrows).map((ring) => `A ring of imports: ${ring}`),
  ...unresolved.map(({ from, specifier }) => `${from} imports "${specifier}", which leads nowhere.`),
];

for (const fault of faults) console.error(fault);
console.log(`${arrows.length} imports between ${files.length} files, ${faults.length} of them wrong.`);
if (faults.length > 0 || files.length === 0) process.exit(1);
