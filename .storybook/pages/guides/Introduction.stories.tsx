import preview from '@verapix/storybook/preview';
import { Code, Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table, textRows } from '../parts/Table';

const places: readonly [string, ...string[]][] = [
  [
    'State coverage',
    'Every state of every flow, with links to the stories that show it. Begin here to review a flow.',
  ],
  ['Specification', 'Every sentence of the specification, with the stories and tests that show it.'],
  ['Machines', 'Each flow as a chart, with its purpose, events, actors and tests.'],
  ['Journeys', 'User flows from end to end, step by step in the Interactions panel.'],
  ['Pages', 'Pages in each of their states; under Routes, the whole app at a URL, for each persona.'],
  ['Components, Primitives', 'The components: their purpose, when not to use them, their keys and states.'],
  [
    'Foundations',
    'Colour with its contrast, type, space, corners, shadow, motion and breakpoints, generated from the tokens.',
  ],
  ['Copy', 'Every toast, error, notice, empty state and question, with the stories that show it.'],
  ['Guides', 'How to use the design system in your app, its voice, accessibility, and how to contribute.'],
];

const toolbars: readonly [string, ...string[]][] = [
  ['Flow', 'Fixed in the state of the story, or live: your actions then move the machine.'],
  ['Colour scheme', 'Light or dark.'],
  ['Theme', 'The default, or one of the themes that apps can import, such as high contrast.'],
  ['Language', 'The texts of the product, and of two pseudo-languages: one with longer words, one mirrored.'],
  ['Direction', 'Left to right, or right to left as for Arabic and Hebrew.'],
  ['Motion', 'As set on your device, reduced or full.'],
  ['Width', 'A phone, a tablet, a desktop, and 320 px, which is a desktop at 400 % zoom.'],
  ['View', 'A container of any width, all widths at once, or two states of a component side by side.'],
  ['Persona', 'Who is signed in: visitor, free, premium, lifetime, canceled or founder.'],
  ['Network', 'Works, slow, offline, or a server that answers 500 or 429.'],
  ['Clock', 'Now, a day or a week later, or just before a session is refreshed.'],
];

const meta = preview.meta({
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** The contents of this Storybook, and how to use it. */
export const Introduction = meta.story({
  render: () => (
    <Sheet
      title="Verapix"
      lead="The whole product without the app: every state of every flow, in every theme and width, for each persona, network condition and time."
    >
      <Table caption="What is here" columns={['Place', 'What it shows']} rows={textRows(places)} />
      <Prose>
        <h2>To review a state</h2>
        <ol>
          <li>Find it on State coverage, or press / and type its name.</li>
          <li>Set the toolbars. The settings are in the URL, so that you can share it.</li>
          <li>
            Open the State chart panel: it draws the machine of the story, marks its state, and lists the
            latest events.
          </li>
          <li>Click an event to send it. Events without effect in this state are greyed out.</li>
          <li>The Accessibility panel shows the findings of axe, Interactions the steps that led here.</li>
        </ol>
      </Prose>
      <Table
        caption="The toolbars. “As the story says” leaves the setting to the story; a selection overrides it."
        columns={['Toolbar', 'What it sets']}
        rows={textRows(toolbars)}
      />
      <Prose>
        <p>
          Persona, network and clock configure the mock backend of the stories. It answers like the real one,
          runs in this window, and is reset with each story. A component on its own makes no requests and does
          not change with them.
        </p>
        <p>
          <Code>npm test</Code> compares each story with its screenshot, and fails if a state has no story.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What is here' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Persona / })).toBeVisible();
  },
});
