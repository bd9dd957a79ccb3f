import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle } from '../../theme/component-style';
import { screens } from '../../theme/screens';
import { vars } from '../../theme/theme.css';
import { positionProperty } from './ComparisonSlider.css';

/** Where the divider is along the stage, as a length: the stage is a size container. */
const along = createVar('along');
/** 1, or -1 where the start is on the right. */
const sign = createVar('sign');
/** How far the grip leaves the line so as to stay whole on the stage when the divider is at an end. */
const keepIn = createVar('keep-in');

const reach = `calc(${vars.size.touch} / 2 + ${vars.focus.width})`;
const stageLength = { horizontal: '100cqi', vertical: '100cqb' } as const;

const keptIn = (length: string) => `clamp(${reach} - ${along}, 0rem, ${length} - ${reach} - ${along})`;

/** A finger's width round the line, from edge to edge of the stage. */
export const handle = recipe({
  base: componentStyle({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    vars: { [sign]: '1' },
    outline: 'none',
    willChange: 'translate',
    // Follows its pointer at once, also where the reset gives everything a very short transition.
    transitionProperty: 'none',
    selectors: { '[dir="rtl"] &': { vars: { [sign]: '-1' } } },
  }),
  variants: {
    orientation: {
      horizontal: componentStyle({
        blockSize: '100%',
        inlineSize: vars.size.touch,
        vars: {
          [along]: `(var(${positionProperty}) * ${stageLength.horizontal} / 100)`,
          [keepIn]: keptIn(stageLength.horizontal),
        },
        translate: `calc(${sign} * (${along} - 50%)) 0`,
        cursor: 'ew-resize',
        touchAction: 'pan-y',
      }),
      vertical: componentStyle({
        inlineSize: '100%',
        blockSize: vars.size.touch,
        vars: {
          [along]: `(var(${positionProperty}) * ${stageLength.vertical} / 100)`,
          [keepIn]: keptIn(stageLength.vertical),
        },
        translate: `0 calc(${along} - 50%)`,
        cursor: 'ns-resize',
        touchAction: 'pan-x',
      }),
    },
  },
});

/** Light with a dark edge, so that it stands out from any picture. Borders stay in forced colours. */
export const line = recipe({
  base: componentStyle({
    position: 'absolute',
    borderStyle: 'solid',
    borderColor: vars.color.onPicture,
    outline: `${vars.line.hairline} solid ${vars.color.onPictureScrim}`,
  }),
  variants: {
    orientation: {
      horizontal: componentStyle({ blockSize: '100%', borderInlineStartWidth: vars.line.thick }),
      vertical: componentStyle({ inlineSize: '100%', borderBlockStartWidth: vars.line.thick }),
    },
  },
});

export const grip = recipe({
  base: componentStyle({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.full,
    border: `${vars.line.thick} solid ${vars.color.onPicture}`,
    outline: `${vars.line.hairline} solid ${vars.color.onPictureScrim}`,
    background: vars.color.onPictureScrim,
    color: vars.color.onPicture,
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      ':focus-visible > &': {
        background: vars.color.accent,
        color: vars.color.onAccent,
        outline: `${vars.focus.width} solid ${vars.color.accent}`,
      },
    },
    '@media': { [screens.forcedColors]: { background: 'Canvas' } },
  }),
  variants: {
    orientation: {
      horizontal: componentStyle({ translate: `calc(${sign} * ${keepIn}) 0` }),
      vertical: componentStyle({ translate: `0 ${keepIn}` }),
    },
  },
});
