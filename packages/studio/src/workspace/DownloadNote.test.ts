import { downloads, runtimes, weights } from '@verapix/engines';
import { expect, it } from 'vitest';
import { describeDownload } from './DownloadNote';

it.each([
  ['upscale', '17 MB'],
  ['backgroundOfAnything', '18 MB'],
  ['backgroundOfPeople', '38 MB'],
  ['watermark', '40 MB'],
  ['watermarkSuggestion', '14 MB'],
  ['headshots', '53 MB'],
  ['text', '5.5 MB'],
] as const)('counts weights and runtimes: %s', (tool, size) => {
  expect(describeDownload(downloads[tool], new Set())).toBe(`Needs a one-time download of up to ${size}.`);
});

it('leaves out what another tool has already downloaded', () => {
  const cached = new Set<string>([runtimes.onnx.name]);
  expect(describeDownload(downloads.backgroundOfAnything, cached)).toContain('up to 4.4 MB.');
});

it('says so when nothing is missing', () => {
  const cached = new Set<string>([runtimes.tesseract.name, weights.tesseractEnglish.name]);
  expect(describeDownload(downloads.text, cached)).toBe('Everything it needs is already on this device.');
});
