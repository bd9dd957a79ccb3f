export { type AccountData, accountDataCsv, accountDataJson } from './account-data';
export * from './data-export.machine';
export * from './data-export.selectors';
