import { ownWeights, weights } from './weights';

/** The WebAssembly file, from a package the app depends on, that runs a network or decodes a format. */
interface Runtime {
  /** Its name in the cache of downloaded files. */
  name: string;
  /** Import path of the file. */
  file: string;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  bytes: number;
}

/**
 * Every runtime the tools download. Each is checked against its hash before it runs, as weights are. After an upgrade of
 * the package a test fails until the new hash and size are entered here.
 */
export const runtimes = {
  onnx: {
    name: 'onnxruntime',
    file: 'onnxruntime-web/ort-wasm-simd-threaded.wasm',
    sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
    bytes: 14_239_897,
  },
  /** The same for the graphics processor. It is downloaded only where that is measured or used. */
  onnxWebgpu: {
    name: 'onnxruntime-webgpu',
    file: 'onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm',
    sha256: '39f9f0894d478800487ed9f7dbe92618498db320cf55c8e3d89adff8dce658da',
    bytes: 26_781_914,
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

/** The decoders of rare formats. Each is downloaded with the first file of its format, and checked as runtimes are. */
export const decoders = {
  /** Opens JPEG XL. */
  jpegXl: {
    name: 'libjxl',
    file: '@jsquash/jxl/codec/dec/jxl_dec.wasm',
    sha256: '165bde0f48f3bdc39c7806365db5bb3b777df67fefff48050841fb4430062433',
    bytes: 849_240,
  },
  /** Opens JPEG 2000, in PDFs too. */
  jpeg2000: {
    name: 'openjpeg',
    file: 'pdfjs-dist/wasm/openjpeg.wasm',
    sha256: '67b8e2b162da472e98cb48d3d32e3e38fff481b9b32ff4818e78bb248af88ab2',
    bytes: 250_009,
  },
} as const satisfies Record<string, Runtime>;

/** A file that a run downloads unless the device has it already. */
export interface DownloadFile {
  name: string;
  sha256: string;
  /** Uncompressed size: the largest number of bytes that may be transferred. */
  bytes: number;
}

/**
 * What the first run of a tool with its larger method downloads: weights, and the runtime that computes them. Later runs
 * of every tool find them in the cache. The tool's own scripts are not included.
 */
export const downloads = {
  upscale: [runtimes.onnx, weights.swin2sr],
  upscaleCompressed: [runtimes.onnx, ownWeights.sharpCompressed],
  upscaleDetail: [runtimes.onnx, weights.gans],
  upscaleDetailCompressed: [runtimes.onnx, weights.realesrGeneral],
  upscaleIllustration: [runtimes.onnx, weights.realesrDrawings],
  upscaleOwn: [runtimes.onnx],
  /** A measurement of the graphics processor. */
  measureGraphics: [runtimes.onnx, runtimes.onnxWebgpu, weights.swin2sr, weights.gans],
  backgroundOfAnything: [runtimes.onnx, weights.u2netp],
  backgroundOfPeople: [runtimes.onnx, weights.modnet],
  watermark: [runtimes.onnx, weights.migan],
  watermarkSuggestion: [runtimes.onnx, ownWeights.marks],
  /** Selecting objects by a press. */
  objects: [runtimes.onnx, weights.objectEncoder, weights.objectDecoder],
  headshots: [runtimes.mediapipe, weights.blazeFace, runtimes.onnx, weights.modnet, weights.swin2sr],
  text: [runtimes.tesseract, weights.tesseractEnglish],
  /** What reads photographs line by line, beside the languages: the second reader is downloaded for English only. */
  textLines: [runtimes.onnx, weights.ppocrLines, weights.ppocrEnglish],
  /** Each is downloaded only by a run in that language. */
  otherLanguages: [
    weights.tesseractGerman,
    weights.tesseractFrench,
    weights.tesseractSpanish,
    weights.tesseractItalian,
    weights.tesseractPortuguese,
    weights.tesseractPolish,
    weights.tesseractTurkish,
    weights.tesseractGreek,
    weights.tesseractArabic,
    weights.tesseractHindi,
    weights.tesseractChinese,
    weights.tesseractJapanese,
    weights.tesseractKorean,
  ],
} as const satisfies Record<string, readonly DownloadFile[]>;
