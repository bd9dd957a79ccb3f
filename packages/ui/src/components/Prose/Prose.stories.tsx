import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { AnchorHeading } from '../AnchorHeading';
import { Code } from '../Code';
import { Link } from '../Link';
import { Prose, proseSizes } from './Prose';

const text = (
  <>
    <p>
      A picture is a grid of numbers. To enlarge it is to ask what stood between them, and there are{' '}
      <strong>several honest answers</strong>; <Link to="/blog">the articles</Link> say which suits what.
    </p>
    <AnchorHeading id="sampling" level={2} title="What sampling keeps" />
    <p>
      Detail finer than two pixels is not in the file. The attribute <Code>srcset</Code> says which widths
      there are.
    </p>
    <ul>
      <li>A list without an order, for things that stand beside each other and may take a second line.</li>
      <li>Another of them.</li>
    </ul>
    <AnchorHeading id="kernels" level={3} size="card" title="Kernels" />
    <ol>
      <li>Weigh the neighbours.</li>
      <li>Add them up.</li>
    </ol>
    <h2>A heading without a link</h2>
    <blockquote>
      <p>What somebody else has said.</p>
    </blockquote>
    <hr />
    <p>The end.</p>
  </>
);

const meta = preview.meta({
  title: 'Components/Prose',
  component: Prose,
  args: { children: text },
  argTypes: { size: { control: 'inline-radio', options: proseSizes } },
  parameters: {
    about: {
      purpose: 'Typography for long texts: paragraphs, headings, lists, quotes and figures in one column.',
      avoid: ['For one paragraph, use `Text`.', 'Not around controls: lay them out with `Stack`.'],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What sampling keeps' })).toBeVisible();
    const list = canvas.getAllByRole('list')[0];
    await expect(list && getComputedStyle(list).listStyleType).toBe('disc');
    await expect(canvasElement.firstElementChild?.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid column="l" gap="xl">
      {proseSizes.map((size) => (
        <Prose key={size} size={size}>
          <p>Size {size}: for a text that is read from its beginning, or looked things up in.</p>
          <h2>A section</h2>
          <p>Its first paragraph is nearer to the heading than the heading is to what went before.</p>
          <h3>A part of it</h3>
          <ul>
            <li>One</li>
            <li>Two</li>
          </ul>
        </Prose>
      ))}
    </Grid>
  ),
});

export const Phone = meta.story({ args: { size: 'l' }, globals: { viewport: { value: 'mobile1' } } });
