import { cardFrame, componentStyle } from '@verapix/ui/css';
import { screens, vars } from '@verapix/ui/theme';

export const root = componentStyle({
  ...cardFrame,
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.m,
  '@media': {
    [screens.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space.l,
      padding: vars.space.l,
    },
  },
});

export const icon = componentStyle({ color: vars.color.textMuted });

export const text = componentStyle({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const points = componentStyle({ paddingBlockStart: vars.space.xxs });
