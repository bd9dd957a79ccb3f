export { ComparisonSlider, type ComparisonSliderProps } from './ComparisonSlider';
export { comparisonOrientations } from './position';
export { type Sweep, type SweepRange, sweepNames } from './use-sweep';
