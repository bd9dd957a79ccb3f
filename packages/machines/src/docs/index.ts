export type { EventDoc, MachineDoc } from './machine-doc';
export * from './machine-docs';
