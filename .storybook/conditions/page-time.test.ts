import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTimeAt, installPageTime, releaseTime, runTimeFrom } from './page-time';

const RealDate = Date;
const moment = RealDate.UTC(2026, 5, 15, 10);

beforeEach(installPageTime);
afterEach(() => {
  releaseTime();
  globalThis.Date = RealDate;
});

it('has the real time before and after it is set', () => {
  const before = RealDate.now();
  expect(Date.now()).toBeGreaterThanOrEqual(before);
  holdTimeAt(moment);
  releaseTime();
  expect(Date.now()).toBeGreaterThanOrEqual(before);
});

it('stops time for every way to read it', () => {
  holdTimeAt(moment);
  expect(Date.now()).toBe(moment);
  expect(new Date()).toEqual(new RealDate(moment));
  expect(Date()).toBe(new RealDate(moment).toString());
});

it('affects a reference taken before', () => {
  const { now } = Date;
  holdTimeAt(moment);
  expect(now()).toBe(moment);
});

it('runs from a moment', async () => {
  runTimeFrom(moment);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(moment));
  expect(Date.now()).toBeLessThan(moment + 60_000);
});

it('does not change other dates', () => {
  holdTimeAt(moment);
  expect(new Date(0).getTime()).toBe(0);
  expect(new Date('2020-02-02')).toBeInstanceOf(RealDate);
  expect(new RealDate()).toBeInstanceOf(Date);
  expect(Date.UTC(1970, 0, 1)).toBe(0);
});
