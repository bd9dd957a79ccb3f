import { expect, it } from 'vitest';
import { decodePicture } from '../picture/pixels';
import { recordProgress } from '../testing/fakes';
import { createDeviceLogoMaker } from './device';

/** The ratio of a picture's pixels that are painted. */
async function paintedRatio(png: Blob): Promise<number> {
  const { data } = await decodePicture(png);
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) painted++;
  return painted / (data.length / 4);
}

it('draws names in scripts that need shaping', async () => {
  const maker = createDeviceLogoMaker();
  for (const brandName of ['مقهى Luna', 'कॉफ़ी क्षेत्र', 'กาแฟดี']) {
    const outcome = await maker.run(
      { brandName, description: '', template: 'modern', colours: ['#3a86ff'], seed: 1 },
      recordProgress().options,
    );
    if (!outcome.ok) throw new Error(outcome.failure.message);
    const { logos, note } = outcome.value;
    expect([logos.length, note]).toEqual([3, undefined]);
    for (const { png, svg } of logos) {
      expect(await paintedRatio(png)).toBeGreaterThan(0.02);
      expect(await svg.text()).not.toMatch(/<text|NaN/);
    }
  }
});
