/** Something that happened, as it is sent. */
interface AnalyticsEvent {
  name: 'page_not_found';
  /** Of the address: without what follows a question mark or a number sign, which may hold what is nobody's business. */
  path: string;
}

/** The one way by which events leave the page. */
export interface Analytics {
  /** Sends an event if it may be sent; otherwise it is forgotten. */
  track: (event: AnalyticsEvent) => void;
}

interface AnalyticsOptions {
  /** Where events go; undefined where nobody wants them. */
  endpoint: () => string | undefined;
  /** Whether the person allows it, asked for each event. */
  isAllowed: () => boolean;
  send: (endpoint: string, body: string) => void;
}

/** More of a path than this says nothing more. */
const maxPathCharacters = 200;

/** Makes the port. Nothing is kept for later: what happened before somebody agreed is never sent. */
export function createAnalytics({ endpoint, isAllowed, send }: AnalyticsOptions): Analytics {
  return {
    track: ({ name, path }) => {
      const address = endpoint();
      if (address === undefined || !isAllowed()) return;
      const [bare = ''] = path.split(/[?#]/);
      send(address, JSON.stringify({ name, path: bare.slice(0, maxPathCharacters) }));
    },
  };
}
