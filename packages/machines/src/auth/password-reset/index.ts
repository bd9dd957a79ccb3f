export * from './password-reset.machine';
export * from './password-reset.selectors';
export * from './password-reset.types';
