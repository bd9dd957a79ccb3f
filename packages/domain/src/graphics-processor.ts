/** The networks of the upscaler, which the processor computes unless a measurement speaks for the graphics processor. */
export const upscaleNetworks = ['sharp', 'detail'] as const;
export type UpscaleNetwork = (typeof upscaleNetworks)[number];

/** Largest difference between the results of the two processors, in dB, at which they count as the same. */
export const maxDifferenceDb = 0.1;

/** What both processors did with one tile of a known picture. */
export type NetworkMeasurement = {
  network: UpscaleNetwork;
  /** Milliseconds per tile on the processor. */
  wasmMs: number;
} & (
  | {
      /** `faster`: it agrees and is faster, so it may be used. `slower`: it agrees. `disagreed`: its result is another. */
      verdict: 'faster' | 'slower' | 'disagreed';
      /** Milliseconds per tile on the graphics processor. */
      webgpuMs: number;
      /** How much the results differ, in dB, 0 or more. Infinite if a result has numbers that are not finite. */
      differenceDb: number;
    }
  | {
      verdict: 'failed';
      /** What the browser or the runtime said. */
      reason: string;
    }
);

/** A measurement of this device. */
export interface ProcessorMeasurement {
  /** The graphics processor, as the browser names it. */
  adapter: string;
  /** Hashes of the runtime and the weights that were measured: see `measuredFiles`. */
  files: string;
  networks: readonly NetworkMeasurement[];
}

/** The networks that a measurement allows the graphics processor to compute. */
export const fasterNetworks = ({ networks }: ProcessorMeasurement): readonly UpscaleNetwork[] =>
  networks.filter(({ verdict }) => verdict === 'faster').map(({ network }) => network);
