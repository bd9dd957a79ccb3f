import { screens } from '../../theme/screens';

/** As for someone who does not prefer reduced motion, which the stories' browser does. Returns how to stop. */
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

type Tell = (share: number) => void;

/** Elements come into view when the story says so: `tell` how much of each does, 0 to 1. */
export function holdObservers(): { tell: Tell; release: () => void } {
  const watching = new Set<Tell>();
  class HeldObserver implements Partial<IntersectionObserver> {
    readonly #tell: Tell;
    constructor(told: IntersectionObserverCallback) {
      this.#tell = (intersectionRatio) =>
        told(
          [{ intersectionRatio, isIntersecting: intersectionRatio > 0 } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {
      watching.add(this.#tell);
    }
    disconnect() {
      watching.delete(this.#tell);
    }
  }
  const { IntersectionObserver: real } = globalThis;
  globalThis.IntersectionObserver = HeldObserver as unknown as typeof IntersectionObserver;
  return {
    tell: (share) => {
      for (const each of [...watching]) each(share);
    },
    release: () => {
      globalThis.IntersectionObserver = real;
    },
  };
}

/** Frames are drawn when the story says so: `draw` those that were asked for, at a time in milliseconds. */
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
