import { ink } from '../palette.ts';
import { at, disc, oval, rect, row, shape, stroke, type Art } from '../svg.ts';

export const table = (width = 150, top: string = ink.wood): Art =>
  `${stroke(`M${-width / 2 + 10} 0V-50M${width / 2 - 10} 0V-50`, ink.timber, 7)}${rect(-width / 2, -58, width, 11, top, 3)}`;

export const chair = (colour: string = ink.wood): Art =>
  `${stroke('M-16 0V-58M16 0V-26', ink.timber, 5)}${rect(-20, -32, 40, 8, colour, 3)}${rect(-20, -62, 8, 32, colour, 3)}`;

export const sewingMachine = (body: string = ink.dark): Art =>
  `${table(116)}${stroke('M-46-4H46M-30-4-16-46M30-4 16-46', ink.slate, 5)}<circle cx="0" cy="-22" r="15" fill="none" stroke="${ink.slate}" stroke-width="4"/>${rect(-38, -68, 76, 10, body, 3)}${shape('M22-66V-92H-34V-72H-22V-80H6V-66Z', body)}${disc(34, -84, 10, ink.turmeric)}${stroke('M-28-72V-62', ink.steel, 3)}${rect(-34, -100, 8, 9, ink.clay, 2)}`;

const book = (cover: string): Art => `${rect(-5, -44, 13, 44, cover, 2)}${rect(-5, -36, 13, 4, '#ffffff77')}`;

const covers = [ink.clay, ink.leaf, ink.turmeric, ink.indigo, ink.rose, ink.deep, ink.plum];

export const books = (count = 5): Art =>
  row(count, 14, (index) => book(covers[index % covers.length] ?? ink.clay));

export const bookStack = (): Art =>
  `${rect(-34, -12, 68, 12, ink.clay, 3)}${rect(-30, -24, 62, 12, ink.leaf, 3)}${rect(-34, -36, 60, 12, ink.turmeric, 3)}${rect(-28, -48, 56, 12, ink.indigo, 3)}${[-8, -20, -32, -44].map((y) => rect(20, y, 8, 4, ink.paper)).join('')}`;

export const bookcase = (): Art =>
  `${rect(-92, -150, 184, 150, ink.wood, 4)}${[-142, -94, -46].map((y) => rect(-84, y, 168, 42, ink.bark)).join('')}${[
    -100, -52, -4,
  ]
    .map((y, level) =>
      at(
        -74,
        y,
        0.85,
        row(12, 15, (index) =>
          (index + level * 3) % 7 === 6 ? '' : book(covers[(index * 3 + level) % covers.length] ?? ink.clay),
        ),
      ),
    )
    .join('')}`;

export const schoolBag = (colour: string = ink.clay): Art =>
  `${stroke('M-10-56C-10-68 10-68 10-56', colour, 5)}${rect(-28, -58, 56, 58, colour, 14)}${rect(-20, -30, 40, 24, '#ffffff33', 6)}${rect(-6, -34, 12, 10, ink.cream, 2)}`;

export const blackboard = (): Art =>
  `${rect(-104, -70, 208, 124, ink.wood, 4)}${rect(-96, -62, 192, 108, '#2b4a40')}${stroke('M-76-36h60M-76-14h90M-76 8h44', '#e8efe6', 4, 0.8)}${stroke('M34-30 62 22H6ZM60-34l18 0', '#f3d9a0', 3.5, 0.9)}`;

export const laptop = (): Art =>
  `${rect(-34, -46, 68, 44, ink.dark, 4)}${rect(-29, -41, 58, 34, '#bfe0e6', 2)}${shape('M-42 0-34-6H34L42 0Z', ink.slate)}`;

export const foodBag = (colour: string = ink.leaf): Art =>
  `${stroke('M-9-44C-9-58 9-58 9-44', ink.timber, 4)}${shape('M-24-46H24L28 0H-28Z', '#ecd9b3')}${shape('M-24-46H24L25-34H-25Z', colour)}${disc(0, -18, 8, colour)}`;

export const riceSack = (): Art =>
  `${shape('M-26 0C-36-20-32-54-18-64L-22-76H22L18-64C32-54 36-20 26 0Z', '#e7d6b1')}${stroke('M-18-64H18', ink.wood, 4)}${shape('M-12-20C-12-38 12-38 12-20Z', ink.leaf, 0.7)}`;

/** A wide cooking vessel on three stones with a fire under it. */
export const cauldron = (): Art =>
  `${shape('M-30 0C-34-18-20-16-18-32-6-22-4-14 2-26 14-18 26-20 28 0Z', ink.sun)}${shape('M-16 0C-18-10-8-10-6-18 4-10 14-12 14 0Z', ink.clay)}${rect(-60, -18, 14, 18, '#7d776c', 3)}${rect(46, -18, 14, 18, '#7d776c', 3)}${shape('M-66-66H66C66-34 44-18 0-18S-66-34-66-66Z', '#b9bfbf')}${oval(0, -66, 66, 12, '#d4d8d6')}${oval(0, -66, 56, 8, '#fff7e6')}${stroke('M-20-82c-6-10 6-14 0-26M6-84c-6-10 6-14 0-26M30-82c-6-10 6-14 0-26', '#ffffff', 4, 0.6)}`;

export const meal = (): Art =>
  `${shape('M-44 0C-56-14-30-18 0-18S56-14 44 0Z', ink.leaf)}${oval(-8, -12, 18, 7, ink.paper)}${disc(20, -11, 6, ink.turmeric)}${disc(30, -7, 5, ink.clay)}`;

export const solarPanel = (): Art =>
  `${stroke('M0 0V-40', ink.steel, 5)}${shape('M-44-34 30-62 44-34-30-6Z', ink.indigo)}${stroke('M-20-43-6-15M4-52 18-24M-37-20 37-48', '#8fa6cf', 2.5)}`;

export const lamp = (): Art =>
  `${disc(0, -34, 44, '#fbe3a233')}${disc(0, -34, 28, '#fbe3a266')}${rect(-12, -8, 24, 8, ink.dark, 3)}${shape('M-13-10C-16-40 16-40 13-10Z', '#fdf1c8')}${stroke('M-10-46C-8-60 8-60 10-46', ink.dark, 4)}`;

export const hangingLamp = (): Art =>
  `${stroke('M0-90V-30', ink.dark, 3)}${disc(0, -2, 62, '#fbe3a22e')}${shape('M-22-12C-18-34 18-34 22-12Z', ink.turmeric)}${disc(0, -8, 9, '#fff3c9')}`;

export const blankets = (): Art =>
  `${rect(-46, -16, 92, 16, ink.plum, 7)}${rect(-44, -32, 88, 16, ink.turmeric, 7)}${rect(-46, -48, 92, 16, ink.indigo, 7)}${rect(-42, -64, 86, 16, ink.clay, 7)}${[-11, -27, -43, -59].map((y) => stroke(`M-36 ${y}H36`, '#ffffff', 2.5, 0.45)).join('')}`;

export const dressRail = (bridal = false): Art =>
  `${stroke('M-104 0V-128H104V0M-116 0H-92M92 0H116', ink.steel, 6)}${row(7, 29, (index) => `${stroke('M-88-128v8', ink.slate, 3)}${shape('M-88-120-100-104-104-34H-72L-76-104Z', (bridal ? [ink.clay, ink.rose, '#f6e7cf', ink.plum, ink.turmeric, '#e9c9c2', ink.brick] : covers)[index] ?? ink.clay)}${bridal ? stroke('M-102-42H-74', '#f6d58a', 4) : ''}`)}`;

export const clothPile = (): Art =>
  `${rect(-46, -12, 92, 12, ink.rose, 5)}${rect(-40, -24, 84, 12, ink.deep, 5)}${rect(-46, -36, 86, 12, ink.sun, 5)}${rect(-38, -48, 76, 12, ink.palm, 5)}`;

export const ledger = (): Art =>
  `${shape('M-46-6C-30-16-12-14 0-6 12-14 30-16 46-6V-54C30-62 12-60 0-52-12-60-30-62-46-54Z', ink.paper)}${stroke('M0-52V-6M-38-42h26M-38-32h26M-38-22h18M12-42h26M12-32h20M12-22h26', ink.dune, 3)}${shape('M-46-6C-30-16-12-14 0-6 12-14 30-16 46-6V0H-46Z', ink.clay)}`;

export const coins = (): Art =>
  `${[0, -8, -16, -24].map((y) => `${oval(0, y, 17, 6, ink.turmeric)}${oval(0, y - 2, 17, 6, ink.sun)}`).join('')}${oval(34, 0, 17, 6, ink.turmeric)}${oval(34, -2, 17, 6, ink.sun)}${oval(34, -8, 17, 6, ink.sun)}`;

export const key = (colour: string = ink.turmeric): Art =>
  `<circle cx="-34" cy="0" r="18" fill="none" stroke="${colour}" stroke-width="9"/>${stroke('M-16 0H48M34 0V14M46 0V18', colour, 8)}`;

export const sign = (colour: string = ink.palm): Art =>
  `${stroke('M0 0V-60', ink.timber, 6)}${rect(-54, -100, 108, 44, colour, 6)}${stroke('M-38-86H30M-38-72H10', '#ffffff', 4, 0.8)}`;

export const helpDesk = (): Art =>
  `${rect(-90, -52, 180, 52, ink.palm, 4)}${rect(-98, -60, 196, 11, ink.wood, 3)}${disc(0, -26, 15, ink.cream)}${rect(-2.5, -30, 5, 13, ink.palm, 2)}${disc(0, -35, 3, ink.palm)}`;
