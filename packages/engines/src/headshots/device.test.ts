import { expect, it } from 'vitest';
import { FakeWorker, recordProgress } from '../testing/fakes';
import { pictureOf } from '../testing/pictures';
import { type HeadshotPhase, headshotPhases } from './contract';
import { createDeviceHeadshots } from './device';
import type { HeadshotsJob, HeadshotsResult } from './run-headshots';

it('has phases whose weights sum to 1', () => {
  expect(headshotPhases.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

it('sends the worker the file, its upright size and the weights', () => {
  const source = { name: 'w', url: 'https://example.test/weights/w', sha256: 'ab', bytes: 1 };
  const weights = { face: source, people: source, enlarge: source };
  const picture = pictureOf(400, 300);
  const worker = new FakeWorker<HeadshotsJob, HeadshotsResult, HeadshotPhase>();
  const engine = createDeviceHeadshots({ weights, startWorker: () => worker });
  void engine.run({ picture }, recordProgress().options);
  expect(worker.jobs).toEqual([{ file: picture.file, width: 400, height: 300, weights }]);
});
