import { Captions, Eraser, Image, Maximize2, PenTool, ScissorsLineDashed, UserRound } from 'lucide-react';
import { fn } from 'storybook/test';
import type { Navigation, NavigationTool } from './navigation';

/** Seven tools, for stories. */
export const sampleTools: readonly NavigationTool[] = [
  {
    title: '4K Image Upscaler',
    description: 'Enlarge a picture up to four times.',
    path: '/tools/image-upscaler',
    icon: Maximize2,
  },
  {
    title: 'Logo Generator',
    description: 'Three logo ideas from your brand name.',
    path: '/tools/logo-generator',
    icon: PenTool,
  },
  {
    title: 'AI Image Generator',
    description: 'A picture from a description.',
    path: '/tools/ai-image-generator',
    icon: Image,
  },
  {
    title: 'Background Remover',
    description: 'Keep the subject on a transparent ground.',
    path: '/tools/background-remover',
    icon: ScissorsLineDashed,
  },
  {
    title: 'AI Headshot Generator',
    description: 'Four portraits from one photograph.',
    path: '/tools/headshot-generator',
    icon: UserRound,
  },
  {
    title: 'Image to Text',
    description: 'Read the text in a picture.',
    path: '/tools/image-to-text',
    icon: Captions,
  },
  {
    title: 'Watermark Remover',
    description: 'Fill in a mark on a picture you own.',
    path: '/tools/watermark-remover',
    icon: Eraser,
  },
];

/** A sample site, for stories. */
export const sampleNavigation = {
  links: [
    { label: 'Pricing', path: '/pricing' },
    { label: 'Examples', path: '/examples' },
    { label: 'Docs', path: '/docs' },
    { label: 'Blog', path: '/blog' },
  ],
  paths: { home: '/', signIn: '/signin', account: '/account', subscriptions: '/subscriptions' },
  currentPath: '/',
  onSignOut: fn(),
} satisfies Navigation;
