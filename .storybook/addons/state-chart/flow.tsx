import type { Decorator, Preview } from '@storybook/react-vite';
import { createContext } from 'react';

/** Whether a story's controls send events to its machine. */
export type Flow = 'held' | 'live';

export const FlowContext = createContext<Flow>('held');

const provideFlow: Decorator = (Story, { globals }) => (
  <FlowContext value={globals.flow === 'live' ? 'live' : 'held'}>
    <Story />
  </FlowContext>
);

/** The toolbar, and the decorator that provides its value. */
export const withFlow = {
  globalTypes: {
    flow: {
      description: 'Whether the controls of a story that shows one state move its machine',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'held', title: 'Held in its state' },
          { value: 'live', title: 'Live: controls move the machine' },
        ],
      },
    },
  },
  initialGlobals: { flow: 'held' },
  decorators: [provideFlow],
} satisfies Pick<Preview, 'globalTypes' | 'initialGlobals' | 'decorators'>;
