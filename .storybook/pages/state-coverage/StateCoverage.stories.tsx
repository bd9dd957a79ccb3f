import { storyStates } from 'virtual:story-states';
import { allMachines } from '@verapix/machines';
import { reachableStates } from '@verapix/machines/testing';
import preview from '@verapix/storybook/preview';
import { expect, within } from 'storybook/test';
import { StateCoverage } from './StateCoverage';

const meta = preview.meta({
  title: 'State coverage',
  component: StateCoverage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** The product's current state. No screenshot: every new story changes it. */
export const AllMachines = meta.story({
  args: {
    machines: allMachines.map(({ name, machine }) => ({ name, states: reachableStates(machine) })),
    stories: storyStates,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^tool-run\.processing / }));
    await expect(row.getByRole('link', { name: 'Pages/Tools/Upscaler / Processing' })).toHaveAttribute(
      'href',
      './?path=/story/pages-tools-upscaler--processing',
    );
    await expect(canvas.queryByText('No story')).toBeNull();
  },
});

/** A machine with a failure state that has no story. */
export const OneMissing = meta.story({
  args: {
    machines: [
      { name: 'Upscaling', states: ['tool-run.empty', 'tool-run.processing', 'tool-run.failed'] },
      { name: 'Theme', states: ['theme.light', 'theme.dark'] },
    ],
    stories: [
      { state: 'tool-run.empty', storyId: 'upscaler--empty', title: 'Upscaler', name: 'Empty' },
      { state: 'tool-run.processing', storyId: 'upscaler--half-way', title: 'Upscaler', name: 'Half Way' },
      { state: 'tool-run.processing', storyId: 'upscaler--slow', title: 'Upscaler', name: 'Slow' },
      { state: 'theme.light', storyId: 'theme--light', title: 'Theme', name: 'Light' },
      { state: 'theme.dark', storyId: 'theme--dark', title: 'Theme', name: 'Dark' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All machines: 4 of 5 states have a story')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'tool-run.failed No story' })).toBeVisible();
    await expect(
      within(canvas.getByRole('row', { name: /^tool-run\.processing/ })).getAllByRole('link'),
    ).toHaveLength(2);
  },
});
