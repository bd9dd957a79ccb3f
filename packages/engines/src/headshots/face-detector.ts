import { FaceDetector, type FaceDetectorResult } from '@mediapipe/tasks-vision';
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import binary from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import type { NetworkFiles } from '../network/load-network';
import type { DetectFaces, Face, Point } from './find-faces';

/** Faces in bad light or in profile score 0.8 and more; a cat was detected with 0.65. */
const minScore = 0.7;

const absolute = (url: string) => new URL(url, self.location.href).href;

const silent = { print: () => {}, printErr: () => {} };

/**
 * Provides the runtime's script and WebAssembly. The runtime would load its script with `importScripts`, which module
 * workers lack. Its log messages are dropped.
 */
async function provideRuntime(wasmBinary: Uint8Array): Promise<void> {
  const { default: factory } = await import(/* @vite-ignore */ absolute(loader));
  Object.assign(self, {
    ModuleFactory: (module: object) => factory(Object.assign(module, silent, { wasmBinary })),
  });
}

type Detection = FaceDetectorResult['detections'][number];

/** BlazeFace's key points are, in order: left eye, right eye (as seen in the picture), nose, mouth, both ears. */
function faceOf(
  { boundingBox, keypoints, categories }: Detection,
  { width, height }: OffscreenCanvas,
): Face | undefined {
  const point = (index: number): Point | undefined => {
    const found = keypoints[index];
    return found && { x: found.x * width, y: found.y * height };
  };
  const [leftEye, rightEye, mouth] = [point(0), point(1), point(3)];
  if (!boundingBox || !leftEye || !rightEye || !mouth) return undefined;
  const { originX: x, originY: y, width: boxWidth, height: boxHeight } = boundingBox;
  const box = { x, y, width: boxWidth, height: boxHeight };
  return { box, leftEye, rightEye, mouth, score: categories[0]?.score ?? 0 };
}

/**
 * Starts MediaPipe's face detector with the weights of BlazeFace. It needs WebGL 2 even though it computes on the CPU.
 * Rejects if its script can't be loaded or the bytes are not its model.
 */
export async function openFaceDetector({ runtime, weights }: NetworkFiles): Promise<DetectFaces> {
  await provideRuntime(runtime);
  const detector = await FaceDetector.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: absolute(binary) },
    {
      baseOptions: { modelAssetBuffer: weights, delegate: 'CPU' },
      canvas: new OffscreenCanvas(1, 1),
      runningMode: 'IMAGE',
      minDetectionConfidence: minScore,
    },
  );
  return (canvas) =>
    detector.detect(canvas).detections.flatMap((detection) => faceOf(detection, canvas) ?? []);
}
