import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { stageOfFile } from './stage.ts';

const stage = stageOfFile();

const megabytes = 1024 * 1024;
const repeated = (text: string) => text.repeat(Math.floor((13.8 * megabytes) / text.length));

/** A picture whose 2.5 million segments take seconds to walk. */
function manySegments(): Buffer {
  const file = Buffer.alloc(10 * megabytes - 4, Buffer.from([0xff, 0xe1, 0, 2]));
  file.set([0xff, 0xd8, 0xff, 0xe1]);
  return file;
}

const bodies = [
  `{${repeated('"a":1,')}"b":1}`,
  `{${repeated('"field_of_a_request":{},')}"b":1}`,
  `{"image_url":[${repeated('1,')}1]}`,
  `{"image_url":${repeated('[')}`,
  JSON.stringify({ image_url: `data:image/png;base64,${'A'.repeat(13_800_000)}`, scale_factor: 2 }),
  JSON.stringify({
    image_url: `data:image/jpeg;base64,${manySegments().toString('base64')}`,
    scale_factor: 2,
  }),
  manySegments(),
  Buffer.alloc(14 * megabytes, '[{,'),
];

/** Another client, in a thread of its own: what the sender of the bodies takes of its thread is not the API's. */
const watching = `
  const { parentPort, workerData } = require('node:worker_threads');
  const times = [];
  let isOver = false;
  parentPort.once('message', () => { isOver = true; });
  (async () => {
    while (!isOver) {
      const begin = performance.now();
      const response = await fetch(workerData);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(\`\${workerData} answers \${response.status}.\`);
      times.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    parentPort.postMessage(times);
  })();`;

/** Asks for an address again and again. Resolves to the times of the answers, in milliseconds. */
function watch(url: string) {
  const thread = new Worker(watching, { eval: true, workerData: url });
  const times = once(thread, 'message').then(([list]) => list as number[]);
  return {
    stop: () => {
      thread.postMessage('stop');
      return times;
    },
  };
}

it('(2) large bodies: the API answers others within 100 ms under 200 hostile bodies a minute', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => stage.addAccount()));
  // How many processes each core has had to do for in the last minute, if it was more than one: all of them wait for it.
  const busy = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  const watcher = watch(`${stage.url()}/health`);
  // Twenty seconds of 200 a minute.
  const sent = Array.from({ length: 66 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 300));
    const key = accounts[index % accounts.length]?.key ?? '';
    return stage.upscale(key, bodies[index % bodies.length]).then(
      ({ status }) => status,
      // The rest of a body is not waited for: its sender may learn no more than that.
      (error: Error) => (error.message === 'fetch failed' ? 'ended' : Promise.reject(error)),
    );
  });
  const answers = await Promise.all(sent);
  const times = await watcher.stop();
  for (const answer of answers) expect([413, 415, 422, 503, 'ended']).toContain(answer);
  times.sort((a, b) => a - b);
  const [median, p95, longest] = [0.5, 0.95, 1].map((part) => times[Math.ceil(times.length * part) - 1] ?? 0);
  console.warn(
    `/health under ${answers.length} hostile bodies: median ${median?.toFixed()} ms, p95 ${p95?.toFixed()} ms, longest ${longest?.toFixed()} ms; processes for each core before: ${busy.toFixed(1)}.`,
  );
  // 100 ms on a computer that does nothing else.
  expect(p95).toBeLessThan(100 * busy);
}, 120_000);
