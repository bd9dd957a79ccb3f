/** The part of Trusted Types that is used here. Browsers without them have no such global. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => void;
}

/**
 * Creates the policy of a worker for Trusted Types: ONNX Runtime names the workers of its threads by strings, of which
 * only addresses of the worker's own origin are accepted. The policy of pages is in `before-paint.js`.
 */
export function allowOwnScripts(): void {
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, self.location.href).origin === self.location.origin ? address : null,
  });
}
