import { describe, expect, it } from 'vitest';
import { announcesBreak, removedLines } from './check-changeset.ts';

describe('a breaking change', () => {
  it('is a line that the API loses, not one that it gains', () => {
    const diff = [
      '--- a/ui.api.md',
      '+++ b/ui.api.md',
      '@@ -3 +3,2 @@',
      '-    tone?: Tone;',
      '+    tone: Tone;',
      '-',
    ];
    expect(removedLines(diff.join('\n'))).toEqual(['    tone?: Tone;']);
    expect(removedLines('--- a/ui.api.md\n+++ b/ui.api.md\n@@ -3,0 +4 @@\n+    size?: Size;')).toEqual([]);
  });

  it.each([
    ['---\n"@verapix/ui": minor\n---\n\nThe tone is required.\n', true],
    ['---\n"@verapix/ui": major\n"@verapix/machines": patch\n---\n', true],
    ['---\n"@verapix/ui": patch\n---\n', false],
    ['---\n"@verapix/machines": minor\n---\n\n"@verapix/ui": minor\n', false],
  ])('is announced by a changeset of the package that is no patch: %j', (changeset, isAnnounced) => {
    expect(announcesBreak(changeset)).toBe(isAnnounced);
  });
});
