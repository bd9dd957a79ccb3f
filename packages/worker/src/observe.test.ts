import type { TaskEntry } from '@verapix/server/ports';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createTaskLog } from './observe';

const done: TaskEntry = {
  time: '2026-01-15T12:00:00.000Z',
  task: 'job',
  job_id: 'job_1',
  attempt: 1,
  milliseconds: 1200,
  outcome: 'succeeded',
};

it('each task is a line and is counted, and faults are passed on', async () => {
  const lines: unknown[] = [];
  const told: TaskEntry[] = [];
  const register = new Registry();
  const log = createTaskLog(register, {
    target: { write: (line) => lines.push(JSON.parse(line)) },
    hook: (fault) => told.push(fault),
  });
  const fault: TaskEntry = { ...done, outcome: 'retried', error: 'It broke.' };
  log(done);
  log(fault);
  expect(lines).toEqual([
    { level: 'info', ...done },
    { level: 'error', ...fault },
  ]);
  expect(told).toEqual([fault]);
  const text = await register.metrics();
  expect(text).toContain('verapix_tasks_total{task="job",outcome="succeeded"} 1');
  expect(text).toContain('verapix_tasks_total{task="job",outcome="retried"} 1');
  expect(text).toContain('verapix_task_seconds_bucket{le="2.5",task="job"} 2');
});
