/**
 * The graphics processor that the browser offers to networks, as the browser names it; undefined if it offers none. Works in
 * pages and in workers.
 */
export async function graphicsAdapter(): Promise<string | undefined> {
  // Browsers without WebGPU have no such property.
  const gpu: GPU | undefined = navigator.gpu;
  const adapter = await gpu?.requestAdapter().catch(() => null);
  if (!adapter) return undefined;
  const { vendor, architecture, device, description } = adapter.info;
  return [vendor, architecture, device, description].filter(Boolean).join(' ') || 'unnamed';
}
