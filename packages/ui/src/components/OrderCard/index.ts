export * from './OrderCard';
