import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { NetworkFiles } from './load-network';
import { networkThreads } from './threads';

export { type InferenceSession, Tensor };

/** Starts the runtime with a network's weights. Rejects when either is not what it should be. */
export async function openSession({ runtime, weights }: NetworkFiles): Promise<InferenceSession> {
  env.logLevel = 'error';
  env.wasm.wasmPaths = { mjs };
  env.wasm.wasmBinary = runtime;
  env.wasm.numThreads = networkThreads();
  return InferenceSession.create(weights, { executionProviders: ['wasm'], logSeverityLevel: 3 });
}

/** The tensor of that name; throws where the network gave something else. */
export function floatsOf(results: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = results[name]?.data;
  if (!(data instanceof Float32Array))
    throw new Error(`The network gave no numbers named "${name}", so its weights are not the expected ones.`);
  return data;
}
