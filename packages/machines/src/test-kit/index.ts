/** Data of this product's machines, for their tests and their pages. Not part of the published package. */
export * from './fixtures';
export * from './machine-samples';
