import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectVideoWith } from './inspect-video';
import { readVideo } from './read-video';
import { readingTakesAtMost } from './reading-limit';
import { sniffVideo } from './sniff';

const clips = ['h264-aac.mp4', 'vp9-opus.webm', 'h264-aac.mov', 'turned-silent.mp4'] as const;
const folder = join(import.meta.dirname, '../../../../../fixtures/videos');
const limits = { hintBytes: 50 * 1024 * 1024 };

async function clip(name: (typeof clips)[number], type = '') {
  return new File([new Uint8Array(await readFile(join(folder, name)))], name, { type });
}

const inspect = (...files: File[]) => inspectVideoWith({ readVideo }, files, limits);

describe('inspectVideo', () => {
  it.each([
    ['h264-aac.mp4', { mime: 'video/mp4', width: 320, height: 180, codec: 'H.264', hasAudio: true }],
    ['vp9-opus.webm', { mime: 'video/webm', width: 320, height: 180, codec: 'VP9', hasAudio: true }],
    ['h264-aac.mov', { mime: 'video/quicktime', width: 320, height: 180, codec: 'H.264', hasAudio: true }],
    ['turned-silent.mp4', { mime: 'video/mp4', width: 180, height: 320, codec: 'H.264', hasAudio: false }],
  ] as const)('finds what is in %s, whatever it claims to be', async (name, facts) => {
    const inspection = await inspect(await clip(name, 'image/png'));
    expect(inspection).toMatchObject({ ok: true, video: facts });
    if (!inspection.ok) return;
    expect(inspection.video.durationMs).toBeGreaterThan(990);
    expect(inspection.video.durationMs).toBeLessThan(1040);
    expect(inspection.video.frameRate).toBeCloseTo(25, 0);
  });

  it('knows before the run that a browser without the tools can’t do it', async () => {
    // As there are none here.
    expect(await inspect(await clip('h264-aac.mp4'))).toMatchObject({
      ok: true,
      video: { support: { ok: false, message: expect.stringContaining('H.264'), fix: expect.any(String) } },
    });
  });

  it('warns of a large file and of a long one, and refuses neither', async () => {
    const details = {
      width: 320,
      height: 180,
      durationMs: 1000,
      frameRate: 25,
      hasAudio: false,
      codec: 'H.264',
      support: { ok: true },
    } as const;
    const file = await clip('h264-aac.mp4');
    const warningOf = async (change: object, hintBytes: number) => {
      const reading = { kind: 'video', details: { ...details, ...change } } as const;
      const inspection = await inspectVideoWith({ readVideo: async () => reading }, [file], { hintBytes });
      return inspection.ok ? inspection.video.warning : 'refused';
    };
    expect(await warningOf({}, 10 ** 9)).toBeUndefined();
    expect(await warningOf({}, 1000)).toContain('more than');
    expect(await warningOf({ durationMs: 600_000 }, 10 ** 9)).toContain('15000 frames');
  });

  it.each([
    ['none', []],
    ['several', [new File(['a'], 'a'), new File(['b'], 'b')]],
    ['empty', [new File([], 'a.mp4')]],
    ['not-a-video', [new File(['hello, this is text'], 'a.mp4', { type: 'video/mp4' })]],
    ['unsupported-format', [new File(['RIFF....AVI LIST'], 'a.mp4')]],
    ['damaged', [new File(['\0\0\0\x18ftypisom\0\0\0\0isommp42'], 'a.mp4')]],
  ] as const)('refuses: %s', async (code, files) => {
    expect(await inspect(...files)).toMatchObject({
      ok: false,
      rejection: { code, fix: expect.any(String) },
    });
  });

  it('uses the specification’s words for what is no video it takes', async () => {
    for (const content of ['plain text', 'RIFF....AVI LIST'])
      expect(await inspect(new File([content], 'a.mp4'))).toMatchObject({
        rejection: { message: 'Please select a valid video file.' },
      });
  });

  it('calls a cut-off file damaged', async () => {
    const whole = await clip('h264-aac.mov');
    expect(await inspect(new File([whole.slice(0, 4000)], 'a.mov'))).toMatchObject({
      rejection: { code: 'damaged' },
    });
  });

  it('survives 1,000 mutated files, each long before its worker would be ended', async () => {
    let state = 12_345;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const originals = await Promise.all(
      clips.map(async (name) => new Uint8Array(await (await clip(name)).arrayBuffer())),
    );
    let slowest = 0;
    for (let run = 0; run < 1000; run++) {
      const original = originals[run % originals.length] ?? new Uint8Array();
      const bytes = original.slice(0, random(4) === 0 ? random(original.length) : original.length);
      // Headers are at one end or the other: most damage goes there.
      for (let hits = 1 + random(12); hits > 0; hits--) {
        const near = random(Math.min(3000, bytes.length || 1));
        bytes[random(2) ? near : Math.max(0, bytes.length - 1 - near)] = random(256);
      }
      const start = performance.now();
      const inspection = await inspect(new File([bytes], 'a'));
      slowest = Math.max(slowest, performance.now() - start);
      expect(typeof inspection.ok).toBe('boolean');
    }
    expect(slowest).toBeLessThan(readingTakesAtMost);
  }, 120_000);
});

describe('sniffVideo', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  it.each([
    ['\0\0\0\x14ftypqt  ', { kind: 'video', mime: 'video/quicktime' }],
    ['\0\0\0\x08wide\0\0\0\0mdat', { kind: 'video', mime: 'video/quicktime' }],
    ['\0\0\0\x14ftypavif', { kind: 'other' }],
    ['\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', { kind: 'unsupported', label: 'MKV' }],
    ['\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', { kind: 'video', mime: 'video/webm' }],
    ['RIFF\0\0\0\0WEBPVP8 ', { kind: 'other' }],
    ['OggS', { kind: 'unsupported', label: 'Ogg' }],
    ['', { kind: 'other' }],
  ] as const)('%j', (text, sniff) => {
    expect(sniffVideo(bytes(text))).toEqual(sniff);
  });
});
