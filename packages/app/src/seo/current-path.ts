import { createContext } from 'react';

/** The path of the page that is shown, for what its head says; null outside the app's shell. */
export const CurrentPathContext = createContext<string | null>(null);
