import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageIsThere } from '../early/page-is-there';

describe('whether a page answers', () => {
  const told = vi.fn();

  beforeEach(() => {
    vi.resetModules();
    const page = new EventTarget();
    page.addEventListener(pageIsThere, told);
    vi.stubGlobal('document', page);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    told.mockClear();
  });

  it('is told once it has come', async () => {
    const { takePart } = await import('./page-parts');
    expect(told).not.toHaveBeenCalled();
    takePart();
    expect(told).toHaveBeenCalledOnce();
  });

  it('waits for the parts that are on their way', async () => {
    const { expectPart, takePart } = await import('./page-parts');
    expectPart();
    expectPart();
    takePart();
    takePart();
    expect(told).not.toHaveBeenCalled();
    takePart();
    expect(told).toHaveBeenCalledOnce();
  });

  it('does not wait for a part that was given up', async () => {
    const { expectPart, takePart } = await import('./page-parts');
    const giveUp = expectPart();
    takePart();
    expect(told).not.toHaveBeenCalled();
    giveUp();
    expect(told).toHaveBeenCalledOnce();
  });
});
