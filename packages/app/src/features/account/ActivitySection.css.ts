import { componentStyle } from '@verapix/ui/css';
import { vars } from '@verapix/ui/theme';

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const event = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.color.hairline}` } },
});
