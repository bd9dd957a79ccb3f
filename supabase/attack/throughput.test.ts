import { expect, it } from 'vitest';
import { stageOfFile } from './stage.ts';

const stage = stageOfFile();
const clients = 16;
const requestsPerAccount = 50;

/** Sends requests one after the other from each of the clients. */
async function measure(send: (index: number) => Promise<Response>, count: number) {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const begin = performance.now();
      const response = await send(index);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      times.push(performance.now() - begin);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (count / (performance.now() - begin)) * 1000;
  times.sort((a, b) => a - b);
  return { perSecond, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

it('(14) throughput of GET /v1/jobs beside /health, by 16 clients', async () => {
  const accounts = await Promise.all(Array.from({ length: 24 }, () => stage.addAccount()));
  const list = (index: number) => {
    const { key = '' } = accounts[index % accounts.length] ?? {};
    return fetch(`${stage.url()}/v1/jobs`, { headers: { Authorization: `Bearer ${key}` } });
  };
  const health = () => fetch(`${stage.url()}/health`);
  // Connections are opened.
  await measure(health, 200);
  await measure(list, accounts.length * 5);
  const trivial = await measure(health, 1000);
  const jobs = await measure(list, accounts.length * requestsPerAccount);
  const shown = ({ perSecond, p95 }: typeof jobs) => `${perSecond.toFixed()}/s, p95 ${p95.toFixed()} ms`;
  console.warn(`GET /v1/jobs: ${shown(jobs)}. /health: ${shown(trivial)}.`);
  // As a ratio, so that a busy machine does not fail it. `/health` asks the database once, the list twice.
  expect(jobs.perSecond).toBeGreaterThan(trivial.perSecond / 4);
}, 120_000);
