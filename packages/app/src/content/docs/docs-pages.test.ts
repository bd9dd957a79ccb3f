import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localBackendUrl } from '../../features/docs/addresses';
import { sampleTitles } from '../../features/docs/SampleBlock';
import { docsPages, docsSections, neighboursOf } from './docs-pages';
import { sampleLanguages } from './sample-languages';
import { type SampleId, samples } from './samples';

it('links each page to the next and back', () => {
  expect(neighboursOf('getting-started')).toEqual({
    previous: undefined,
    next: { label: 'Authentication', path: '/docs/authentication' },
  });
  expect(neighboursOf('errors')).toEqual({
    previous: { label: 'API reference', path: '/docs/api' },
    next: undefined,
  });
});

// @spec docs.sidebar
it('lists every page in the sidebar, and the prices and the contact page', () => {
  const listed = docsSections.flatMap(({ items }) => items.map(({ path }) => path));
  for (const { path } of Object.values(docsPages)) expect(listed).toContain(path);
  expect(listed).toContain('/pricing');
  expect(listed).toContain('/contact');
});

it('names the address of the local backend', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../../../scripts/backend.ts'), 'utf8');
  const port = /port: \{ type: 'string', default: '(\d+)'/.exec(script)?.[1];
  expect(new URL(localBackendUrl).port).toBe(port);
});

it('reads a whole sample in each language from its Markdown file', () => {
  for (const { title, code } of Object.values(samples)) {
    expect(title).not.toBe('');
    expect(Object.keys(code)).toEqual(sampleLanguages.map(({ id }) => id));
  }
});

it('shows each sample under the heading of its Markdown file', () => {
  for (const [id, { title }] of Object.entries(samples)) expect(sampleTitles[id as SampleId]).toBe(title);
});
