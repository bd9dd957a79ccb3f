export * from './password-reset.machine';
