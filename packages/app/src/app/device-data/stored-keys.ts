/** Where a tab stores an unsent message to the team. */
export const contactDraftKey = 'verapix-contact-draft';

/** Where it is stored that a user has left what visitors have made. */
export const guestDataAnswerKey = 'verapix.guest-data';
