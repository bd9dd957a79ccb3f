/** The paths of auth, tables, edge functions, the sandbox checkout and the public API. All others belong to the app. */
export const backendRoots = ['/auth/v1', '/rest/v1', '/functions/v1', '/sandbox/v1', '/v1'] as const;

/** Whether a path belongs to the backend. The app's page is never served there. */
export function isBackendPath(pathname: string): boolean {
  return backendRoots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

/** The 404 of a static file server for backend paths. */
export const noBackendHere = {
  code: 'not_found',
  message:
    'This server only serves files. With the demo backend, the page answers these requests itself; otherwise send them to the project that the app was built for.',
} as const;
