import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedAddress } from './accepted-address';

const page = 'https://verapix.example';

it.each([
  ['https://events.example/pages?site=1', true],
  ['/events', true],
  ['http://events.example/pages', false],
  ['https://name:secret@events.example/pages', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['  ', false],
  [undefined, false],
])('of %j as an address: %s', (template, isTaken) => {
  expect(acceptedAddress(template, page) !== undefined).toBe(isTaken);
});

it('never takes an address that is neither https nor of the own origin', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const accepted = acceptedAddress(text, page);
      if (accepted === undefined) return;
      const { protocol, origin } = new URL(accepted, page);
      expect(protocol === 'https:' || origin === page).toBe(true);
    }),
  );
});
