import type { EngineProgress } from '../engine';

/** A run's options that keep what they hear. */
export function listener() {
  const controller = new AbortController();
  const heard: EngineProgress[] = [];
  const onProgress = (progress: EngineProgress) => heard.push(progress);
  return { controller, heard, options: { signal: controller.signal, onProgress } };
}
