export * from './activity.machine';
