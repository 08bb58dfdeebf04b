import { ink } from '../palette.ts';
import { at, disc, rect, row, shape, stroke, type Art } from '../svg.ts';

const windowPane = (x: number, y: number, width = 42, height = 32): Art =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${ink.glass}" stroke="${ink.wood}" stroke-width="4"/>${stroke(`M${x + width / 2} ${y}v${height}`, ink.wood, 3)}`;

const door = (x: number, height = 58, colour: string = ink.wood): Art =>
  `${rect(x - 22, -height, 44, height, colour, 3)}${rect(x - 16, -height + 7, 32, height / 2 - 8, '#ffffff18', 2)}${disc(x + 14, -height / 2, 3, '#f6d58a')}`;

/** The house of the mock: hipped tile roof, door in the middle. */
export const tiledHouse = (roof: string = ink.clay, wall: string = ink.cream): Art =>
  `${rect(-120, -78, 240, 78, wall)}${shape('M-146-72 0-150 146-72 128-62H-128Z', roof)}${shape('M-146-72 0-150 0-136-122-70Z', '#000000', 0.16)}${stroke('M-112-84H112M-84-100H84M-54-116H54', '#ffffff', 3, 0.25)}${door(0)}${windowPane(-92, -56)}${windowPane(50, -56)}${stroke('M-130 0H130', ink.dune, 10)}`;

/** A gabled house with a veranda on posts. */
export const verandaHouse = (roof: string = ink.rust, wall: string = '#f9ecd4'): Art =>
  `${rect(-110, -84, 220, 84, wall)}${shape('M-130-80-96-140H96L130-80Z', roof)}${stroke('M-116-96H116M-106-112H106', '#ffffff', 3, 0.25)}${windowPane(-96, -62, 36, 34)}${door(-26, 60, ink.timber)}${windowPane(16, -62, 36, 34)}${shape('M52-66H110V-50L56-54Z', '#000000', 0.14)}${shape('M52-84 166-64 160-54H52Z', roof)}${stroke('M74-54V0M112-54V0M150-54V0', ink.wood, 6)}${stroke('M66-20H156', ink.wood, 4)}${stroke('M-120 0H170', ink.dune, 10)}`;

/** A small house with a flat roof and a parapet. */
export const flatHouse = (wall: string = '#fbe3d2', trim: string = ink.palm): Art =>
  `${rect(-92, -92, 184, 92, wall)}${rect(-102, -104, 204, 14, trim, 3)}${rect(-60, -122, 70, 18, wall)}${rect(-60, -122, 70, 18, '#00000018')}${rect(-64, -126, 78, 8, trim, 2)}${door(34, 60, trim)}${windowPane(-74, -66, 50, 36)}${rect(0, -74, 78, 8, trim, 2)}${stroke('M-100 0H100', ink.dune, 10)}`;

export const stiltHouse = (roof: string = ink.leaf): Art =>
  `${stroke('M-84 0V-58M-28 0V-58M28 0V-58M84 0V-58', ink.timber, 8)}${rect(-104, -66, 208, 12, ink.wood, 3)}${at(0, -64, 0.82, `${rect(-112, -78, 224, 78, ink.cream)}${shape('M-140-72 0-138 140-72 122-62H-122Z', roof)}${stroke('M-104-84H104M-70-102H70', '#ffffff', 3, 0.25)}${door(0)}${windowPane(-88, -54)}${windowPane(46, -54)}`)}${stroke('M-12-56 -44 0M12-56-20 0M-22-42H2M-31-26H-7M-40-10H-16', ink.wood, 5)}`;

/** A shed of bamboo and tarpaulin. */
export const tarpaulinHut = (): Art =>
  `${stroke('M-84 0V-62M84 0V-56M0 0V-88', ink.wood, 6)}${shape('M-84-8V-58L0-84 84-54V-8Z', '#cdb48a')}${stroke('M-60-6V-62M-36-6V-70M-12-6V-78M12-6V-78M36-6V-70M60-6V-60', '#b3966a', 3)}${shape('M-104-46 0-98 104-42 92-34 0-82-92-36Z', '#3f7fa0')}${shape('M-104-46 0-98 0-82-92-36Z', '#356c8a')}${rect(-20, -52, 36, 52, ink.bark, 2)}`;

/** Walls without a roof: a house that is being built, `rows` of blocks high. */
export const risingWalls = (rows: number): Art =>
  `${Array.from({ length: rows }, (_, level) => row(10, 24, () => rect(-119 + (level % 2 ? 6 : 0), -18 - level * 16, 22, 14, level % 2 ? '#cf8a5c' : '#c67a4b', 1))).join('')}${rect(-20, -(rows * 16 + 2), 40, rows * 16 + 2, '#efe3cd')}${rows > 3 ? rect(-86, -62, 36, 30, '#efe3cd') + rect(52, -62, 36, 30, '#efe3cd') : ''}${stroke('M-132 0H132', ink.steel, 10)}`;

export const roofFrame = (): Art =>
  `${rect(-120, -78, 240, 78, '#ead9bd')}${rect(-22, -58, 44, 58, '#cbb58f')}${rect(-92, -58, 40, 32, '#cbb58f')}${rect(52, -58, 40, 32, '#cbb58f')}${stroke('M-140-74 0-146 140-74ZM0-146V-76M-70-110V-76M70-110V-76M-100-94-40-76M100-94 40-76', ink.wood, 6)}${stroke('M-130 0H130', ink.dune, 10)}`;

export const clinic = (trim: string = ink.palm): Art =>
  `${rect(-98, -96, 196, 96, ink.paper, 4)}${rect(-110, -108, 220, 18, trim, 4)}${shape('M-12-80H12V-64H28V-40H12V-24H-12V-40H-28V-64H-12Z', ink.clay)}${windowPane(-84, -72, 34, 30)}${windowPane(50, -72, 34, 30)}${stroke('M-112 0H112', ink.dune, 10)}`;

export const hospital = (trim: string = ink.palm): Art =>
  `${rect(-130, -112, 260, 112, '#f4efe4', 3)}${rect(-60, -164, 120, 164, ink.paper, 3)}${rect(-68, -174, 136, 14, trim, 3)}${rect(-136, -120, 78, 10, trim, 2)}${rect(58, -120, 78, 10, trim, 2)}${shape('M-8-152H8V-142H18V-128H8V-118H-8V-128H-18V-142H-8Z', ink.clay)}${[-118, -86, 70, 102].map((x) => [-98, -56].map((y) => rect(x, y, 22, 26, ink.sky, 2)).join('')).join('')}${[-46, -10, 26].map((x) => rect(x, -104, 22, 24, ink.sky, 2)).join('')}${rect(-28, -54, 56, 54, ink.glass, 2)}${stroke('M0-54V0', ink.slate, 3)}${rect(-44, -62, 88, 9, trim, 3)}${stroke('M-140 0H140', ink.dune, 10)}`;

/** A long school with a veranda. */
export const school = (roof: string = ink.leaf): Art =>
  `${rect(-150, -74, 300, 74, ink.cream)}${shape('M-168-70-134-116H134L168-70Z', roof)}${stroke('M-156-84H156M-146-98H146', '#ffffff', 3, 0.2)}${[-132, -76, 40, 96].map((x) => rect(x, -56, 36, 28, ink.sky, 2)).join('')}${rect(-14, -54, 30, 54, ink.wood, 2)}${stroke('M-154-68V0M-96-68V0M-30-68V0M30-68V0M86-68V0M150-68V0', ink.wood, 5)}${stroke('M-164 0H164', ink.dune, 10)}${stroke('M0-116V-158', ink.timber, 4)}${shape('M2-158H34L26-147 34-136H2Z', ink.clay)}`;

export const toilet = (wall: string = '#e3eef2', roof: string = ink.fern): Art =>
  `${rect(-34, -84, 68, 84, wall, 2)}${shape('M-42-82 38-98 44-86-42-74Z', roof)}${rect(-16, -60, 34, 60, ink.deep, 2)}${rect(-12, -54, 26, 5, '#ffffff55')}${disc(12, -30, 3, '#f6d58a')}${rect(22, -70, 8, 14, ink.sky, 1)}${stroke('M-38 0H38', ink.dune, 8)}`;

export const tank = (colour: string = ink.deep): Art =>
  `${stroke('M-26 0V-44M26 0V-44M-26-8 26-36M26-8-26-36', ink.steel, 5)}${rect(-32, -98, 64, 56, colour, 8)}${stroke('M-32-84H32M-32-70H32M-32-56H32', '#ffffff', 2, 0.25)}${rect(-12, -106, 24, 10, colour, 3)}`;

export const shop = (awning: string = ink.clay, wall: string = '#f6e3c6'): Art =>
  `${rect(-88, -96, 176, 96, wall, 2)}${rect(-72, -62, 144, 40, ink.bark, 2)}${rect(-84, -26, 168, 26, ink.wood, 2)}${row(6, 30, (index) => shape('M-90-104H-60V-76A15 12 0 0 1-90-76Z', index % 2 ? ink.cream : awning))}${stroke('M-94 0H94', ink.dune, 8)}`;

/** A stall of cloth on poles. */
export const stall = (cloth: string = ink.turmeric): Art =>
  `${stroke('M-62 0V-86M62 0V-86', ink.timber, 5)}${rect(-66, -38, 132, 16, ink.wood, 3)}${row(5, 29, (index) => shape('M-73-94H-44V-74A14 10 0 0 1-73-74Z', index % 2 ? ink.cream : cloth))}${row(7, 17, (index) => disc(-52, -42, 7, [ink.clay, ink.leaf, ink.turmeric, ink.rust][index % 4] ?? ink.clay))}`;
