export { LazyComparison, type LazyComparisonProps } from './LazyComparison';
