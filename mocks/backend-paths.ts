/** Where the backend answers: sign-in, tables, functions, the sandbox checkout, the public interface. Everything else is the app's. */
export const backendRoots = ['/auth/v1', '/rest/v1', '/functions/v1', '/sandbox/v1', '/v1'] as const;

/** Whether a path belongs to the backend, so that the app's page must never answer it. */
export function isBackendPath(pathname: string): boolean {
  return backendRoots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

/** What a server of files says when it is asked for the backend. A client reads the code, a person the message. */
export const noBackendHere = {
  code: 'not_found',
  message:
    'This server hands out files. With the stand-in backend the page itself answers; else ask the project the app was built for.',
} as const;
