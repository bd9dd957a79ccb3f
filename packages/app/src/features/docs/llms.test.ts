import { apiErrorCodes } from '@verapix/domain/public-api';
import { describe, expect, it } from 'vitest';
import { docsPages } from '../../content/docs/docs-pages';
import { samples } from '../../content/docs/samples';
import { llmsFiles } from './llms';
import { operations, webhooks } from './reference-document';

const base = 'https://api.test';
const { 'llms.txt': short = '', 'llms-full.txt': full = '' } = llmsFiles({
  base,
  site: 'https://site.test',
  isEmbedded: false,
});

describe('llms.txt', () => {
  it('begins with a title and a summary, as llmstxt.org asks', () => {
    expect(short).toMatch(/^# Verapix API\n\n> \S.+\n\n/);
  });

  it('links every page of the documentation and the OpenAPI document', () => {
    for (const { title, path } of Object.values(docsPages))
      expect(short).toContain(`- [${title}](https://verapix.example${path}): `);
    expect(short).toContain(`(${base}/v1/openapi.json)`);
  });

  it('lists every operation and webhook', () => {
    for (const { method, path } of operations) expect(short).toContain(`- \`${method} ${path}\`: `);
    for (const { path } of webhooks) expect(short).toContain(`- Webhook \`${path}\`: `);
  });
});

describe('llms-full.txt', () => {
  it('describes every operation, with nested fields', () => {
    for (const { summary } of [...operations, ...webhooks]) expect(full).toContain(`\n### ${summary}\n`);
    expect(full).toContain('- `scale_factor` (integer: 2, 3, or 4, required): How many times');
    expect(full).toContain('\n  - `url` (string, address, required): The upscaled picture');
  });

  it('has every error and every sample', () => {
    for (const code of apiErrorCodes) expect(full).toContain(`\n- \`${code}\` (`);
    for (const { title } of Object.values(samples)) expect(full).toContain(`\n### ${title}\n`);
  });

  it('names the addresses of the installation', () => {
    expect(short + full).not.toMatch(/\{(base|site)\}/);
    expect(full).toContain(`curl ${base}/v1/upscale`);
  });
});
