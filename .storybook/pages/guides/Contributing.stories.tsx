import preview from '@verapix/storybook/preview';
import { Code, Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table } from '../parts/Table';
import { textRows } from '../parts/text-rows';
import { type Example, GoodAndBad } from './GoodAndBad';

/** What is added, where it goes, and what asks for it. */
const additions: readonly [string, ...string[]][] = [
  [
    'A component',
    'A folder in packages/ui/src/components: the component, its css, its stories.',
    'Tokens only in its css. Purpose, when not to use it, and keys in its meta. axe and pixels in both themes. Its face in ui.api.md.',
  ],
  [
    'A token',
    'packages/ui/src/theme, in both themes if it is a colour.',
    'Somebody reads it. Each pair of colours in a rule is measured, and at least AA.',
  ],
  [
    'A machine',
    'A folder in packages/machines/src, and a line in all-machines.ts.',
    'Every transition has a test, every state a story. Its documentation names each event and actor.',
  ],
  [
    'A story',
    'Beside what it shows, one for each state.',
    'Its page carries the states it names. axe in both themes. The first run makes its pictures: look at them, commit them.',
  ],
  ['A message', 'Where its flow lives.', 'It appears on the Copy page by itself.'],
  [
    'A page',
    'packages/app/src/pages, with a route.',
    'The states of its machines have stories. A limit on what it loads first.',
  ],
];

const examples: readonly Example[] = [
  {
    good: 'TooLarge, LinkExpired, Offline',
    bad: 'Story1, ErrorCase, WithProps',
    why: 'A story is a state, and is named as a designer would ask for it.',
  },
  {
    good: 'color: vars.color.textMuted',
    bad: 'color: #595959',
    why: 'Meaning survives the other theme. A raw value fails the check.',
  },
  {
    good: 'clock.increment(5_000)',
    bad: 'await sleep(5000)',
    why: 'Time in tests is a simulated clock: nobody waits, and nothing fails on a slow day.',
  },
];

const meta = preview.meta({
  title: 'Guides/Contributing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** How to add to the product, and what will check it. */
export const Contributing = meta.story({
  render: () => (
    <Sheet
      title="Contributing"
      lead="Small commits that say what and why. One command checks everything; CONTRIBUTING.md names each check and what puts it right."
    >
      <Table
        caption="What can be added"
        columns={['What', 'Where', 'What checks it']}
        rows={textRows(additions)}
      />
      <Prose>
        <h2>In this order</h2>
        <ol>
          <li>
            <Code>npm ci</Code>, then <Code>npm run storybook</Code>: everything can be built and looked at
            without the app.
          </li>
          <li>
            Look at two neighbours and write alike. The guides in docs/guides take a component, a machine, an
            engine and a mock step by step.
          </li>
          <li>
            A bug gets a failing test first. A choice that somebody will question gets a page in
            docs/decisions.
          </li>
          <li>
            A change of pixels that is meant: <Code>npm run screenshots:update</Code>, look at the light and
            the dark picture, commit both.
          </li>
          <li>
            <Code>npm test</Code> runs it all, and fails if a state has no story, a story breaks axe, or
            pixels change unasked.
          </li>
        </ol>
        <h2>For example</h2>
      </Prose>
      <GoodAndBad examples={examples} />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^A machine / })).toBeVisible();
  },
});
