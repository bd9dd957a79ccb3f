import {
  readItem,
  removeItem,
  writeItem,
  fasterNetworks,
  type NetworkMeasurement,
  type ProcessorMeasurement,
  type UpscaleNetwork,
  upscaleNetworks,
} from '@verapix/domain';
import { runtimes, weights } from '@verapix/engines';

const key = 'verapix.graphics-processor';
const storage = () => localStorage;

/** What a measurement is of: another runtime or other weights need a new one. */
export const measuredFiles = [runtimes.onnxWebgpu, weights.swin2sr, weights.gans]
  .map(({ sha256 }) => sha256.slice(0, 16))
  .join(' ');

function isNetworkMeasurement(value: unknown): value is NetworkMeasurement {
  const { network, verdict, wasmMs, webgpuMs, differenceDb, reason } = Object(value) as Record<
    string,
    unknown
  >;
  const isOfNetwork = upscaleNetworks.some((each) => each === network) && typeof wasmMs === 'number';
  if (verdict === 'failed') return isOfNetwork && typeof reason === 'string';
  const isVerdict = verdict === 'faster' || verdict === 'slower' || verdict === 'disagreed';
  return isOfNetwork && isVerdict && typeof webgpuMs === 'number' && typeof differenceDb === 'number';
}

/**
 * The measurement that the use of the graphics processor was turned on with. Undefined if the use is off, or if other files
 * were measured.
 */
export function readKeptMeasurement(): ProcessorMeasurement | undefined {
  try {
    const { adapter, files, networks } = JSON.parse(readItem(storage, key) ?? '{}') as ProcessorMeasurement;
    const isValid = typeof adapter === 'string' && files === measuredFiles;
    return isValid && networks.every(isNetworkMeasurement) ? { adapter, files, networks } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a measurement, which turns the use on; undefined turns it off. Returns whether the browser keeps it. */
export function keepMeasurement(measurement: ProcessorMeasurement | undefined): boolean {
  if (measurement) return writeItem(storage, key, JSON.stringify(measurement));
  removeItem(storage, key);
  return true;
}

/** The graphics processor for each network that it may compute on this device. */
export function keptAdapters(): Partial<Record<UpscaleNetwork, string>> {
  const measurement = readKeptMeasurement();
  if (!measurement) return {};
  return Object.fromEntries(fasterNetworks(measurement).map((network) => [network, measurement.adapter]));
}
