import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadErrorHook } from '@verapix/server/node/log';
import { createObserver } from './observe';
import type { LogEntry } from './service';

const entry: LogEntry = {
  time: '2026-01-15T12:00:00.000Z',
  request_id: 'req_1',
  method: 'GET',
  route: '/v1/jobs/:id',
  key: 'vp_live_…abcd',
  status: 200,
  milliseconds: 12,
};
const fault: LogEntry = { ...entry, status: 500, error: 'It broke.' };

function observed(hook?: (fault: LogEntry) => unknown) {
  const lines: unknown[] = [];
  const observer = createObserver({ target: { write: (line) => lines.push(JSON.parse(line)) }, hook });
  return { lines, ...observer };
}

it('each request is a line of JSON with its level', () => {
  const { lines, observe } = observed();
  observe(entry);
  observe(fault);
  expect(lines).toEqual([
    { level: 'info', ...entry },
    { level: 'error', ...fault },
  ]);
});

it('requests are counted by route and status, never by address', async () => {
  const { observe, metrics } = observed();
  for (const each of [entry, entry, fault, { ...entry, route: null, status: 404 }]) observe(each);
  const { text, type } = await metrics();
  expect(type).toContain('text/plain');
  expect(text).toContain('verapix_requests_total{method="GET",route="/v1/jobs/:id",status="200"} 2');
  expect(text).toContain('verapix_requests_total{method="GET",route="/v1/jobs/:id",status="500"} 1');
  expect(text).toContain('verapix_requests_total{method="GET",route="none",status="404"} 1');
  expect(text).toMatch(/verapix_request_seconds_bucket\{le="0.05",method="GET",route="\/v1\/jobs\/:id"\} 3/);
});

it('the hook is told of faults alone, and may fail', async () => {
  const told: LogEntry[] = [];
  const { lines, observe } = observed((given) => {
    told.push(given);
    throw new Error('The service of errors is down.');
  });
  observe(entry);
  observe(fault);
  await expect
    .poll(() => lines.at(-1))
    .toEqual({ level: 'error', hook: 'Error: The service of errors is down.' });
  expect(told).toEqual([fault]);
});

it('the hook is a module with a function', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verapix-hook-'));
  const [good, bad] = [join(folder, 'good.mjs'), join(folder, 'bad.mjs')];
  await writeFile(good, 'export default (fault) => fault.status;');
  await writeFile(bad, 'export const hook = 1;');
  expect((await loadErrorHook(good))?.(fault)).toBe(500);
  expect(await loadErrorHook(undefined)).toBeUndefined();
  await expect(loadErrorHook(bad)).rejects.toThrow('no function');
  await rm(folder, { recursive: true });
});
