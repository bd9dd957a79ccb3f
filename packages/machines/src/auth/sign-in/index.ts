export * from './sign-in.machine';
export * from './sign-in.selectors';
export * from './sign-in.types';
