import { styleVariants } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style';
import { layers } from '../../theme/layers.css';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

export const root = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const label = componentStyle({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = componentStyle({
  position: 'relative',
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    // The list clips its overflow, so the focus ring is drawn inside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.xs,
      insetBlockEnd: 0,
      borderBlockEnd: `${vars.line.thick} solid transparent`,
    },
    '&[data-state="active"]': { color: vars.color.text },
    '&[data-state="active"]::after': { borderColor: vars.color.text },
  },
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    [screens.forcedColors]: {
      selectors: {
        '&::after': { forcedColorAdjust: 'none' },
        '&[data-state="active"]::after': { borderColor: 'Highlight' },
      },
    },
  },
});

/** Long lines scroll inside. The focus ring is drawn inside, because the block clips its overflow. */
export const scroller = componentStyle({
  overflowX: 'auto',
  padding: vars.space.m,
  borderEndStartRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  tabSize: 2,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` } },
});

export const code = componentStyle({
  display: 'block',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.s,
  fontVariantLigatures: 'none',
  whiteSpace: 'pre',
});

const tone = (color: string) => ({ '@layer': { [layers.components]: { color } } });

export const token = styleVariants({
  comment: tone(vars.color.textMuted),
  text: tone(vars.color.success),
  number: tone(vars.color.info),
  word: tone(vars.color.accentText),
  plain: {},
});
