import { describe, expect, it } from 'vitest';
import { floatTensor } from '../network/onnx-model';
import { createSession, type InferenceSession } from '../network/session';
import { texture } from '../testing/pictures';
import { nearestModel } from '../testing/models';
import { checkModel } from './check-model';
import { enlargeWithNetwork } from './enlarge';
import { tileNetworkIn } from './tile-network';

const tools = { openSession: createSession, now: () => 0, memory: () => 0 };
const check = (file: Uint8Array<ArrayBuffer>) => checkModel(file, tools);

/** Adds a constant to every value: 2 hardly matters of 255, and is far too much of 1. */
const plus = (amount: number) => ({
  ending: [{ op: 'Add', inputs: ['large', 'amount'], output: 'result' }],
  constants: [floatTensor('amount', [], [amount])],
});
const scales = (...values: number[]) => floatTensor('scales', [4], values);

describe('checkModel', () => {
  it.each([
    ['planes of floats', {}, { scale: 2, white: 1, side: 128 }],
    ['×4', { scale: 4 }, { scale: 4, white: 1, side: 128 }],
    ['pixels of floats', { layout: 'nhwc' }, { scale: 2, white: 1, side: 128 }],
    ['planes of bytes', { type: 'uint8' }, { scale: 2, white: 255, side: 128 }],
    [
      'pixels of bytes of one size',
      { layout: 'nhwc', type: 'uint8', sides: [64, 64] },
      { scale: 2, white: 255, side: 64 },
    ],
  ] as const)(
    'finds out how a network takes and returns pictures: %s',
    async (_, shape, { scale, white, side }) => {
      const file = nearestModel(shape);
      const outcome = await check(file);
      const tensor = {
        layout: 'layout' in shape ? shape.layout : 'nchw',
        type: 'type' in shape ? shape.type : 'float32',
        white,
      };
      const fixed = { width: side, height: side };
      expect(outcome).toMatchObject({
        ok: true,
        value: { format: { scale, tiles: { fixed }, input: tensor, output: tensor } },
      });
      if (!outcome.ok) return;
      // The network enlarges with what was found.
      const source = texture(70, 30);
      const network = tileNetworkIn(await createSession(file), outcome.value.format);
      const enlarged = await enlargeWithNetwork(source, 2, { network, onTile: () => {} });
      expect(enlarged).toMatchObject({ width: 140, height: 60 });
      if (scale === 2) expect([...enlarged.data.slice(0, 4)]).toEqual([...source.data.slice(0, 4)]);
    },
  );

  it('finds out that white is 255', async () => {
    const { ending, constants } = plus(2);
    const file = nearestModel({ ending, changes: { constants: [scales(1, 1, 2, 2), ...constants] } });
    const white = { white: 255 };
    expect(await check(file)).toMatchObject({ ok: true, value: { format: { input: white, output: white } } });
  });

  it.each(['float32', 'uint8'] as const)(
    'does not time the first run of a network, which is slower: %s',
    async (type) => {
      let time = 0;
      let isFirst = true;
      const openSession = async (file: Uint8Array<ArrayBuffer>) => {
        const session = await createSession(file);
        const run = session.run.bind(session);
        session.run = (feeds: InferenceSession.OnnxValueMapType) => {
          time += isFirst ? 13_000 : 100;
          isFirst = false;
          return run(feeds);
        };
        return session;
      };
      const file = nearestModel({ type, sides: [100, 100] });
      const outcome = await checkModel(file, { ...tools, openSession, now: () => time });
      expect(outcome).toMatchObject({ ok: true, value: { msPerMegapixel: 10_000 } });
    },
  );

  const nan = [
    { op: 'Sub', inputs: ['large', 'large'], output: 'nothing' },
    { op: 'Div', inputs: ['nothing', 'nothing'], output: 'result' },
  ];
  const black = [{ op: 'Sub', inputs: ['large', 'large'], output: 'result' }];
  const picture = (...shape: (number | string)[]) => ({ name: 'x', type: 'float32' as const, shape });
  const shaped = (batch: number, colours: number) => ({
    inputs: [picture(batch, colours, 'h', 'w')],
    outputs: [{ ...picture(batch, colours, 'H', 'W'), name: 'y' }],
  });
  const cut = nearestModel();
  it.each([
    ['an empty file', new Uint8Array(0), 'isn’t an ONNX network'],
    ['text', new TextEncoder().encode('<!doctype html><title>Model</title>'), 'isn’t an ONNX network'],
    ['a truncated file', cut.slice(0, cut.length / 2), 'isn’t an ONNX network'],
    ['a network without enlargement', nearestModel({ scale: 1 }), 'the same size'],
    ['×3', nearestModel({ scale: 3 }), 'exactly two or four times'],
    ['numbers that are none', nearestModel({ ending: nan }), 'aren’t finite'],
    ['a black picture', nearestModel({ ending: black }), 'a different picture'],
    ['three dimensions', nearestModel({ changes: { inputs: [picture(3, 'h', 'w')] } }), ''],
    ['one colour', nearestModel({ changes: shaped(1, 1) }), 'three colors'],
    ['several pictures', nearestModel({ changes: shaped(4, 3) }), '4 pictures at once'],
    ['one fixed side', nearestModel({ changes: { inputs: [picture(1, 3, 64, 'w')] } }), 'Only one side'],
    ['a huge input', nearestModel({ sides: [100_000, 100_000] }), '100000 × 100000 pixels'],
    ['a tiny input', nearestModel({ sides: [8, 8] }), '8 × 8 pixels'],
    [
      'two inputs',
      nearestModel({ changes: { inputs: [picture(1, 3, 'h', 'w'), { ...picture(1), name: 'more' }] } }),
      'It has 2 inputs',
    ],
  ])('refuses %s', async (_, file, reason) => {
    const outcome = await check(file as Uint8Array<ArrayBuffer>);
    expect(outcome).toMatchObject({
      ok: false,
      failure: { code: 'model-refused', message: expect.stringContaining(reason) },
    });
  });
});
