import { holdsSize, type SavedFormatName, savedFormats } from '@verapix/domain';
import type { EngineOutcome } from '../engine';
import { EngineStop, outcomeOf, step } from '../failures';
import { cleanExif, cleanXmp } from '../metadata/clean-metadata';
import { readMetadata } from '../metadata/read-metadata';
import {
  embedDensity,
  embedMetadata,
  maxWrittenBytes,
  metadataFormats,
  type WrittenMetadata,
} from '../metadata/write-metadata';
import type { decodePicture } from '../picture/pixels';
import { cropRaster, isTransparent, type Raster } from '../picture/raster';
import type { resize } from '../picture/resize';
import type { Report } from '../worker/serve-run';
import {
  type SavedPicture,
  type SaveInput,
  type SavePhase,
  type SaveSettings,
  saveFailure,
} from './contract';
import { place } from './place';
import { blockSample, samplePixels, stripSample } from './sample';
import { searchQuality } from './search-quality';

/** The message to the worker. */
export interface SaveJob extends SaveInput {
  /** The compiled encoder for AVIF, where the browser has none. */
  avifCode?: WebAssembly.Module | undefined;
}

/** Encodes pixels; `quality`, 0 to 1, is ignored by PNG. */
type Encode = (picture: Raster, quality: number) => Promise<Blob>;

/** The dependencies of a run; tests pass fakes. */
export interface SaveTools {
  decode: typeof decodePicture;
  resize: typeof resize;
  /** Opens the encoder of a format: that of the compiled code if it is given. Rejects if it can't be loaded. */
  openEncoder: (format: SavedFormatName, code?: WebAssembly.Module) => Promise<Encode>;
}

type SaveReport = Report<SavePhase>;

/** The picture in its target size. */
async function sized(picture: Raster, { size }: SaveSettings, tools: SaveTools): Promise<Raster> {
  const { crop, width, height } = place(picture, size);
  const isWhole = crop.width === picture.width && crop.height === picture.height;
  const used = isWhole ? picture : cropRaster(picture, crop.x, crop.y, crop.width, crop.height);
  return tools.resize(used, width, height);
}

/** Headers and tables of a file, which a larger picture does not repeat. */
const headBytes: Record<SavedFormatName, number> = { jpeg: 620, png: 60, webp: 30, avif: 320 };

interface Estimated {
  encode: Encode;
  /** Whether the whole picture is encoded, however large it is. */
  isExact?: boolean;
}

/** Returns the bytes that a picture takes at a quality: of all of it, or estimated from a sample if it is large. */
function estimator(picture: Raster, format: SavedFormatName, { encode, isExact = false }: Estimated) {
  const pixels = picture.width * picture.height;
  const exact = isExact || pixels <= samplePixels;
  const sample = exact ? picture : format === 'png' ? stripSample(picture) : blockSample(picture);
  const scale = pixels / (sample.width * sample.height);
  const head = headBytes[format];
  const bytesAt = async (quality: number) => {
    const { size } = await encode(sample, quality);
    return exact ? size : Math.round(head + Math.max(0, size - head) * scale);
  };
  return { exact, bytesAt };
}

/** The size of the file, without writing it. */
async function predict(
  picture: Raster,
  { format, quality, maxBytes }: SaveSettings,
  estimated: Estimated,
): Promise<Pick<SavedPicture, 'bytes' | 'exact' | 'quality'>> {
  const { exact, bytesAt } = estimator(picture, format, estimated);
  if (maxBytes === undefined || !savedFormats[format].lossy)
    return { bytes: await bytesAt(quality), exact, quality };
  const found = await searchQuality(bytesAt, maxBytes);
  return { bytes: found.bytes, exact, quality: found.quality };
}

/** The file. With a largest size, its quality is searched on the whole picture, beginning with the predicted one. */
async function write(
  picture: Raster,
  settings: SaveSettings,
  encode: Encode,
  report: SaveReport,
): Promise<{ blob: Blob; quality: number }> {
  const { format, quality, maxBytes } = settings;
  if (maxBytes === undefined || !savedFormats[format].lossy)
    return { blob: await encode(picture, quality), quality };
  const guess = await predict(picture, settings, { encode });
  let tries = 0;
  let best: { blob: Blob; quality: number } | undefined;
  const bytesAt = async (at: number) => {
    const blob = await encode(picture, at);
    tries += 1;
    // How many are needed is not known: the ratio only shows that something happens.
    report({ phase: 'encode', done: tries / (tries + 2) });
    if (blob.size <= maxBytes && (!best || at > best.quality)) best = { blob, quality: at };
    return blob.size;
  };
  await searchQuality(bytesAt, maxBytes, guess.quality);
  if (!best) throw new EngineStop('above-max-bytes');
  return best;
}

interface KeptMetadata {
  metadata: WrittenMetadata;
  /** About what it adds to the file. */
  bytes: number;
  problem?: SavedPicture['metadataProblem'];
}

const nothingKept: KeptMetadata = { metadata: {}, bytes: 0 };
/** Names and lengths of the parts that hold metadata. */
const partBytes = 100;

/** What is wanted of the original's metadata. Where the format has no room for it, the file is written without it. */
async function metadataFor({ settings, original }: SaveJob, picture: Raster): Promise<KeptMetadata> {
  const { format, keepMetadata } = settings;
  if (!keepMetadata || !original) return nothingKept;
  const { exif, xmp } = readMetadata(new Uint8Array(await original.arrayBuffer()));
  const metadata = { exif: exif && cleanExif(exif, picture), xmp: xmp && cleanXmp(xmp) };
  const lengths = Object.values(metadata).map((part) => part?.length ?? 0);
  if (lengths.every((length) => length === 0)) return nothingKept;
  if (!metadataFormats.includes(format)) return { ...nothingKept, problem: 'unsupported-format' };
  if (lengths.some((length) => length > maxWrittenBytes)) return { ...nothingKept, problem: 'too-large' };
  return { metadata, bytes: lengths.reduce((sum, length) => sum + length, partBytes) };
}

/** Whether the file is the tool's result itself. */
const isUnchanged = ({ settings: { format, size }, picture }: SaveJob) =>
  format === 'png' && size.kind === 'own' && picture.type === savedFormats.png.mime;

async function save(job: SaveJob, tools: SaveTools, report: SaveReport): Promise<SavedPicture> {
  const { format, size } = job.settings;
  report({ phase: 'read' });
  const encode: Encode = isUnchanged(job)
    ? async () => job.picture
    : await step('engine-unavailable', () => tools.openEncoder(format, job.avifCode));
  const source = await step('decode-failed', () => tools.decode(job.picture));
  if (!holdsSize(format, place(source, size))) throw new EngineStop('too-large-for-format');
  const transparent = isTransparent(source);
  report({ phase: 'resize' });
  const picture = await step('out-of-memory', () => sized(source, job.settings, tools));
  const { width, height } = picture;
  const kept = await metadataFor(job, picture);
  const known = { width, height, transparent, metadataProblem: kept.problem };
  const { maxBytes } = job.settings;
  const settings = { ...job.settings, ...(maxBytes !== undefined && { maxBytes: maxBytes - kept.bytes }) };
  report({ phase: 'encode' });
  if (job.predictOnly) {
    const isExact = isUnchanged(job);
    const predicted = await step('encode-failed', () => predict(picture, settings, { encode, isExact }));
    return { ...predicted, bytes: predicted.bytes + kept.bytes, ...known };
  }
  const { blob: encoded, quality } = await step('encode-failed', () =>
    write(picture, settings, encode, report),
  );
  const complete = await embedMetadata(encoded, format, kept.metadata, picture);
  const dotsPerInch = size.kind === 'box' ? size.dotsPerInch : undefined;
  const blob = dotsPerInch === undefined ? complete : await embedDensity(complete, format, dotsPerInch);
  if (maxBytes !== undefined && blob.size > maxBytes) throw new EngineStop('above-max-bytes');
  report({ phase: 'encode', done: 1 });
  return { blob, bytes: blob.size, exact: true, quality, ...known };
}
/** The whole run, inside the worker. Resolves with every expected failure. */
export function runSave(
  tools: SaveTools,
  job: SaveJob,
  report: SaveReport,
): Promise<EngineOutcome<SavedPicture>> {
  return outcomeOf(() => save(job, tools, report), saveFailure);
}
