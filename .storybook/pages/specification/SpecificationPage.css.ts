import { componentStyle } from '../../../packages/ui/src/theme/component-style';
import { screens } from '../../../packages/ui/src/theme/screens';
import { vars } from '../../../packages/ui/src/theme/theme.css';

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

/** A requirement, with what shows it beside it, or below where the page is narrow. */
export const item = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space.l },
  },
});

/** Nothing shows it. */
export const missing = componentStyle({ background: vars.color.dangerSoft });
