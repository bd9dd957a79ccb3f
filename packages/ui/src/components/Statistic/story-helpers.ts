import { screens } from '../../theme/screens';

/** Simulates a user without the reduced motion preference of the stories' browser. Returns the cleanup function. */
export function allowMotion(): () => void {
  const real = globalThis.matchMedia;
  globalThis.matchMedia = (query) => {
    if (query === screens.motionOk) return real('all');
    return real(query === screens.reducedMotion ? 'not all' : query);
  };
  return () => {
    globalThis.matchMedia = real;
  };
}

type Show = (ratio: number) => void;

/** Elements come into view when the story says so: `show` sets how much of each is in view, 0 to 1. */
export function holdObservers(): { show: Show; release: () => void } {
  const watching = new Set<Show>();
  class HeldObserver implements Partial<IntersectionObserver> {
    readonly #show: Show;
    constructor(callback: IntersectionObserverCallback) {
      this.#show = (intersectionRatio) =>
        callback(
          [{ intersectionRatio, isIntersecting: intersectionRatio > 0 } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {
      watching.add(this.#show);
    }
    disconnect() {
      watching.delete(this.#show);
    }
  }
  const { IntersectionObserver: real } = globalThis;
  globalThis.IntersectionObserver = HeldObserver as unknown as typeof IntersectionObserver;
  return {
    show: (ratio) => {
      for (const each of [...watching]) each(ratio);
    },
    release: () => {
      globalThis.IntersectionObserver = real;
    },
  };
}

/** Frames are drawn when the story says so: `draw` runs the requested ones at a time in milliseconds. */
export function holdFrames(): { draw: (time: number) => void; release: () => void } {
  const waiting = new Map<number, FrameRequestCallback>();
  let last = 0;
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis;
  globalThis.requestAnimationFrame = (callback) => {
    last += 1;
    waiting.set(last, callback);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => void waiting.delete(id);
  return {
    draw: (time) => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(time);
    },
    release: () => {
      globalThis.requestAnimationFrame = request;
      globalThis.cancelAnimationFrame = cancel;
    },
  };
}
