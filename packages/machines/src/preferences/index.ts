export * from './preferences.machine';
export * from './preferences.selectors';
export * from './preferences.types';
