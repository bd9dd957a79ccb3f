export { type BackendApi, createBackendApi, type PublicApi } from './backend';
export type { Connection } from './clients';
