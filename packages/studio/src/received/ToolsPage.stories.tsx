import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryHost, StoryPage } from '../testing/StoryHost';
import { ToolsPage } from './ToolsPage';

const notify = fn();

const meta = preview.meta({
  title: 'Pages/Tools/All',
  component: ToolsPage,
  args: { notify },
  decorators: [
    (Story) => (
      <StoryHost>
        <StoryPage>
          <Story />
        </StoryPage>
      </StoryHost>
    ),
  ],
  beforeEach: () => void notify.mockClear(),
  parameters: { layout: 'fullscreen', route: '/tools' },
});

/** Seven cards, each with a link to its tool. */
export const Default = meta.story({
  parameters: { spec: ['entity.tool-card', 'tools.seven', 'page.tools'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Use Tool: / })).toHaveLength(7);
    const use = canvas.getByRole('link', { name: 'Use Tool: Background Remover' });
    await expect(use).toHaveAttribute('href', '/tools/background-remover');
    // The story stays on its page: only the toast counts.
    use.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(use);
    // No duration: the default.
    await expect(notify).toHaveBeenCalledWith({
      title: 'Background Remover selected',
      description: 'Loading your tool...',
      type: 'info',
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile2' } } });
