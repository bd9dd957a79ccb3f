import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStem } from './file-names';
import { pictureAccept, pictureFormatsInWords } from './formats';
import { plans, savingsPercent } from './plans';
import { toolById, tools } from './tools';

describe('the stem of a downloaded file', () => {
  it.each([
    ['boats.jpg', 'boats'],
    ['archive.tar.gz', 'archive.tar'],
    ['.png', 'picture'],
    ['', 'picture'],
    ['a/b\\c.png', 'abc'],
    ['\u202Egnp.exe.png', 'gnp.exe'],
    ['a:b*c?.png', 'abc'],
  ])('of %j is %j', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  it('never holds what a file system or a reader trips over, nor grows long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const stem = fileStem(name);
        expect(stem).not.toMatch(/[\p{Cc}\p{Cf}/\\:*?"<>|]/u);
        expect([...stem].length).toBeGreaterThan(0);
        expect([...stem].length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

it('says the formats once, for pickers and for people', () => {
  expect(pictureAccept).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp');
  expect(pictureFormatsInWords).toBe('JPG, PNG or WEBP');
});

it('works out what an offer saves', () => {
  expect(savingsPercent(plans.premium)).toBe(62);
  expect(savingsPercent(plans.lifetime)).toBe(58);
  expect(savingsPercent(plans.free)).toBe(0);
});

it('has seven tools, each with an address of its own', () => {
  expect(new Set(tools.map(({ path }) => path)).size).toBe(7);
  for (const { id, path } of tools) expect(toolById(id).path).toBe(path);
});
