import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { view } from '../ToolPanel/ToolPanel.css';

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  inlineSize: '100%',
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // In a place of a given height they are beside each other in any width.
    [screens.tall]: {
      selectors: {
        [`${view} &&`]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'minmax(0, 1fr)',
        },
      },
    },
  },
});

export const caption = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});

export const stage = componentStyle({ touchAction: 'pan-x pan-y' });
