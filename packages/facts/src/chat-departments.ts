/** The departments that the support chat offers, by the names that people read. */
export const chatDepartments = ['General', 'Technical', 'Pricing', 'Payment Options'] as const;
export type ChatDepartment = (typeof chatDepartments)[number];
