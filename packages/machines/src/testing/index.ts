export { SimulatedClock } from 'xstate';
export * from './actors';
export * from './chart';
export * from './event-matrix';
export type { MachineSample } from './machine-sample';
export * from './shortest-paths';
