export * from './sign-out.machine';
