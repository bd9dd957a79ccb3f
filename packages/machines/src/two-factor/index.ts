export { appCodeMaxCharacters, type CodeForm, type CodeInput } from './code';
export * from './two-factor.machine';
