import { createPath, parsePath } from 'react-router-dom';
import type { AddressBar } from '../wiring/arrivals';

/** The address bar of an app in a story, opened at a path with what follows it. Nothing is opened in it later. */
export function createStoryAddress(path: string): AddressBar {
  const { pathname = '/', search = '', hash = '' } = parsePath(path);
  const location = { pathname, search, hash };
  return {
    location,
    history: {
      state: null,
      replaceState: (_state, _unused, url) => {
        Object.assign(location, { search: '', hash: '', ...parsePath(String(url ?? '')) });
      },
    },
    addEventListener: () => {},
  };
}

/** What the address bar shows. */
export const shownIn = ({ location }: AddressBar): string => createPath(location);
