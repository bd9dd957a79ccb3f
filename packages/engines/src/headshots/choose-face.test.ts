import { expect, it } from 'vitest';
import { chooseFace } from './choose-face';
import { faceAt } from './headshots.fixture';

const face = faceAt(300, 200, 60);

it('takes the one face, and leaves small ones of the background aside', () => {
  expect(chooseFace([face])).toBe(face);
  expect(chooseFace([face, faceAt(600, 200, 20)])).toBe(face);
});

it.each([
  ['no face', [], 'no-face'],
  ['another as large', [face, faceAt(600, 200, 40)], 'several-faces'],
  ['a tiny one', [faceAt(300, 200, 12)], 'face-too-small'],
] as const)('stops at %s', (_, faces, code) => {
  expect(() => chooseFace(faces)).toThrow(expect.objectContaining({ code }));
});
