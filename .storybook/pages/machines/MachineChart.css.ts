import { style } from '@vanilla-extract/css';
import { vars } from '@verapix/ui/theme';

/** A chart is fitted in it, and can be zoomed. */
export const frame = style({
  blockSize: '70vh',
  overflow: 'hidden',
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
