/** Checks one model in a worker. */
import { loadRuntime, openSession } from '../network/load-network';
import { serveRun } from '../worker/serve-run';
import { checkModel } from './check-model';
import type { ModelCheckPhase } from './model-checker';
import * as messages from '@verapix/messages/engines-upscale';

/** The memories that the runtime makes, to measure what a model needs. */
const memories: WebAssembly.Memory[] = [];
WebAssembly.Memory = class extends WebAssembly.Memory {
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    super(descriptor);
    memories.push(this);
  }
};

const notLoaded = {
  code: 'model-unavailable',
  message: messages.noRuntime,
  fix: messages.retry,
} as const;

const memory = () => Math.max(0, ...memories.map(({ buffer }) => buffer.byteLength));

serveRun<File, object, ModelCheckPhase>(async (file, report) => {
  report({ phase: 'runtime' });
  const runtime = await loadRuntime('onnx', (done) => report({ phase: 'runtime', done })).catch(
    () => undefined,
  );
  if (!runtime) return { ok: false, failure: notLoaded };
  report({ phase: 'check' });
  const content = new Uint8Array(await file.arrayBuffer());
  return checkModel(content, {
    openSession: (weights) => openSession({ runtime, weights }),
    now: () => performance.now(),
    memory,
  });
});
