import { type FileSource, ownWeights, type WeightsKey, weights, weightsSourceOf } from '@verapix/engines';

/** Where the app serves a file of weights. */
export const weightsAt = (name: WeightsKey): FileSource =>
  weightsSourceOf(
    { ...weights, ...ownWeights }[name],
    new URL(`${import.meta.env.BASE_URL}weights/`, location.href).href,
  );
