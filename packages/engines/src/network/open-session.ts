import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { loadRuntime } from './load-runtime';
import { networkThreads } from './threads';

export { type InferenceSession, Tensor };

/** Starts the runtime with a network's weights. Rejects when it can't be loaded or the bytes are no network. */
export async function openSession(weights: Uint8Array): Promise<InferenceSession> {
  env.logLevel = 'error';
  env.wasm.wasmPaths = { wasm, mjs };
  env.wasm.wasmBinary ??= await loadRuntime(new URL(wasm, location.href).href);
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
