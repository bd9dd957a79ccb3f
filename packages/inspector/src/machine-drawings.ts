import { isDeepStrictEqual } from 'node:util';
import { allMachines } from '@verapix/machines';
import { machineSamples } from '@verapix/machines/test-kit';
import { chartOf } from './chart';
import type { Drawing } from './drawing';
import { drawChart } from './layout';

const entries = allMachines.map(async ({ id, machine }) => [id, await drawChart(chartOf(machine))] as const);

/** The drawing of every machine, by its id. */
export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(await Promise.all(entries));

const isPlain = (event: object) => isDeepStrictEqual(JSON.parse(JSON.stringify(event)), event);

/** A sample of every event that is plain data, by its type and the machine's id. */
export const samples = Object.fromEntries(
  Object.entries(machineSamples(() => 0)).map(([id, { events }]) => [
    id,
    Object.fromEntries(Object.entries(events).filter(([, event]) => isPlain(event))),
  ]),
);
