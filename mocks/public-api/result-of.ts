import { pictureFormats } from '@verapix/facts';
import type { UpscaleRequest, UpscaleResult } from '@verapix/facts/public-api';
import type { ApiKeyRecord } from '../db/schema';
import type { StoredResult } from './results';
import type { PictureFile } from './upscale-picture';

interface Done {
  key: ApiKeyRecord;
  wanted: UpscaleRequest;
  input: PictureFile;
  stored: StoredResult;
  /** Where the API answers. */
  origin: string;
}

function measured({ file, format, width, height }: PictureFile) {
  return { width, height, content_type: pictureFormats[format].mime, bytes: file.byteLength };
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What is said about a picture that was upscaled. */
export function resultOf({ key, wanted, input, stored, origin }: Done): UpscaleResult {
  return {
    id: stored.id,
    status: 'succeeded',
    mode: key.type,
    scale_factor: wanted.scale_factor,
    input: measured(input),
    output: { url: `${origin}/v1/results/${stored.id}`, ...measured(stored) },
    created_at: timeOf(stored.createdAt),
    expires_at: timeOf(stored.expiresAt),
  };
}
