/** Loads the code that writes files, so that results can be saved without a network. That for AVIF loads when it is chosen. */
export async function prepareSaveAs(): Promise<void> {
  const { writerOfDevice } = await import('./use-save-as');
  await writerOfDevice.prepare?.();
}
