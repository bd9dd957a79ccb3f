import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big16, big32, bytesOf } from '../bytes.test-kit';
import { colourCodesOf, colourProfileOf, heif, heifCredentials, heifExif, isAv1Coded } from './heif';

type Part = string | number | readonly number[] | Uint8Array;

function box(name: string, ...parts: Part[]) {
  const content = bytesOf(...parts);
  return bytesOf(big32(content.length + 8), name, content);
}

/** A box that begins with a version and flags. */
const fullBox = (name: string, version: number, flags: number, ...parts: Part[]) =>
  box(name, version, [0, 0, flags], ...parts);

/** The head of a box whose length has 64 bits. */
const longHead = (name: string, high: number, low: number) =>
  bytesOf(big32(1), name, big32(high), big32(low));

const ftyp = (brand = 'heic') => box('ftyp', brand, big32(0), 'mif1');
const meta = (...children: Part[]) => fullBox('meta', 0, 0, ...children);
const free = box('free');

const sizeBox = (width: number, height: number) => fullBox('ispe', 0, 0, big32(width), big32(height));
const properties = (...boxes: Part[]) => box('iprp', box('ipco', ...boxes));

const zeros = (length: number) => new Uint8Array(length);

describe('the size of a HEIF', () => {
  const sized = meta(properties(sizeBox(300, 200)));
  const before = (count: number) => Array.from({ length: count - 1 }, () => free);

  it.each([
    ['at the end', [ftyp(), sized]],
    ['before the pixels', [ftyp(), sized, box('mdat', 'pixels')]],
    ['after unknown boxes', [ftyp(), box('wxyz', 'abc'), free, sized]],
    ['after a box of 64-bit length', [ftyp(), longHead('free', 0, 19), 'abc', sized]],
    ['with a length of 64 bits', [ftyp(), longHead('meta', 0, sized.length + 8), sized.slice(8)]],
    ['with the rest of the file as its length', [ftyp(), big32(0), sized.slice(4)]],
    ['as the last box that is read', [ftyp(), ...before(4095), sized]],
    ['after other properties', [ftyp(), meta(properties(box('hvcC', 'abc'), sizeBox(300, 200)))]],
  ])('is read from metadata %s', (_, parts) => {
    expect(heif.readSize(bytesOf(...parts))).toEqual({ kind: 'size', width: 300, height: 200 });
  });

  it.each([
    ['first', [sizeBox(100, 10), sizeBox(20, 30)], 100, 10],
    ['last', [sizeBox(20, 30), sizeBox(100, 10)], 100, 10],
    ['first and higher', [sizeBox(10, 100), sizeBox(30, 20)], 10, 100],
    ['last and higher', [sizeBox(30, 20), sizeBox(10, 100)], 10, 100],
  ])('is the largest of all items, which is %s', (_, sizes, width, height) => {
    const file = bytesOf(ftyp(), meta(properties(...sizes)));
    expect(heif.readSize(file)).toEqual({ kind: 'size', width, height });
  });

  it('is not read from a box behind the properties', () => {
    const container = box('ipco', sizeBox(300, 200));
    const file = bytesOf(ftyp(), meta(box('iprp', container, sizeBox(900, 900))));
    expect(heif.readSize(file)).toEqual({ kind: 'size', width: 300, height: 200 });
  });

  it.each([
    ['no properties', [ftyp(), meta()]],
    ['its properties behind the metadata', [ftyp(), meta(), properties(sizeBox(300, 200))]],
    ['no container of properties', [ftyp(), meta(box('iprp', sizeBox(300, 200)))]],
    ['no size', [ftyp(), meta(properties(box('hvcC', 'abc')))]],
    ['metadata in the short form', [ftyp('mif3'), box('mini', 'abc')]],
  ])('is left to the decoder if the file has %s', (_, parts) => {
    expect(heif.readSize(bytesOf(...parts))).toEqual({ kind: 'unstated' });
  });

  it('is not that of a sequence without a still picture, which is named', () => {
    const sequence = bytesOf(ftyp('msf1'), box('moov', 'tracks'), box('mdat', 'frames'));
    expect(heif.readSize(sequence)).toEqual({ kind: 'unsupported', label: { variant: 'heif-sequence' } });
  });

  it.each([
    ['no metadata', [ftyp(), box('mdat', 'abc')]],
    ['metadata that is cut off', [ftyp(), sized.slice(0, -1)]],
    ['no width', [ftyp(), meta(properties(sizeBox(0, 200)))]],
    ['a box that is shorter than its head', [ftyp(), big32(4), sized]],
    ['a box of 64-bit length that is shorter than its head', [ftyp(), longHead('free', 0, 15), sized]],
    ['too many boxes', [ftyp(), ...before(4096), sized]],
  ])('is damaged if the file has %s', (_, parts) => {
    expect(heif.readSize(bytesOf(...parts))).toEqual({ kind: 'damaged' });
  });
});

/** An item, and where its data is. */
interface Item {
  id: number;
  /** 0 is the file, 1 the metadata. */
  method?: number;
  base?: number;
  extents: [offset: number, length: number][];
}

interface LocationOptions {
  version?: number;
  /** Bytes of the index of each extent; in version 0 the field means nothing. */
  indexBytes?: number;
  count?: number;
}

/** An item in the table of locations, whose numbers have 32 bits. */
function location({ id, method = 0, base = 0, extents }: Item, { version = 0, indexBytes = 0 } = {}) {
  const index = version > 0 ? zeros(indexBytes).fill(0xee) : [];
  return bytesOf(
    version < 2 ? big16(id) : big32(id),
    version > 0 ? big16(method) : [],
    big16(0),
    big32(base),
    big16(extents.length),
    ...extents.flatMap(([offset, length]) => [index, big32(offset), big32(length)]),
  );
}

function locations(items: Item[], options: LocationOptions = {}) {
  const { version = 0, indexBytes = 0, count = items.length } = options;
  const rows = items.map((item) => location(item, options));
  return fullBox(
    'iloc',
    version,
    0,
    [0x44, 0x40 | indexBytes],
    version < 2 ? big16(count) : big32(count),
    ...rows,
  );
}

describe('the details of a HEIF', () => {
  const still = { orientation: 1, hasAlpha: false };
  const located = meta(locations([]));
  /** Where the content of the first box behind the brand begins. */
  const content = 28;

  const fileWith = (items: Item[], options?: LocationOptions) =>
    bytesOf(ftyp(), box('mdat', 'pixels'), meta(locations(items, options)));
  const size = fileWith([{ id: 1, extents: [[0, 0]] }]).length;

  it.each([
    ['no data', bytesOf(ftyp(), located)],
    ['its data in the file', fileWith([{ id: 1, extents: [[content, 6]] }])],
    ['data that ends with the file', fileWith([{ id: 1, extents: [[content, size - content]] }])],
    ['data in the metadata', fileWith([{ id: 1, method: 1, extents: [[9999, 9999]] }], { version: 1 })],
    ['a few bytes behind the last box', bytesOf(ftyp(), located, [0, 0, 0, 32])],
    ['no locations', bytesOf(ftyp(), meta(properties(sizeBox(300, 200))))],
    ['metadata in the short form', bytesOf(ftyp('mif3'), box('mini', 'abc'))],
    ['a truncated box that no item needs', bytesOf(ftyp(), located, box('mdat', 'pixels').slice(0, -1))],
  ])('are read from a file with %s', (_, file) => {
    expect(heif.readDetails(file)).toEqual(still);
  });

  it.each([
    ['data that ends behind the file', fileWith([{ id: 1, extents: [[content, size - content + 1]] }])],
    ['data that begins behind the file', fileWith([{ id: 1, base: 9999, extents: [[0, 1]] }])],
  ])('are missing if the file has %s', (_, file) => {
    expect(heif.readDetails(file)).toBeUndefined();
  });

  it('are missing if the data of one of several items is behind the file', () => {
    const inside: Item = { id: 1, extents: [[content, 6]] };
    const behind: Item = { id: 2, extents: [[content, 9999]] };
    expect(heif.readDetails(fileWith([inside, inside]))).toEqual(still);
    expect(heif.readDetails(fileWith([inside, behind]))).toBeUndefined();
  });

  describe('of several items', () => {
    const pitm = fullBox('pitm', 0, 0, big16(1));
    const inside: [number, number] = [content, 6];
    const behind: [number, number] = [content, 9999];
    const reference = (name: string, from: number, ...to: number[]) =>
      box(name, big16(from), big16(to.length), ...to.map(big16));
    const entry = (id: number, type: string) => fullBox('infe', 2, 0, big16(id), big16(0), type, 0);
    const list = (...entries: Part[]) => fullBox('iinf', 0, 0, big16(entries.length), ...entries);
    const fileOf = (references: Part, second: [number, number], ...more: Part[]) =>
      bytesOf(
        ftyp(),
        box('mdat', 'pixels'),
        meta(
          pitm,
          fullBox('iref', 0, 0, references),
          locations([
            { id: 1, extents: [inside] },
            { id: 2, extents: [second] },
          ]),
          ...more,
        ),
      );

    it.each([
      ['what the picture is derived from', reference('dimg', 1, 2)],
      ['its transparency', reference('auxl', 2, 1)],
    ])('are missing if the file ends before the data of %s', (_, references) => {
      expect(heif.readDetails(fileOf(references, inside))).toEqual(still);
      expect(heif.readDetails(fileOf(references, behind))).toBeUndefined();
    });

    it.each([
      ['a thumbnail', reference('thmb', 2, 1)],
      ['metadata', reference('cdsc', 2, 1)],
      ['another picture', []],
      ['a picture that is derived from this one', reference('dimg', 2, 1)],
    ])('are read although the file ends before the data of %s', (_, references) => {
      expect(heif.readDetails(fileOf(references, behind))).toEqual(still);
    });

    it('end where pictures are derived from each other', () => {
      const circle = bytesOf(reference('dimg', 1, 2), reference('dimg', 2, 1));
      expect(heif.readDetails(fileOf(circle, inside))).toEqual(still);
    });

    it.each([
      ['avc1', 'H.264 HEIF'],
      ['j2k1', 'JPEG 2000 HEIF'],
      ['unci', { variant: 'uncompressed-heif' }],
      ['lhv1', { variant: 'layered-heif' }],
    ])('name the coding %j of the picture, not of a thumbnail', (type, coding) => {
      const derived = fileOf(reference('dimg', 1, 2), inside, list(entry(1, 'grid'), entry(2, type)));
      expect(heif.readDetails(derived)).toEqual({ ...still, coding });
      const thumbnail = fileOf(reference('thmb', 2, 1), inside, list(entry(1, 'hvc1'), entry(2, type)));
      expect(heif.readDetails(thumbnail)).toEqual(still);
    });

    it('say whether the picture is coded as AV1, whatever the brand is', () => {
      const of = (type: string) =>
        isAv1Coded(fileOf(reference('thmb', 2, 1), inside, list(entry(1, type), entry(2, 'av01'))));
      expect([of('av01'), of('hvc1')]).toEqual([true, false]);
      expect(isAv1Coded(bytesOf(ftyp()))).toBe(false);
    });
  });

  const auxiliary = (type: string) => fullBox('auxC', 0, 0, type, 0);
  const hevcAlpha = 'urn:mpeg:hevc:2015:auxid:1';

  it.each([
    ['alpha', [auxiliary('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha')], true],
    ['alpha in the words of HEVC', [auxiliary(hevcAlpha)], true],
    ['alpha among other properties', [sizeBox(300, 200), auxiliary(hevcAlpha), sizeBox(300, 200)], true],
    ['alpha at the end of 64 characters', [auxiliary('alpha'.padStart(64, '.'))], true],
    ['alpha at the end of 65 characters', [auxiliary('alpha'.padStart(65, '.'))], false],
    ['depth', [auxiliary('urn:mpeg:hevc:2015:auxid:2')], false],
    ['an unknown number', [auxiliary('urn:mpeg:hevc:2015:auxid:12')], false],
    ['the word in another property', [fullBox('infe', 0, 0, hevcAlpha)], false],
    ['nothing', [], false],
  ])('say whether it has transparency: an auxiliary picture with %s', (_, boxes, hasAlpha) => {
    const file = bytesOf(ftyp(), meta(properties(...boxes), locations([])));
    expect(heif.readDetails(file)).toEqual({ orientation: 1, hasAlpha });
  });

  it.each(['avis', 'hevc', 'hevx', 'msf1'])('say that it is a sequence, by the brand %s', (brand) => {
    expect(heif.readDetails(bytesOf(ftyp(brand), located))).toStrictEqual({ ...still, animated: true });
  });

  it.each(['heic', 'heix', 'avif', 'mif1'])('say nothing of a sequence for the brand %s', (brand) => {
    expect(heif.readDetails(bytesOf(ftyp(brand), located))).toStrictEqual(still);
  });
});

describe('the EXIF block of a HEIF', () => {
  const id = 7;
  const tiff = bytesOf('MM\0*');
  const data = bytesOf(big32(0), tiff);
  const content = 28;
  const whole: [number, number] = [content, data.length];
  const item: Item = { id, extents: [whole] };
  const other: Item = { id: 3, extents: [whole, [0, 1]] };

  const entry = (of: number, type: string, version = 2) =>
    fullBox('infe', version, 0, version > 2 ? big32(of) : big16(of), big16(0), type, 0);

  function entries(boxes: Part[], version = 0) {
    return fullBox('iinf', version, 0, version > 0 ? big32(boxes.length) : big16(boxes.length), ...boxes);
  }

  const named = entries([entry(id, 'Exif')]);
  const fileWith = (...children: Part[]) => bytesOf(ftyp(), box('mdat', data), meta(...children));

  it.each([
    ['in version 0', [named, locations([item])]],
    ['in version 0 with reserved bits', [named, locations([item], { indexBytes: 4 })]],
    ['in version 1', [named, locations([item], { version: 1 })]],
    ['in version 1 with an index', [named, locations([other, item], { version: 1, indexBytes: 4 })]],
    [
      'in version 2 with a number of 32 bits',
      [entries([entry(0x1_0007, 'Exif', 3)]), locations([{ ...item, id: 0x1_0007 }], { version: 2 })],
    ],
    ['from a list whose count has 32 bits', [entries([entry(id, 'Exif')], 1), locations([item])]],
    ['after other items', [entries([entry(3, 'hvc1'), entry(id, 'Exif')]), locations([other, item])]],
    ['before other items', [entries([entry(id, 'Exif'), entry(3, 'hvc1')]), locations([item, other])]],
    [
      'after a box that is not an item',
      [entries([box('free', entry(3, 'Exif').slice(8)), entry(id, 'Exif')]), locations([other, item])],
    ],
    ['at an offset from a base', [named, locations([{ id, base: 20, extents: [[8, data.length]] }])]],
  ])('is read %s', (_, children) => {
    expect(heifExif(fileWith(...children))).toEqual(tiff);
  });

  it.each([
    ['bytes before the TIFF header', bytesOf(big32(6), 'Exif\0\0', tiff), tiff],
    ['a single byte', bytesOf(big32(0), 'M'), bytesOf('M')],
    ['no more than the number of bytes before the TIFF header', bytesOf(big32(0)), undefined],
    ['no bytes', bytesOf(), undefined],
  ])('with %s', (_, block, exif) => {
    const table = locations([{ id, extents: [[content, block.length]] }]);
    expect(heifExif(bytesOf(ftyp(), box('mdat', block), meta(named, table)))).toEqual(exif);
  });

  it('is read up to the last byte of the file, and missing if it ends behind', () => {
    const length = fileWith(named, locations([item])).length - content;
    const until = (end: number) => fileWith(named, locations([{ id, extents: [[content, end]] }]));
    expect(heifExif(until(length))).toHaveLength(length - 4);
    expect(heifExif(until(length + 1))).toBeUndefined();
  });

  it.each([
    ['no items', [locations([item])]],
    ['no such item', [entries([entry(id, 'hvc1')]), locations([item])]],
    ['its item behind the others', [entries([]), entry(id, 'Exif'), locations([item])]],
    ['no locations', [named]],
    ['no location of the item', [named, locations([other])]],
    ['the item in the metadata', [named, locations([{ ...item, method: 1 }], { version: 1 })]],
  ])('is missing if the file has %s', (_, children) => {
    expect(heifExif(fileWith(...children))).toBeUndefined();
  });

  it('is missing if the file has no metadata', () => {
    expect(heifExif(bytesOf(ftyp(), box('mdat', data)))).toBeUndefined();
  });

  it('is searched in as many items as the table has room for, at most', () => {
    // Eight bytes without items: room for two.
    const forged = fileWith(named, locations([], { count: 0xffff }));
    const empty = location({ id: 1, extents: [] });
    expect(heifExif(bytesOf(forged, empty, location(item)))).toEqual(tiff);
    expect(heifExif(bytesOf(forged, empty, empty, location(item)))).toBeUndefined();
  });

  it('is searched in 65,536 pieces at most', () => {
    // Offsets have no bytes and lengths one.
    const row = (of: number, lengths: Part) =>
      bytesOf(big16(of), big16(0), big32(content), big16(bytesOf(lengths).length), lengths);
    const table = (...rows: Part[]) => fullBox('iloc', 0, 0, [0x01, 0x40], big16(rows.length), ...rows);
    const [many, one, exif] = [row(1, zeros(65_535)), row(2, zeros(1)), row(id, [data.length])];
    expect(heifExif(fileWith(named, table(many, exif)))).toEqual(tiff);
    expect(heifExif(fileWith(named, table(many, one, exif)))).toBeUndefined();
  });
});

describe('the content credentials of a HEIF', () => {
  const credentials = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81';

  it.each([
    ['a box with their type', [ftyp(), box('uuid', credentials, 'manifest')], true],
    ['such a box among others', [ftyp(), box('uuid', zeros(16)), box('uuid', credentials), free], true],
    ['a box with another type', [ftyp(), box('uuid', zeros(16))], false],
    ['the type in another box', [ftyp(), box('free', credentials)], false],
    ['no such box', [ftyp()], false],
  ])('are found by %s', (_, parts, has) => {
    expect(heifCredentials(bytesOf(...parts))).toBe(has);
  });
});

describe('the colour profile of a HEIF', () => {
  const profile = (content: string, type = 'prof') => box('colr', type, content);
  const primary = (id: number, version = 0) =>
    fullBox('pitm', version, 0, version > 0 ? big32(id) : big16(id));

  /** Which properties each item has, by their numbers from 1 on. */
  function associations(items: [id: number, numbers: number[]][], { version = 0, wide = false } = {}) {
    const rows = items.map(([id, numbers]) =>
      bytesOf(
        version > 0 ? big32(id) : big16(id),
        numbers.length,
        ...numbers.map((number) => (wide ? big16(number) : number)),
      ),
    );
    return fullBox('ipma', version, wide ? 1 : 0, big32(items.length), ...rows);
  }

  const container = box('ipco', sizeBox(300, 200), profile('first'), profile('second'));
  const fileWith = (item: Part, ...parts: Part[]) =>
    bytesOf(ftyp(), meta(item, box('iprp', container, ...parts)));
  const textOf = (file: Uint8Array<ArrayBuffer>) => {
    const bytes = colourProfileOf(file);
    return bytes && String.fromCharCode(...bytes);
  };

  const [first, second] = [
    [1, 2],
    [1, 3],
  ];
  const wide = { wide: true };

  it.each([
    ['alone', fileWith(primary(1), associations([[1, second]]))],
    [
      'after another',
      fileWith(
        primary(1),
        associations([
          [2, first],
          [1, second],
        ]),
      ),
    ],
    [
      'before another',
      fileWith(
        primary(1),
        associations([
          [1, second],
          [2, first],
        ]),
      ),
    ],
    [
      'by wide numbers',
      fileWith(
        primary(1),
        associations(
          [
            [2, first],
            [1, second],
          ],
          wide,
        ),
      ),
    ],
    [
      'by a number of 32 bits',
      fileWith(
        primary(0x1_0001, 1),
        associations(
          [
            [1, first],
            [0x1_0001, second],
          ],
          { version: 1 },
        ),
      ),
    ],
    ['as essential', fileWith(primary(1), associations([[1, [0x83]]]))],
    ['as essential by a wide number', fileWith(primary(1), associations([[1, [0x8003]]], wide))],
    ['after properties that do not exist', fileWith(primary(1), associations([[1, [0, 9, 3]]]))],
  ])('is the one of the primary item, listed %s', (_, file) => {
    expect(textOf(file)).toBe('second');
  });

  it.each([
    ['no primary item', fileWith([], associations([[1, second]]))],
    ['no associations', fileWith(primary(1))],
    ['no association of the primary item', fileWith(primary(1), associations([[2, second]]))],
    ['an association behind their box', fileWith(primary(1), associations([]), big16(1), [1, 3])],
    ['its properties alone', bytesOf(ftyp(), meta(box('iprp', container)))],
  ])('is the first if the file has %s', (_, file) => {
    expect(textOf(file)).toBe('first');
  });

  it('may be of the restricted kind', () => {
    const file = bytesOf(ftyp(), meta(properties(profile('screen', 'rICC'))), box('mdat', 'pixels'));
    expect(textOf(file)).toBe('screen');
  });

  it.each([
    [
      'in another item only',
      fileWith(
        primary(1),
        associations([
          [2, second],
          [1, [1]],
        ]),
      ),
    ],
    ['in no item', bytesOf(ftyp(), meta(properties(sizeBox(300, 200))))],
    ['replaced by numbers', bytesOf(ftyp(), meta(properties(profile('abc', 'nclx'))))],
    ['in a box with another name', bytesOf(ftyp(), meta(properties(box('wxyz', 'prof', 'abc'))))],
    ['in a file without metadata', bytesOf(ftyp())],
    ['in a file with a primary item but no properties', bytesOf(ftyp(), meta(primary(1)))],
  ])('is missing if it is %s', (_, file) => {
    expect(colourProfileOf(file)).toBeUndefined();
  });
});

describe('the code points of the colours of a HEIF', () => {
  const codes = (primaries: number, transfer: number) =>
    box('colr', 'nclx', big16(primaries), big16(transfer), big16(6), 0x80);
  const fileWith = (...boxes: Part[]) => bytesOf(ftyp(), meta(properties(...boxes)));

  it('are read', () => {
    expect(colourCodesOf(fileWith(sizeBox(3, 2), codes(12, 13)))).toEqual({ primaries: 12, transfer: 13 });
  });

  it.each([1, 6, 14, 15])('take the curve of video for that of sRGB: %i', (curve) => {
    expect(colourCodesOf(fileWith(codes(1, curve)))).toEqual({ primaries: 1, transfer: 13 });
  });

  it('are those of the tiles, if the picture itself has none', () => {
    const associations = fullBox('ipma', 0, 0, big32(1), big16(1), 1, 1);
    const pitm = fullBox('pitm', 0, 0, big16(1));
    const file = bytesOf(
      ftyp(),
      meta(pitm, box('iprp', box('ipco', sizeBox(3, 2), codes(9, 16)), associations)),
    );
    expect(colourCodesOf(file)).toEqual({ primaries: 9, transfer: 16 });
  });

  it.each([
    ['has a profile', fileWith(codes(12, 13), box('colr', 'prof', 'abc'))],
    ['leaves its primaries open', fileWith(codes(2, 13))],
    ['leaves its transfer open', fileWith(codes(12, 2))],
    ['has none', fileWith(sizeBox(3, 2))],
  ])('are missing if the file %s', (_, file) => {
    expect(colourCodesOf(file)).toBeUndefined();
  });
});

it('any boxes are read without an error', () => {
  const names = [
    'meta',
    'iprp',
    'ipco',
    'ipma',
    'pitm',
    'iloc',
    'iinf',
    'infe',
    'iref',
    'colr',
    'ispe',
    'moov',
  ];
  const { boxes } = fc.letrec<{ boxes: Uint8Array; leaf: Uint8Array }>((tie) => ({
    leaf: fc.uint8Array({ maxLength: 24 }),
    boxes: fc.oneof(
      { maxDepth: 4 },
      tie('leaf'),
      fc
        .tuple(
          fc.constantFrom(...names),
          fc.uint8Array({ maxLength: 12 }),
          fc.array(tie('boxes'), { maxLength: 3 }),
        )
        .map(([name, bytes, inner]) => box(name, bytes, ...inner)),
    ),
  }));
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 4 }), (parts) => {
      const file = bytesOf(ftyp(), ...parts);
      heif.readSize(file);
      heif.readDetails(file);
      colourCodesOf(file);
      heifExif(file);
      isAv1Coded(file);
    }),
  );
});
