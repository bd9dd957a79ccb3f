/** The kinds of browser storage. */
type Place = 'local storage' | 'session storage' | 'file store' | 'database';

/** An item that the site stores in a browser. */
export interface StoredThing {
  /** The key, or the common prefix of several keys. */
  key: string;
  type: 'essential' | 'functional';
  place: Place;
  /** Its content and its purpose. */
  purpose: string;
  /** How long it is stored. */
  until: string;
}

const tabCloses = 'until the tab is closed';
const youDelete = 'until you delete it';

/** Everything the site stores in a browser. A test finds missing items. */
export const storedThings: readonly StoredThing[] = [
  {
    key: 'verapix-auth',
    type: 'essential',
    place: 'local storage',
    purpose: 'Who you are signed in as, so that you stay signed in.',
    until: 'until you sign out',
  },
  {
    key: 'verapix-provider',
    type: 'essential',
    place: 'session storage',
    purpose: 'A secret that proves that a sign-in with Google was begun in this tab.',
    until: 'until you are back from Google',
  },
  {
    key: 'verapix-pending-sign-in',
    type: 'essential',
    place: 'session storage',
    purpose: 'When a sign-in with Google was begun, and the page you came from.',
    until: 'until you are back from Google',
  },
  {
    key: 'verapix-checkouts',
    type: 'essential',
    place: 'session storage',
    purpose: 'The orders this tab has led to, so that going back does not open a second one.',
    until: tabCloses,
  },
  {
    key: 'verapix-offer-ends',
    type: 'essential',
    place: 'local storage',
    purpose: 'When the offer shown at checkout ends for this browser, so that it really ends.',
    until: youDelete,
  },
  {
    key: 'verapix-free-uses',
    type: 'essential',
    place: 'local storage',
    purpose: 'How many free uses of the generators this browser has had.',
    until: youDelete,
  },
  {
    key: 'verapix-downloads',
    type: 'essential',
    place: 'file store',
    purpose: 'The models and programs that the tools work with.',
    until: 'until a newer version takes its place',
  },
  {
    key: 'verapix-cookie-choice',
    type: 'essential',
    place: 'local storage',
    purpose: 'Your choice on this page.',
    until: youDelete,
  },
  {
    key: 'verapix.theme',
    type: 'functional',
    place: 'local storage',
    purpose: 'Whether you chose light or dark.',
    until: 'until you follow your device again',
  },
  {
    key: 'verapix.language',
    type: 'essential',
    place: 'local storage',
    purpose:
      'The language of the page before, so that links in mails and the way back from paying lead to that language.',
    until: 'until you open a page in English',
  },
  {
    key: 'verapix.sample-language',
    type: 'functional',
    place: 'local storage',
    purpose: 'In which language you read the code samples of the documentation.',
    until: youDelete,
  },
  {
    key: 'verapix.help-key',
    type: 'functional',
    place: 'local storage',
    purpose: 'Whether the key ? opens the help.',
    until: youDelete,
  },
  {
    key: 'verapix.upscale-pace',
    type: 'functional',
    place: 'local storage',
    purpose: 'How fast your device enlarges pictures, to tell you beforehand how long it takes.',
    until: youDelete,
  },
  {
    key: 'verapix.graphics-processor',
    type: 'functional',
    place: 'local storage',
    purpose: 'That you turned the graphics processor on, and the measurement that allows it.',
    until: 'until you turn it off',
  },
  {
    key: 'verapix-code',
    type: 'essential',
    place: 'file store',
    purpose:
      'The scripts, styles and pictures of the site that you have used, and which tools are complete, so that they work without a network.',
    until: 'until a newer version replaces them or you delete it',
  },
  {
    key: 'verapix-pages',
    type: 'essential',
    place: 'file store',
    purpose:
      'The public pages that you have visited, as everyone gets them, so that they open without a network.',
    until: 'until a newer version replaces them or you delete it',
  },
  {
    key: 'verapix-received',
    type: 'essential',
    place: 'file store',
    purpose: 'Pictures that you share with the installed app from another one, on their way to a tool.',
    until: 'until the page that opens has read them',
  },
  {
    key: 'verapix-library',
    type: 'functional',
    place: 'database',
    purpose:
      'Your results: the files that the tools made and those they were made of, with the tool, its settings and the time, and whether you turned that off.',
    until: 'until you delete it',
  },
  {
    key: 'verapix.recipes',
    type: 'essential',
    place: 'local storage',
    purpose: 'Recipes that you saved: their names, tools and settings. No pictures.',
    until: youDelete,
  },
  {
    key: 'verapix-batches',
    type: 'essential',
    place: 'database',
    purpose:
      'A batch of pictures: your files, the settings and the results, so that it goes on after a reload.',
    until: 'until you delete the batch',
  },
  {
    key: 'verapix.batch',
    type: 'essential',
    place: 'local storage',
    purpose: 'Which tools have such a batch.',
    until: 'until you delete the batch',
  },
  {
    key: 'verapix.batch-notice',
    type: 'essential',
    place: 'local storage',
    purpose: 'That you do not want to be told when a batch is done.',
    until: youDelete,
  },
  {
    key: 'verapix-models',
    type: 'essential',
    place: 'database',
    purpose: 'The models of your own that you added to the image upscaler.',
    until: youDelete,
  },
  {
    key: 'verapix.engines',
    type: 'functional',
    place: 'session storage',
    purpose: 'Whether the tools are simulated, if an address with ?engines= said so.',
    until: tabCloses,
  },
  {
    key: 'verapix-chat-conversation',
    type: 'functional',
    place: 'local storage',
    purpose: 'What was said in the chat.',
    until: 'until you start the chat over',
  },
  {
    key: 'verapix-chat-state',
    type: 'functional',
    place: 'local storage',
    purpose: 'The last message of the chat, to know whether you are waiting for a reply.',
    until: 'until you start the chat over',
  },
  {
    key: 'verapix-contact-draft',
    type: 'functional',
    place: 'session storage',
    purpose: 'What you wrote to us and have not sent, so that it is not lost when the page loads again.',
    until: 'until you send it or close the tab',
  },
  {
    key: 'verapix-demo-backend',
    type: 'essential',
    place: 'local storage',
    purpose:
      'Only where this site is a demonstration without a server: the accounts and records that a server would have.',
    until: 'until you reset the demonstration',
  },
  {
    key: 'verapix-demo-files',
    type: 'essential',
    place: 'file store',
    purpose:
      'Only in such a demonstration: the results that you keep in its cloud, which never leave this browser.',
    until: 'until you delete them there',
  },
  {
    key: 'verapix-demo-backend.network',
    type: 'essential',
    place: 'session storage',
    purpose: 'Only in such a demonstration: how fast and how reliable its server pretends to be.',
    until: tabCloses,
  },
];
