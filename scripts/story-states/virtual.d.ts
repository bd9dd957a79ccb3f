/** Provided by `scripts/story-states/plugin.ts`. */
declare module 'virtual:story-states' {
  /** One entry for each state of each story of the product. */
  export const storyStates: readonly import('./declared-states.ts').StoryState[];
}
