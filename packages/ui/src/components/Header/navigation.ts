import type { IconDrawing } from '../../primitives/Icon';

/** A page of the site. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** A tool, as a menu shows it. */
export interface NavigationTool {
  title: string;
  /** One short line. */
  description: string;
  path: string;
  icon: IconDrawing;
}

/** Everything the header and the mobile menu lead to. */
export interface Navigation {
  tools: readonly NavigationTool[];
  links: readonly NavigationLink[];
  /** Where the pages are that the header itself names. */
  paths: { home: string; signIn: string; account: string; subscriptions: string };
  /** The path of the page being shown: its link is marked as current. */
  currentPath: string;
  /** Who is signed in. Left out for a visitor. Without a name the account menu is labelled "Account". */
  user?: { name: string | null } | undefined;
  /** It is not known yet whether anyone is signed in: nothing is said of it, and its room is kept. */
  loading?: boolean;
  /** Signing out is under way. */
  signingOut?: boolean;
  onSignOut: () => void;
}

/** `aria-current` of a link to `path`. */
export function currentPage(path: string, currentPath: string): 'page' | undefined {
  return path === currentPath ? 'page' : undefined;
}

/** The pages of a signed-in user. */
export function accountLinks({ paths }: Pick<Navigation, 'paths'>): readonly NavigationLink[] {
  return [
    { label: 'My Account', path: paths.account },
    { label: 'Subscriptions', path: paths.subscriptions },
  ];
}

/** What the sign-out control says. */
export function signOutLabel(signingOut: boolean): string {
  return signingOut ? 'Signing Out...' : 'Sign Out';
}

/** What the account menu is called. */
export function accountLabel(user: { name: string | null }): string {
  return user.name?.trim() || 'Account';
}
