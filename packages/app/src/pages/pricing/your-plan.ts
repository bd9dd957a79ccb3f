/** Marks the plan of whoever looks. */
export const yourPlan = 'Your plan';
