export * from './sign-in.machine';
