/**
 * A feature of the browser, or undefined where it is missing (many need https) or refused: with blocked site data, reading
 * or opening it throws. `read` returns it: `browserFeature(() => caches)`.
 */
export function browserFeature<Feature>(read: () => Feature): Feature | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
