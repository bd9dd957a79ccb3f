/**
 * `npm run review`: writes a page of every story picture that differs from the main branch, to `review/index.html`.
 * `npm run review -- BASE` compares with another branch or commit. Take the pictures first: `npm run screenshots:update`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths.ts';
import { readStories } from '../storybook-data/stories.ts';
import { commonCommit, pictureChanges } from './changes.ts';
import { screenshotFormat } from '../screenshots/pictures.ts';
import { reviewPage } from './page.ts';

const output = join(rootDir, 'review');
const [base = 'main'] = process.argv.slice(2);

const changes = await pictureChanges(commonCommit(base));
rmSync(output, { recursive: true, force: true });
mkdirSync(output);
for (const change of changes) {
  for (const which of ['before', 'after', 'difference'] as const) {
    const picture = change[which];
    if (picture) writeFileSync(join(output, `${change.name}.${which}.${screenshotFormat}`), picture);
  }
}
writeFileSync(join(output, 'index.html'), reviewPage(changes, readStories(), base));
console.log(`${changes.length} pictures differ from ${base}: review/index.html`);
