import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { atTheBottom, standAtTheBottom } from '../ToolPanel/floating';

export const root = componentStyle({
  ...atTheBottom,
  insetInlineStart: `max(${vars.space.s}, env(safe-area-inset-left))`,
  // The chat button is on the other side.
  maxInlineSize: `calc(100% - ${vars.size.floating} - 4 * ${vars.space.s})`,
  '@media': {
    [screens.desktop]: { insetInlineStart: 0 },
    [screens.beside]: { insetInlineStart: vars.space.s },
  },
});

standAtTheBottom(root);

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  justifyContent: 'center',
  paddingInline: vars.space.s,
  borderWidth: vars.line.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.outline,
  borderRadius: vars.radius.full,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  '@media': {
    [screens.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    // A tab at the edge of the window, no wider than the page's margin.
    [screens.desktop]: {
      minInlineSize: vars.size.controlS,
      paddingInline: `calc((${vars.size.controlS} - ${vars.size.iconM}) / 2 - ${vars.line.hairline})`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    [screens.beside]: { paddingInline: vars.space.s, borderRadius: vars.radius.full },
    print: { display: 'none' },
  },
});

/**
 * Where it would cover the page's text, only the icon and the badges are visible. Screen readers still get the name.
 */
export const label = componentStyle({
  position: 'absolute',
  inlineSize: vars.line.hairline,
  blockSize: vars.line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [screens.beside]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const count = componentStyle({ fontVariantNumeric: 'tabular-nums' });
