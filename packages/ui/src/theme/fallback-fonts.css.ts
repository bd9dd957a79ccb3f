import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import inter from '@capsizecss/metrics/inter';
import { globalFontFace } from '@vanilla-extract/css';

/** Local Arial stretched to the metrics of each web font, so that nothing moves when the web font arrives. */
for (const [family, metrics] of [
  ['Inter Fallback', inter],
  ['Bricolage Fallback', bricolageGrotesque],
] as const) {
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily: _generatedName, ...rule } = face;
    globalFontFace(family, rule);
  }
}
