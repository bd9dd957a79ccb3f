import { enlarge } from '../app-at-work/enlarge.ts';
import { withApp } from '../app-at-work/with-app.ts';

/** The picture four times as wide and high, made by both methods of the upscaler of the app built in `directory`. */
export function enlargedByApp(picture: Buffer, directory: string): Promise<{ fast: Buffer; sharp: Buffer }> {
  const file = { name: 'small.png', mimeType: 'image/png', buffer: picture };
  return withApp(directory, async (open) => {
    const by = async (method: 'Fast' | 'Sharp') =>
      enlarge(await open('/tools/image-upscaler'), file, { factor: 4, method });
    return { fast: await by('Fast'), sharp: await by('Sharp') };
  });
}
