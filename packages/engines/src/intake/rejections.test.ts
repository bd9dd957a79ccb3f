import { describe, expect, it } from 'vitest';
import { foreignDropRejection } from './rejections';

const foreign = ['folder', 'text', 'url', 'nothing'] as const;

describe('foreignDropRejection', () => {
  it.each(foreign)('says what to do instead of dropping: %s', (kind) => {
    const rejection = foreignDropRejection(kind, 'picture');
    expect(rejection.code).toBe(`dropped-${kind}`);
    expect(rejection.fix).toMatch(/choose/i);
  });

  it.each([...foreign, 'other-file'] as const)(
    'speaks of videos alone where videos are taken: %s',
    (kind) => {
      const { message, fix } = foreignDropRejection(kind, 'video');
      expect(`${message} ${fix}`).toMatch(/video/);
      expect(`${message} ${fix}`).not.toMatch(/picture|image|JPG/);
    },
  );

  it.each([
    ['picture', 'Please select a valid image file.'],
    ['video', 'Please select a valid video file.'],
  ] as const)('answers another kind of file where a %s is taken: %s', (taken, message) => {
    expect(foreignDropRejection('other-file', taken).message).toBe(message);
  });
});
