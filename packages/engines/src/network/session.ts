/** Networks in ONNX Runtime, in browsers and in Node. */
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { networkThreads } from './threads';

export { type InferenceSession, Tensor };

/** Starts a network by its weights. In a browser, `openSession` sets up the runtime first. */
export async function createSession(weights: Uint8Array): Promise<InferenceSession> {
  env.logLevel = 'error';
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
