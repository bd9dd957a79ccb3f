import { runtimes } from '../downloads';
import { type FileSource, loadFile, loadFiles } from './load-file';
import { createSession } from './session';
import mediapipe from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import onnxWebgpu from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url';
import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import onnx from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, type InferenceSession } from 'onnxruntime-web/wasm';
import tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** Where the app serves each runtime. */
const runtimeSources = {
  onnx: { ...runtimes.onnx, url: onnx },
  onnxWebgpu: { ...runtimes.onnxWebgpu, url: onnxWebgpu },
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
  const files = await loadNetworks(runtime, [weights], onProgress);
  return { runtime: files.runtime, weights: files.weights[0] };
}

type Files<Sources extends readonly FileSource[]> = { [At in keyof Sources]: Uint8Array<ArrayBuffer> };

/** Loads several files of weights for one runtime, otherwise as `loadNetwork` does. */
export async function loadNetworks<const Sources extends readonly FileSource[]>(
  runtime: keyof typeof runtimeSources,
  weights: Sources,
  onProgress?: (done: number) => void,
): Promise<{ runtime: Uint8Array<ArrayBuffer>; weights: Files<Sources> }> {
  const [runtimeFile, ...weightsFiles] = await loadFiles([runtimeSources[runtime], ...weights], onProgress);
  return { runtime: runtimeFile, weights: weightsFiles as Files<Sources> };
}

/** Loads the runtime alone, for weights that are on the device already. Rejects if it can't be loaded. */
export function loadRuntime(
  runtime: keyof typeof runtimeSources,
  onProgress?: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return loadFile(runtimeSources[runtime], onProgress);
}

/** Starts the runtime with a network's weights. Rejects if either is not the expected file. */
export async function openSession({ runtime, weights }: NetworkFiles): Promise<InferenceSession> {
  env.wasm.wasmPaths = { mjs };
  env.wasm.wasmBinary = runtime;
  return createSession(weights);
}
