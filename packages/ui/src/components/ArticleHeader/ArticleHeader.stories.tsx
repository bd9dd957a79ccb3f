import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { ArticleHeader } from './ArticleHeader';

const meta = preview.meta({
  title: 'Components/ArticleHeader',
  component: ArticleHeader,
  args: {
    back: { to: '#blog', label: 'Blog' },
    category: 'Fundamentals',
    title: 'What sampling keeps',
    lead: 'A picture is a grid of numbers. What stood between them is not in the file.',
    date: { iso: '2026-03-01', text: 'March 1, 2026' },
    readTime: '6 min read',
    author: 'Verapix team',
    style: { maxInlineSize: '40rem' },
  },
  parameters: {
    about: {
      purpose: 'The top of an article: its topic, date, author and reading time. It holds the page’s `h1`.',
      avoid: ['For any other page, use `PageHeader`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the link to the list of articles.' },
        { keys: ['Enter'], does: 'Follows it.' },
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What sampling keeps');
    await expect(canvas.getByText('March 1, 2026')).toHaveAttribute('datetime', '2026-03-01');
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '#blog');
  },
});

export const Matrix = meta.story({
  args: { title: 'A title that takes two lines, as titles of articles that say what they are about do' },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
