import { describe, expect, it, vi } from 'vitest';
import { panWithKey, zoomWithKey } from './gestures';
import { canZoom, createZoomController, isFitted, isZoomed, zoomPercent } from './zoom-controller';

const frame = { width: 800, height: 600, pixelScale: 2 };

function measured() {
  const zoom = createZoomController();
  zoom.measure(frame);
  return zoom;
}

const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a zoom controller', () => {
  it('does nothing before its stage has been measured', () => {
    const zoom = createZoomController();
    expect(zoom.step('in')).toBe(false);
    expect(zoomPercent(zoom.read())).toBeNull();
    expect(canZoom(zoom.read(), 'out')).toBe(false);
  });

  it('notifies its listeners of a change, and not of an action without effect', () => {
    const zoom = measured();
    const listener = vi.fn();
    const unsubscribe = zoom.subscribe(listener);
    expect(zoom.pan({ x: 10, y: 10 })).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    expect(zoom.step('in')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    zoom.fit();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('toggles between fitted and 100%', () => {
    const zoom = measured();
    zoom.toggle({ x: 100, y: 0 });
    expect(zoomPercent(zoom.read())).toBe(100);
    expect(isZoomed(zoom.read())).toBe(true);
    expect(zoom.read().view.x).toBe(-100);
    zoom.toggle({ x: 0, y: 0 });
    expect(isFitted(zoom.read())).toBe(true);
  });

  it('toggles to twice the size if fitted is already near 100%', () => {
    const zoom = createZoomController();
    zoom.measure({ ...frame, pixelScale: 1 });
    zoom.toggle({ x: 0, y: 0 });
    expect(zoom.read().view.scale).toBe(2);
  });
});

describe('keys', () => {
  it('zoom in, out, to fit and to 100%', () => {
    const zoom = measured();
    const levelAfter = (key: string) => {
      expect(zoomWithKey(press(key), zoom)).toBe(true);
      return zoomPercent(zoom.read());
    };
    expect(['+', '=', '-', '1', '0'].map(levelAfter)).toEqual([75, 100, 75, 100, null]);
  });

  it('are left to the browser with Ctrl, and when they have no meaning here', () => {
    const zoom = measured();
    expect(zoomWithKey(press('+', { ctrlKey: true }), zoom)).toBe(false);
    expect(zoomWithKey(press('a'), zoom)).toBe(false);
    expect(isFitted(zoom.read())).toBe(true);
  });

  it('pan the zoomed picture like a scrolled page, and leave the arrows to the page at an edge', () => {
    const zoom = measured();
    expect(panWithKey(press('ArrowRight'), zoom)).toBe(false);
    zoom.actualPixels();
    expect(panWithKey(press('ArrowRight'), zoom)).toBe(true);
    expect(zoom.read().view.x).toBe(-64);
    expect(panWithKey(press('ArrowLeft', { shiftKey: true }), zoom)).toBe(true);
    expect(zoom.read().view.x).toBe(192);
  });
});
