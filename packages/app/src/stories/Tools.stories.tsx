import preview from '@verapix/storybook/preview';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Routes/Tools',
  component: AppAt,
  args: { path: paths.tools },
  parameters: wholePage,
});

export const Tools = meta.story(visit({ path: paths.tools, shows: 'Seven tools for pictures' }));
export const Upscaler = meta.story(visit({ path: paths.upscaler, shows: 'Drop a picture here' }));
export const BackgroundRemover = meta.story(
  visit({ path: paths.backgroundRemover, shows: 'Drop a picture here' }),
);
export const WatermarkRemover = meta.story(
  visit({ path: paths.watermarkRemover, shows: 'Drop a picture here' }),
);
export const ImageToText = meta.story(visit({ path: paths.imageToText, shows: 'Drop a picture here' }));
export const Headshots = meta.story(visit({ path: paths.headshots, shows: 'Drop a photo of yourself here' }));

const images = { path: paths.imageGenerator };
export const ImagesOfVisitor = meta.story(visit({ ...images, shows: 'Prompt' }));
export const ImagesOfFree = meta.story(visit({ ...images, persona: 'free', shows: '1 of 3 free uses left' }));
export const ImagesOfPremium = meta.story(
  visit({ ...images, persona: 'premium', shows: /Unlimited access/ }),
);

const logos = { path: paths.logoGenerator };
export const LogosOfVisitor = meta.story(visit({ ...logos, shows: 'Brand name' }));
export const LogosOfFree = meta.story(visit({ ...logos, persona: 'free', shows: '1 of 3 free uses left' }));
export const LogosOfFounder = meta.story(visit({ ...logos, persona: 'founder', shows: /^Founder/ }));
