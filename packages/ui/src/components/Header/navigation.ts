import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
import type { ReactNode } from 'react';
import type { IconDrawing } from '../../primitives/Icon';

/** A page of the site. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** A page of the signed-in user. */
export interface AccountLink extends NavigationLink {
  /** Stands at the end of the link and is part of its name. `MobileMenu` renders it before it opens. */
  note?: ReactNode;
}

/** A tool, as shown in a menu. */
export interface NavigationTool {
  title: string;
  /** One short line. */
  description: string;
  path: string;
  icon: IconDrawing;
}

/** The links of the header. */
export interface Navigation {
  links: readonly NavigationLink[];
  /** Paths of the pages that the header itself links to. */
  paths: { home: string; signIn: string; account: string; subscriptions: string };
  /** The path of the current page. Its link is marked as current. */
  currentPath: string;
  /** The signed-in user; undefined for a visitor. Without a name the account menu is labelled "Account". */
  user?: { name: string | null } | undefined;
  /** Pages in the account menu besides the account and the subscriptions. */
  accountPages?: readonly AccountLink[] | undefined;
  /** Whether a user is signed in is not known yet: nothing is shown for it, and its space is reserved. */
  loading?: boolean;
  /** Signing out is in progress. */
  signingOut?: boolean;
  onSignOut: () => void;
}

/** Returns `aria-current` of a link to `path`. */
export function currentPage(path: string, currentPath: string): 'page' | undefined {
  return path === currentPath ? 'page' : undefined;
}

/** The pages of a signed-in user. */
export function accountLinks({
  paths,
  accountPages = [],
}: Pick<Navigation, 'paths' | 'accountPages'>): readonly AccountLink[] {
  return [
    { label: messages.myAccount, path: paths.account },
    { label: messages.subscriptions, path: paths.subscriptions },
    ...accountPages,
  ];
}

/** Label of the sign-out control. */
export function signOutLabel(signingOut: boolean): string {
  return signingOut ? messages.signingOut : messages.signOut;
}

/** Label of the account menu. */
export function accountLabel(user: { name: string | null }): string {
  return user.name?.trim() || common.account;
}
