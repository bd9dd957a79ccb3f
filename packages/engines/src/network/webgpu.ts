/**
 * Networks in ONNX Runtime on the graphics processor. It is another build of the runtime than that of `session.ts`: import
 * it on demand, so that only the runs that use it load it.
 */
import mjs from 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url';
import { env, InferenceSession } from 'onnxruntime-web/webgpu';
import type { NetworkFiles } from './load-network';
import { networkThreads } from './threads';

/**
 * Starts the runtime `onnxWebgpu` with a network's weights. Operators that WebGPU lacks are computed by the processor.
 * Rejects if the browser offers no graphics processor, or it refuses the network. `onLost` is called if the browser takes the
 * graphics processor away: runs may then never end.
 */
export async function openWebgpuSession(
  { runtime, weights }: NetworkFiles,
  onLost: (reason: Error) => void,
): Promise<InferenceSession> {
  env.logLevel = 'error';
  env.wasm.numThreads = networkThreads();
  env.wasm.wasmPaths = { mjs };
  env.wasm.wasmBinary = runtime;
  const session = await InferenceSession.create(weights, {
    executionProviders: ['webgpu'],
    logSeverityLevel: 3,
  });
  const device = await env.webgpu.device;
  device.lost.then(({ message }) => onLost(new Error(`The graphics processor was lost. ${message}`)));
  return session;
}
