import { parsePath } from '../geometry/parse';
import type { Command, Path } from '../geometry/path';
import { circle, ellipse, rectangle } from '../geometry/shapes';

/** The attributes of one element, numbers read as numbers. */
function attributesOf(tag: string) {
  const attributes = new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return {
    text: (name: string) => attributes.get(name) ?? '',
    number: (name: string) => Number(attributes.get(name) ?? 0),
  };
}

function pointsPath(points: string, closed: boolean): Path {
  const numbers = (points.match(/-?[\d.]+/g) ?? []).map(Number);
  const path: Command[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    path.push([at === 0 ? 'M' : 'L', numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return closed ? [...path, ['Z']] : path;
}

function elementPath(kind: string, tag: string): Path {
  const { text, number } = attributesOf(tag);
  switch (kind) {
    case 'path':
      return parsePath(text('d'));
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'line':
      return [
        ['M', number('x1'), number('y1')],
        ['L', number('x2'), number('y2')],
      ];
    default:
      return pointsPath(text('points'), kind === 'polygon');
  }
}

/** The lines of a Lucide icon on its grid of 24 × 24, to be drawn with a stroke. */
export function parseIcon(svg: string): Path {
  return [...svg.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\b([^>]*)>/g)].flatMap(
    ([, kind = '', tag = '']) => elementPath(kind, tag),
  );
}
