import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/**
 * Set by a tone, read by the edge and the icon. The background stays neutral, because an alert may be next to a
 * picture.
 */
const ink = createVar('ink');

const tone = (name: 'info' | 'success' | 'warning' | 'danger') =>
  componentStyle({ vars: { [ink]: vars.color[name] } });

export const alert = recipe({
  base: componentStyle({
    position: 'relative',
    display: 'flex',
    gap: vars.space.s,
    minInlineSize: 0,
    padding: vars.space.m,
    borderWidth: vars.line.hairline,
    borderStyle: 'solid',
    borderColor: ink,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
  }),
  variants: {
    tone: {
      info: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
  },
});

export const icon = componentStyle({
  color: ink,
  // Centred on the first line of the title.
  marginBlockStart: `calc((${vars.fontSize.m} * ${vars.lineHeight.normal} - ${vars.size.iconM}) / 2)`,
});

export const text = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontWeight: vars.fontWeight.semibold });

export const body = componentStyle({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize.s });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.s,
});
