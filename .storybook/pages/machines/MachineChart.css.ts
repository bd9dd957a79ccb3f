import { style } from '@vanilla-extract/css';
import { vars } from '@verapix/ui/theme';

/** A scroll container: a chart can be larger than the page. */
export const frame = style({
  overflow: 'auto',
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  vars: {
    '--chart-font': vars.font.mono,
    '--chart-ink': vars.color.text,
    '--chart-faint': vars.color.textMuted,
    '--chart-line': vars.color.outline,
    '--chart-ground': vars.color.surface,
    '--chart-live': vars.color.accentText,
    '--chart-live-ground': vars.color.accentSoft,
    '--chart-focus': vars.color.focus,
  },
});
