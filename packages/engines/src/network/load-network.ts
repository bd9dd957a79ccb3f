import { runtimes } from '../downloads';
import { type FileSource, loadFiles } from './load-file';
import { networkThreads } from './threads';
import mediapipe from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import onnx from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** Where the app serves each runtime. */
const runtimeSources = {
  onnx: { ...runtimes.onnx, url: onnx },
  mediapipe: { ...runtimes.mediapipe, url: mediapipe },
  tesseract: { ...runtimes.tesseract, url: tesseract },
} satisfies Record<keyof typeof runtimes, FileSource>;

/** The files that a network is started with. */
export interface NetworkFiles {
  /** The WebAssembly that computes it. */
  runtime: Uint8Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
}

/**
 * Loads a network's weights and the runtime that computes them. `onProgress` receives the loaded ratio of both, 0 to 1.
 * Rejects if either can't be loaded.
 */
export async function loadNetwork(
  runtime: keyof typeof runtimeSources,
  weights: FileSource,
  onProgress?: (done: number) => void,
): Promise<NetworkFiles> {
  const [runtimeFile, weightsFile] = await loadFiles([runtimeSources[runtime], weights], onProgress);
  return { runtime: runtimeFile, weights: weightsFile };
}

export { type InferenceSession, Tensor };

/** Starts the runtime with a network's weights. Rejects if either is not the expected file. */
export async function openSession({ runtime, weights }: NetworkFiles): Promise<InferenceSession> {
  env.logLevel = 'error';
  env.wasm.wasmPaths = { mjs };
  env.wasm.wasmBinary = runtime;
  env.wasm.numThreads = networkThreads();
  return InferenceSession.create(weights, { executionProviders: ['wasm'], logSeverityLevel: 3 });
}

/** The output tensor of that name. Throws if the network has no such output. */
export function floatsOf(results: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = results[name]?.data;
  if (!(data instanceof Float32Array))
    throw new Error(
      `The network returned no numbers named "${name}", so its weights are not the expected ones.`,
    );
  return data;
}
