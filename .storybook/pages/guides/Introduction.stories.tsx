import preview from '@verapix/storybook/preview';
import { Code, Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table } from '../parts/Table';
import { textRows } from '../parts/text-rows';

const places: readonly [string, ...string[]][] = [
  [
    'State coverage',
    'Every state of every flow, with links to the stories that show it. Begin here to review a flow.',
  ],
  ['Machines', 'Each flow as a chart: what it is for, what it reacts to, what it needs, how to test it.'],
  ['Journeys', 'What a person does from end to end, step by step in the Interactions panel.'],
  [
    'Pages',
    'Pages in each of their states; below Routes, the whole app at an address, for each kind of person.',
  ],
  ['Components, Primitives', 'The parts: what each is for, when not to use it, its keys, its states.'],
  [
    'Foundations',
    'Colour with its contrast, type, space, corners, shadow, motion and breakpoints, from the tokens themselves.',
  ],
  ['Copy', 'Every toast, error, notice, empty state and question, with the stories that show it.'],
  ['Guides', 'How we write, what everybody can count on, how to contribute.'],
];

const toolbars: readonly [string, ...string[]][] = [
  ['Flow', 'Held in the state of the story, or live: what you press then moves the machine.'],
  ['Theme', 'Light or dark.'],
  ['Direction', 'Left to right, or right to left as for Arabic and Hebrew.'],
  ['Motion', 'As your device is set, reduced or full.'],
  ['Width', 'A phone, a tablet, a desktop, and 320 px, which is a desktop at 400 % zoom.'],
  ['Persona', 'Who is signed in: visitor, free, premium, lifetime, canceled or founder.'],
  ['Network', 'Works, slow, offline, or a server that answers 500 or 429.'],
  ['Clock', 'Now, a day or a week later, or just before a session has to be renewed.'],
];

const meta = preview.meta({
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** What is here, and how to look at it. */
export const Introduction = meta.story({
  render: () => (
    <Sheet
      title="Verapix"
      lead="The whole product, without the app: every state of every flow, in every theme and width, for each kind of person, on a good or a bad network, at any moment."
    >
      <Table caption="What is here" columns={['Place', 'What it shows']} rows={textRows(places)} />
      <Prose>
        <h2>To review a state</h2>
        <ol>
          <li>Find it on State coverage, or press / and type its name.</li>
          <li>Set the toolbars. The choice is in the address, so that you can send it to somebody.</li>
          <li>
            Open the State chart panel: it draws the flow of the story, marks where it is, and lists the last
            events.
          </li>
          <li>Click an event to send it. One that would do nothing now is greyed out.</li>
          <li>The Accessibility panel has what axe finds, Interactions the steps that led here.</li>
        </ol>
      </Prose>
      <Table
        caption="The toolbars. Where one says “as the story says”, the story decides; a choice goes before it."
        columns={['Toolbar', 'What it sets']}
        rows={textRows(toolbars)}
      />
      <Prose>
        <p>
          Persona, network and clock reach the backend that stories have to themselves. It answers as the real
          one does, in this window, and forgets everything with the story. A component alone asks no backend
          and does not change with them.
        </p>
        <p>
          To keep what you see, <Code>npm test</Code> compares each story with its picture in light and dark,
          and fails when a state loses its last story.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What is here' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Persona / })).toBeVisible();
  },
});
