export * from './code-prompt.machine';
