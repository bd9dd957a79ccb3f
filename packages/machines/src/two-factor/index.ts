export type { CodeForm, CodeInput } from './code';
export * from './two-factor.machine';
