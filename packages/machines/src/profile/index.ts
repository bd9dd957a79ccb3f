export * from './profile.machine';
