/** The paths of the sandbox's pages, which a backend without a payment provider serves. */
export const sandboxPaths = { checkout: '/sandbox/v1/checkout', portal: '/sandbox/v1/portal' } as const;
