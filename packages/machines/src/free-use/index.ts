export * from './free-use.machine';
export { clampUsed, freeUsesLeft, usageLimitProblem } from './usage-limit';
