import { describe, expect, it } from 'vitest';
import { foreignDropRejection } from './rejections';

const foreign = ['folder', 'text', 'url', 'nothing'] as const;

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
    ['picture', 'Please select a valid image file.'],
    ['video', 'Please select a valid video file.'],
  ] as const)('rejects another kind of file where a %s is accepted: %s', (accepted, message) => {
    expect(foreignDropRejection('other-file', accepted).message).toBe(message);
  });
});
