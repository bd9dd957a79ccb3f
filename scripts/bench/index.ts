/**
 * `npm run bench` runs every bench in turn; `npm run bench -- upscale --quick` runs one, with its own options, and
 * `npm run bench -- text DIRECTORY` measures the pictures of a folder. A missed limit fails at the end.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';

const benches = [
  'first-load',
  'lighthouse',
  'phone',
  'first-run',
  'responsiveness',
  'comparison-frames',
  'upscale',
  'batch',
  'large-pictures',
  'background',
  'image-generator',
  'watermark',
  'watermark-marks',
  'text',
  'headshots',
  'logo',
  'save-as',
  'storybook',
];
const [named, ...options] = process.argv.slice(2);

for (const bench of benches.filter((name) => named === undefined || name === named)) {
  console.log(`\n── ${bench}`);
  const script = join(rootDir, 'scripts/bench', `${bench}.ts`);
  const { status } = spawnSync('npx', ['tsx', script, ...options], { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
