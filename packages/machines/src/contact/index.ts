export * from './contact.machine';
export * from './contact.selectors';
export * from './contact.types';
