import { allMachines } from '@verapix/machines';
import { chartOf } from '../../../packages/app/src/app/inspector/chart';
import type { Drawing } from '../../../packages/app/src/app/inspector/drawing';
import { drawChart } from './layout';

const entries = allMachines.map(async ({ id, machine }) => [id, await drawChart(chartOf(machine))] as const);

/** The drawing of every machine, by its id. */
export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(await Promise.all(entries));
