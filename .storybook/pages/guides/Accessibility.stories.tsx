import preview from '@verapix/storybook/preview';
import { Heading, Prose, Stack } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table, textRows } from '../parts/Table';
import { type Example, GoodAndBad } from './GoodAndBad';

/** The effect of a key, wherever it applies. */
const keys: readonly [string, ...string[]][] = [
  [
    'Tab, Shift + Tab',
    'Moves forwards and backwards through the controls, in reading order. Only a dialog traps the focus, and Escape closes it.',
  ],
  [
    'Enter, Space',
    'Presses a button, opens a list, selects an option. Only Enter follows a link and submits a form.',
  ],
  ['Escape', 'Closes the topmost menu, list, dialog or toast. The focus returns to where it was.'],
  [
    'Arrows',
    'Move within one component: tabs, options, menu, slider, a divider on a picture, a zoomed picture. With Shift in larger steps.',
  ],
  ['Home, End', 'Move to its first or last item.'],
  ['F8', 'Moves to the toasts, from anywhere.'],
];

/** What screen readers announce when something changes. */
const announcements: readonly [string, ...string[]][] = [
  [
    'Another page',
    'Its title, politely, after following a link within the app; reading starts at its heading.',
  ],
  ['A toast', 'When it appears. Its time pauses while the pointer or the focus is on it.'],
  ['A run', 'Its phases, politely and not each percent; then its end and the result.'],
  [
    'An error in a field',
    'Beside the field and linked with it, in response to a submit; the first one receives the focus.',
  ],
  [
    'A new notice',
    'At once, if the user’s own action caused it. A notice that was there before is not announced.',
  ],
];

const examples: readonly Example[] = [
  {
    good: 'A button with a running action keeps its place and the focus, and says what it is doing.',
    bad: 'A button that becomes disabled or disappears when pressed.',
    why: 'Keyboard users would lose their place and start again at the top of the page.',
  },
  {
    good: 'A badge “Failed” in red.',
    bad: 'A red dot.',
    why: 'Colour only repeats what text and shapes say. It is missing in forced colours, and many people cannot see it.',
  },
  {
    good: 'A label above the field.',
    bad: 'A placeholder that disappears with the first letter.',
    why: 'Users must be able to compare what they typed with what was asked.',
  },
];

const meta = preview.meta({
  title: 'Guides/Accessibility',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** What all users can rely on, and how it is checked. */
export const Accessibility = meta.story({
  render: () => (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2 AA is the minimum. Everything that works with a pointer works with a keyboard, and every change is announced."
    >
      <Stack gap="s">
        <Heading level={2}>Keyboard</Heading>
        <Table
          caption="Keys with the same effect everywhere. A component’s own keys are on its page."
          columns={['Key', 'Effect']}
          rows={textRows(keys)}
        />
      </Stack>
      <Prose>
        <h2>Focus</h2>
        <ul>
          <li>
            Focus is always visible: a ring of 2 px at a distance of 2 px, with at least 3 : 1 against every
            surface.
          </li>
          <li>
            A dialog receives the focus and returns it. An element that disappears while focused passes the
            focus to the nearest one that stays.
          </li>
          <li>
            After a navigation the focus moves to the page’s heading. In a rejected form it moves to the first
            error.
          </li>
          <li>Sticky bars never cover the focused element.</li>
        </ul>
      </Prose>
      <Stack gap="s">
        <Heading level={2}>Live regions</Heading>
        <Table
          caption="What is announced, and how."
          columns={['Change', 'Announcement']}
          rows={textRows(announcements)}
        />
      </Stack>
      <Prose>
        <h2>Motion, colours, size</h2>
        <ul>
          <li>
            With reduced motion there is none: no transition, no animation, no smooth scrolling. Automatic
            motion can always be paused.
          </li>
          <li>
            In forced colours, meaningful backgrounds and fills get a border, and pictures keep their colours.
          </li>
          <li>
            Targets are at least 24 px in both directions; touch targets are 44 px, even if they look smaller.
          </li>
          <li>
            At 400 % zoom a window of 1280 px has 320 px: only tables and pictures scroll sideways, each in
            its own frame.
          </li>
          <li>Text sizes are in rem and follow the browser’s setting.</li>
        </ul>
        <h2>For example</h2>
      </Prose>
      <GoodAndBad examples={examples} />
      <Prose>
        <h2>How it is checked</h2>
        <p>
          axe checks each story with the rules of WCAG 2.0, 2.1 and 2.2 A and AA and its best practices,
          colours in both themes; a violation fails the run. The play functions of components test their keys.
          The Contrast page lists every pair of colours, and a test checks their contrast. Whether a page is
          understandable is checked by hand: by keyboard only, with a screen reader, and with the toolbars for
          direction, motion and width.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^F8 / })).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
});
