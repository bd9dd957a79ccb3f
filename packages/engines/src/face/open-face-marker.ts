import { FaceDetector, type FaceDetectorResult } from '@mediapipe/tasks-vision';
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import binary from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import type { NetworkFiles } from '../network/load-network';
import type { Face, MarkFaces, Point } from './types';

/** Faces in bad light or turned away score 0.8 and more; a cat was taken for one with 0.65. */
const leastScore = 0.7;

const absolute = (url: string) => new URL(url, self.location.href).href;

const silent = { print: () => {}, printErr: () => {} };

/**
 * The runtime would load its script with `importScripts`, which a module worker has not; so it is handed over, with
 * its WebAssembly. Its notes on how it works, which it would write to the console, are left out.
 */
async function provideRuntime(wasmBinary: Uint8Array): Promise<void> {
  const { default: factory } = await import(/* @vite-ignore */ absolute(loader));
  Object.assign(self, {
    ModuleFactory: (module: object) => factory(Object.assign(module, silent, { wasmBinary })),
  });
}

type Detection = FaceDetectorResult['detections'][number];

/** BlazeFace's points, in its order: both eyes as seen from the picture's left, nose, mouth, both ears. */
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
 * Starts MediaPipe's face detector with the weights of BlazeFace, in a worker. Rejects when its script can't be loaded
 * or the bytes are not its model.
 */
export async function openFaceMarker({ runtime, weights }: NetworkFiles): Promise<MarkFaces> {
  await provideRuntime(runtime);
  const detector = await FaceDetector.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: absolute(binary) },
    {
      baseOptions: { modelAssetBuffer: weights, delegate: 'CPU' },
      canvas: new OffscreenCanvas(1, 1),
      runningMode: 'IMAGE',
      minDetectionConfidence: leastScore,
    },
  );
  return (canvas) =>
    detector.detect(canvas).detections.flatMap((detection) => faceOf(detection, canvas) ?? []);
}
