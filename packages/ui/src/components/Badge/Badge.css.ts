import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

const tone = (color: string, background: string) => componentStyle({ color, background });

export const badge = recipe({
  base: componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    maxInlineSize: '100%',
    paddingBlock: '0.125rem',
    paddingInline: vars.space.xs,
    // Visible in forced colours, which remove the background.
    borderWidth: vars.line.hairline,
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: vars.radius.s,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.text, vars.color.pressed),
      accent: tone(vars.color.accentText, vars.color.accentSoft),
      success: tone(vars.color.success, vars.color.successSoft),
      warning: tone(vars.color.warning, vars.color.warningSoft),
      danger: tone(vars.color.danger, vars.color.dangerSoft),
      info: tone(vars.color.info, vars.color.infoSoft),
    },
  },
});
