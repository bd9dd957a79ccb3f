import { keyframes } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.s})` } });

export const content = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.dialog,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  inlineSize: vars.size.toast,
  maxInlineSize: `calc(100% - 2 * ${vars.space.m})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvb - 2 * ${vars.space.m})`,
  margin: 'auto',
  overflowY: 'auto',
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  overflowWrap: 'anywhere',
  outline: 'none',
  animation: `${rise} ${vars.duration.normal} ${vars.easing.standard}`,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});

/** On phones the buttons share the width. They stack when their labels are too long. */
componentGlobalStyle(`${actions} > *`, {
  flexGrow: 1,
  '@media': { [screens.tablet]: { flexGrow: 0 } },
});
