/** The public API, which is called with an API key instead of the session. */
export interface PublicApi {
  /** Its address, without a trailing slash. */
  base: string;
  fetch: typeof globalThis.fetch;
}
