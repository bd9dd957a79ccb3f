import { recipe } from '@vanilla-extract/recipes';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({ inlineSize: '100%', fontSize: vars.fontSize.s });

export const caption = componentStyle({
  captionSide: 'bottom',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  textAlign: 'start',
});

const line = `${vars.line.hairline} solid ${vars.color.hairline}`;

const cellBase = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: line,
  fontWeight: vars.fontWeight.regular,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const cell = recipe({
  base: cellBase,
  variants: {
    align: {
      start: componentStyle({ textAlign: 'start' }),
      end: componentStyle({ textAlign: 'end' }),
    },
  },
});

componentGlobalStyle(`${root} thead ${cellBase}`, {
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
});

export const row = componentStyle({
  selectors: { '&[data-selected]': { background: vars.color.pressed } },
});

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.iconL,
  borderRadius: vars.radius.s,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '[aria-sort$="ending"] > &': { color: vars.color.text } },
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    [screens.touch]: { minBlockSize: vars.size.touch },
  },
});

export const arrow = componentStyle({ flexShrink: 0 });

export const boxCell = componentStyle({
  inlineSize: vars.size.controlM,
  borderBlockEnd: line,
  textAlign: 'start',
});

/** The touch target. */
export const box = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.controlS,
  blockSize: vars.size.controlS,
  cursor: 'pointer',
  '@media': { [screens.touch]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});

export const checkbox = componentStyle({
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  accentColor: vars.color.text,
  cursor: 'inherit',
});
