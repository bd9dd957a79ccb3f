import type { LibraryStep } from '@verapix/machines';
import { expect, it } from 'vitest';
import { describeStep } from './tool-settings';

it.each<[LibraryStep['tool'], LibraryStep['settings'], string]>([
  ['image-upscaler', { factor: 2, method: 'sharp', format: 'png', quality: 0.92 }, '2×, Sharp'],
  [
    'image-upscaler',
    { factor: 4, method: 'own-7f', format: 'jpeg', quality: 0.92 },
    '4×, Your own model, JPG, 92% quality',
  ],
  ['background-remover', { method: 'best', subject: 'people' }, 'Best, People'],
  ['background-remover', { method: 'instant', subject: 'anything' }, 'Instant'],
  ['watermark-remover', { method: 'quick', area: { x: 0, y: 0, width: 1, height: 1 } }, 'Quick'],
  ['image-to-text', { languages: ['eng', 'deu'] }, 'English, German'],
  [
    'ai-image-generator',
    { prompt: 'a lake', negative: 'boats', style: 'anime', strength: 60, seed: 7 },
    'a lake, without boats, Anime, 60% strength',
  ],
  ['ai-image-generator', { prompt: 'a lake', negative: '', strength: 60 }, 'a lake'],
  [
    'logo-generator',
    { brandName: 'Fern', description: '', template: 'bold', colours: ['#3A86FF'] },
    'Fern, Bold',
  ],
  ['headshot-generator', {}, ''],
])('names the settings of %s as its page does: %j', (tool, settings, text) => {
  expect(describeStep({ tool, settings })).toBe(text);
});

it('shows no value that the tool does not have', () => {
  const settings = {
    factor: '2',
    method: 'constructor',
    subject: 7,
    languages: ['xx', 3],
    quality: 2,
    seed: 1,
  };
  expect(describeStep({ tool: 'image-upscaler', settings })).toBe('');
});
