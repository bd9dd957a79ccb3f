import { describe, expect, it } from 'vitest';
import { foreignDropRejection } from './rejections';

describe('foreignDropRejection', () => {
  it.each(['folder', 'text', 'url', 'nothing'] as const)(
    'says what to do instead of dropping: %s',
    (kind) => {
      const rejection = foreignDropRejection(kind);
      expect(rejection.code).toBe(`dropped-${kind}`);
      expect(rejection.fix).toMatch(/choose/i);
    },
  );
});
