import { globalFontFace } from '@vanilla-extract/css';

/**
 * Local Arial scaled to the metrics of each web font, so that the layout does not shift when the web font loads.
 * The overrides are what `createFontStack([font, arial])` of @capsizecss/core 4.1.3 computes from @capsizecss/metrics 4.3.0.
 */
const arial = { src: "local('Arial'), local('ArialMT')", lineGapOverride: '0%' };

globalFontFace('Inter Fallback', {
  ...arial,
  ascentOverride: '90.4365%',
  descentOverride: '22.518%',
  sizeAdjust: '107.1194%',
});

globalFontFace('Bricolage Fallback', {
  ...arial,
  ascentOverride: '88.2116%',
  descentOverride: '25.6098%',
  sizeAdjust: '105.4283%',
});
