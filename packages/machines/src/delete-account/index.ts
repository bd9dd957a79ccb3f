export * from './delete-account.machine';
