/** Whether an error says that code could not be loaded: offline, or after a new release. Each browser words it differently. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}
