import * as messages from '@verapix/messages/legal-cookies';

/** Where measurements go, and for how long they are kept there. */
export function WhereMeasured() {
  const { VITE_ANALYTICS_URL: address, VITE_ANALYTICS_DAYS: days = '' } = import.meta.env;
  if (!address) return messages.measuredNowhere;
  return URL.canParse(address)
    ? messages.measuredAt({ host: new URL(address).host, days })
    : messages.measuredHere({ days });
}
