import type { Decorator } from '@storybook/react-vite';
import { Direction } from 'radix-ui';
import { direction } from '../conditions/direction';
import { motion } from '../conditions/motion';
import { choosePageMotion } from '../conditions/page-motion';

/** Puts the toolbars' direction and motion on the document, and begins the story anew when a condition has changed. */
export const withConditions: Decorator = (Story, { globals }) => {
  const dir = direction.chosen(globals.direction) ?? 'ltr';
  document.documentElement.dir = dir;
  choosePageMotion(motion.chosen(globals.motion));
  const { persona, network, clock } = globals;
  return (
    <Direction.Provider key={[dir, globals.motion, persona, network, clock].join()} dir={dir}>
      <Story />
    </Direction.Provider>
  );
};
