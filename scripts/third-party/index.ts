/**
 * `npm run third-party` writes what is told about the work of others: THIRD_PARTY.md from the manifest of weights, and
 * the list of packages that the licences page shows. A test fails when either is out of date.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';
import { servedPackages } from './packages.ts';
import { thirdPartyText } from './weights-text.ts';

const packages = servedPackages().map(({ name, version, licence }) => ({ name, version, licence }));
const list = join(rootDir, 'packages/app/src/content/served-packages.json');
await writeFile(list, `${JSON.stringify(packages, undefined, 2)}\n`);
await writeFile(join(rootDir, 'THIRD_PARTY.md'), await thirdPartyText());
