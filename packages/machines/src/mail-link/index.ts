export * from './mail-link.machine';
