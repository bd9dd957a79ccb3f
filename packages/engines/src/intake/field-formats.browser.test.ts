import { decodeMaxPixels, uploadMaxBytes } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/pixels';
import { baseError, fieldFile } from '../testing/field';
import { chosenPicture, fileAt } from '../testing/files';
import { inspectPicture } from './inspect-picture';
import { resizeDrawing } from './svg';

const urls = import.meta.glob<string>('../../../../fixtures/formats/*.{jxl,j2k,jp2,ico}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const formatFile = (name: string) => fileAt(urls[`../../../../fixtures/formats/${name}`] ?? name);

const limits = { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels };

const open = async (file: File) => decodePicture((await chosenPicture(file)).file);

/** The colour of a pixel in an opened file. */
async function colourAt(file: File, x: number, y: number): Promise<number[]> {
  const { data, width } = await open(file);
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

/** A copy with other bytes where `bytes` is found first. */
async function changed(file: File, bytes: readonly number[], change: readonly number[]): Promise<File> {
  const content = new Uint8Array(await file.arrayBuffer());
  const at = content.findIndex((_, index) => bytes.every((byte, next) => content[index + next] === byte));
  if (at < 0) throw new Error(`${file.name} has no ${bytes}.`);
  content.set(change, at);
  return new File([content], file.name);
}

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

async function rejectionOf(file: File) {
  const inspection = await inspectPicture([file], limits);
  return inspection.ok ? undefined : inspection.rejection;
}

describe('HEIC and AVIF', () => {
  it.each([
    ['ten-bit.heic', 3],
    ['moving.avif', 10],
    ['ten.avif', 10],
    ['twelve.avif', 10],
  ])('%s is the base picture, within %i of 255', async (name, tolerance) => {
    expect(baseError(await open(await fieldFile(name)))).toBeLessThanOrEqual(tolerance);
  });

  it.each(['alpha.avif', 'alpha-premultiplied.avif', 'alpha.heic'])(
    '%s keeps its transparency',
    async (name) => {
      const { data } = await open(await fieldFile(name));
      const [red = 0, green = 0, blue = 0, alpha] = data.subarray((48 * 96 + 24) * 4);
      const errors = [red - 40, green - 60, blue - 200].map(Math.abs);
      expect(Math.max(...errors)).toBeLessThanOrEqual(10);
      expect(alpha).toBe(194);
    },
  );

  it.each([
    ['odd.avif', 95, 63],
    ['odd-size.heic', 95, 63],
    ['grid.avif', 256, 256],
    ['mirrored.avif', 96, 64],
    ['turned.avif', 64, 96],
    ['turned-mirrored.avif', 64, 96],
    ['one.avif', 1, 1],
    ['grey.avif', 96, 64],
  ])('%s has its size, %i × %i', async (name, width, height) => {
    expect(await open(await fieldFile(name))).toMatchObject({ width, height });
  });

  it.each([
    ['mirrored.avif', 8, 9, [40, 180, 60, 255]],
    ['mirrored.avif', 28, 40, [230, 200, 40, 255]],
    ['turned.avif', 8, 9, [40, 180, 60, 255]],
    ['turned-mirrored.avif', 8, 9, [255, 255, 255, 255]],
    ['turned-mirrored.avif', 56, 9, [40, 60, 200, 255]],
  ])('%s is turned as its boxes say: (%i, %i)', async (name, x, y, colour) => {
    const found = await colourAt(await fieldFile(name), x, y);
    expect(Math.max(...found.map((value, at) => Math.abs(value - (colour[at] ?? 0))))).toBeLessThanOrEqual(
      10,
    );
  });

  // In Display P3, the numbers of the base picture are other colours than in sRGB.
  const red = [218, 0, 26, 255];
  it.each(['phone-nclx-p3.heic', 'p3.avif', 'cicp-p3.png'])(
    '%s has the colours of Display P3',
    async (name) => {
      const found = await colourAt(await fieldFile(name), 40, 22);
      expect(Math.max(...found.map((value, at) => Math.abs(value - (red[at] ?? 0))))).toBeLessThanOrEqual(3);
    },
  );

  it.each([
    ['BT.709', [0, 1, 0, 1]],
    ['BT.2020', [0, 9, 0, 13]],
    ['BT.2020 with the curve of PQ', [0, 9, 0, 16]],
    ['BT.2020 with the curve of HLG', [0, 9, 0, 18]],
  ])('a HEIC in %s looks as an AVIF in it does', async (_, codes) => {
    const [heic, avif] = await Promise.all(
      ['phone-nclx-p3.heic', 'p3.avif'].map(async (name) =>
        colourAt(
          await changed(
            await fieldFile(name),
            [...letters('nclx'), 0, 12, 0, 13],
            [...letters('nclx'), ...codes],
          ),
          40,
          22,
        ),
      ),
    );
    expect(
      Math.max(...(heic ?? []).map((value, at) => Math.abs(value - (avif?.[at] ?? 0)))),
    ).toBeLessThanOrEqual(6);
  });

  it('a picture of AV1 opens under a brand that names no coding', async () => {
    const major = await changed(await fieldFile('ten.avif'), letters('avif'), letters('mif1'));
    const file = await changed(major, letters('avif'), letters('mif1'));
    expect(baseError(await open(file))).toBeLessThanOrEqual(10);
  });

  it.each([
    ['avc1', 'H.264 HEIF is not supported'],
    ['unci', 'uncompressed HEIF is not supported'],
  ])('a picture coded as %s is named', async (type, title) => {
    const file = await changed(await fieldFile('ten-bit.heic'), letters('hvc1'), letters(type));
    expect(await rejectionOf(file)).toMatchObject({ code: 'unsupported-format', title });
  });

  it('a picture that no decoder opens is not called damaged alone', async () => {
    const file = await changed(await fieldFile('ten-bit.heic'), letters('hvcC'), letters('free'));
    expect(await rejectionOf(file)).toMatchObject({
      code: 'unopened',
      message: 'The file is damaged, or can’t be opened here.',
    });
  });
});

describe('rare formats', () => {
  it.each([
    ['base.jxl', 0],
    ['base.j2k', 2],
  ])('%s is the base picture, within %i of 255', async (name, tolerance) => {
    expect(baseError(await open(await formatFile(name)))).toBeLessThanOrEqual(tolerance);
  });

  it.each([
    ['alpha.jxl', 128],
    ['alpha.jp2', 128],
    ['base.jxl', 255],
  ])('%s keeps its transparency', async (name, alpha) => {
    const picture = await chosenPicture(await formatFile(name));
    expect(picture.hasAlpha).toBe(alpha < 255);
    const found = await colourAt(await formatFile(name), 28, 50);
    expect(Math.abs((found[3] ?? 0) - alpha)).toBeLessThanOrEqual(1);
  });

  it('a JPEG 2000 of the field is opened', async () => {
    expect(await colourAt(await fieldFile('picture.jp2'), 28, 20)).toEqual([200, 40, 40, 255]);
  });

  it.each([
    ['icon.ico', 32, 32],
    ['icons.ico', 64, 64],
    ['one.ico', 96, 64],
  ])('%s is its largest picture, %i × %i', async (name, width, height) => {
    const file = name === 'icon.ico' ? await fieldFile(name) : await formatFile(name);
    expect(await open(file)).toMatchObject({ width, height });
  });

  it.each([
    ['base.jxl', 40],
    ['base.j2k', 500],
    ['icons.ico', 20],
  ])('%s cut off after %i bytes is refused', async (name, length) => {
    const file = await formatFile(name);
    expect(await rejectionOf(new File([file.slice(0, length)], name))).toMatchObject({
      code: expect.stringMatching(/^(damaged|unopened)$/),
    });
  });
});

describe('a drawing', () => {
  const svg = (attributes: string, content = '<rect width="96" height="64" fill="#c82828"/>', head = '') =>
    new File(
      [`${head}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`],
      'drawing.svg',
    );

  it.each([
    ['its size', 'width="96" height="64"', 96, 64],
    ['the size of its coordinates', 'viewBox="0 0 96 64"', 96, 64],
    [
      'the size of its coordinates instead of percentages',
      'width="100%" height="100%" viewBox="0 0 96 64"',
      96,
      64,
    ],
    ['the ratio of its coordinates', 'width="192" viewBox="0 0 96 64"', 192, 128],
    ['millimetres', 'width="25.4mm" height="1in" viewBox="0 0 96 64"', 96, 96],
    ['the size of browsers', '', 300, 150],
  ])('is drawn at %s', async (_, attributes, width, height) => {
    const picture = await chosenPicture(svg(attributes));
    expect(picture).toMatchObject({ width, height, note: expect.stringContaining(`${width} × ${height}`) });
    expect(await colourAt(svg(attributes), Math.floor(width / 4), Math.floor(height / 4))).toEqual([
      200, 40, 40, 255,
    ]);
  });

  it('is drawn at a chosen size, with its edges as sharp', async () => {
    const large = await resizeDrawing(
      svg('viewBox="0 0 96 64"', '<rect width="48" height="64" fill="#c82828"/>'),
      2048,
    );
    expect(large.name).toBe('drawing.svg');
    expect(await open(large)).toMatchObject({ width: 2048, height: 1365 });
    expect(await colourAt(large, 1022, 700)).toEqual([200, 40, 40, 255]);
    expect(await colourAt(large, 1025, 700)).toEqual([0, 0, 0, 0]);
  });

  it('is drawn smaller if its size is beyond the limit', async () => {
    const picture = await chosenPicture(svg('width="100000" height="100000" viewBox="0 0 96 64"'));
    expect(picture.width * picture.height).toBeLessThanOrEqual(decodeMaxPixels);
    expect(picture.width).toBeGreaterThan(1000);
  });

  it('of the field is opened', async () => {
    expect(await colourAt(await fieldFile('drawing.svg'), 28, 20)).toEqual([200, 40, 40, 255]);
  });

  it('runs no script and loads nothing from outside', async () => {
    const probe = `${location.origin}/probe-of-a-drawing`;
    const content = `<script>document.documentElement.innerHTML = ''; fetch('${probe}');</script>
      <style>@import url('${probe}'); rect { filter: url('${probe}#a'); }</style>
      <image href="${probe}" width="9" height="9"/><use href="${probe}#a"/>
      <foreignObject width="96" height="64"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${probe}"/></foreignObject>
      <circle cx="20" cy="20" r="20" fill="#c82828"/>`;
    const file = svg('width="96" height="64"', content);
    expect(await colourAt(file, 20, 20)).toEqual([200, 40, 40, 255]);
    expect(performance.getEntriesByName(probe)).toEqual([]);
  });

  it('that names itself by entities is read, and one that explodes is refused', async () => {
    const simple = svg(
      'width="96" height="64"',
      '<rect width="96" height="64" fill="&a;"/>',
      '<!DOCTYPE svg [<!ENTITY a "#c82828">]>',
    );
    expect(await colourAt(simple, 8, 8)).toEqual([200, 40, 40, 255]);
    const entities = [...'bcdefghij'].map(
      (name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
    );
    const bomb = svg('', '<text>&j;</text>', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities.join('')}]>`);
    expect(await rejectionOf(bomb)).toMatchObject({ code: 'damaged' });
  });

  it('in UTF-16 is opened', async () => {
    const text = await svg('width="96" height="64"').text();
    const wide = letters(`\ufeff${text}`).flatMap((unit) => [unit & 255, unit >> 8]);
    expect(await colourAt(new File([Uint8Array.from(wide)], 'drawing.svg'), 8, 8)).toEqual([
      200, 40, 40, 255,
    ]);
  });

  it('that is cut off is refused', async () => {
    expect(
      await rejectionOf(new File(['<svg xmlns="http://www.w3.org/2000/svg"><rect'], 'drawing.svg')),
    ).toMatchObject({
      code: 'damaged',
    });
  });
});

describe('camera raw', () => {
  it.each([
    ['camera.dng', 'DNG'],
    ['camera.nef', 'NEF'],
  ])('%s without a preview of full size is refused by its name', async (name, label) => {
    const rejection = await rejectionOf(await fieldFile(name));
    expect(rejection).toMatchObject({ code: 'unsupported-format', title: `${label} is not supported` });
    expect(rejection?.message).toContain(`camera raw file (${label})`);
    expect(rejection?.fix).toMatch(/^Export it as JPG/);
  });

  it('with a preview of full size is that preview, with a note', async () => {
    const raw = new Uint8Array(await (await fieldFile('camera.nef')).arrayBuffer());
    const preview = new Uint8Array(await (await fieldFile('plain.jpg')).arrayBuffer());
    // The sensor of the file has 144 × 96 cells: as many as the preview has pixels, once its tags say so.
    const [width, height] = [
      [0, 1, 4, 0, 1, 0, 0, 0, 144, 0, 0, 0],
      [1, 1, 4, 0, 1, 0, 0, 0, 96, 0, 0, 0],
    ];
    const set = (tag: number[], value: number) => {
      const at = raw.findIndex((_, index) => tag.every((byte, next) => raw[index + next] === byte));
      raw[at + 8] = value;
    };
    set(width ?? [], 96);
    set(height ?? [], 64);
    const file = new File([raw, preview], 'camera.nef');
    const picture = await chosenPicture(file);
    expect(picture).toMatchObject({ mime: 'image/jpeg', width: 96, height: 64, original: file });
    expect(picture.note).toBe('This is a camera raw file (NEF). We use the camera’s preview: 96 × 64.');
    expect(baseError(await decodePicture(picture.file))).toBeLessThanOrEqual(10);
  });
});
