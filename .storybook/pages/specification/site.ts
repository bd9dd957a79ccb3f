import type { Sections } from './sections';

/** The document about the shell, accounts, marketing pages and the support chat. */
export const site = {
  'What the product does and for whom': {
    'product.audience':
      'The site is for photographers, designers, marketers, sellers, businesses and developers.',
    'product.upscale-4x': 'Pictures are enlarged up to four times (400 %), to 4K.',
    'product.batch-100': {
      says: 'Up to 100 pictures are processed in one batch.',
      decision: '0106, row 22',
      note: 'A real feature of the paid plans; a batch of the free plan takes three pictures.',
    },
    'product.free-3': {
      says: 'Up to three pictures are processed for free, without a credit card.',
      decision: '0106, row 4',
      note: 'Free uses are counted by the two generators only. The other tools have no limit.',
    },
    'product.public-api': 'There is a public API.',
    'product.figures': {
      says: 'The home page claims 2.5M users, 50M images, 99 % satisfaction and 3 s on average.',
      decision: '0106, row 17',
      note: 'They are labelled as sample figures, from one content file, to be replaced.',
    },
    'product.rating': {
      says: 'The home page claims a rating of 4.8 from 1,024 ratings.',
      decision: '0106, row 17',
      note: 'It is labelled as a sample rating.',
    },
    'product.trusted-by': {
      says: 'Elsewhere, more than two million professionals are said to trust the product.',
      decision: '0106, row 17',
      note: 'It is said beside the rating, and labelled as a sample.',
    },
    'product.regions': 'The offer is for the US, Canada, Great Britain and Germany.',
    'product.visitor': 'Visitors open the public pages.',
    'product.sign-in-ways': 'Account holders sign in by e-mail and password, or with Google.',
    'product.tiers': 'The tiers are Free, Premium and Lifetime.',
    'product.hosted-checkout': {
      says: 'Paid plans are bought on a hosted page for card payments.',
      decision: '0106, row 11',
      note: 'Without a configured address it is a sandbox page of the demo backend, where no money moves.',
    },
    'product.founder': 'An administrator, called a founder, has full access.',
    'product.simulated': {
      says: 'Settings, account deletion, cancelling and the contact form are simulated on the client.',
      decision: '0106, row 8',
      note: 'The app calls a backend, which answers after the specified delay. What was saved is still there after a reload.',
    },
  },
  'Screens and routes: all': {
    'routes.public': 'Every public address of the table shows its page.',
    'routes.account': 'Every address of the account shows its page to a signed-in user.',
    'routes.merchant-two': {
      says: 'The payment settings are at /merchant/settings and at /merchant-settings.',
      decision: '0106, row 5',
      note: 'Both show the same page.',
    },
    'routes.docs-two': {
      says: 'The documentation is at /docs and at /documentation.',
      decision: '0106, row 6',
      note: 'Both work; /docs is the canonical address.',
    },
    'routes.not-found': 'Any other path shows the not-found page.',
    'routes.toasts': 'Every page has an area for toasts.',
    'routes.checkout-address': {
      says: 'The address of the checkout of a plan is not given.',
      decision: '0106, row j',
      note: 'It is /payment with the plan in its query.',
    },
  },
  Shell: {
    'shell.layout': 'Every page has a header, a main area, a footer and a floating chat button.',
    'shell.fade': {
      says: 'The main area fades in when the path changes.',
      decision: '0106, row a',
      note: 'Except for the first page, and with reduced motion.',
    },
    'shell.scroll-top': {
      says: 'A change of route scrolls to the top.',
      decision: '0106, row a',
      note: 'Going back restores the position.',
    },
    'shell.anchors': {
      says: 'Links to an anchor scroll smoothly to it.',
      decision: '0106, row a',
      note: 'At once with reduced motion.',
    },
    'shell.translucent': 'The header is translucent after scrolling more than 10 px.',
    'shell.tools-menu': 'A menu of the header lists the seven tools.',
    'shell.sign-in-link': 'Signed-out visitors see a Sign In link to /signin.',
    'shell.account-menu':
      'Signed-in users see a menu named after them, or "Account", with My Account, Subscriptions and Sign Out.',
    'shell.signing-out': 'While signing out, the entry says "Signing Out...".',
    'shell.mobile-menu': 'A mobile menu has the same links.',
    'shell.footer': 'The footer has the groups Product, Company and Legal, and a link to another site.',
    'shell.footer-current': 'A footer link to the current page scrolls to the top.',
  },
  Home: {
    'home.hero':
      'The hero has a headline, three features, Try Free Demo (to the upscaler), View Documentation, and the note about three free pictures with a link to the prices.',
    'home.statistics': {
      says: 'Figures count up once, over 2 s, when half of them are visible.',
      decision: '0106, row 34',
      note: 'Also if they are in view at first; not with reduced motion.',
    },
    'home.sections':
      'The page has the sections Why Choose, tools, demo, prices, reviews, questions and audiences.',
    'home.tools': 'The tools section has a comparison of before and after, and there are six tool cards.',
    'home.plans': 'The home page shows the prices.',
    'home.faq': 'Some questions link to the FAQ.',
    'home.audiences':
      'Cards lead photographers to /examples, businesses to /pricing and developers to /docs.',
    'home.buttons': 'Get Started leads to /tools, View Documentation to /docs.',
    'home.features-anchor': 'There is an anchor for the features.',
    'home.demo': 'The demo takes one picture, dropped or chosen, enhances it, compares and downloads it.',
    'home.demo-first': {
      says: 'Of several files only the first is used.',
      decision: '0106, row b',
      note: 'The first that is a picture; the page names the others.',
    },
    'home.reviews':
      'A looping carousel shows five reviews, each with five stars, a title, a text and a name.',
    'home.reviews-copies': 'The reviews are doubled, so that the loop has no seam.',
  },
  Pricing: {
    'pricing.toggle': 'The page switches between Simple View and Compare Features.',
    'pricing.simple':
      'The simple view has three cards. Free leads to /signup, the paid ones to the checkout.',
    'pricing.compare': 'The other view is a table of features.',
    'pricing.assurance': 'Below are a card about secure payment, and questions.',
    'pricing.custom': 'A section for custom plans links to the FAQ and to Contact Sales.',
  },
  'About, contact, FAQ, blog, examples': {
    'about.content':
      'The page has the story, the mission, and three cards of technology: AI analysis, intelligent upscaling, colour optimization.',
    'contact.form': 'The form has a name, an e-mail address, a subject and a message.',
    'contact.help': 'Three cards lead to the FAQ, to /documentation and to the chat.',
    'faq.accordion': 'The FAQ is an accordion.',
    'blog.list': 'The list has a featured article, three cards and a long guide.',
    'blog.article':
      'An article has a category, a date, a reading time, an author, tags and up to three related articles.',
    'blog.slugs': 'There are four known articles.',
    'blog.unknown': 'An unknown address shows "Post Not Found" with a link back to the list.',
    'examples.title': 'The title speaks of 4K before and after.',
    'examples.tabs': 'Five tabs show all examples, portraits, landscapes, products and drawings.',
    'examples.filter': 'A tab shows the examples whose title has its word.',
    'examples.compare': 'Each example has a draggable comparison, a title and a description.',
    'examples.columns': 'On wide screens there are two columns.',
    'examples.action': 'At the end, a link leads to the upscaler.',
  },
  Legal: {
    'legal.terms': 'The terms have nine sections, from acceptance to contact.',
    'legal.terms-billing': {
      says: 'Fees are billed in advance and are not refundable.',
      decision: '0106, row 3',
      note: 'Except within the promised 14 days.',
    },
    'legal.date': 'They were last updated on March 1, 2024.',
    'legal.privacy': 'The privacy policy has eight sections, and does not serve children under 13.',
    'legal.cookies':
      'The cookie policy has six sections, with essential, performance, functional and targeting cookies.',
    'legal.links': 'Each of the three links to the other two.',
  },
  'Not found': {
    'not-found.title': 'The page says "Oops! Page not found", with links to the home page and to /tools.',
    'not-found.tool': 'A path with /tool/ suggests /tools.',
    'not-found.upscaler': 'Words about enlarging suggest the upscaler.',
    'not-found.keywords': 'Other words suggest their tool; documentation and pricing suggest /pricing.',
    'not-found.log': 'The path is logged.',
    'not-found.event': {
      says: 'An analytics event is sent.',
      decision: '0106, row 23',
      note: "Only where an address for events is configured, and with the visitor's consent.",
    },
  },
  'Sign in and sign up': {
    'sign-in.google': 'A button signs in with Google.',
    'sign-in.email': 'Continue with email opens the form with e-mail and password.',
    'sign-in.forgot': 'The form has "Forgot password?".',
    'sign-in.links': 'The page links to the terms, the privacy policy and to signing up.',
    'sign-in.return': {
      says: 'After signing in, the user goes to returnTo, or else to the home page.',
      decision: '0106, row 14',
      note: 'Only paths of the site are followed.',
    },
    'sign-in.redirect': 'Another page uses a redirect query.',
    'sign-up.form':
      'The page has Google, and a form with full name, e-mail, password and a meter of its strength.',
    'sign-up.founder': {
      says: 'There is an option for founders.',
      decision: '0106, row 13',
      note: 'Shown where the build allows it: in the demo, not with a real project.',
    },
    'sign-up.link': 'The page links to signing in.',
    'sign-up.home': 'After signing up, the user goes to the home page.',
    'auth.signed-in-away': 'Signed-in users are led away from signing in and signing up.',
  },
  'Auth callback': {
    'callback.spinner': 'While it works, the page says "Processing authentication..." and to wait.',
    'callback.hash': 'The page reads the hash of the address.',
    'callback.existing': {
      says: 'An existing session is greeted by name ("Successfully logged in") and leads to the home page, in place of the callback.',
      decision: '0106, row k',
      note: 'Or back to where the user began.',
    },
    'callback.tokens': {
      says: 'Else tokens in the hash become the session, with the toast.',
      decision: '0011',
      note: 'Tokens that were not requested in this tab are asked about first.',
    },
    'callback.recheck': 'Else the session is looked for once more, with the toast "Welcome!".',
    'callback.none':
      'Without one, "Login failed" says that the link is invalid or expired, and the page leads to /signin.',
    'callback.error':
      'After an error, "Authentication error" gives the message or "Something went wrong", and the page leads to /signin.',
  },
  'Account and subscriptions': {
    'account.required':
      'The account needs a session. Without one a toast says so, and the page leads to /signin.',
    'account.profile': 'The profile is shown or edited; the e-mail address cannot be changed.',
    'account.cards': 'Cards lead to the subscriptions, the API keys and the four pages of settings and data.',
    'account.delete-two': 'Deleting takes two steps.',
    'account.reset-path': {
      says: 'A password is reset at /account/reset-password.',
      decision: '0106, row 7',
      note: 'A page of its own, which sets the new password by a mailed link.',
    },
    'subscriptions.required':
      'The subscriptions need a session. Without one a toast says so, and the page leads to /signin.',
    'subscriptions.fields':
      'The page shows the plan, its status, amount, interval, start, period end and cancellation.',
    'chat.widget': 'A round floating button opens a panel of 380 × 500 px.',
  },
  'Entities and their fields': {
    'entity.session': {
      says: 'A session has a user with full_name, is_admin, e-mail and times, and tokens with their expiry.',
      decision: '0106, row 13',
      note: 'Rights are read from app_metadata alone: what users can write themselves opens nothing.',
    },
    'entity.subscription':
      'A subscription has the listed columns; another plan_id than premium or lifetime means free.',
    'entity.plan':
      'A plan of the price list has a title, prices, a description, features, a button and a badge.',
    'entity.checkout': 'A checkout has a plan, its name, an amount, a currency and an interval.',
    'entity.message': 'A message of the chat has a text, its side, a time and a department.',
    'entity.chat':
      'The chat knows whether it is open, the unread messages, the last one and the plan. The last message and the conversation are stored.',
    'entity.toast':
      'A toast has an id, title, description, variant and type, and can be dismissed unless it says otherwise.',
    'entity.review': 'A review has a name, a title and a text.',
    'entity.post': {
      says: 'An article has the listed fields; its content is HTML.',
      decision: '0106, row 15',
      note: 'It is MDX, compiled with the app: no HTML text is ever injected.',
    },
    'entity.contact': 'A contact message has a name, an e-mail address, a subject and a text.',
    'entity.tool-card':
      'A card of a tool has a title, a description, an icon, a picture, features and a path.',
    'entity.faq': 'An entry of the FAQ has a question and an answer.',
    'entity.example': 'An example has an id, two pictures, a title and a description.',
  },
  'States and transitions': {
    'state.auth': 'The session is loading, signed out, signed in, or that of an administrator.',
    'state.admin': {
      says: 'is_admin marks an administrator, with full access.',
      decision: '0106, row 13',
      note: 'The flag is only a request at sign-up; the role that counts is in app_metadata.',
    },
    'state.refresh':
      'An expired token is refreshed by itself; the user is signed out if that fails for good.',
    'state.sign-out':
      'Signing out clears the session here first, then calls the server. A failure leaves the user signed out.',
    'state.premium': 'An active subscription of premium or lifetime gives the paid features.',
    'state.subscription-badges': {
      says: 'The status is shown as Active, Canceled, Expired, Trial or Unknown.',
      decision: '0106, row 36',
      note: 'A renewal that could not be charged is "Payment overdue"; a trial whose time is over is "Expired".',
    },
    'state.subscription-active':
      'An active plan that renews has Cancel Subscription and the date of its renewal.',
    'state.subscription-inactive': {
      says: 'Another status has Reactivate Subscription, to /pricing.',
      decision: '0106, row 36',
      note: 'A canceled plan lasts to its paid end; until then Undo cancellation is in its place.',
    },
    'state.subscription-manage': 'Manage Plan leads to /pricing.',
    'state.subscription-none': 'Without a subscription the page says so, with View Plans.',
    'state.delete': {
      says: 'The first press asks, the second deletes: after 1.5 s the user is signed out, told so and led home.',
      decision: '0106, row 8',
      note: 'The account is deleted by the backend.',
    },
    'state.sign-in-form': 'The form is hidden until it is asked for.',
    'state.contact': 'Sending takes 1.5 s, shows "Sending...", then a toast, and clears the fields.',
    'state.toasts': 'One toast is shown at a time; a dismissed one is removed after 1,000,000 ms.',
    'state.chat-open':
      'The chat is open or closed. Opening loads the stored conversation, or begins with two messages.',
    'state.chat-unread':
      'Opening clears the count of unread messages, which grows only while the chat is closed.',
    'state.chat-departments': 'Departments are offered while there are two messages and none is chosen.',
    'state.chat-department': 'Choosing one confirms it in the chat and opens its page.',
    'state.chat-reset': 'Starting over clears the storage and shows the two messages and the departments.',
    'state.chat-close': 'Closing clears the chosen department.',
    'state.chat-help': 'A help dialog can be opened.',
    'state.chat-reply': 'Replies are made in the browser, from the text of the message, after 1 to 3 s.',
    'state.chat-quick': 'There are four quick replies.',
    'state.chat-time': 'A message has its hour and minute.',
    'state.demo': {
      says: 'The demo has no image, an image, works, and is enhanced, with a download.',
      decision: '0106, row 10',
      note: 'It enlarges for real, on the device.',
    },
    'state.demo-clear': 'Clearing returns to the start, and another picture is not yet enhanced.',
    'state.slider-sweep':
      'A comparison moves by itself by 0.5 % a frame between 0 and 100, until a press or touch.',
    'state.slider-drag': 'Dragging sets the position, from 0 to 100.',
    'state.slider-examples': 'The comparisons of the examples are draggable.',
    'state.pricing-view': 'The prices are shown simply or compared.',
    'state.count-once': 'A figure counts up once.',
  },
  'Validation rules': {
    'valid.sign-in': 'Signing in needs an e-mail address and a password.',
    'valid.forgot': '"Forgot password?" without an address says "Email required".',
    'valid.sign-up': 'Signing up needs a full name, an e-mail address and a password.',
    'valid.password-hint': 'A hint says at least 6 characters, which the form does not enforce.',
    'valid.password-score': 'Each of five properties of a password adds 20 to its score.',
    'valid.password-words': 'Below 40 it is weak, below 80 medium, else strong, in red, yellow and green.',
    'valid.auth-library': {
      says: 'The library of the service needs an e-mail address or a phone number with the password.',
      exempt:
        'The library says it to a program that calls it with neither. The forms of the app always send an address.',
    },
    'valid.weak-reasons': 'A weak password is answered with reasons.',
    'valid.contact':
      'All four fields of a message are needed, the address is one, and the text has five rows.',
    'valid.demo-size': 'The demo refuses files over 5 MB, with the words given.',
    'valid.demo-type': {
      says: 'The demo refuses what is no picture, with the words given.',
      decision: '0106, row c',
      note: 'A file is known by its content, not by its type.',
    },
    'valid.demo-copy': {
      says: 'The demo names JPG, PNG and WEBP, and 5 MB.',
      decision: '0106, row 37',
      note: 'It opens the other formats of the tools as well.',
    },
    'valid.chat-blank': 'A blank message is not sent, and a message is trimmed.',
    'valid.chat-uploads': 'The chat says that uploads may be JPG, PNG or WEBP up to 10 MB.',
    'valid.email-fixed': 'The e-mail address cannot be changed on the account page.',
  },
  'Roles and permissions': {
    'role.anonymous': 'Visitors see the public pages, and sign in or up.',
    'role.user': 'Signed-in users have the pages of the account, and their tier by subscription.',
    'role.administrator': {
      says: 'An administrator has full access; chosen at sign-up, set by is_admin.',
      decision: '0106, row 13',
      note: 'The server decides, and stores the role in app_metadata.',
    },
    'role.redirect': '/account and /subscriptions lead visitors to /signin with a destructive toast.',
    'role.cloud': 'Premium users may keep results in the cloud.',
  },
  'The calls it makes': {
    'call.anonymous-key': 'All calls go to a hosted backend with a public key.',
    'call.sign-up': 'Signing up sends the address, the password, full_name and is_admin.',
    'call.sign-in': 'Signing in posts the address and password for a token.',
    'call.refresh': 'Refreshing posts the refresh token.',
    'call.sign-out': 'Signing out ends all sessions of the user.',
    'call.get-user': 'The user is read.',
    'call.update-user': 'The full name is saved with the user.',
    'call.recover': "A reset asks for a mail whose link leads to the account's reset page.",
    'call.otp': 'Codes, verifying and resending have calls of their own.',
    'call.google': 'Signing in with Google opens the authorize page, which returns to /auth/callback.',
    'call.subscription': {
      says: 'The subscription is the newest active one of the user.',
      decision: '0106, row 36',
      note: 'The newest of any status is read, so that one that is not active is shown too.',
    },
    'call.merchant': 'Two functions read and save the payment settings.',
    'call.storage': {
      says: 'Storage and realtime exist, but are not visibly used.',
      decision: '0106, row d',
      note: 'Storage keeps results in the cloud, through functions. Realtime is not used.',
    },
    'call.mfa': {
      says: 'The service has second factors, whose use is not shown.',
      decision: '0106, row d',
      note: 'They are used: see two-factor authentication.',
    },
    'call.reset-none': {
      says: 'A password reset makes no call, contact and chat make none.',
      decision: '0106, row 8',
      note: 'All but the chat call the backend.',
    },
    'call.sample-subscriptions':
      'Addresses with "premium" (USD 45 monthly) or "lifetime" (USD 300) have sample subscriptions.',
  },
  'The error catalogue': {
    'error.toasts': 'Failures are shown as toasts, destructive ones marked.',
    'error.login': {
      says: '"Login failed" with the message of the server.',
      decision: '0165',
      note: 'The toast has the title; the message, in our words, stays above the form.',
    },
    'error.sign-up': '"Account creation failed".',
    'error.google': '"Google login failed".',
    'error.sign-out-issue': '"Sign out issue": logged out here, but the server failed.',
    'error.sign-out-failed': '"Error during logout" and "Sign out failed", to be tried again later.',
    'error.required': '"Authentication Required", with what to sign in for.',
    'error.profile': 'A failed profile update or reset gives the message of the service.',
    'error.failed-sign-out': {
      says: '"Failed to sign out".',
      decision: '0012',
      note: 'Signing out never fails here: the user is signed out, and told what the server did not do. Ending the session of this browser from the list can fail, and says so.',
    },
    'error.failed-delete': '"Failed to delete account".',
    'error.failed-subscription': '"Failed to load subscription information".',
    'error.not-implemented': {
      says: 'Cancelling says "Not Implemented".',
      decision: '0106, row 9',
      note: 'It cancels; the toast is shown where the backend has no such function.',
    },
    'error.chat': '"Unable to get a response. Please try again."',
    'error.login-logged': {
      says: 'Errors of the sign-in form are only logged.',
      decision: '0106, row 24',
      note: 'They are told, and stay visible above the form.',
    },
    'error.chat-parse': 'A damaged stored conversation is only logged.',
    'error.merchant-fallback': {
      says: 'Unread payment settings fall back to defaults.',
      decision: '0106, row 19',
      note: 'The failure is told, and can be tried again; there are no default values.',
    },
    'error.stripe':
      'Without a checkout address: "Stripe is not properly configured. Payments will not be received."',
    'error.kinds': {
      says: 'The kinds of errors are a missing session, wrong credentials, a weak password, and 502 to 504, which are tried again.',
      decision: '0106, row e',
      note: 'A request of the user is sent once; only the refresh of a session is tried again.',
    },
    'success.login': '"Welcome back!" after signing in.',
    'success.sign-up': '"Account created!" and "Founder account created!", with what comes next.',
    'success.google': '"Redirecting to Google", then "Google sign in successful".',
    'success.logout': '"Successfully logged out".',
    'success.sign-in': '"Sign in successful", with a welcome, for a sign-in elsewhere.',
    'success.profile': '"Your profile has been updated".',
    'success.signed-out': '"You have been signed out".',
    'success.reset': '"Password reset email has been sent".',
    'success.contact': '"Message sent successfully!"',
    'success.chat': '"New Message", for 3 s, when support has answered.',
    'success.demo': 'The demo says that it processes, has enhanced and has downloaded.',
  },
  'Business constants and limits': {
    'limit.free': 'Free costs 0 and has three uses.',
    'limit.premium':
      'Premium costs 30 instead of 79.99 a month, with "60% OFF", "Limited Time Offer" and "Popular Choice".',
    'limit.lifetime': 'Lifetime costs 250 instead of 599 once, with "Best Value".',
    'limit.currency': 'Prices are in US dollars.',
    'limit.savings': 'The saving is the rounded share of the regular price.',
    'limit.interval': 'The period is monthly; Lifetime is sent as lifetime.',
    'limit.other-prices': {
      says: 'Another reading has Free, Pro 9.99 and Business 399.99, valid one year.',
      decision: '0106, row 2',
      note: 'One catalogue holds: Free, Premium and Lifetime, everywhere. The validity of a year is kept.',
    },
    'limit.refund': {
      says: 'Refunds are promised for 14 days, or 30, or never.',
      decision: '0106, row 3',
      note: '14 days everywhere.',
    },
    'limit.faq-six': 'The prices have six questions.',
    'limit.prorated': 'An upgrade is prorated; a downgrade applies at the end of the period.',
    'limit.five-a-day': {
      says: 'The free tier has five images a day, or three uses.',
      decision: '0106, row 4',
      note: 'Three uses; no text speaks of five a day.',
    },
    'limit.uploads-deleted': {
      says: 'Uploaded pictures are deleted after 24 hours.',
      decision: '0106, row 33',
      note: 'The tools upload none. Pictures sent to the public API are deleted within 24 hours, and so are the results in the cloud of a deleted account.',
    },
    'limit.tiff': 'TIFF is accepted.',
    'limit.chat-prices': 'The chat quotes prices of single services.',
    'limit.billing-24h': {
      says: 'Billing questions are answered within 24 hours.',
      decision: '0030',
      note: 'It is said where a person answers.',
    },
    'limit.4k': '4K is about 3840 × 2160.',
    'limit.demo': {
      says: 'The demo takes 5 MB, works for 2500 ms and saves enhanced-image-4k.png.',
      decision: '0106, row 10',
      note: '2500 ms with the simulated engine; the real one takes its time.',
    },
    'limit.refresh':
      'A session is checked every 30 s and refreshed three checks before its expiry, with waits of 200 ms and more.',
    'limit.realtime': {
      says: 'The realtime connection waits 1, 2, 5 and 10 s.',
      decision: '0106, row d',
      note: 'Realtime is not used.',
      exempt: 'The product opens no realtime connection.',
    },
    'limit.toast':
      'A toast is shown for 5000 ms, one at a time, is swiped away after 50 px and reached with F8.',
    'limit.scroll-hide': {
      says: 'Scroll areas hide their bar after 600 ms.',
      note: "Scroll bars are the browser's own, which decides when they hide.",
      exempt: 'The product draws no scroll bars of its own.',
    },
    'limit.counter': 'The figures count up in 2 s, in steps of 16 ms.',
    'limit.related': 'Three related articles.',
    'limit.delays': {
      says: 'Sending a message and deleting an account take 1.5 s.',
      decision: '0106, row 8',
      note: 'The mock backend answers after it; a real one takes its time.',
    },
  },
} as const satisfies Sections;
