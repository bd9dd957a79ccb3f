import { virtualData } from '../virtual-data.ts';
import { readStoryStates } from './read-story-states.ts';

/**
 * Hands the states that stories declare to code in Storybook:
 *
 *     import { storyStates } from 'virtual:story-states';
 *
 * `storyStates` has one `StoryState` for each state of each story, read from the stories' source: nothing has to run for it.
 */
export const storyStatesPlugin = () =>
  virtualData({
    module: 'virtual:story-states',
    exports: { storyStates: readStoryStates },
    sources: '.stories.tsx',
  });
