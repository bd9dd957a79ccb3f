import { type DeclaredParameter, readStoryParameters } from './story-parameters.ts';

/** A machine state and a story that declares it. */
export interface StoryState extends Omit<DeclaredParameter, 'value'> {
  /** The state as `machine-id.state.path`, for example `tool-run.processing`. */
  state: string;
}

/** The states that all stories of the product declare, in the order of their files. */
export const readStoryStates = (): StoryState[] =>
  readStoryParameters('states').map(({ value, ...story }) => ({ state: value, ...story }));
