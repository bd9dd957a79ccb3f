import { createCondition } from './condition';

/** Whether the person asked for stillness; the device says so where the story decides. */
export const motion = createCondition({
  name: 'Motion',
  icon: 'play',
  choices: { reduced: 'Reduced', full: 'Full' },
});

export type Motion = NonNullable<ReturnType<typeof motion.chosen>>;

const feature = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const [always, never] = ['(min-width: 0)', '(max-width: 0)'];

/** A media query that answers as if the device were set to that motion. The rest of it is the browser's to answer. */
export function withMotion(query: string, choice: Motion): string {
  return query.replace(feature, (_, preference: string = 'reduce') =>
    (preference === 'reduce') === (choice === 'reduced') ? always : never,
  );
}
