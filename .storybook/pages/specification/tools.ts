import type { Sections } from './sections';

/** The document about the tools, payments, the public API and the settings. */
export const tools = {
  'What the product does and for whom': {
    'tools.seven':
      'There are seven tools: upscaler, logos, pictures from text, background remover, headshots, image to text, watermark remover.',
    'tools.watermark-both': 'The watermark remover takes pictures and videos.',
    'tools.simulated': {
      says: 'All results are simulated: placeholders and canned text.',
      note: 'Each tool has two engines: one that works on the device, the default, and the simulated one, with the timings given here (?engines=simulated).',
    },
    'tools.tiers': 'The tiers are free, Premium and Lifetime.',
    'tools.free-3': {
      says: 'Free processes up to three pictures.',
      note: 'Three uses of the generators per browser; the other tools have no limit.',
    },
    'tools.free-2k': 'Free upscaling goes up to 2K.',
    'tools.administrator': 'An administrator configures payments.',
    'tools.hosted-checkout': 'Paid plans are bought on a hosted page outside of the product.',
    'tools.public-api': 'There is a public API, version v1.',
  },
  'Screens and routes': {
    'page.tools': '/tools lists the seven tools, each with Use Tool and a toast that it is loading.',
    'page.routes': 'Each tool, the payment pages, the settings and the account pages have their address.',
    'page.docs-redirect': '/docs leads to /docs/getting-started.',
    'page.toasts': 'Every page has an area for toasts.',
    'upscaler.upload': 'The upscaler takes a picture that is dropped or chosen.',
    'upscaler.appears': 'A valid picture shows the tool and scrolls to it.',
    'upscaler.toast': 'A toast says that the picture was uploaded, and to scroll down.',
    'upscaler.formats': {
      says: 'The formats are JPG, PNG, WEBP and TIFF.',
      note: 'HEIC, AVIF, GIF and BMP are opened as well.',
    },
    'logo.views': 'The logo generator has a form with the tabs Basic Info and Design Options, and results.',
    'logo.results': 'The results are three logos, with Modify Details and Generate More.',
    'logo.download': 'Each logo can be downloaded.',
    'image.tabs':
      'The image generator has the tabs Generate and History; a press in the history selects a picture.',
    'background.upload': 'The background remover takes a picture that is chosen or dropped.',
    'background.side-by-side': 'Original and result are side by side.',
    'background.buttons': 'Its buttons are Clear, Download and Select Image.',
    'headshot.flow': 'A photo is uploaded and previewed; Generate Professional Headshots gives four results.',
    'headshot.download': {
      says: 'Each result has a Download button without effect.',
      note: 'Each one is downloaded.',
    },
    'text.flow':
      'A picture is uploaded and previewed; Extract Text gives read-only text with Copy and Download as .txt.',
    'watermark.tabs':
      'The watermark remover has the tabs Image and Video, each with an upload area and Remove Watermark.',
    'watermark.result': 'The result is previewed, with Download Result.',
    'limit-screen': 'When the free uses run out, the generators say so, with Upgrade to Premium to /pricing.',
    'checkout.query': {
      says: 'The checkout reads the plan, its name, the amount, the currency and the interval.',
      note: 'Only the plan is sent: the price comes from the catalogue, and a wrong claim in the address is told.',
    },
    'checkout.shows':
      'It shows the plan, the amount, how it is billed, what it opens, a countdown, Pay with Stripe or Pay Once, links to the terms and privacy, and the refund promise.',
    'checkout.sign-in': 'Visitors go to /signin, with the way back.',
    'checkout.badge': 'The badge is "Best Value" for Lifetime, else "40% Off".',
    'checkout.regular': 'The regular prices are 79.99 monthly and 799.99 yearly.',
    'success.page': {
      says: 'The success page says "Payment Successful!" with the plan, a random transaction id and today\'s date, and leads home or to the subscriptions.',
      note: 'It shows what a verified payment says. Opened without one, it says so and makes nothing up.',
    },
    'success.default-plan': {
      says: 'Without a plan in the address, it is Premium.',
      note: 'Only until the payment is known, which says what was bought.',
    },
    'failure.page':
      'The failure page gives the message, or a general one, with Go Back and Pricing, and a card with Return to Pricing.',
    'merchant.sign-in': 'Visitors of the payment settings go to /signin?redirect=/merchant-settings.',
    'merchant.denied':
      'Others than administrators see "Access Denied" with Return to Home; in the form, "Administrator Access Required".',
    'merchant.form':
      'Administrators see the title, "Loading configuration...", an error with Try Again, and the form with saving and testing.',
    'docs.getting-started':
      'Getting started explains the API, its address, POST requests and an example with image_url and scale_factor.',
    'docs.gated': '/docs/authentication and /docs/api need a paid plan.',
    'docs.sidebar': 'The sidebar links to /pricing and /contact, and has sections with a title and pages.',
    'faq.ten': 'The FAQ has ten questions, one open at a time, and a link to /contact.',
    gallery: 'The examples are the page of the other document.',
    'notifications.switches': {
      says: 'Notifications have five switches with these defaults, a way back to the account, a toast for each change and Save Changes.',
      note: 'Three switches, all off until the user consents. What decided nothing is not there, and mails that the account needs have no switch.',
    },
    'notifications.saving': 'Saving shows "Saving...".',
    'privacy.switches': {
      says: 'Privacy has switches for two factors, data collection, cookies and activity.',
      note: 'Only what decides something is there: two-factor authentication with its set-up, and the choice of what the site may store.',
    },
    'privacy.sessions': {
      says: 'Manage Active Sessions shows a toast.',
      note: 'It lists the sessions, and ends them.',
    },
    'email.switches': {
      says: 'E-mail preferences have five switches and a frequency, weekly by default.',
      note: 'Three switches, all off until the user consents.',
    },
    'data.download': "The user's own data are downloaded as JSON or CSV, with a note on the right of access.",
    'keys.gate': 'The API keys are behind a gate named API Key Management.',
    'keys.warning': 'A card warns about security, and tabs show live and test keys.',
    'keys.tab':
      'Each tab has a name field, Create New Key, and keys with name, type, dates, a masked value with show and copy, and Revoke Key.',
    'keys.empty': 'Empty tabs say so.',
    'keys.docs': 'A button leads to /docs/authentication.',
  },
  'Entities and their fields': {
    'logo.request':
      'A logo has a brand name, an industry of eight, a description, a template of five and colours of eight, first #3A86FF.',
    'logo.selected': 'The results are three pictures, one of which can be selected.',
    'image.request':
      'A picture has a prompt, a style that can be taken off again, a negative prompt, one of five sizes and a strength.',
    'image.history': 'The history has at most six pictures.',
    'free.counter': "The free uses are counted in the browser's storage.",
    'merchant.config': {
      says: 'The settings have the business, the account and the Stripe fields.',
      note: 'Secrets are never returned: only their last four characters, or that one is stored.',
    },
    'gating.plan': 'The plan decides: premium, lifetime, or else free.',
    'checkout.interval': {
      says: 'The interval is monthly, yearly or lifetime.',
      note: 'No plan is billed yearly; the yearly price is shown as a regular price.',
    },
    'gallery.entity': 'An example has an id, a title, two pictures and a description.',
    'keys.entity': {
      says: 'A key has an id, a name, a value with vp_live_ or vp_test_, a type and dates.',
      note: 'The server makes it, keeps its hash alone, and returns it once.',
    },
    'data.user': {
      says: 'The download has the name, the e-mail address and the date of the account.',
      note: 'The JSON has every record of the server as well.',
    },
    'preferences.entity': 'Preferences are switches and a frequency.',
    'toast.variants': 'Toasts are default, destructive, success or warning.',
  },
  'States and transitions': {
    'free.counting': 'The count starts at 0; each success of a user without full access adds 1.',
    'free.limit': 'At 3 the tool shows the limit.',
    'free.founder': 'Full access has no limit: "Founder account: Unlimited access".',
    'free.left': 'What is left is shown once one was used.',
    'free.others': 'The other tools have no limit.',
    'logo.states': 'The form leads to generating, with random progress to 95, then to the results.',
    'logo.again': 'Modify Details leads back; Generate More makes others.',
    'image.states': 'After generating, the picture is shown; the history selects another.',
    'background.states': {
      says: 'A chosen file is processed after 1 s, in steps of 5 to 95, and done. Clear resets.',
      note: 'It starts by itself with the method Best; the button runs it again. The simulated engine has these times.',
    },
    'headshot.states': { says: 'Headshots take 2 s, then show four.', note: 'With the simulated engine.' },
    'text.states': {
      says: 'Text takes 1.5 s, then a placeholder.',
      note: 'With the simulated engine; the other one reads the picture.',
    },
    'watermark.states': {
      says: 'Watermarks take 2 s, then the original is the result.',
      note: 'With the simulated engine, which says so; the other one fills the marked area.',
    },
    'watermark.switch': {
      says: 'The other tab clears the file and the result.',
      note: 'An unsaved result is asked about first.',
    },
    'tier.derived': 'The tier comes from the plan, in any case of its letters.',
    'tier.free': {
      says: 'It is free when signed out, without a subscription, or if it cannot be read.',
      note: 'If it cannot be read, gates stay closed, and the page says so and tries again; it does not ask the user to upgrade.',
    },
    'checkout.states': 'The checkout waits for the session, then sends visitors to sign in.',
    'checkout.unknown': 'Another plan is "Unknown plan selected".',
    'checkout.automatic': 'After one second, the hosted page opens in a new tab, once.',
    'checkout.blocked': 'If that fails, the page says to use the button.',
    'checkout.processing': 'The button shows "Processing..." meanwhile.',
    'countdown.seven': {
      says: 'The offer counts down from 7 days in days, hours and minutes.',
      note: "The 7 days begin with the account's first checkout, by the server's clock.",
    },
    'slider.inset': 'The comparison moves between 5 and 95 %, by 1.2 % a frame, and is draggable.',
    'merchant.states': 'The form saves ("Saving...") and tests ("Testing..."), and reads again after a save.',
    'keys.created': 'A new key comes on top, revealed; the name is cleared.',
    'keys.revoked': 'A revoked key is removed.',
    'keys.visibility': 'Each key is shown or hidden on its own, hidden at first.',
    'keys.tab-type': 'The tab gives the type of a new key.',
    'keys.loading': 'While it works, buttons are disabled.',
    'two-factor.on': {
      says: 'Turning it on starts a set-up, with a toast that instructions were mailed.',
      note: 'The set-up is on the page: a QR code and a first code. The toast says that it started.',
    },
    'two-factor.off': {
      says: 'Turning it off just flips it.',
      note: 'It takes a code, as anybody at the device could turn it off.',
    },
    'preferences.delay': {
      says: 'Saves take 800 ms, then a toast.',
      note: 'The mock backend answers after it.',
    },
  },
  'Validation rules': {
    'logo.name': 'A name is needed: else a toast says so, and Generate is disabled.',
    'logo.colours': {
      says: 'A hint says up to three colours; a fourth is taken.',
      note: 'A fourth is refused, with what to drop.',
    },
    'image.prompt': 'A prompt is needed: else "Empty Prompt".',
    'image.prompt-limit': 'Beyond 500 characters input is ignored; above 450 the counter warns.',
    'upscaler.size': 'Files over 10 MB are refused with the words given.',
    'upscaler.type': 'What is no picture is refused with the words given.',
    'watermark.types': {
      says: 'Pictures are JPEG, PNG or WebP, videos MP4, WebM or QuickTime; else a message says so.',
      note: 'More formats of pictures are opened, and the message names the format.',
    },
    'watermark.no-file': 'Without a file: "Please select a image file first."',
    'watermark.sizes': {
      says: '10 MB and 50 MB are shown, not enforced.',
      note: 'Larger pictures are refused; a larger video is taken, with a warning.',
    },
    'background.types': 'Only pictures are dropped; the picker takes any picture.',
    'merchant.rules': 'The fields of the business and the account have the rules and messages given.',
    'merchant.optional': {
      says: 'Routing, IBAN, SWIFT and the Stripe fields are optional; checkout addresses are URLs or empty.',
      note: 'And only on the hosts of the provider.',
    },
    'checkout.valid': 'A checkout needs a plan, its name and an amount above 0.',
    'keys.name': 'A key needs a name.',
  },
  'Roles and permissions': {
    'role.visitor-tools': 'Visitors use the tools, the generators three times per browser.',
    'role.full-access': 'Full access has unlimited generators.',
    'role.merchant':
      'Only administrators see and save the payment settings; another one gets "Permission Denied".',
    'role.checkout': 'The checkout needs a session.',
    'role.gated': {
      says: 'Six features need Premium or Lifetime: api-access, api-keys, advanced-watermark-removal, batch-processing, custom-models, priority-processing.',
      note: 'Each is a real feature.',
    },
    'role.open': 'All others are open.',
    'role.gate-toast': 'A free user gets the toast "Premium Feature" and goes to /pricing.',
    'role.upgrade': 'The gate has an "Upgrade to Premium" button.',
    'role.docs': 'The documentation of the API and of authentication needs a paid plan.',
    'role.keys-visitor': 'Visitors of the API keys get "Authentication Required" and go to /signin.',
    'role.data': 'The account data are those of the signed-in user.',
  },
  'The calls it makes': {
    'call.load-config': 'The settings are read on the page, and again after a save.',
    'call.save-config': 'The form is saved, and answered with success or not.',
    'call.test': 'The connection is tested with the current values.',
    'call.plan': 'The current subscription gives the plan.',
    'call.checkout': 'The hosted checkout opens in a new tab.',
    'call.upscale':
      'POST /v1/upscale takes image_url and scale_factor, with the key in the header or the query.',
    'call.429': 'Beyond its limit a key gets 429.',
    'call.prefixes': 'Keys begin with vp_test_ or vp_live_.',
    'call.no-server': {
      says: 'The tools call no server.',
      note: 'Only the image service, where one is configured, and only after the page says so.',
    },
    'call.logo': {
      says: 'Logos are placeholders of the name, a colour and a layout: icon, text or full.',
      note: 'With the simulated engine; the other one draws them.',
    },
    'call.image': {
      says: 'Pictures are stock photos by the prompt.',
      note: 'A drawn placeholder with the simulated engine; else painted by rules, or made by the image service.',
    },
    'call.background': 'Backgrounds are removed in the browser.',
    'call.keys-delays': {
      says: 'The list of keys takes 800 ms, creating 1000, revoking 800.',
      note: 'The mock backend answers after it.',
    },
    'call.data': {
      says: 'The account data are made in the browser.',
      note: 'From the records of the server.',
    },
  },
  'Error catalogue': {
    'error.logo': '"Failed to generate the logo. Please try again."',
    'error.image': '"Failed to generate the image. Please try again."',
    'error.limit': '"Usage Limit Reached", for 3 s.',
    'error.watermark': '"Failed to process image. Please try again.", or video.',
    'error.background': {
      says: 'A failure of the background remover is silent.',
      note: 'It is told, with what to do.',
    },
    'error.settings-load': '"Failed to load payment configuration. Please try again."',
    'error.settings-refresh': '"Failed to refresh configuration. Please try again."',
    'error.settings-save': '"Update Failed", "Update Error", with the reasons given.',
    'error.settings-test': '"Connection Test Failed" and "Test Error".',
    'error.checkout-login': '"Login Required".',
    'error.checkout-url': '"Payment checkout URL not available".',
    'error.checkout-redirect': '"Failed to redirect to payment page", and "Automatic redirect failed."',
    'error.checkout-plan': '"Unknown plan selected".',
    'error.keys': 'The four failures of the API keys have their words.',
    'error.preferences': {
      says: 'The settings that were not saved have their words.',
      note: 'The privacy page saves nothing as a whole, so "Failed to save settings" is not said.',
    },
    'error.data': '"Failed to download your data".',
    'error.api-429': 'The public API answers 429 beyond its limit.',
    'done.logo': '"Your logos have been generated successfully!", after "Generating Logo".',
    'done.image': '"Your image has been generated successfully!", after "Generating Image".',
    'done.watermark': '"Watermark successfully removed from your image!", or video.',
    'done.text': { says: '"Text copied to clipboard!", as an alert.', note: 'As a toast.' },
    'done.settings': '"Configuration Updated" and "Connection Successful".',
    'done.checkout': '"Stripe checkout opened in a new tab".',
    'done.keys': 'Creating, revoking and copying a key have their words.',
    'done.preferences': {
      says: '"Setting updated" and "Settings Saved".',
      note: 'The privacy page\'s switches apply at once, so its "Settings Saved" is not said.',
    },
    'done.data': '"Your data has been downloaded as JSON", or CSV.',
  },
  'Business constants and limits': {
    'limit.uses': 'Three free uses of the generators.',
    'limit.prompt':
      '500 characters, a warning above 450; strength 70 in steps of 5; six pictures in the history.',
    'limit.logos': { says: 'Three logos a run, each after 700 ms.', note: 'With the simulated engine.' },
    'limit.simulated': 'The simulated delays are 2, 1, 2, 1.5 and 2 s.',
    'limit.progress': 'Simulated progress stays below 95 %, 99 % for pictures.',
    'limit.background-size': {
      says: 'The background remover works on at most 1024 px each way.',
      note: 'With Instant; Best keeps the size.',
    },
    'limit.background-rule': {
      says: 'Near-white pixels become transparent by the rule given.',
      note: 'With Instant; Best finds the subject.',
    },
    'limit.background-name': 'The result is transparent_background.png.',
    'limit.names': 'The downloads have the names given.',
    'limit.upload': '10 MB for the upscaler; 4× at most; 2K for free.',
    'limit.offer': '7 days of the offer, 1 s to the redirect, 14 days of refunds.',
    'limit.slider': '1.2 % a frame, between 5 and 95.',
    'limit.tabs': 'Five tabs of examples.',
    'limit.api': 'The API is v1, with the prefixes vp_live_ and vp_test_.',
    'limit.toasts': '5000 ms, 50 px, F8.',
    'limit.saves': {
      says: 'Saves and revoking take 800 ms, creating 1000.',
      note: 'The mock backend answers after it.',
    },
    'limit.merchant-defaults': {
      says: 'The settings have hard-coded bank values.',
      note: 'They start empty; the page says what applies meanwhile.',
    },
    'limit.children': 'Children under 13 are excluded.',
  },
} as const satisfies Sections;
