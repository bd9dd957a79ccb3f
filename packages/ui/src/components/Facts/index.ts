export { type Fact, Facts, type FactsProps, factsLayouts } from './Facts';
