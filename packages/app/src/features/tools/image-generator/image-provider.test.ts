import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedTemplate } from './image-provider';

const page = 'https://verapix.example';

it.each([
  ['https://images.example/{prompt}?w={width}', true],
  ['/images/{prompt}.jpg', true],
  ['http://images.example/{prompt}', false],
  ['https://name:secret@images.example/{prompt}', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['  ', false],
  [undefined, false],
])('of %j as a service: %s', (template, isTaken) => {
  expect(acceptedTemplate(template, page) !== undefined).toBe(isTaken);
});

it('never takes an address that is neither https nor of the own origin', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const taken = acceptedTemplate(text, page);
      if (taken === undefined) return;
      const { protocol, origin } = new URL(taken, page);
      expect(protocol === 'https:' || origin === page).toBe(true);
    }),
  );
});
