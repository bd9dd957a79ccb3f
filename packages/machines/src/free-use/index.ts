export * from './clamp-used';
export * from './free-use.machine';
export * from './free-use.messages';
export * from './free-use.selectors';
export * from './free-use.types';
