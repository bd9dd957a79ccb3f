import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const mockups = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.m,
});

/** A header. The mock-up sets its colours, which belong to its own theme. */
export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderWidth: vars.line.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.hairline,
  borderRadius: vars.radius.m,
  forcedColorAdjust: 'none',
});

/** The usual height of a logo in a header. */
export const logo = componentStyle({
  display: 'block',
  blockSize: '2.5rem',
  maxInlineSize: '60%',
  objectFit: 'contain',
  objectPosition: 'left',
});

export const links = componentStyle({ display: 'flex', gap: vars.space.s, flexShrink: 1, minInlineSize: 0 });

export const link = componentStyle({
  inlineSize: '2rem',
  blockSize: '0.375rem',
  borderRadius: vars.radius.s,
  background: 'currentColor',
  opacity: 0.35,
});
