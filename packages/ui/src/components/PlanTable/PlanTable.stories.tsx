import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { InternalLink } from '../Link';
import { PlanTable } from './PlanTable';

const meta = preview.meta({
  title: 'Components/PlanTable',
  component: PlanTable,
  args: {
    caption: 'What each plan includes',
    columns: [
      { id: 'sketch', title: 'Sketch', price: '$0', action: <Button wide>Start with Sketch</Button> },
      {
        id: 'studio',
        title: 'Studio',
        price: '$12 a month',
        note: 'Most chosen',
        highlight: true,
        action: (
          <Button asChild wide tone="accent" variant="solid">
            <InternalLink to="#studio">Get Studio</InternalLink>
          </Button>
        ),
      },
      { id: 'press', title: 'Press', price: '$900 once', note: 'Your plan', action: 'Your plan' },
    ],
    groups: [
      {
        title: 'Limits',
        rows: [
          { label: 'Longest side', values: { sketch: '800 px', studio: '6000 px', press: '6000 px' } },
          { label: 'Pictures', values: { sketch: '4 in total', studio: 'No limit', press: 'No limit' } },
        ],
      },
      {
        title: 'Features',
        rows: [
          {
            label: 'A name that is longer than its column',
            values: { sketch: false, studio: true, press: true },
          },
          { label: 'Newer than one plan', values: { sketch: false, press: true } },
        ],
      },
    ],
  },
  parameters: {
    about: {
      purpose:
        'Compares the plans feature by feature. Screen readers read the plan and the feature with each value.',
      avoid: ['For single plans, use `PlanCard`.', 'For other figures, use `DataTable`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the actions below it.' },
        { keys: ['Enter'], does: 'Follows the focused one.' },
      ],
      behaviour: ['A missing value counts as no.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'What each plan includes' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Studio $12 a month Most chosen' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Newer/ })).toHaveTextContent('Newer than one planNoNoYes');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Studio' })).toHaveFocus();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('table').offsetWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story();
