import { ink } from '../palette.ts';
import { disc, oval, rect, row, shape, stroke, type Art } from '../svg.ts';

export const boat = (hull: string = ink.timber): Art =>
  `${shape('M-120-26C-70-6 70-6 120-34 112 0 80 8 0 8S-104 2-120-26Z', hull)}${stroke('M-116-24C-66-4 66-4 116-32', '#ffffff', 3, 0.3)}${stroke('M-50-8 -46-16M0-4 2-12M50-8 54-16', ink.bark, 4)}`;

/** A rescue boat with an engine and a row of life jackets. */
export const rescueBoat = (): Art =>
  `${shape('M-116-34H104C120-34 126-40 130-48 130-6 104 10 60 10H-90C-108 10-116-8-116-34Z', ink.clay)}${rect(-116, -38, 232, 9, ink.paper, 4)}${rect(-130, -52, 18, 40, ink.dark, 4)}${stroke('M-120-12V16', ink.dark, 6)}${rect(-76, -12, 40, 9, ink.cream, 3)}${rect(-16, -12, 40, 9, ink.cream, 3)}`;

export const lifeJacket = (): Art =>
  `${shape('M-18 0V-42C-18-50-8-52-6-46L0-34 6-46C8-52 18-50 18-42V0H3V-22H-3V0Z', ink.rust)}${stroke('M-16-14H-3M3-14H16', ink.cream, 4)}`;

export const net = (): Art =>
  `${stroke('M-80 0C-60-50 60-50 80 0M-60-16C-30 0 30 0 60-16M-40-28C-20-16 20-16 40-28M-50-4-20-38M-20 0 10-40M14 0 36-32M44-2 58-20M50-4 20-38M20 0-10-40M-14 0-36-32M-44-2-58-20', ink.lake, 2.5)}${row(6, 26, () => disc(-66, 2, 5, ink.rust))}`;

export const autorickshaw = (): Art =>
  `${shape('M-70-16V-64C-70-88-50-92-20-92H26C46-92 54-76 58-48L74-40V-16Z', '#f0b73c')}${shape('M-70-60C-70-90-50-94-20-94H26C40-94 48-84 52-70H-70Z', ink.dark)}${shape('M20-66H44L52-42H20Z', '#cfe6ea')}${rect(-56, -60, 62, 36, ink.bark, 4)}${rect(-54, -36, 50, 14, ink.clay, 4)}${rect(-72, -20, 148, 8, ink.dark, 3)}${[-44, 54].map((x) => `${disc(x, -12, 14, ink.dark)}${disc(x, -12, 6, ink.steel)}`).join('')}${disc(72, -34, 5, ink.cream)}`;

export const van = (stripe: string = ink.clay): Art =>
  `${shape('M-110-16V-86C-110-96-104-100-96-100H40C60-100 70-92 80-66L108-54C114-50 116-44 116-16Z', ink.paper)}${rect(-110, -46, 224, 12, stripe)}${shape('M44-90C56-88 62-78 68-62H44Z', '#bfd9de')}${rect(4, -90, 32, 28, '#bfd9de', 3)}${shape('M-66-90H-52V-78H-40V-64H-52V-52H-66V-64H-78V-78H-66Z', stripe)}${rect(-112, -18, 228, 8, ink.slate, 3)}${[-66, 70].map((x) => `${disc(x, -10, 18, ink.dark)}${disc(x, -10, 8, ink.steel)}`).join('')}`;

export const bus = (): Art =>
  `${rect(-140, -116, 276, 102, ink.turmeric, 14)}${row(5, 44, () => rect(-126, -100, 36, 34, '#cfe6ea', 4))}${rect(96, -100, 32, 82, ink.deep, 4)}${rect(-140, -54, 234, 8, ink.clay)}${rect(-142, -20, 280, 9, ink.slate, 3)}${[-86, 62].map((x) => `${disc(x, -12, 20, ink.dark)}${disc(x, -12, 9, ink.steel)}`).join('')}`;

export const bicycle = (): Art =>
  `<g fill="none" stroke="${ink.dark}" stroke-width="4"><circle cx="-34" cy="-20" r="20"/><circle cx="34" cy="-20" r="20"/></g>${stroke('M-34-20-10-50H22L34-20M-10-50 4-20-34-20M4-20 22-50V-62H32M-16-54H-2', ink.clay, 4)}`;

export const vegetableCart = (): Art =>
  `${stroke('M-60-40V-112M60-40V-112', ink.timber, 5)}${row(5, 28, (index) => shape('M-70-124H-42V-104A14 9 0 0 1-70-104Z', index % 2 ? ink.cream : ink.leaf))}${rect(-76, -52, 152, 26, ink.wood, 3)}${row(8, 19, (index) => disc(-66, -56, 9, [ink.clay, ink.leaf, ink.turmeric, ink.plum][index % 4] ?? ink.clay))}${stroke('M76-42 112-56', ink.timber, 6)}${[-44, 44].map((x) => `<circle cx="${x}" cy="-18" r="18" fill="none" stroke="${ink.dark}" stroke-width="5"/>${disc(x, -18, 4, ink.dark)}`).join('')}`;

export const goat = (coat: string = '#f3e9d6'): Art =>
  `${stroke('M-22 0V-24M-10 0V-24M16 0V-24M26 0V-24', coat, 6)}${oval(2, -34, 34, 17, coat)}${shape('M26-40 40-70 58-62 60-52 46-48 38-30Z', coat)}${stroke('M42-68C38-80 30-82 26-78M48-68C46-82 40-86 34-86', ink.timber, 3.5)}${shape('M42-64 30-58 40-54Z', ink.wood)}${stroke('M-30-42-38-50', coat, 5)}`;

export const cow = (coat: string = '#fffaf0', patch: string = ink.wood): Art =>
  `${stroke('M-46 0V-34M-30 0V-34M34 0V-34M48 0V-34', coat, 9)}${rect(-60, -78, 122, 48, coat, 20)}${shape('M-30-78C-34-56 2-54 4-78ZM26-32C26-48 54-50 60-38Z', patch)}${shape('M54-74 76-100 100-88 102-66 86-58 62-50Z', coat)}${stroke('M74-98C68-112 76-118 82-118M90-96C92-110 100-112 104-108', ink.dune, 5)}${shape('M72-94 54-94 66-84Z', patch)}${oval(97, -69, 9, 8, ink.rose)}${stroke('M-60-70C-74-60-72-40-70-28', coat, 5)}${oval(6, -30, 15, 8, ink.rose)}`;

export const milkCan = (): Art =>
  `${rect(-18, -44, 36, 44, '#c3cacb', 8)}${rect(-10, -58, 20, 16, '#aab4b6', 3)}${oval(0, -58, 14, 4, '#d8dedd')}`;

export const oven = (): Art =>
  `${shape('M-80 0V-64C-80-112 80-112 80-64V0Z', '#c67a4b')}${stroke('M-66-40H-40M40-40H66M-70-20H-44M44-20H70M-50-76H-20M20-76H50', ink.brick, 3)}${shape('M-36-6V-40C-36-66 36-66 36-40V-6Z', ink.bark)}${shape('M-26-8C-24-26-12-22-8-36 2-26 14-30 26-8Z', ink.sun)}`;

export const bread = (): Art =>
  `${oval(0, -9, 26, 11, '#d79a53')}${stroke('M-12-14-6-6M0-16 6-8M12-14 16-8', '#f3cf94', 3)}`;

export const workbench = (): Art =>
  `${rect(-90, -54, 180, 14, ink.wood, 2)}${stroke('M-76 0V-42M76 0V-42M-76-14H76', ink.timber, 8)}${rect(-60, -66, 70, 12, '#e2bf8d', 2)}${shape('M22-54V-72H52V-62H44V-54Z', ink.slate)}`;

export const handSaw = (): Art =>
  `${shape('M-60-8 40-22V2Z', '#c3cacb')}${stroke('M-50-2l8 4 8-3 8 4 8-3 8 4 8-3 8 4 8-3 8 4 8-3', ink.steel, 2)}${rect(36, -26, 30, 30, ink.wood, 9)}${rect(45, -17, 12, 12, '#f6eee0', 4)}`;

export const cementBags = (): Art =>
  `${rect(-50, -20, 46, 20, '#c9ccc6', 6)}${rect(2, -20, 46, 20, '#c9ccc6', 6)}${rect(-24, -40, 46, 20, '#d5d8d2', 6)}${[-10, -10, -30].map((y, bag) => rect([-38, 14, -12][bag] ?? 0, y - 3, 22, 6, ink.leaf, 2)).join('')}`;

export const ladder = (): Art =>
  `${stroke('M-14 0-4-140M14 0 22-140M-12-24H15M-10-50H17M-8-76H18M-6-102H20M-5-124H21', ink.wood, 5)}`;

export const bricks = (): Art =>
  `${[0, 1, 2].map((level) => row(4 - level, 28, () => rect(-56 + level * 14, -16 - level * 16, 26, 14, level % 2 ? '#c67a4b' : '#b9683a', 1))).join('')}`;

export const football = (): Art =>
  `${disc(0, -13, 13, ink.paper)}${shape('M0-19 6-14 4-7H-4L-6-14Z', ink.dark)}${stroke('M0-19V-25M6-14 12-16M4-7 8-3M-4-7-8-3M-6-14-12-16', ink.dark, 2)}`;

export const goal = (): Art =>
  `${stroke('M-70 0V-74H70V0', ink.paper, 7)}${stroke('M-46 0V-72M-22 0V-72M2 0V-72M26 0V-72M50 0V-72M-70-54H70M-70-34H70M-70-14H70', ink.paper, 2, 0.7)}`;

export const drum = (): Art =>
  `${rect(-30, -34, 60, 32, ink.wood, 10)}${oval(-30, -18, 9, 17, ink.cream)}${oval(30, -18, 9, 17, ink.cream)}${stroke('M-24-32-8-4M-8-34 8-2M8-34 24-4', ink.sun, 2.5)}`;

export const bunting = (width: number): Art =>
  `${stroke(`M0 0C${width / 3} 30 ${(width * 2) / 3} 30 ${width} 0`, ink.timber, 2.5)}${Array.from(
    { length: 9 },
    (_, flag) => {
      const t = (flag + 0.5) / 9;
      const y = 90 * t * (1 - t);
      return shape(
        `M${t * width - 9} ${y}h18l-9 20Z`,
        [ink.clay, ink.turmeric, ink.leaf, ink.deep][flag % 4] ?? ink.clay,
      );
    },
  ).join('')}`;

export const umbrella = (colour: string = ink.dark): Art =>
  `${stroke('M0 0V-46', ink.timber, 3.5)}${shape('M-44-42C-40-82 40-82 44-42 36-50 26-50 22-42 16-50 4-50 0-42-4-50-16-50-22-42-26-50-36-50-44-42Z', colour)}`;
