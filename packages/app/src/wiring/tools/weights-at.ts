import { type FileSource, type Weights, weightsSourceOf } from '@verapix/engines';

/** Where this app serves a file of weights. */
export function weightsAt(entry: Weights): FileSource {
  return weightsSourceOf(entry, new URL(`${import.meta.env.BASE_URL}weights/`, location.href).href);
}
