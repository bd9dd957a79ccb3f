import type { EngineOutcome } from '@verapix/engines';
import type { SavedPicture, SaveInput } from '@verapix/engines/save-as';
import type { BatchItem } from '@verapix/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialSaveOptions, type SaveOptions } from '../workspace/save-as/save-options';
import { type SaveRequest, saveToFolder } from './batch-download';

const picture = (id: string, changes: Partial<BatchItem['result']> = {}): BatchItem => ({
  id,
  name: `${id}.jpg`,
  bytes: 9,
  status: 'done',
  progress: 1,
  result: { mime: 'image/png', bytes: 100, width: 400, height: 300, ...changes },
});

/** A folder that the user chooses, and the files that are written into it. */
function chosenFolder() {
  const written = new Map<string, string>();
  const getFileHandle = async (name: string) => ({
    createWritable: async () => {
      const decoder = new TextDecoder();
      return new WritableStream<Uint8Array>({
        write: (chunk) => void written.set(name, (written.get(name) ?? '') + decoder.decode(chunk)),
      });
    },
  });
  vi.stubGlobal('window', { showDirectoryPicker: async () => ({ getFileHandle }) });
  return written;
}

/** Writes a picture as its settings in words; fails for the result of a picture named `bad`. */
const writer = {
  run: vi.fn(async ({ picture, settings }: SaveInput): Promise<EngineOutcome<SavedPicture>> => {
    const text = await picture.text();
    if (text === 'bad')
      return { ok: false, failure: { code: 'encode-failed', message: 'It can’t be written.', fix: 'Wait.' } };
    const blob = new Blob([`${text} as ${settings.format}`]);
    return {
      ok: true,
      value: { blob, bytes: 1, exact: true, width: 0, height: 0, quality: 1, transparent: false },
    };
  }),
};

function requestOf(items: readonly BatchItem[], options?: Partial<SaveOptions>): SaveRequest {
  return {
    items,
    result: async (id) => ({ blob: new Blob([id]) }),
    file: async (id) => new File([`original ${id}`], `${id}.jpg`),
    template: '{name}_{width}x{height}',
    word: 'upscaled',
    rewriting: options && { options: { ...initialSaveOptions('webp'), ...options }, maxSidePx: 3840, writer },
    signal: new AbortController().signal,
    onProgress: vi.fn(),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  writer.run.mockClear();
});

describe('the results of a batch', () => {
  it('are saved as they were made', async () => {
    const written = chosenFolder();
    expect(await saveToFolder(requestOf([picture('a'), picture('b')]))).toEqual({ failed: 0 });
    expect([...written.keys()]).toEqual(['a_400x300.png', 'b_400x300.png', 'report.csv']);
    expect(written.get('a_400x300.png')).toBe('a');
    expect(writer.run).not.toHaveBeenCalled();
  });

  it('are written again one after the other, named by the format and dimensions of their files', async () => {
    const written = chosenFolder();
    const items = [picture('a'), picture('b', { width: 300, height: 600 })];
    const request = requestOf(items, { size: 'custom', width: '200', height: '200', keepMetadata: true });
    expect(await saveToFolder(request)).toEqual({ failed: 0 });
    expect([...written.keys()]).toEqual(['a_200x150.webp', 'b_100x200.webp', 'report.csv']);
    expect(written.get('report.csv')).toContain('a.jpg,done,,a_200x150.webp,200,150,9,');
    expect(await writer.run.mock.calls[0]?.[0].original?.text()).toBe('original a');
    expect(request.onProgress).toHaveBeenLastCalledWith(1, 2);
  });

  it('lack a picture that can’t be written, for which the report has the reason', async () => {
    const written = chosenFolder();
    const saved = await saveToFolder(requestOf([picture('a'), picture('bad'), picture('c')], {}));
    expect(saved).toEqual({ failed: 1 });
    expect([...written.keys()]).toEqual(['a_400x300.webp', 'c_400x300.webp', 'report.csv']);
    expect(written.get('report.csv')).toContain('bad.jpg,failed,It can’t be written. Wait.,,,,,');
  });

  it('stay as they are if they are no pictures, or PNGs already', async () => {
    const written = chosenFolder();
    const text: BatchItem = { ...picture('t'), result: { mime: 'text/plain', bytes: 1 } };
    await saveToFolder(
      requestOf([text, picture('a'), picture('b', { mime: 'image/jpeg' })], { format: 'png' }),
    );
    expect([...written.values()].slice(0, 3)).toEqual(['t', 'a', 'b as png']);
  });

  it('are not saved on once the user has cancelled', async () => {
    const written = chosenFolder();
    const cancelling = new AbortController();
    const request = { ...requestOf([picture('a'), picture('b')], {}), signal: cancelling.signal };
    request.onProgress = (done) => done === 1 && cancelling.abort();
    expect(await saveToFolder(request)).toBeUndefined();
    expect([...written.keys()]).toEqual(['a_400x300.webp']);
  });
});
