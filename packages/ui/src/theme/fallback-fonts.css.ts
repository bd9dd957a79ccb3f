import { globalFontFace } from '@vanilla-extract/css';

/**
 * A local font scaled to the metrics of each web font, so that the layout does not shift when the web font loads. The overrides
 * are what `createFontStack([font, arial])` of @capsizecss/core 4.1.3 computes from @capsizecss/metrics 4.3.0; Liberation
 * Sans (Linux) has Arial's metrics, and those for Roboto (Android) differ by 0.2 %.
 */
const local = {
  src: ['Arial', 'ArialMT', 'Roboto', 'Roboto-Regular', 'Liberation Sans', 'LiberationSans']
    .map((name) => `local('${name}')`)
    .join(),
  lineGapOverride: '0%',
};

globalFontFace('Inter Fallback', {
  ...local,
  ascentOverride: '90.4365%',
  descentOverride: '22.518%',
  sizeAdjust: '107.1194%',
});

globalFontFace('Bricolage Fallback', {
  ...local,
  ascentOverride: '88.2116%',
  descentOverride: '25.6098%',
  sizeAdjust: '105.4283%',
});
