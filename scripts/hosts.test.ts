import { describe, expect, it } from 'vitest';
import { caddyfile, headersFile, nginxConfig, redirectsFile } from './hosts.ts';

const project = 'https://abc.supabase.co';

describe('the configuration of hosts', () => {
  it.each([
    ['_headers', headersFile],
    ['nginx.conf', nginxConfig],
    ['Caddyfile', caddyfile],
  ])('permits connections to the project of the build in %s', (_, write) => {
    expect(write({ connectTo: [project] })).toContain(`connect-src 'self' blob: data: ${project};`);
    expect(write()).not.toContain(project);
  });

  it.each([
    ['nginx.conf', nginxConfig],
    ['Caddyfile', caddyfile],
  ])('is not written to %s if a value could end its quotes', (_, write) => {
    expect(() => write({ connectTo: ['https://a.example"; evil'] })).toThrow(/cannot quote/);
    expect(() => write({ connectTo: ['https://$host'] })).toThrow(/cannot quote/);
  });

  it('rewrites the addresses of the app, and no others', () => {
    const rewrites = redirectsFile(['/account', '/docs/api'])
      .split('\n')
      .filter((line) => line.endsWith(' 200'));
    expect(rewrites).toEqual(['/account /app/ 200', '/docs/api /app/ 200']);
  });
});
