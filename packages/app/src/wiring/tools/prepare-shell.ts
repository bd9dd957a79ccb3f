/** Fetches what the shell shows beside a tool: its messages, and the question before something would be lost. */
export const prepareShell = () =>
  Promise.all([
    import('../toasts-actor'),
    import('../../shell/ToastArea'),
    import('../../shell/LeaveQuestion'),
  ]);
