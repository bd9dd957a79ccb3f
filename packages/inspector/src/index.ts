/** The state charts of running actors, as data. The charts themselves are drawn by `chart-view`. */
export { isMachineSnapshot, startActorLog } from './actor-log';
export { viewOf } from './actor-view';
export { type Chart, chartOf } from './chart';
export type { Drawing } from './drawing';
export type { ActorView, Plain } from './views';
