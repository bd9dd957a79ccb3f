import { createElement, Fragment, type ReactNode } from 'react';

/** The parts of a message with markup, in order. */
export const rich = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
