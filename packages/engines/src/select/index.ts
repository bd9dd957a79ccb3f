export {
  type FoundObject,
  type ObjectPrompt,
  type ObjectWeights,
  objectMegabytes,
} from './contract';
export { createObjectSelector, type ObjectFinder, type ObjectSelector } from './selector';
