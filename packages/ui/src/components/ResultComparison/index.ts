export * from './ResultComparison';
