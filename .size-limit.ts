import type { SizeLimitConfig } from 'size-limit';
import { entryFiles } from './scripts/build-checks/entry-files.ts';

/** First-load JavaScript of each route, gzip. */
const routes = {
  '/': 'src/pages/home/HomePage.tsx',
  '/pricing': 'src/pages/pricing/PricingPage.tsx',
  '/tools': 'src/pages/tools/ToolsPage/ToolsPage.tsx',
  '/tools/logo-generator': 'src/pages/tools/LogoPage/LogoPage.tsx',
  '/tools/image-upscaler': 'src/pages/tools/UpscalerPage/UpscalerPage.tsx',
  '/tools/background-remover': 'src/pages/tools/BackgroundPage/BackgroundPage.tsx',
  '/tools/image-to-text': 'src/pages/tools/ImageToTextPage/ImageToTextPage.tsx',
  '/tools/headshot-generator': 'src/pages/tools/HeadshotPage/HeadshotPage.tsx',
  '/tools/watermark-remover': 'src/pages/tools/WatermarkPage/WatermarkPage.tsx',
  '/tools/ai-image-generator': 'src/pages/tools/ImageGeneratorPage/ImageGeneratorPage.tsx',
  '/payment': 'src/pages/payment/CheckoutPage/CheckoutPage.tsx',
  '/payment/success': 'src/pages/payment/PaymentSuccessPage/PaymentSuccessPage.tsx',
  '/payment/error': 'src/pages/payment/PaymentErrorPage/PaymentErrorPage.tsx',
  '/signin': 'src/pages/auth/SignInPage/SignInPage.tsx',
  '/signup': 'src/pages/auth/SignUpPage/SignUpPage.tsx',
  '/auth/callback': 'src/pages/auth/AuthCallbackPage/AuthCallbackPage.tsx',
  '/account/reset-password': 'src/pages/auth/ResetPasswordPage/ResetPasswordPage.tsx',
  '/account': 'src/pages/account/AccountPage/AccountPage.tsx',
  '/subscriptions': 'src/pages/account/SubscriptionsPage/SubscriptionsPage.tsx',
  '/account/notifications': 'src/pages/account/PreferencesPage/PreferencesPage.tsx',
  '/account/privacy': 'src/pages/account/PrivacyPage/PrivacyPage.tsx',
  '/account/api-keys': 'src/pages/account/ApiKeysPage/ApiKeysPage.tsx',
  '/account/data': 'src/pages/account/AccountDataPage/AccountDataPage.tsx',
  '/merchant/settings': 'src/pages/merchant/MerchantSettingsPage/MerchantSettingsPage.tsx',
  '/docs/getting-started': 'src/pages/docs/GettingStartedPage/GettingStartedPage.tsx',
  '/docs/authentication': 'src/pages/docs/AuthenticationPage/AuthenticationPage.tsx',
  '/docs/api': 'src/pages/docs/ApiPage/ApiPage.tsx',
  '/docs/api/errors': 'src/pages/docs/ErrorsPage/ErrorsPage.tsx',
  '/licences': 'src/pages/licences/LicencesPage.tsx',
  'a page not built yet': 'src/pages/unbuilt/UnbuiltPage.tsx',
  'not found': 'src/pages/not-found/NotFoundPage.tsx',
};

export default Object.entries(routes).map(([name, module]) => ({
  name,
  path: entryFiles([module]),
  gzip: true,
  limit: '130 kB',
})) satisfies SizeLimitConfig;
