import { tools } from '@verapix/facts';

/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  blogPost: '/blog/:slug',
  pricing: '/pricing',
  signIn: '/signin',
  signUp: '/signup',
  authCallback: '/auth/callback',
  account: '/account',
  notifications: '/account/notifications',
  privacySettings: '/account/privacy',
  emailPreferences: '/account/email-preferences',
  accountData: '/account/data',
  apiKeys: '/account/api-keys',
  resetPassword: '/account/reset-password',
  subscriptions: '/subscriptions',
  tools: '/tools',
  upscaler: '/tools/image-upscaler',
  merchantSettings: '/merchant/settings',
  merchantSettingsAlias: '/merchant-settings',
  payment: '/payment',
  paymentSuccess: '/payment/success',
  paymentError: '/payment/error',
  docs: '/docs',
  docsGettingStarted: '/docs/getting-started',
  docsAuthentication: '/docs/authentication',
  documentation: '/documentation',
  documentationGettingStarted: '/documentation/getting-started',
  documentationAuthentication: '/documentation/authentication',
  faq: '/faq',
  examples: '/examples',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
} as const;

/** The addresses of the tools' own pages. */
export const toolPaths = tools.map(({ path }) => path);
