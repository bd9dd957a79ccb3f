export { type BackendApi, createBackendApi } from './backend';
export type { Connection } from './clients';
