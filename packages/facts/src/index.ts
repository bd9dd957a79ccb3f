export * from './delays';
export * from './file-names';
export * from './formats';
export * from './limits';
export * from './plans';
export * from './tools';
