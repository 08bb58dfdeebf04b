import { ink } from '../palette.ts';
import { disc, oval, rect, row, shape, stroke, type Art } from '../svg.ts';

export const well = (water: string = ink.lake): Art =>
  `${oval(0, 0, 62, 17, '#b0763f')}${shape('M-62 0V-40A62 17 0 0 0 62-40V0A62 17 0 0 1-62 0Z', '#cf9a63')}${stroke('M-58-18C-30-6 30-6 58-18M-40-6V-22M0-2V-16M40-6V-22', '#b0763f', 2.5)}${oval(0, -40, 62, 17, ink.wood)}${oval(0, -38, 50, 12, water)}${stroke('M-20-38h18M8-34h16', '#bfe0e6', 2.5)}${stroke('M-54-44V-104M54-44V-104M-62-104H62', ink.timber, 7)}${disc(0, -98, 9, ink.steel)}${stroke('M0-98V-62', '#3b2a1a', 3)}${shape('M-11-62H11L8-42H-8Z', ink.slate)}`;

/** A pit with a windlass over it and earth beside it. */
export const wellPit = (): Art =>
  `${shape('M-150 2C-130-36-96-40-74 2Z', '#b58152')}${shape('M74 2C92-30 124-34 146 2Z', '#a8744a')}${oval(0, 2, 68, 17, '#6b4226')}${oval(0, 5, 56, 12, '#3b2416')}${stroke('M-62 0-44-92M62 0 44-92M-52-88H52', ink.timber, 7)}${stroke('M0-88V-34', '#3b2a1a', 3)}${shape('M-13-36H13L9-14H-9Z', ink.slate)}`;

export const wellRings = (): Art =>
  row(
    3,
    0,
    (index) =>
      `${rect(-52, -28 - index * 30, 104, 28, index % 2 ? '#c3c7c2' : '#b4bab5')}${oval(0, -index * 30, 52, 11, '#aab1ac')}`,
  ) + `${oval(0, -88, 52, 11, '#d5d8d3')}${oval(0, -88, 42, 8, '#7d8781')}`;

export const bucket = (colour: string = ink.slate): Art =>
  `${stroke('M-13-26C-10-44 10-44 13-26', ink.dark, 3)}${shape('M-15-28H15L11 0H-11Z', colour)}${oval(0, -28, 15, 4, '#bfe0e6')}`;

/** The round-bellied pot in which water is carried. */
export const pot = (colour: string = ink.clay): Art =>
  `${oval(0, -16, 20, 17, colour)}${rect(-9, -38, 18, 10, colour, 2)}${oval(0, -38, 13, 4, ink.brick)}${stroke('M-12-22C-10-28-4-30 0-30', '#ffffff', 3, 0.4)}`;

export const tap = (): Art =>
  `${rect(-6, -56, 12, 56, ink.steel, 2)}${shape('M-6-58H26C34-58 34-46 34-44H24C24-48 22-48 18-48H-6Z', ink.steel)}${rect(6, -70, 6, 14, ink.clay, 2)}${rect(-2, -74, 22, 6, ink.clay, 3)}${stroke('M29-42V-6', ink.lake, 5, 0.8)}`;

export const handPump = (): Art =>
  `${rect(-8, -72, 16, 72, ink.palm, 3)}${stroke('M0-72C20-92 40-88 56-60', ink.slate, 6)}${shape('M8-56H28V-46H34V-38H22V-46H8Z', ink.palm)}${oval(0, 0, 24, 6, ink.dune)}`;

/** A gutter from the roof's edge into a tank. */
export const rainTank = (colour: string = ink.palm): Art =>
  `${rect(-40, -84, 80, 84, colour, 10)}${stroke('M-40-64H40M-40-44H40M-40-24H40', '#ffffff', 2, 0.25)}${rect(-22, -94, 44, 12, colour, 4)}${stroke('M0-94V-116', ink.steel, 8)}${rect(36, -18, 14, 6, ink.steel, 2)}`;

export const pipe = (length: number): Art =>
  `${rect(0, -14, length, 12, ink.deep, 6)}${rect(0, -12, length, 3, '#ffffff55', 2)}${stroke(`M24 0V-4M${length / 2} 0V-4M${length - 24} 0V-4`, ink.timber, 8)}`;

/** Water that falls over rocks into a small pool. */
export const spring = (): Art =>
  `${shape('M-90 0C-96-60-60-116-30-120-6-140 40-128 54-96 86-88 96-40 92 0Z', '#8f9a8f')}${shape('M-60 0C-58-50-40-86-22-90-4-80-30-40-26 0Z', '#a9b2a6')}${shape('M-8-104C8-110 20-104 20-92L26-8H-4Z', '#cfe8ec')}${stroke('M4-96V-12M14-92 16-12', '#ffffff', 3, 0.8)}${oval(10, 0, 76, 12, ink.lake)}${stroke('M-30 0h24M20 2h36', '#c8e4ea', 3)}`;

export const basin = (): Art =>
  `${rect(-70, -54, 140, 18, ink.paper, 6)}${rect(-60, -38, 120, 38, '#cddcea', 2)}${[-42, 0, 42].map((x) => `${stroke(`M${x}-54V-70H${x + 12}V-64`, ink.steel, 5)}${stroke(`M${x + 12}-62V-54`, ink.lake, 3)}`).join('')}`;
