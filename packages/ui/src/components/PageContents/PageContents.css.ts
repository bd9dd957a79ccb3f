import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

/** If there is no space for the list beside the page, the button shows the title. */
export const title = componentStyle({
  display: 'none',
  paddingBlockEnd: vars.space.xxs,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [screens.wide]: { display: 'block' } },
});

export const list = componentStyle({
  borderInlineStart: `${vars.line.hairline} solid ${vars.color.hairline}`,
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  // Keeps titles of two lines apart.
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[data-level="2"]': { paddingInlineStart: vars.space.l } },
  '@media': {
    [screens.wide]: { minBlockSize: vars.size.controlS },
    [screens.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
  },
});
