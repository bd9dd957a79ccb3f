import type { LibraryResult } from '@verapix/machines';

/** An enlarged picture in the library. */
export const resultOf = (
  id: string,
  { bytes = 400_000, ...changes }: Partial<LibraryResult> & { bytes?: number } = {},
): LibraryResult => ({
  id,
  madeAt: Date.parse('2026-03-10T12:00:00Z'),
  tool: 'image-upscaler',
  steps: [{ tool: 'image-upscaler', settings: { factor: 2, method: 'sharp', format: 'png' } }],
  files: [{ name: `${id}-2048x1638.png`, mime: 'image/png', bytes }],
  size: { width: 2048, height: 1638 },
  ...changes,
});
