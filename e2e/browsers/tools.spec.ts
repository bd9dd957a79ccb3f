import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../scripts/paths.ts';
import { photograph, scaled, subject } from '../support/photographs.ts';
import { test } from './test.ts';
import type { Target, User } from './user.ts';

const main: Target = { role: 'main' };
const button = (name: string | RegExp): Target => ({ role: 'button', name, within: main });
const link = (name: string | RegExp): Target => ({ role: 'link', name, within: main });
const radio = (name: string): Target => ({ role: 'radio', name, within: main });

/** A network on two slow cores, with its download. */
const patience = 240_000;

test.setTimeout(300_000);

/** Waits for the end of a run: the result, or words that say why there is none. */
async function seesResult(user: User, result: Target): Promise<void> {
  await user.sees(result, patience);
  await user.reads('0 bytes');
  await user.reads('sent from this device');
}

for (const method of ['Fast', 'Sharp', 'Detail']) {
  test(`the upscaler enlarges with ${method}`, async ({ user }) => {
    await user.open('/tools/image-upscaler');
    await user.chooses('cat.jpg', await scaled(photograph('locomotion-house-cat'), 96));
    await user.clicks(radio(method));
    await user.clicks(button('Upscale picture'));
    await seesResult(user, button('Download'));
    await user.doesNotSee({ text: /The model couldn’t be loaded/ });
  });
}

test('the logo generator makes three logos', async ({ user }) => {
  await user.open('/tools/logo-generator');
  await user.fills('Brand name', 'Acme');
  await user.clicks(button('Generate logo'));
  await user.sees(link('Download Symbol only as PNG'), patience);
});

test('the image generator makes a procedural preview', async ({ user }) => {
  await user.open('/tools/ai-image-generator');
  await user.clicks(radio('512 × 512'));
  await user.fills('Prompt', 'a mountain lake at sunset');
  await user.clicks(button('Generate procedural preview'));
  await user.sees(link('Download procedural preview'), patience);
});

test('image to text reads a page', async ({ user }) => {
  await user.open('/tools/image-to-text');
  await user.chooses('notice.png', readFileSync(join(rootDir, 'fixtures/pages/notice-inverted.png')));
  await user.clicks(button('Extract Text'));
  await seesResult(user, { role: 'textbox', name: 'Extracted text' });
});

test('the headshot generator makes four headshots, or says that WebGL 2 is missing', async ({ user }) => {
  await user.open('/tools/headshot-generator');
  await user.chooses('me.jpg', subject('astronaut'));
  await user.clicks(button('Generate Professional Headshots'));
  const hasWebGl = await user.tab.run(() => new OffscreenCanvas(1, 1).getContext('webgl2') !== null);
  if (hasWebGl) await seesResult(user, link(/^Download White/));
  else await user.reads(/This browser doesn’t support WebGL 2/, patience);
});

test('the background remover cuts out with Best, and then with Instant', async ({ user }) => {
  await user.open('/tools/background-remover');
  await user.chooses('picture.png', await scaled(subject('coffee'), 320));
  await seesResult(user, { role: 'img', name: / without its background$/ });
  await user.doesNotSee(button('Cut out with Best'));
  await user.clicks(button('Method'));
  await user.clicks({ role: 'radio', name: 'Instant' });
  await user.clicks(button('Run again with these settings'));
  await user.sees(button('Cut out with Best'), patience);
});

/** Draws a box on the picture or the frame to mark, in ratios of its size. */
async function marksBox(user: User): Promise<void> {
  await user.clicks({ text: 'Box', within: main });
  const sheet: Target = { role: 'application', name: /^Mark with/ };
  await user.sees(sheet);
  const { left, top, width, height } = await user.boxOf(sheet);
  const at = (x: number, y: number) => ({ x: left + width * x, y: top + height * y });
  await user.tab.drag(at(0.6, 0.75), at(0.95, 0.92));
}

for (const method of ['Quick', 'Best']) {
  test(`the watermark remover fills a marked area with ${method}`, async ({ user }) => {
    await user.open('/tools/watermark-remover');
    await user.chooses('boats.jpg', await scaled(photograph('nagasaki-boats'), 320));
    await user.clicks(radio(method));
    await marksBox(user);
    await user.clicks(button('Remove Watermark'));
    await seesResult(user, button('Download Result'));
  });
}

test('the watermark remover writes a video, or says why it cannot', async ({ user }) => {
  await user.open('/tools/watermark-remover');
  await user.clicks({ role: 'tab', name: 'Video' });
  await user.chooses('clip.mp4', readFileSync(join(rootDir, 'fixtures/videos/h264-aac.mp4')));
  const refusal: Target = { text: /This browser (can’t|has no|could not)|use another (browser|one)/i };
  const sheet: Target = { role: 'application', name: /^Mark with/ };
  if ((await user.seesOneOf([sheet, refusal], patience)) === refusal) return;
  await marksBox(user);
  await user.clicks(button('Remove Watermark'));
  await seesResult(user, link('Download Result'));
});
