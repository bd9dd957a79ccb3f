import preview from '@verapix/storybook/preview';
import { Code, Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table, textRows } from '../parts/Table';
import { type Example, GoodAndBad } from './GoodAndBad';

/** What to add, where to put it, and what requires it. */
const additions: readonly [string, ...string[]][] = [
  [
    'A component',
    'A folder in packages/ui/src/components: the component, its css, its stories.',
    'Its css uses tokens only. Its meta documents purpose, alternatives and keys. axe and screenshots. Its public API is in ui.api.md.',
  ],
  [
    'A token',
    'packages/ui/src/theme, in both themes if it is a colour.',
    'It is used. Each pair of colours in a rule is measured, and at least AA.',
  ],
  [
    'A machine',
    'A folder in packages/machines/src, and a line in all-machines.ts.',
    'Every transition has a test, every state a story. Its documentation names each event and actor.',
  ],
  [
    'A story',
    'Beside what it shows, one for each state.',
    'Its page is in the states it names. axe in both themes. The first run takes its screenshots: review and commit them.',
  ],
  ['A message', 'In the folder of its flow.', 'It appears on the Copy page by itself.'],
  [
    'A page',
    'A folder in packages/app/src/features, with a route.',
    'The states of its machines have stories. A limit on its first-load size.',
  ],
];

const examples: readonly Example[] = [
  {
    good: 'TooLarge, LinkExpired, Offline',
    bad: 'Story1, ErrorCase, WithProps',
    why: 'A story is a state, named in a designer’s words.',
  },
  {
    good: 'color: vars.color.textMuted',
    bad: 'color: #595959',
    why: 'Tokens work in both themes. A raw value fails the check.',
  },
  {
    good: 'clock.increment(5_000)',
    bad: 'await sleep(5000)',
    why: 'Tests simulate the clock: they never wait, and a slow machine does not fail them.',
  },
];

const meta = preview.meta({
  title: 'Guides/Contributing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** How to add to the product, and which checks apply. */
export const Contributing = meta.story({
  render: () => (
    <Sheet
      title="Contributing"
      lead="Small commits that say what and why. One command runs all checks; CONTRIBUTING.md lists each check and how to fix it."
    >
      <Table caption="What to add" columns={['What', 'Where', 'What checks it']} rows={textRows(additions)} />
      <Prose>
        <h2>In this order</h2>
        <ol>
          <li>
            <Code>npm ci</Code>, then <Code>npm run storybook</Code>: everything can be developed without the
            app.
          </li>
          <li>
            Read two similar files and follow their style. The guides in docs/guides describe a component, a
            machine, an engine and a mock step by step.
          </li>
          <li>A bug gets a failing test first. A controversial decision gets a page in docs/decisions.</li>
          <li>
            For an intended visual change, run <Code>npm run screenshots:update</Code>, review the screenshots
            and commit them.
          </li>
          <li>
            <Code>npm test</Code> runs all checks. It fails if a state has no story, a story has an axe
            violation, or a screenshot changes.
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
