/** What a toolbar says while the story decides. */
export const storysOwn = 'story';

interface ConditionOptions<Choice extends string> {
  /** What it changes, in a word or two. */
  name: string;
  /** A Storybook icon. */
  icon: string;
  /** What may be chosen, and how it is called. */
  choices: Readonly<Record<Choice, string>>;
}

/** A condition that a toolbar sets for every story, over what the story says of itself. */
export interface Condition<Choice extends string> {
  /** For the preview's `globalTypes`. */
  globalType: object;
  /** The choice that a global stands for; undefined where the story decides. Anyone can write in an address. */
  chosen: (value: unknown) => Choice | undefined;
}

function keysOf<Choice extends string>(choices: Readonly<Record<Choice, string>>): Choice[] {
  return Object.keys(choices) as Choice[];
}

/** Makes a condition and its toolbar. The first choice of the toolbar leaves it to the story. */
export function createCondition<Choice extends string>({
  name,
  icon,
  choices,
}: ConditionOptions<Choice>): Condition<Choice> {
  const keys = keysOf(choices);
  return {
    globalType: {
      description: name,
      toolbar: {
        icon,
        dynamicTitle: true,
        items: [
          { value: storysOwn, title: name, right: 'as the story says' },
          ...keys.map((value) => ({ value, title: choices[value] })),
        ],
      },
    },
    chosen: (value) => keys.find((key) => key === value),
  };
}
