import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { videoFrameMaxPixels, videoUploadMaxBytes } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { inspectVideoWith, sniffVideo } from './inspect-video';
import { readVideo } from './read-video';

const clips = ['h264-aac.mp4', 'vp9-opus.webm', 'h264-aac.mov', 'turned-silent.mp4'] as const;
const folder = join(import.meta.dirname, '../../../../../fixtures/videos');
const limits = { hintBytes: videoUploadMaxBytes, maxFramePixels: videoFrameMaxPixels };

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
  ] as const)('reads the properties of %s, regardless of its declared type', async (name, properties) => {
    const inspection = await inspect(await clip(name, 'image/png'));
    expect(inspection).toMatchObject({ ok: true, video: properties });
    if (!inspection.ok) return;
    expect(inspection.video.durationMs).toBeGreaterThan(990);
    expect(inspection.video.durationMs).toBeLessThan(1040);
    expect(inspection.video.frameRate).toBeCloseTo(25, 0);
  });

  it('states that a browser without WebCodecs is not supported', async () => {
    // Node has no WebCodecs.
    expect(await inspect(await clip('h264-aac.mp4'))).toMatchObject({
      ok: true,
      video: { support: { ok: false, message: expect.stringContaining('H.264'), fix: expect.any(String) } },
    });
  });

  // @spec watermark.sizes
  it('warns about a large file and a long video, but accepts both', async () => {
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
      const tools = { readVideo: async () => reading };
      const inspection = await inspectVideoWith(tools, [file], { ...limits, hintBytes });
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
  ] as const)('rejects: %s', async (code, files) => {
    expect(await inspect(...files)).toMatchObject({
      ok: false,
      rejection: { code, fix: expect.any(String) },
    });
  });

  it('uses the specified message for unsupported files', async () => {
    for (const content of ['plain text', 'RIFF....AVI LIST'])
      expect(await inspect(new File([content], 'a.mp4'))).toMatchObject({
        rejection: { message: 'Please select a valid video file.' },
      });
  });

  it('rejects a truncated file as damaged', async () => {
    const whole = await clip('h264-aac.mov');
    expect(await inspect(new File([whole.slice(0, 4000)], 'a.mov'))).toMatchObject({
      rejection: { code: 'damaged' },
    });
  });
});

describe('the limit of pixels per frame', () => {
  /** A clip whose bytes at `at` are replaced. */
  async function patched(name: (typeof clips)[number], at: (bytes: Buffer) => number, change: Uint8Array) {
    const bytes = await readFile(join(folder, name));
    bytes.set(change, at(bytes));
    return new File([new Uint8Array(bytes)], name);
  }

  /** The width and height of the sample entry, which are 24 bytes behind its type. */
  function mp4OfSize(width: number, height: number) {
    const sides = Buffer.alloc(4);
    sides.writeUInt16BE(width, 0);
    sides.writeUInt16BE(height, 2);
    return patched('h264-aac.mp4', (bytes) => bytes.lastIndexOf('avc1') + 4 + 24, sides);
  }

  it('accepts a frame of exactly that many pixels', async () => {
    expect(4096 * 2304).toBe(videoFrameMaxPixels);
    expect(await inspect(await mp4OfSize(4096, 2304))).toMatchObject({
      ok: true,
      video: { width: 4096, height: 2304 },
    });
  });

  it('rejects a larger one and says how large it is and what to do', async () => {
    expect(await inspect(await mp4OfSize(7680, 4320))).toEqual({
      ok: false,
      rejection: {
        code: 'too-many-pixels',
        title: 'The video has too many pixels',
        message:
          'The frames of this video are 7680 × 4320, which is 33.2 megapixels. The limit is 9.4 megapixels.',
        fix: 'Save it with smaller frames in another program, such as 1920 × 1080.',
      },
    });
    expect(await inspect(await mp4OfSize(4096, 2306))).toMatchObject({
      rejection: { code: 'too-many-pixels' },
    });
  });

  it('counts the decoded pixels of a file that declares a smaller display size', async () => {
    // A video element of the same length: 8192 × 4096, displayed at 320 × 180. In square pixels that is 8192 × 4608.
    const element = Buffer.from('b0822000ba82100054b082014054ba81b4', 'hex');
    const file = await patched('vp9-opus.webm', (bytes) => bytes.indexOf('b0820140', 'hex'), element);
    expect(await inspect(file)).toMatchObject({
      rejection: { code: 'too-many-pixels', message: expect.stringContaining('8192 × 4608') },
    });
  });
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
