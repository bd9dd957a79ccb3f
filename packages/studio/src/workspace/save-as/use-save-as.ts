import { holdsSize, type PlanId, plans, resolutions, type SavedFormatName } from '@verapix/domain';
import type { Engine, EngineOutcome } from '@verapix/engines';
import {
  createPictureWriter,
  place,
  readMetadata,
  type SavedPicture,
  type SaveInput,
  type SaveSettings,
} from '@verapix/engines/save-as';
import { useEffect, useMemo, useState } from 'react';
import { saveFile } from '../../lib/object-url';
import { useEngineRequest } from '../use-engine-request';
import {
  initialSaveOptions,
  isUnchanged,
  metadataNotes,
  type SaveOptions,
  settingsFor,
} from './save-options';

/** The result of a tool, to be saved. Keep its identity: another object is another picture. */
export type SaveablePicture = { width: number; height: number } & (
  | { /** The picture without loss, as PNG. */ blob: Blob }
  | { /** Composes it when it is saved. */ read: () => Promise<EngineOutcome<Blob>> }
);

export type PictureWriter = Engine<SaveInput, SavedPicture>;

export interface SaveAsInput {
  /** Undefined until there is a result. */
  picture: SaveablePicture | undefined;
  /** The file that the user chose. */
  original: Blob;
  /** The format that is chosen at first. */
  format: SavedFormatName;
  /** The plan limits how far a picture can be enlarged. */
  planId: PlanId;
  nameOf: (saved: Pick<SavedPicture, 'width' | 'height'>, format: SavedFormatName) => string;
  /** A file was saved. `caveat` says what it lacks. */
  onSaved: (caveat: string | undefined) => void;
  /** Stories pass their own. */
  writer?: PictureWriter;
}

/** Writes files in workers of this page. */
export const writerOfDevice = createPictureWriter();
const noProgress = () => {};

/** How long the options rest before their file is predicted. */
const settleMs = 250;

/** How a result is saved: the options, what file they lead to, and writing it. */
export function useSaveAs({
  picture,
  original,
  format,
  planId,
  nameOf,
  onSaved,
  writer = writerOfDevice,
}: SaveAsInput) {
  const [options, setOptions] = useState<SaveOptions>(() => initialSaveOptions(format));
  const [isOpen, setOpen] = useState(false);
  const dimensions = picture ?? { width: 1, height: 1 };
  const maxSidePx = Math.max(
    dimensions.width,
    dimensions.height,
    resolutions[plans[planId].upscaleTo].longestSidePx,
  );
  const { width, height } = dimensions;
  const wanted = useMemo(
    () => settingsFor(options, { width, height }, maxSidePx),
    [options, width, height, maxSidePx],
  );
  const placement = wanted && place(dimensions, wanted.size);
  const settings = placement && holdsSize(wanted.format, placement) ? wanted : undefined;
  const prediction = useEngineRequest<SavedPicture>();
  const writing = useEngineRequest<SavedPicture>();
  const { start, reset } = prediction;

  useEffect(() => {
    if (!isOpen || !picture || !settings) return reset();
    const predict = () =>
      start((signal) => run({ picture, original, writer, settings, predictOnly: true }, signal));
    const timer = setTimeout(predict, settleMs);
    return () => clearTimeout(timer);
  }, [isOpen, picture, settings, original, writer, start, reset]);

  const save = async () => {
    if (!picture || !settings) return;
    await writing.start(async (signal) => {
      const outcome = await run({ picture, original, writer, settings }, signal);
      if (outcome.ok && outcome.value.blob && !signal.aborted) {
        saveFile(outcome.value.blob, nameOf(outcome.value, settings.format));
        const { metadataProblem } = outcome.value;
        onSaved(metadataProblem && metadataNotes[metadataProblem]);
      }
      return outcome;
    });
  };

  return {
    options,
    change: (changes: Partial<SaveOptions>) => setOptions((before) => ({ ...before, ...changes })),
    /** The panel with the options. */
    isOpen,
    setOpen,
    picture,
    /** Of a side, in pixels. */
    maxSidePx,
    metadata: useMetadata(picture && original),
    /** The part of the picture that is saved, and its size in the file; undefined while a field is wrong. */
    placement,
    /** Undefined while a field is wrong, or if the format can't hold the picture. */
    settings,
    prediction,
    writing,
    save,
  };
}

export type SaveAsState = ReturnType<typeof useSaveAs>;

interface Run {
  picture: SaveablePicture;
  original: Blob;
  writer: PictureWriter;
  settings: SaveSettings;
  predictOnly?: boolean;
}

async function run(
  { picture, original, writer, settings, predictOnly = false }: Run,
  signal: AbortSignal,
): Promise<EngineOutcome<SavedPicture>> {
  const read = 'read' in picture ? await picture.read() : { ok: true as const, value: picture.blob };
  signal.throwIfAborted();
  if (!read.ok) return read;
  const blob = read.value;
  if (isUnchanged(settings)) {
    const { width, height } = picture;
    const value = { blob, bytes: blob.size, exact: true, width, height, quality: 1, transparent: false };
    return { ok: true, value };
  }
  const options = { signal, onProgress: noProgress };
  return writer.run({ picture: blob, original, settings, predictOnly }, options);
}

/** What the original says about the picture. */
interface FoundMetadata {
  canBeKept: boolean;
  hasCredentials: boolean;
}

/** Reads the metadata of a file; undefined until it is read. */
function useMetadata(file: Blob | undefined): FoundMetadata | undefined {
  const [found, setFound] = useState<{ file: Blob; metadata: FoundMetadata }>();
  useEffect(() => {
    if (!file) return;
    let isStale = false;
    const read = async () => {
      const { exif, xmp, hasCredentials } = readMetadata(new Uint8Array(await file.arrayBuffer()));
      if (!isStale) setFound({ file, metadata: { canBeKept: (exif ?? xmp) !== undefined, hasCredentials } });
    };
    // A file that can't be read any more has nothing to keep.
    read().catch(() => {});
    return () => {
      isStale = true;
    };
  }, [file]);
  return found?.file === file ? found?.metadata : undefined;
}
