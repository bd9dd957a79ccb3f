export * from './recipe';
export * from './recipes.machine';
