import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNames, fileStem, generatedImageName, headshotFileName, logoFileName } from './file-names';

// @spec limit.names limit.background-name limit.demo
it('has the specified names of downloads, which are no messages', () => {
  expect(fileNames).toMatchObject({
    demo: 'enhanced-image-4k.png',
    cutOut: 'transparent_background.png',
    extractedText: 'extracted-text.txt',
    watermarkRemovedImage: 'watermark-removed.png',
    watermarkRemovedVideo: 'watermark-removed.mp4',
    accountJson: 'my-account-data.json',
    accountCsv: 'my-account-data.csv',
  });
});

it('names a headshot by its preset, and by its size unless it is the full one', () => {
  expect(headshotFileName('slate')).toBe('headshot-slate.jpg');
  expect(headshotFileName('slate', { width: 400, height: 300 })).toBe('headshot-slate-400x300.jpg');
});

it('names a generated picture by its time', () => {
  expect(generatedImageName(1700)).toBe('ai-generated-image-1700.jpg');
});

describe('logoFileName', () => {
  it.each([
    ['Acme Coffee', 'acme-coffee'],
    ['Acme \t Coffee', 'acme-coffee'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['A/B', 'a-b'],
    ['A\u0000B', 'a-b'],
    ['A\u202eB', 'a-b'],
    ['A\ud800B', 'a-b'],
    ['..--Acme.Co-op--..', 'acme.co-op'],
    ['Ümläut', 'ümläut'],
    ['', 'brand'],
    ['???', 'brand'],
  ])('of %j begins with %j', (brand, stem) => {
    expect(logoFileName(brand, 'svg')).toBe(`${stem}-logo.svg`);
  });

  it('has at most 80 characters of the brand', () => {
    expect(logoFileName('😀'.repeat(100), 'png')).toBe(`${'😀'.repeat(80)}-logo.png`);
  });

  it('never leaves its folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (brand) => {
        expect(logoFileName(brand, 'zip')).toMatch(/^[^/\\:*?"<>|.-][^/\\:*?"<>|]*-logo\.zip$/);
      }),
    );
  });
});

it('trims the stem of a file name, and cuts it to 80 characters', () => {
  expect(fileStem(' boats .jpg')).toBe('boats');
  expect(fileStem(`${'😀'.repeat(100)}.png`)).toBe('😀'.repeat(80));
});

describe('fileStem', () => {
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

  it('never contains unsafe characters and is at most 80 characters long', () => {
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
