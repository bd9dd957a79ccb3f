import preview from '@verapix/storybook/preview';
import { Code } from '@verapix/ui';
import { expect } from 'storybook/test';
import { screens } from '../../../packages/ui/src/theme/screens';
import screensSource from '../../../packages/ui/src/theme/screens.ts?raw';
import { Sheet } from '../parts/Sheet';
import { Table } from '../parts/Table';
import { commentsOf } from './tokens';

const comments = commentsOf(screensSource);

const meta = preview.meta({
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Window widths, and other media queries. */
export const Breakpoints = meta.story({
  render: () => (
    <Sheet
      title="Breakpoints"
      lead="Base styles are for a phone of 360 px; wider screens add to them. Widths are in rem, so that larger text gets the narrower layout."
    >
      <Table
        caption="Media queries by purpose."
        columns={['Screen', 'Query', 'Purpose']}
        rows={Object.entries(screens).map(([name, query]) => ({
          id: name,
          cells: [`screens.${name}`, <Code key="query">{query}</Code>, comments.get(name)],
        }))}
      />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^screens\.tablet screen and \(min-width: 48rem\)/ }),
    ).toBeVisible();
  },
});
