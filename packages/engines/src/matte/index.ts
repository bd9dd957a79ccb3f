export { foreground } from './foreground';
export type { MatteKind } from './networks';
export { type Matte, openMatte } from './open-matte';
