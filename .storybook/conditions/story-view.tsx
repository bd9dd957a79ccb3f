import type { Decorator, Preview } from '@storybook/react-vite';
import { SideBySide } from './SideBySide';
import { pixelsOf, widths } from './widths';

/** The widths that the product is designed for, in pixels. */
const designed = [widths.narrow, widths.medium, widths.wide].map(pixelsOf);

/** The same story in a frame of its own. */
function addressOf(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries({ ...globals, storyView: 'canvas' }).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'boolean',
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: kept.map(([key, value]) => `${key}:${value}`).join(';'),
  });
  return `iframe.html?${query}`;
}

/** Shows the story in the canvas, in a container whose width is dragged, at all designed widths, or beside another one. */
const showView: Decorator = (Story, { globals, id }) => {
  if (globals.storyView === 'any')
    return (
      <div
        style={{
          resize: 'horizontal',
          overflow: 'auto',
          border: '1px dashed',
          inlineSize: '30rem',
          maxInlineSize: '100%',
        }}
      >
        <Story />
      </div>
    );
  if (globals.storyView === 'pair')
    return <SideBySide key={id} storyId={id} addressOf={(other) => addressOf(other, globals)} />;
  if (globals.storyView !== 'all') return <Story />;
  return (
    <div style={{ display: 'flex', gap: '1rem', overflowX: 'auto', blockSize: '90vh' }}>
      {designed.map((width) => (
        <iframe
          key={width}
          title={`At ${width} px`}
          src={addressOf(id, globals)}
          style={{ flex: 'none', inlineSize: width, border: '1px solid' }}
        />
      ))}
    </div>
  );
};

/** The toolbar of the views, and its decorator. */
export const storyView = {
  globalTypes: {
    storyView: {
      description:
        'How the story is shown: in the canvas, at any width, at all designed widths, or beside another state',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'canvas', title: 'Width of the canvas' },
          { value: 'any', title: 'Any width: drag its edge' },
          { value: 'all', title: `All widths: ${designed.join(', ')} px` },
          { value: 'pair', title: 'Two states side by side' },
        ],
      },
    },
  },
  initialGlobals: { storyView: 'canvas' },
  decorators: [showView],
} satisfies Pick<Preview, 'globalTypes' | 'initialGlobals' | 'decorators'>;
