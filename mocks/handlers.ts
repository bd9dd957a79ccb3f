import type { RequestHandler } from 'msw';

/** What the stand-in backend answers. No page calls a backend yet, so it answers nothing. */
export const standIn: readonly RequestHandler[] = [];
