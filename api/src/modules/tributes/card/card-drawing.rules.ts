import type { TributeKind } from '@trust/shared/contract/donations/tribute';
import { COLOURS } from '@trust/shared/ui/colours';

const {
  'sun-400': sun,
  'sand-300': brass,
  'sand-200': light,
  'palm-700': hill,
  'palm-800': ground,
} = COLOURS.light;
const { 'palm-300': leaf, 'palm-600': stem } = COLOURS.light;

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" fill-opacity="${opacity}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
const flame = (x: number, y: number) =>
  path(`M${x} ${y}c-3.4-2.6-2.2-6.2 0-9.4c2.2 3.2 3.4 6.8 0 9.4z`, sun) +
  path(`M${x} ${y - 0.6}c-1.5-1.3-1-3.2 0-4.8c1 1.6 1.5 3.5 0 4.8z`, light);

/** The standing lamp that is lit in Kerala's houses. */
const LAMP = [
  ellipse(31, 50, 29, 29, sun, 0.1),
  ellipse(31, 50, 19, 19, sun, 0.14),
  path('M30 36h2v26h-2z', brass),
  path('M31 27.500c2.600 3.600 2.600 7 0 9.500c-2.600-2.500-2.600-5.900 0-9.500z', brass),
  ellipse(31, 40, 2.6, 1, light),
  ellipse(31, 46, 3.4, 1.1, light),
  path('M13 58.500h36c-1.600 6.400-9.600 9.500-18 9.500s-16.400-3.100-18-9.500z', brass),
  ellipse(31, 58.5, 18, 2.4, light),
  path('M29.400 67h3.200v46h-3.200z', brass),
  ...[72, 80, 88, 96, 104].map((y, at) => ellipse(31, y, at % 2 === 0 ? 4.6 : 3.2, 1.5, light)),
  path('M25 112h12l5 7h-22z', brass),
  ellipse(31, 119, 14, 3, light),
  ellipse(31, 121.2, 16.5, 3.2, brass),
  ...[15.5, 23, 39, 46.5].map((x) => flame(x, 58)),
  flame(31, 60),
].join('');

/** A young palm before the rising sun. */
const SEEDLING = [
  ellipse(31, 78, 27, 27, sun, 0.12),
  ellipse(31, 82, 17, 17, sun, 0.9),
  path('M0 96c14-10 24-7 34-2s20 4 28-3v57h-62z', hill),
  path('M0 110c18-8 40-6 62 2v36h-62z', ground),
  path('M23 117c2-4.500 14-4.500 16 0z', brass),
  line('M31 114c-.5-12 .5-22 0-34', leaf, 1.8),
  path('M31 84c-10-1-16-8-17-17c9 1 15.500 7 17 17z', leaf),
  path('M31 84c10-1 16-8 17-17c-9 1-15.500 7-17 17z', leaf),
  path('M31 79c-5-7-5-15 0-23c5 8 5 16 0 23z', light),
  path('M31 98c-7-.5-11.500-4.500-13-10.500c7 .5 11.500 4 13 10.500z', leaf),
  path('M31 98c7-.5 11.500-4.500 13-10.500c-7 .5-11.500 4-13 10.500z', leaf),
  line('M31 83c-4-5-9-10-14-13.500M31 83c4-5 9-10 14-13.500M31 78v-17', stem, 0.5),
].join('');

const DRAWINGS = { memory: LAMP, behalf: SEEDLING } as const satisfies Record<TributeKind, string>;

/** The picture of the card's left side as SVG: 62 by 148 mm, on the ground that the template fills. */
export function drawTributeCard(kind: TributeKind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 62 148">${DRAWINGS[kind]}</svg>`;
}
