import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    about: {
      purpose: 'Lets keyboard users skip the header on every page. It is the first element of the page.',
      avoid: [
        'For navigating within a page, use `PageContents`.',
        'For a link that is always visible, use `Link`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Shows it, as the first stop of the page.' },
        { keys: ['Enter'], does: 'Skips the header and moves to its target.' },
      ],
      behaviour: ['Its target receives the focus: give it `tabIndex={-1}`.'],
    },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#elsewhere">A link of the header</a>
      <main id="main" tabIndex={-1}>
        <button type="button">A button of the page</button>
      </main>
    </>
  ),
});

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(top(link)).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(top(link)).toBeGreaterThan(0));
    await expect(canvas.getByRole('main')).toBe(document.querySelector(link.getAttribute('href') ?? ''));
    await userEvent.tab();
    await waitFor(() => expect(top(link)).toBeLessThan(0));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(top(link)).toBeGreaterThan(0));
  },
});

export const Matrix = meta.story({
  args: { children: 'Skip to the results', href: '#main', autoFocus: true },
});
