export * from './delete-account.machine';
export * from './delete-account.types';
