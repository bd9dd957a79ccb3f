import { openedFormats as pictures, pdfFormat, tools } from '@verapix/domain';
import { addressPrefix, directionOf, locale } from '@verapix/messages/locale';
import { addressOf } from '../../content/address';
import { studioTool } from '@verapix/studio/tools';
import { protocolQuery, recipeProtocol } from '@verapix/studio/recipes/recipe-link';
import { receivedAddress, receivedField } from '../../service-worker/received-files';
import { paths } from '../../content/paths';
import { themeColours } from './theme-colours';
import * as messages from '@verapix/messages/shell';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The size of the manifest's screenshots in pixels, by their shape. `npm run pictures -- screenshots` takes them. */
export const screenshotSizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const;

const screenshot = (shape: keyof typeof screenshotSizes, name: string, label: string) => ({
  src: `/screenshots/${name}-${shape}.webp`,
  sizes: `${screenshotSizes[shape].width}x${screenshotSizes[shape].height}`,
  type: 'image/webp',
  form_factor: shape,
  label,
});

const openedFormats = [...pictures, pdfFormat];

/** The manifest's own address. */
export const manifestFile = `${addressPrefix(locale)}/manifest.json`;

/** The web app manifest, by which browsers offer to install the app. Its icons are made by `npm run pictures -- icons`. */
export const manifest = {
  id: addressOf('/'),
  name: 'Verapix',
  short_name: 'Verapix',
  description: messages.appDescription,
  lang: locale,
  dir: directionOf(locale),
  start_url: addressOf(paths.tools),
  scope: addressOf('/'),
  display: 'standalone',
  background_color: themeColours.light,
  theme_color: themeColours.light,
  categories: ['photo', 'graphics', 'productivity', 'utilities'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: tools.map(({ id, path }) => ({
    name: studioTool(id).title,
    description: studioTool(id).description,
    url: addressOf(path),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  /** The service worker answers the form that other apps share with. */
  share_target: {
    action: receivedAddress,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: receivedField,
          accept: openedFormats.flatMap(({ mime, extensions }) => [mime, ...extensions]),
        },
      ],
    },
  },
  file_handlers: [
    {
      action: receivedAddress,
      accept: Object.fromEntries(openedFormats.map(({ mime, extensions }) => [mime, extensions])),
    },
  ],
  /** A link such as `web+verapix:…` holds a recipe. */
  protocol_handlers: [{ protocol: recipeProtocol, url: `${addressOf(paths.recipes)}?${protocolQuery}=%s` }],
  /** A file that is opened does not take the place of a tool that is at work. */
  launch_handler: { client_mode: ['navigate-new', 'auto'] },
  screenshots: [
    screenshot('wide', 'home', messages.appHome),
    screenshot('wide', 'tools', messages.appTools),
    screenshot('narrow', 'home', messages.appHomePhone),
    screenshot('narrow', 'tools', messages.appToolsPhone),
  ],
};
