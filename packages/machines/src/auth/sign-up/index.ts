export * from './sign-up.machine';
export * from './sign-up.selectors';
export * from './sign-up.types';
