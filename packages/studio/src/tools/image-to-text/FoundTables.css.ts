import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

/** Wide tables scroll by themselves. */
export const frame = componentStyle({
  overflowX: 'auto',
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
});

export const table = componentStyle({
  inlineSize: '100%',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = componentStyle({
  padding: `${vars.space.xs} ${vars.space.s}`,
  textAlign: 'start',
  selectors: {
    'tr + tr > &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}` },
    '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
