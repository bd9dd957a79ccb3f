export * from './contact.machine';
export * from './contact.selectors';
