/** Whether code could not be fetched: offline, or a new version has replaced it. Each browser says so in its own words. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}
