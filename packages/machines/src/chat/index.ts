export * from './chat.machine';
export * from './chat.messages';
export * from './chat.selectors';
export * from './chat.types';
export * from './conversation';
