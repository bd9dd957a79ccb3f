import { expect, it } from 'vitest';
import { zipOf } from './zip';

it('dates the files of a ZIP with the day in UTC, without the time of day', async () => {
  const zip = zipOf([{ name: 'a.txt', input: 'a' }], new Date('2026-03-09T23:41:52Z'));
  const header = new DataView(await zip.arrayBuffer());
  // The time and the date of the first file (APPNOTE.TXT, 4.4.6): seconds to hours, and day, month and years since 1980.
  const [time, date] = [header.getUint16(10, true), header.getUint16(12, true)];
  expect([time, date]).toEqual([0, (46 << 9) | (3 << 5) | 9]);
});
