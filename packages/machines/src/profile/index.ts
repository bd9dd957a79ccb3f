export * from './profile.machine';
export * from './profile.selectors';
export * from './profile.types';
