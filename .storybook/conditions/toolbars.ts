import { accessTokenSeconds } from '@verapix/mocks/storybook';

/** A toolbar's value while the story decides. */
export const storyDefault = 'story';

interface ConditionOptions<Choice extends string> {
  name: string;
  /** The name of a Storybook icon. */
  icon: string;
  /** The choices and their labels. */
  choices: Readonly<Record<Choice, string>>;
}

/** A condition that a toolbar sets for every story, with precedence over the story's parameters. */
export interface Condition<Choice extends string> {
  /** For the preview's `globalTypes`. */
  globalType: object;
  /** The choice of a global; undefined if the story decides, or for an unknown value from the address. */
  chosen: (value: unknown) => Choice | undefined;
}

function keysOf<Choice extends string>(choices: Readonly<Record<Choice, string>>): Choice[] {
  return Object.keys(choices) as Choice[];
}

/** Creates a condition and its toolbar. The toolbar's first item leaves the choice to the story. */
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
          { value: storyDefault, title: name, right: 'as the story says' },
          ...keys.map((value) => ({ value, title: choices[value] })),
        ],
      },
    },
    chosen: (value) => keys.find((key) => key === value),
  };
}

/** The text direction. */
export const direction = createCondition({
  name: 'Direction',
  icon: 'transfer',
  choices: { ltr: 'Left to right', rtl: 'Right to left' },
});

/** How the backend responds. */
export const network = createCondition({
  name: 'Network',
  icon: 'globe',
  choices: {
    ok: 'Works',
    slow: 'Slow',
    offline: 'Offline',
    'server-error': 'Answers 500',
    'rate-limited': 'Answers 429',
  },
});

/** The persona whose session, plan and free uses are in the browser. */
export const persona = createCondition({
  name: 'Persona',
  icon: 'user',
  choices: {
    visitor: 'Visitor',
    free: 'Free, 2 of 3 used',
    premium: 'Premium',
    lifetime: 'Lifetime',
    canceled: 'Canceled',
    founder: 'Founder',
  },
});

/** The fixed time of stories with a mock backend. */
export const storyMoment = Date.UTC(2026, 5, 15, 10);

const [minute, day] = [60_000, 86_400_000];

/** The offset of each choice, in milliseconds. */
const later = {
  now: 0,
  day,
  week: 7 * day,
  // The client checks every half minute, and renews a token with less than two minutes left.
  expiring: accessTokenSeconds * 1000 - 2 * minute,
} as const;

/** The time of the page and of its backend. It runs from there. */
export const clock = createCondition({
  name: 'Clock',
  icon: 'time',
  choices: { now: 'Now', day: '+1 day', week: '+7 days', expiring: 'Token about to expire' },
});

/** The time of a choice, in milliseconds since 1970. */
export const momentOf = (choice: keyof typeof later): number => storyMoment + later[choice];
