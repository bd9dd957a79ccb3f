import type { ApiErrorCode } from '@verapix/domain/public-api';
import { Code, Link } from '@verapix/ui';
import type { ReactNode } from 'react';
import { paths } from '../../content/paths';

// What the tags in the messages of the documentation become.

type Tag = (children: ReactNode) => ReactNode;

export const code: Tag = (children) => <Code>{children}</Code>;

/** A link to a page of this site. */
export const linkTo =
  (to: string): Tag =>
  (children) => <Link to={to}>{children}</Link>;

/** A link to what an error code means. */
export const linkToError = (errorCode: ApiErrorCode): Tag => linkTo(`${paths.docsApiErrors}#${errorCode}`);
