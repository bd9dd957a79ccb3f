export type { FoundObject, ObjectPrompt } from './contract';
export { createObjectSelector, type ObjectFinder } from './selector';
