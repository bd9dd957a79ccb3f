import mediapipe from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import onnx from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { runtimes } from '../runtimes';
import type { FileSource } from './load-file';

/** Where the app serves each runtime. */
export const runtimeSources = {
  onnx: { ...runtimes.onnx, url: onnx },
  mediapipe: { ...runtimes.mediapipe, url: mediapipe },
  tesseract: { ...runtimes.tesseract, url: tesseract },
} satisfies Record<keyof typeof runtimes, FileSource>;
