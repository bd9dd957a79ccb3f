import { paths } from '../../paths';

/** The way to the other of the two pages; what was asked for before them is kept. */
export function authPath(page: typeof paths.signIn | typeof paths.signUp, returnTo: string): string {
  return returnTo === paths.home ? page : `${page}?${new URLSearchParams({ returnTo })}`;
}
