import type { SizeLimitConfig } from 'size-limit';
import { entryFiles } from './scripts/build-checks/entry-files.ts';

/** First-load JavaScript of each route, gzip. */
const routes: Record<string, string | readonly string[]> = {
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
  '/blog': 'src/pages/blog/BlogPage/BlogPage.tsx',
  '/blog/why-4k-quality-matters': [
    'src/pages/blog/BlogPostPage/BlogPostPage.tsx',
    'src/content/blog/why-4k-quality-matters.mdx',
  ],
  '/blog/mastering-4k-image-enhancement': [
    'src/pages/blog/BlogPostPage/BlogPostPage.tsx',
    'src/content/blog/mastering-4k-image-enhancement.mdx',
  ],
  '/blog/science-behind-ai-image-upscaling': [
    'src/pages/blog/BlogPostPage/BlogPostPage.tsx',
    'src/content/blog/science-behind-ai-image-upscaling.mdx',
  ],
  '/blog/optimize-website-images-performance': [
    'src/pages/blog/BlogPostPage/BlogPostPage.tsx',
    'src/content/blog/optimize-website-images-performance.mdx',
  ],
  '/examples': 'src/pages/examples/ExamplesPage.tsx',
  '/about': 'src/pages/about/AboutPage.tsx',
  '/faq': 'src/pages/faq/FaqPage.tsx',
  '/terms': ['src/pages/legal/LegalPage.tsx', 'src/content/legal/terms.mdx'],
  '/privacy': ['src/pages/legal/LegalPage.tsx', 'src/content/legal/privacy.mdx'],
  '/cookies': ['src/pages/legal/LegalPage.tsx', 'src/content/legal/cookies.mdx'],
  '/contact': 'src/pages/contact/ContactPage.tsx',
  '/licences': 'src/pages/licences/LicencesPage.tsx',
  'not found': 'src/pages/not-found/NotFoundPage.tsx',
};

/** In kB. The page is there as HTML before any of it comes. */
const usual = 132;
/** Pages whose whole text is in their script as well as in their HTML, and the home page with all its parts. */
const larger: Record<string, number> = {
  '/': 150,
  '/blog/': 145,
  '/docs/getting-started': 145,
  '/cookies': 145,
};

const limitOf = (name: string) => larger[name] ?? (name.startsWith('/blog/') ? larger['/blog/'] : usual);

export default Object.entries(routes).map(([name, modules]) => ({
  name,
  path: entryFiles([modules].flat()),
  gzip: true,
  limit: `${limitOf(name)} kB`,
})) satisfies SizeLimitConfig;
