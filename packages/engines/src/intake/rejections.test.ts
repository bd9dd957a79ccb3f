import { allPictureFormatsInWords, pictureFormatsInWords, videoFormatsInWords } from '../format-names';
import { describe, expect, it } from 'vitest';
import { foreignDropRejection, inMegapixels, rejections } from './rejections';

const foreign = ['folder', 'text', 'url', 'nothing'] as const;

describe('rejections', () => {
  it.each([
    ['none', () => rejections.none()],
    ['several', () => rejections.several(2)],
    ['empty', () => rejections.empty()],
    ['too-large-file', () => rejections.tooLargeFile(2, 1)],
    ['unreadable', () => rejections.unreadable()],
    ['not-an-image', () => rejections.notAnImage()],
    ['not-an-image', () => rejections.otherContent()],
    ['not-an-image', () => rejections.otherContent('pdf')],
    ['not-an-image', () => rejections.otherContent('video')],
    ['unsupported-format', () => rejections.cameraRaw('NEF')],
    ['unsupported-format', () => rejections.cameraRaw('NEF', { width: 160, height: 120 })],
    ['unsupported-format', () => rejections.unsupportedFormat('Photoshop')],
    ['unopened', () => rejections.unopened({ message: 'Not opened.', fix: 'Try again.' })],
    ['damaged', () => rejections.damaged()],
    ['too-many-pixels', () => rejections.tooManyPixels(2, 1, 1)],
  ])('have a code, a message and a fix: %s', (code, reject) => {
    const rejection = reject();
    expect(rejection.code).toBe(code);
    expect(rejection.message).toMatch(/\w.*\.$/);
    expect(rejection.fix).toMatch(/\w.*\.$/);
  });

  it('name the formats that can be chosen', () => {
    expect(rejections.none().fix).toContain(pictureFormatsInWords);
    expect(rejections.notAnImage().fix).toContain(allPictureFormatsInWords);
  });

  it('name the format of a camera, and the size of a preview that is too small', () => {
    expect(rejections.cameraRaw('NEF').message).toContain('camera raw file (NEF)');
    const small = rejections.cameraRaw('DNG', { width: 1024, height: 683 });
    expect(small.message).toContain('Its preview has only 1,024 × 683 pixels.');
    expect(small.fix).toMatch(/^Export it as JPG/);
  });

  it('state how many files were chosen', () => {
    expect(rejections.several(12).message).toContain('12 files');
  });

  it.each([
    [10.25 * 1024 * 1024, 10 * 1024 * 1024, '10.3MB', '10MB'],
    [1_234.56 * 1024 * 1024, 0.96 * 1024 * 1024, '1,234.6MB', '1MB'],
  ])('state the size of a file of %i bytes and the maximum of %i', (bytes, maxBytes, size, max) => {
    const { message, fix } = rejections.tooLargeFile(bytes, maxBytes);
    expect(fix).toContain(`is ${size}.`);
    expect(message).toContain(`under ${max}.`);
  });

  it('state the size of a picture with too many pixels', () => {
    const { message } = rejections.tooManyPixels(12_000, 2_030, 16_000_000);
    expect(message).toContain('12000 × 2030, which is 24.4 megapixels. The limit is 16 megapixels.');
  });

  it.each([
    [12_500_000, '12.5 megapixels'],
    [1_960_000, '2 megapixels'],
    [1_234_560_000, '1,234.6 megapixels'],
  ])('round %i pixels to a tenth of a megapixel: %s', (pixels, text) => {
    expect(inMegapixels(pixels)).toBe(text);
  });

  it.each([
    ['Photoshop', 'Photoshop', /^Export it/],
    [{ variant: 'lossless-jpeg' }, 'Lossless JPEG', /standard JPG, or/],
    [{ variant: '12-bit-jpeg' }, '12-bit JPEG', /standard JPG \(8 bits\)/],
    [{ variant: 'deep-tiff', detail: 64 }, '64-bit TIFF', /another program and save it as JPG or PNG/],
    ['QOI', 'QOI', /another program and save it as JPG or PNG/],
  ] as const)('advise how to convert a picture of the format %j', (format, label, fix) => {
    const rejection = rejections.unsupportedFormat(format);
    expect(rejection.title).toBe(`${label} is not supported`);
    expect(rejection.message).toContain(label);
    expect(rejection.fix).toMatch(fix);
  });
});

describe('foreignDropRejection', () => {
  it.each(foreign)('names a fix: %s', (kind) => {
    const rejection = foreignDropRejection(kind, 'picture');
    expect(rejection.code).toBe(`dropped-${kind}`);
    expect(rejection.fix).toMatch(/choose/i);
  });

  it.each([...foreign, 'other-file'] as const)(
    'mentions only videos where videos are accepted: %s',
    (kind) => {
      const { message, fix } = foreignDropRejection(kind, 'video');
      expect(`${message} ${fix}`).toMatch(/video/);
      expect(`${message} ${fix}`).not.toMatch(/picture|image|JPG/);
    },
  );

  it.each([
    ['picture', 'not-an-image', 'Please select a valid image file.'],
    ['video', 'not-a-video', 'Please select a valid video file.'],
  ] as const)('rejects another kind of file where a %s is accepted: %s', (accepted, code, message) => {
    expect(foreignDropRejection('other-file', accepted)).toMatchObject({ code, message });
  });

  it.each([
    ['picture', pictureFormatsInWords],
    ['video', videoFormatsInWords],
  ] as const)('names the formats of a %s: %s', (accepted, formats) => {
    for (const kind of ['nothing', 'other-file'] as const)
      expect(foreignDropRejection(kind, accepted).fix).toContain(formats);
  });
});
