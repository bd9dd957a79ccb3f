import type { Decorator } from '@storybook/react-vite';
import { directionOf, locale } from '@verapix/messages/locale';
import { Direction } from 'radix-ui';
import { showBrand } from './conditions/brands';
import { showLanguage } from './conditions/language';
import { choosePageMotion, motion } from './conditions/motion';
import { direction } from './conditions/toolbars';

/** Applies the toolbars' direction and motion, and renders the story again when a condition changes. */
export const withConditions: Decorator = (Story, { globals }) => {
  const dir = direction.chosen(globals.direction) ?? directionOf(locale);
  document.documentElement.dir = dir;
  choosePageMotion(motion.chosen(globals.motion));
  const { persona, network, clock } = globals;
  return (
    <Direction.Provider key={[dir, globals.motion, persona, network, clock].join()} dir={dir}>
      <Story />
    </Direction.Provider>
  );
};

/** Applies the toolbars' language, theme and colour scheme, and adds padding around stories that are not pages. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  showLanguage(globals);
  document.documentElement.dataset.theme = String(globals.theme);
  showBrand(String(globals.brand));
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '1rem';
  return <Story />;
};
