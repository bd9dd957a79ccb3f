import type { PictureMime, PictureSource } from '../intake/types';

/** The four studio looks, in the order they are shown. */
export const headshotLooks = ['slate', 'navy', 'warm', 'white'] as const;
export type HeadshotLook = (typeof headshotLooks)[number];

export interface HeadshotsInput {
  picture: PictureSource;
}

export const headshotNoteCodes = ['small-face', 'dark-face'] as const;
export type HeadshotNoteCode = (typeof headshotNoteCodes)[number];

/** Something the person should know about a run that went well. */
export interface HeadshotNote {
  code: HeadshotNoteCode;
  message: string;
  fix: string;
}

/** One of the pictures of a run. */
export interface Headshot {
  /** Its look, or which of the simulated samples it is; fit for a file's name. */
  id: HeadshotLook | `sample-${number}`;
  /** What people read: 'Slate'. */
  label: string;
  blob: Blob;
  /** In pixels, four to five: 800 × 1000, or as large as the photo allows without being enlarged. */
  width: number;
  height: number;
  mime: PictureMime;
}

export interface HeadshotsOutput {
  headshots: Headshot[];
  method: 'device' | 'simulated';
  notes: HeadshotNote[];
  /** From the start of the run to its end. */
  durationMs: number;
}
