import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { classNames } from '../../class-names';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/theme.css';

/** Space above a hint and above an error. */
const messageGap = createVar('message-gap');

export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockEnd: vars.space.xs,
  selectors: { '&[data-empty]': { marginBlockEnd: 0 } },
});

export const label = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const requiredMark = componentStyle({
  color: vars.color.danger,
  marginInlineStart: vars.space.xxs,
});

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const messages = componentStyle({
  vars: { [messageGap]: vars.space.xs },
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
});

const marked = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  marginBlockStart: messageGap,
});

export const error = classNames(marked, componentStyle({ color: vars.color.danger }));

export const notice = classNames(marked, componentStyle({ color: vars.color.warning }));

export const messageIcon = componentStyle({
  marginBlockStart: `calc((1em * ${vars.lineHeight.snug} - ${vars.size.iconS}) / 2)`,
});

export const hint = componentStyle({
  marginBlockStart: messageGap,
  color: vars.color.textMuted,
});

/** A control with its texts beside it: the switch and the checkbox. */
export const choice = recipe({
  base: componentStyle({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    minInlineSize: 0,
  }),
  variants: {
    side: {
      start: {},
      end: componentStyle({
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        gap: vars.space.l,
      }),
    },
  },
});

export const choiceTexts = componentStyle({ minInlineSize: 0 });

export const choiceLabel = componentStyle({
  display: 'block',
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'break-word',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

/** Messages below a choice's label have less space above. */
export const choiceMessages = componentStyle({ vars: { [messageGap]: vars.space.xxs } });
