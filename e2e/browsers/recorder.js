/*
 * Runs in every page before its other scripts. WebDriver has no command that reads the console, so errors are kept in the
 * session storage of their tab.
 */
{
  const key = 'recorded-faults';
  const record = (/** @type {string} */ text) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...faults, `${location.pathname}: ${text}`]));
  };
  const textOf = (/** @type {unknown} */ value) =>
    value instanceof Error ? `${value} ${value.stack ?? ''}` : String(value);
  const { error: log } = console;
  console.error = (...values) => {
    record(values.map(textOf).join(' '));
    log(...values);
  };
  addEventListener('error', ({ message }) => record(`Uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => record(`Uncaught: ${textOf(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`Policy violation: ${violatedDirective} refused ${blockedURI}`),
  );
}
