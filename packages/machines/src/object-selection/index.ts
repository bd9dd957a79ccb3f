export * from './object-selection.machine';
