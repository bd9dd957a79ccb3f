export { SimulatedClock } from 'xstate';
export * from './actors';
export * from './chart';
export * from './fixtures';
export * from './machine-samples';
