import { type FileSource, ownWeights, weights, weightsSourceOf } from '@verapix/engines';

/** Where the app serves a file of weights. */
export const weightsAt = (name: keyof typeof weights | keyof typeof ownWeights): FileSource =>
  weightsSourceOf(
    { ...weights, ...ownWeights }[name],
    new URL(`${import.meta.env.BASE_URL}weights/`, location.href).href,
  );
