export * from './chat.machine';
export * from './conversation';
