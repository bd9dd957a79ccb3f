import preview from '@verapix/storybook/preview';
import { Heading, Stack } from '@verapix/ui';
import { expect } from 'storybook/test';
import { DoAndDont } from '../../docs/DoAndDont';
import { doAndDont } from '../../docs/do-and-dont';
import { Sheet } from '../parts/Sheet';

const names = Object.keys(doAndDont).sort();

const meta = preview.meta({
  title: 'Guides/Do and don’t',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

/** The main components, used well and badly. The same pairs are on their own pages. */
export const DosAndDonts = meta.story({
  render: () => (
    <Sheet title="Do and don’t" lead="What to look at before anything else, for each of the main components.">
      {names.map((name) => (
        <Stack key={name} gap="s">
          <Heading level={2}>{name}</Heading>
          <DoAndDont name={name} />
        </Stack>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Don’t')).toHaveLength(names.length);
  },
});
