/** What a worker tells about itself: a line for each task, numbers for a monitor, and its faults for a person. */
import { createLog, type LogOptions } from '@verapix/server/node/log';
import type { LogTask, TaskEntry } from '@verapix/server/ports';
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client';

/** Writes each task as a line of JSON, counts it in `register`, and passes faults on. */
export function createTaskLog(register: Registry, options: LogOptions<TaskEntry> = {}): LogTask {
  const write = createLog(options);
  collectDefaultMetrics({ register });
  const tasks = new Counter({
    name: 'verapix_tasks_total',
    help: 'Tasks that have ended.',
    labelNames: ['task', 'outcome'] as const,
    registers: [register],
  });
  const duration = new Histogram({
    name: 'verapix_task_seconds',
    help: 'The time that a task took.',
    labelNames: ['task'] as const,
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900],
    registers: [register],
  });
  return (entry) => {
    const { task, outcome, milliseconds, error } = entry;
    write(entry, error !== undefined);
    tasks.inc({ task, outcome });
    if (milliseconds !== undefined) duration.observe({ task }, milliseconds / 1000);
  };
}
