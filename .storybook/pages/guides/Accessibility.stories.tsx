import preview from '@verapix/storybook/preview';
import { Heading, Prose, Stack } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table } from '../parts/Table';
import { textRows } from '../parts/text-rows';
import { type Example, GoodAndBad } from './GoodAndBad';

/** What a key does wherever there is something for it to do. */
const keys: readonly [string, ...string[]][] = [
  [
    'Tab, Shift + Tab',
    'Goes on and back through what can be operated, in the order of reading. Nothing keeps the focus but a dialog, which Escape closes.',
  ],
  [
    'Enter, Space',
    'Presses a button, opens a list, chooses an option. Enter alone follows a link and sends a form.',
  ],
  ['Escape', 'Closes what lies on top: menu, list, dialog, toast. The focus returns to where it came from.'],
  [
    'Arrows',
    'Move within one thing: tabs, options, menu, slider, a divider on a picture, a zoomed picture. With Shift in larger steps.',
  ],
  ['Home, End', 'Go to the first and the last of it.'],
  ['F8', 'Goes to the toasts, from anywhere.'],
];

/** What is said to who does not see it change. */
const announcements: readonly [string, ...string[]][] = [
  ['Another page', 'Its title, politely, after a link within the app; reading begins at its heading.'],
  ['A toast', 'When it comes. Its time stands still while the pointer or the focus is on it.'],
  ['A run', 'Its phases, politely and not each percent; that it is done, and what came of it.'],
  [
    'An error in a field',
    'Beside the field and tied to it, in answer to a press; the first one takes the focus.',
  ],
  [
    'A notice that came up',
    'At once, where the person’s own act brought it up. One that was there all along is not announced.',
  ],
];

const examples: readonly Example[] = [
  {
    good: 'A button that is at work keeps its place and the focus, and says what it is doing.',
    bad: 'A button that goes grey, or away, under the finger.',
    why: 'Who works by keyboard would be sent back to the top of the page, without a word.',
  },
  {
    good: 'A badge “Failed” in red.',
    bad: 'A red dot.',
    why: 'Colour repeats what words and shapes say. In forced colours, and for many eyes, it is not there.',
  },
  {
    good: 'A label above the field.',
    bad: 'A placeholder that goes away with the first letter.',
    why: 'One has to be able to check what one has written against what was asked.',
  },
];

const meta = preview.meta({
  title: 'Guides/Accessibility',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** What everybody can count on, and how it is checked. */
export const Accessibility = meta.story({
  render: () => (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2 AA is the least. Whatever can be done with a pointer can be done with a keyboard, and whatever changes can be heard."
    >
      <Stack gap="s">
        <Heading level={2}>Keyboard</Heading>
        <Table
          caption="Keys that do the same everywhere. What else a component knows is on its own page."
          columns={['Key', 'What it does']}
          rows={textRows(keys)}
        />
      </Stack>
      <Prose>
        <h2>Focus</h2>
        <ul>
          <li>Every focus is seen: a ring of 2 px, 2 px away, with at least 3 : 1 against every surface.</li>
          <li>
            A dialog takes the focus in and gives it back. What disappears while it has the focus hands it to
            the nearest thing that stays.
          </li>
          <li>
            After a navigation the focus goes to the page’s heading. A form that is refused leads to its first
            error.
          </li>
          <li>Bars that stay at an edge never cover what has the focus.</li>
        </ul>
      </Prose>
      <Stack gap="s">
        <Heading level={2}>Live regions</Heading>
        <Table
          caption="What is announced, and how."
          columns={['Change', 'What is said']}
          rows={textRows(announcements)}
        />
      </Stack>
      <Prose>
        <h2>Motion, colours, size</h2>
        <ul>
          <li>
            Who asks for less motion gets none: no transition, no animation, no smooth scrolling. What moves
            by itself can be paused by everybody.
          </li>
          <li>In forced colours, what a ground or a fill said gets a line, and pictures keep their own.</li>
          <li>
            Targets are at least 24 px in both directions; what a finger aims at is 44 px, even where less of
            it is drawn.
          </li>
          <li>
            At 400 % zoom a window of 1280 px is one of 320: nothing scrolls sideways but tables and pictures,
            each in its own frame.
          </li>
          <li>Text is in rem and follows the size that the person has set.</li>
        </ul>
        <h2>For example</h2>
      </Prose>
      <GoodAndBad examples={examples} />
      <Prose>
        <h2>How it is checked</h2>
        <p>
          Each story is read by axe with the rules of WCAG 2.0, 2.1 and 2.2 A and AA and its best practices,
          its colours in the light and the dark theme, and a violation fails the run. The play functions of
          components go through their keys. The Contrast page has every pair of colours, and a test its
          measure. What no machine can tell, whether it is understood, is looked at by hand: by keyboard
          alone, with a screen reader, and with the toolbars for direction, motion and width.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^F8 / })).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});
