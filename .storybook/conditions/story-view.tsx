import type { Decorator, Preview } from '@storybook/react-vite';

/** Puts the story in a container whose width is dragged. */
const inAnyWidth: Decorator = (Story, { globals }) => {
  if (globals.storyView !== 'any') return <Story />;
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
};

/** The toolbar of the views. The addon `story-view` shows those with several frames. */
export const storyView = {
  globalTypes: {
    storyView: {
      description:
        'How the story is shown: in the canvas, at any width, at all widths, or beside another state',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'canvas', title: 'Width of the canvas' },
          { value: 'any', title: 'Any width: drag its edge' },
          { value: 'all', title: 'All widths' },
          { value: 'pair', title: 'Two states side by side' },
        ],
      },
    },
  },
  initialGlobals: { storyView: 'canvas' },
  decorators: [inAnyWidth],
} satisfies Pick<Preview, 'globalTypes' | 'initialGlobals' | 'decorators'>;
