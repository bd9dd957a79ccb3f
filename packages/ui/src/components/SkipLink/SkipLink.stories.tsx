import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    about: {
      purpose:
        'Saves whoever uses a keyboard from going through the header on every page. The first element of the page.',
      avoid: [
        'For going to parts of a page, use `PageContents`.',
        'For any link that is always seen, use `Link`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Shows it, first of all on the page.' },
        { keys: ['Enter'], does: 'Goes past the header, to its target.' },
      ],
      behaviour: ['Its target takes the focus: give it `tabIndex={-1}`.'],
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
