import preview from '@verapix/storybook/preview';
import type { MDXContent } from 'mdx/types';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { type PostSlug, postPath } from '../../content/blog/slugs';
import { loadText } from '../../content/load-text';
import { BlogPage } from './BlogPage';
import { BlogPostPage } from './BlogPostPage';
import { PostNotFoundPage } from './PostNotFoundPage';

interface PostProps {
  slug: PostSlug;
}

const texts = new Map<PostSlug, MDXContent>();

/** Loads the text before it shows the page, as the route does. */
const loadPost = async ({ args: { slug } }: { args: Partial<PostProps> }) => {
  if (slug) texts.set(slug, (await loadText(`blog/${slug}`)).default);
};

function Post({ slug }: PostProps) {
  const content = texts.get(slug);
  if (!content) throw new Error(`The text of "${slug}" was not loaded.`);
  return (
    <MemoryRouter initialEntries={[postPath(slug)]}>
      <BlogPostPage slug={slug} text={content} />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Pages/Blog',
  component: Post,
  args: { slug: 'why-4k-quality-matters' as PostSlug },
  loaders: [loadPost],
  parameters: { layout: 'fullscreen', route: '/blog' },
});

/** Scrolls through the page, so that every picture loads, and back to the top. */
async function readThrough(canvasElement: HTMLElement) {
  for (const image of canvasElement.querySelectorAll('img')) image.loading = 'eager';
  for (const comparison of canvasElement.querySelectorAll('figure > figure')) {
    comparison.scrollIntoView();
    const { parentElement } = comparison;
    await waitFor(() => expect(parentElement?.querySelector('[role=slider]')).not.toBeNull(), {
      timeout: 20_000,
    });
  }
  const pictures = Array.from(canvasElement.querySelectorAll('img'));
  await waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true), { timeout: 20_000 });
  window.scrollTo(0, 0);
}

const noOverflow = (canvasElement: HTMLElement) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

export const List = meta.story({
  parameters: { spec: ['blog.list'] },
  render: () => (
    <MemoryRouter initialEntries={['/blog']}>
      <BlogPage />
    </MemoryRouter>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    const [featured, ...others] = canvas.getAllByRole('heading', { level: 2 }).slice(0, 4);
    await expect(others).toHaveLength(3);
    await expect(featured?.querySelector('a')).toHaveAttribute(
      'href',
      '/blog/mastering-4k-image-enhancement',
    );
    await expect(await canvas.findByRole('heading', { level: 2, name: /^The guide/ })).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await canvas.findAllByRole('heading', { level: 3 });
    for (const link of contents.querySelectorAll('a')) {
      await expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    await expect(canvas.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/rss.xml');
    await expect(document.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/rss.xml',
    );
    await readThrough(canvasElement);
  },
});

/** The header of an article, its text, its table of contents, and three related articles. */
export const Why4kQualityMatters = meta.story({
  parameters: {
    chromatic: { disableSnapshot: true },
    spec: ['blog.article', 'blog.slugs', 'entity.post', 'limit.4k'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Why 4K quality matters/);
    await expect(canvas.getAllByText('September 8, 2026')[0]).toHaveAttribute('datetime', '2026-09-08');
    await expect(canvas.getByText(/^\d min read$/)).toBeVisible();
    await expect(canvas.getByText('Verapix team')).toBeVisible();
    await expect(canvas.getByText('Fundamentals')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Tags' })).toHaveTextContent('4Kprintsharpness');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Link to What paper asks for' })).toHaveAttribute(
      'href',
      '#what-paper-asks-for',
    );
    await expect(canvas.getByText(/3840 × 2160 pixels, 8,294,400 of them/)).toBeVisible();
    await readThrough(canvasElement);
  },
});

export const MasteringEnhancement = meta.story({
  parameters: { spec: ['blog.slugs'], chromatic: { disableSnapshot: true } },
  args: { slug: 'mastering-4k-image-enhancement' },
  play: async ({ canvasElement }) => {
    await readThrough(canvasElement);
  },
});

export const ScienceBehindUpscaling = meta.story({
  parameters: { spec: ['blog.slugs'], chromatic: { disableSnapshot: true } },
  args: { slug: 'science-behind-ai-image-upscaling' },
  play: async ({ canvasElement }) => {
    await readThrough(canvasElement);
  },
});

/** Code samples, and a table of measured sizes. */
export const WebsiteImages = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, spec: ['blog.slugs'] },
  args: { slug: 'optimize-website-images-performance' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent(/JPEG.*WebP.*AVIF/);
    await expect(canvas.getByRole('button', { name: 'Copy: Space at any width' })).toBeVisible();
    await readThrough(canvasElement);
  },
});

/** An unknown slug. */
export const NotFound = meta.story({
  parameters: { spec: ['blog.unknown'] },
  render: () => (
    <MemoryRouter initialEntries={['/blog/no-such-article']}>
      <PostNotFoundPage />
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Blog' })).toHaveAttribute('href', '/blog');
  },
});

export const PhoneList = meta.story({
  render: () => (
    <MemoryRouter initialEntries={['/blog']}>
      <BlogPage />
    </MemoryRouter>
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await readThrough(canvasElement);
    await noOverflow(canvasElement);
  },
});

export const PhoneArticle = meta.story({
  args: { slug: 'optimize-website-images-performance' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await readThrough(canvasElement);
    await noOverflow(canvasElement);
  },
});

export const TabletArticle = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { slug: 'science-behind-ai-image-upscaling' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await readThrough(canvasElement);
    await noOverflow(canvasElement);
  },
});
