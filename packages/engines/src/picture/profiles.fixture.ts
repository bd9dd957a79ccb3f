/** Small ICC profiles (version 2), written by hand after the specification of ICC. */
import { big16, big32, bytesOf } from '@verapix/domain/bytes.test-kit';

const fixed = (value: number) => big32(Math.round(value * 65_536));
const d50 = [...fixed(0.9642), ...fixed(1), ...fixed(0.8249)];

/** A profile of a class and colours, with these tags. */
function profileOf(space: string, connection: string, tags: readonly (readonly [string, Uint8Array])[]) {
  let place = 128 + 4 + tags.length * 12;
  const table = tags.flatMap(([name, data]) => {
    const entry = bytesOf(name, big32(place), big32(data.length));
    place += data.length;
    return [...entry];
  });
  const header = bytesOf(
    big32(place),
    'lcms',
    big32(0x02400000),
    'prtr',
    space,
    connection,
    new Uint8Array(12),
    'acsp',
    new Uint8Array(28),
    d50,
    new Uint8Array(48),
  );
  return bytesOf(header, big32(tags.length), table, ...tags.map(([, data]) => data));
}

const white: readonly [string, Uint8Array] = ['wtpt', bytesOf('XYZ ', big32(0), d50)];

/** Grey whose numbers are amounts of light. */
export const linearGreyProfile = profileOf('GRAY', 'XYZ ', [
  white,
  ['kTRC', bytesOf('curv', big32(0), big32(1), big16(256), 0, 0)],
]);

const ramp = Array.from({ length: 256 }, (_, index) => index);

/** Four inks: none is white, the first alone has a lightness of 50, and every other mixture is black. */
export const cmykProfile = profileOf('CMYK', 'Lab ', [
  white,
  [
    'A2B0',
    bytesOf(
      'mft1',
      big32(0),
      // Four inks, Lab, two points for each ink.
      [4, 3, 2, 0],
      [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap((value) => fixed(value)),
      ...[1, 2, 3, 4].map(() => ramp),
      // The last ink changes first: the ninth point is the first ink alone.
      Array.from({ length: 16 }, (_, index) => [index === 0 ? 255 : index === 8 ? 128 : 0, 128, 128]).flat(),
      ...[1, 2, 3].map(() => ramp),
    ),
  ],
]);
