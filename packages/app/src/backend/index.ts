export { type BackendApi, type BackendDeps, createBackendApi } from './backend';
export type { Connection } from './clients';
