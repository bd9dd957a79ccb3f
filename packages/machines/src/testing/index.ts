export { SimulatedClock } from 'xstate';
export * from './checkout-rows';
export * from './controlled-actor';
export * from './create-test-actor';
export * from './deferred';
export * from './premium-row';
export * from './state-gate';
export { nodesOf, type TransitionCoverage, transitionCoverage, transitionsOf } from './transition-coverage';
