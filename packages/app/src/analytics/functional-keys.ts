/** The names of what is kept to remember choices: nobody needs it, and whoever refuses it has none of it. */
export const functionalKeys: readonly string[] = [
  'verapix.theme',
  'verapix.sample-language',
  'verapix.upscale-pace',
  'verapix.engines',
  'verapix-chat-conversation',
  'verapix-chat-state',
  'verapix-contact-draft',
];
