/**
 * What is said when no payment page opened: the one the page tried to open by itself, and the one the person asked for.
 * The page says it too, before the machine is there, so it stands by itself.
 */
export const blockedText = {
  page: 'Automatic redirect failed. Please use the button below.',
  person: 'Failed to redirect to payment page',
} as const;
