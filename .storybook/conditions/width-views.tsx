import type { Decorator, Preview } from '@storybook/react-vite';
import { pixelsOf, widths } from './widths';

/** The widths that the product is designed for, in pixels. */
const designed = [widths.narrow, widths.medium, widths.wide].map(pixelsOf);

/** The same story in a frame of its own. */
function addressOf(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries({ ...globals, widthView: 'canvas' }).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'boolean',
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: kept.map(([key, value]) => `${key}:${value}`).join(';'),
  });
  return `iframe.html?${query}`;
}

/** Shows the story in the canvas, in a container whose width is dragged, or at all designed widths beside each other. */
const showWidths: Decorator = (Story, { globals, id }) => {
  if (globals.widthView === 'any')
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
  if (globals.widthView !== 'all') return <Story />;
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

/** The toolbar of the width views, and its decorator. */
export const widthView = {
  globalTypes: {
    widthView: {
      description: 'Width of the story: that of the canvas, any, or all designed ones at once',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'canvas', title: 'Width of the canvas' },
          { value: 'any', title: 'Any width: drag its edge' },
          { value: 'all', title: `All widths: ${designed.join(', ')} px` },
        ],
      },
    },
  },
  initialGlobals: { widthView: 'canvas' },
  decorators: [showWidths],
} satisfies Pick<Preview, 'globalTypes' | 'initialGlobals' | 'decorators'>;
