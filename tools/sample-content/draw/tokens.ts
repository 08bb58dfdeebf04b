import { ink } from './palette.ts';
import { disc, oval, rect, shape, stroke, type Art } from './svg.ts';

export const heart = (colour: string): Art =>
  shape('M0 44C-66 4-72-38-44-50-22-58-4-44 0-28 4-44 22-58 44-50 72-38 66 4 0 44Z', colour);

export const drop = (colour: string): Art =>
  shape('M0-60C26-22 34-6 34 10A34 34 0 0 1-34 10C-34-6-26-22 0-60Z', colour);

/** A receipt or certificate with a tick. */
export const paperSheet = (): Art =>
  `${rect(-60, -84, 120, 168, ink.paper, 4)}${stroke('M-40-56H40M-40-34H40M-40-12H24', ink.dune, 5)}${disc(26, 48, 22, ink.clay)}${stroke('M16 48 24 56 38 40', ink.paper, 5)}`;

export const banner = (width: number, colour: string): Art =>
  `${stroke(`M0 0V-96M${width} 0V-96`, ink.timber, 6)}${rect(0, -100, width, 46, colour, 4)}${stroke(`M20-84H${width - 40}M20-70H${width * 0.6}`, '#ffffff', 5, 0.85)}`;

export const cup = (): Art =>
  `${shape('M-30-80H30C30-40 16-30 8-26V-12H24V0H-24V-12H-8V-26C-16-30-30-40-30-80Z', ink.sun)}${stroke('M-30-72C-52-72-46-44-24-44M30-72C52-72 46-44 24-44', ink.turmeric, 6)}`;

const rings: readonly (readonly [radius: number, colour: string])[] = [
  [96, ink.clay],
  [78, ink.sun],
  [60, ink.leaf],
  [42, ink.plum],
  [24, ink.turmeric],
  [10, ink.paper],
];

/** The flower carpet of Onam. */
export const flowerCarpet = (): Art =>
  rings.map(([radius, colour]) => oval(0, 0, radius, radius * 0.34, colour)).join('');

export const testTube = (liquid: string): Art =>
  `${rect(-6, -44, 12, 44, '#dfecef', 6)}${rect(-6, -22, 12, 22, liquid, 6)}${rect(-8, -48, 16, 6, ink.steel, 2)}`;

export const aeroplane = (): Art =>
  shape(
    'M120 96 60 110 34 92 22 96 36 122 20 130 46 136 130 118 90 160 108 164 168 108 214 96C228 90 222 80 206 82Z',
    ink.paper,
  );
