/** A program that computes a network: the WebAssembly of a package the app depends on. */
interface Runtime {
  /** What it is called where it is kept. */
  name: string;
  /** The file, as it is imported. */
  file: string;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  bytes: number;
}

/**
 * Every runtime the tools fetch, checked like weights before it runs. A new version of its package is another file: a
 * test says so, and its hash and size are put here.
 */
export const runtimes = {
  onnx: {
    name: 'onnxruntime',
    file: 'onnxruntime-web/ort-wasm-simd-threaded.wasm',
    sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
    bytes: 14_239_897,
  },
  mediapipe: {
    name: 'mediapipe-vision',
    file: '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm',
    sha256: '617b8e0248dbd27e9d7ece4218004eae4cefb499196d1bb4fa0e3fef21708756',
    bytes: 11_153_641,
  },
  tesseract: {
    name: 'tesseract-core',
    file: 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    sha256: '34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea',
    bytes: 2_857_601,
  },
} as const satisfies Record<string, Runtime>;
