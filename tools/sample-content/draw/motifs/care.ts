import { ink } from '../palette.ts';
import { disc, oval, rect, row, shape, stroke, type Art } from '../svg.ts';

/** A hospital bed, its head to the left, with somebody under the blanket. */
export const bed = (blanket: string = ink.moss, skin = '#8f5a36'): Art =>
  `${stroke('M-96 0V-64M96 0V-44M-96-24H96', ink.steel, 6)}${rect(-94, -40, 188, 16, ink.paper, 6)}${shape('M-88-40C-88-60-50-60-46-42Z', '#ffffff')}${disc(-66, -52, 12, skin)}${shape('M-78-54C-78-70-54-70-54-56-62-62-70-62-78-54Z', '#2c1d14')}${shape('M-52-40C-40-62 0-60 40-54 70-50 90-46 92-38V-26H-52Z', blanket)}${stroke('M-30-50C0-46 50-44 88-36', '#ffffff', 3, 0.35)}`;

export const emptyBed = (blanket: string = ink.glass): Art =>
  `${stroke('M-80 0V-62M80 0V-44M-80-22H80', ink.steel, 6)}${rect(-78, -38, 156, 16, ink.paper, 6)}${rect(-74, -48, 36, 13, '#ffffff', 6)}${rect(-30, -42, 106, 18, blanket, 5)}`;

export const drip = (): Art =>
  `${stroke('M0 0V-128M-16 0H16M0-128H18', ink.steel, 4)}${rect(8, -124, 20, 32, '#d7eaf2', 6)}${rect(10, -108, 16, 14, ink.sky, 4)}${stroke('M18-92C18-70 10-60 22-44', '#bfd6e2', 3)}`;

export const dialysisMachine = (): Art =>
  `${rect(-32, -120, 64, 120, ink.paper, 8)}${rect(-24, -112, 48, 34, ink.deep, 4)}${stroke('M-18-94h8l5-10 8 18 6-8h8', ink.glass, 3)}${disc(-12, -58, 9, ink.rust)}${disc(12, -58, 9, ink.moss)}${rect(-22, -40, 44, 8, ink.dune, 3)}${stroke('M32-70C56-70 50-40 74-44M32-56C60-52 56-30 78-38', ink.clay, 3.5)}${disc(-20, 0, 6, ink.dark)}${disc(20, 0, 6, ink.dark)}`;

export const oxygen = (): Art =>
  `${rect(-13, -84, 26, 84, ink.palm, 11)}${rect(-6, -98, 12, 16, ink.steel, 2)}${disc(14, -94, 8, ink.paper)}${stroke('M14-94l4-4', ink.clay, 2)}${rect(-13, -56, 26, 12, ink.cream)}`;

export const medicineBottle = (label: string = ink.clay): Art =>
  `${rect(-16, -50, 32, 50, '#b9783f', 6)}${rect(-11, -62, 22, 14, ink.paper, 3)}${rect(-16, -38, 32, 24, ink.cream)}${rect(-10, -32, 20, 4, label)}${rect(-10, -24, 14, 3, ink.dune)}`;

export const tablets = (): Art =>
  `${rect(-34, -20, 68, 20, '#d8dde0', 4)}${row(4, 16, () => disc(-24, -10, 5, ink.rose))}`;

export const medicineShelf = (): Art =>
  `${rect(-100, -142, 200, 142, ink.wood, 4)}${[-136, -92, -48].map((y) => rect(-92, y, 184, 38, ink.timber)).join('')}${[-98, -54, -10].map((y, level) => row(7, 25, (index) => rect(-84, y - 18 - ((index + level) % 3) * 4, 15, 18 + ((index + level) % 3) * 4, [ink.paper, ink.glass, ink.sun, ink.rose, ink.sky][(index * 2 + level) % 5] ?? ink.paper, 3))).join('')}`;

export const cabinet = (): Art =>
  `${rect(-46, -140, 92, 140, ink.paper, 8)}${rect(-36, -130, 72, 92, '#cfe6ea', 4)}${[-100, -68].map((y) => `${stroke(`M-36 ${y}H36`, ink.steel, 3)}${row(4, 17, (index) => rect(-32, y - 16, 12, 15, index % 2 ? ink.sky : ink.rust, 2))}`).join('')}${row(3, 20, () => rect(-28, -54, 14, 15, ink.fern, 2))}${rect(-36, -28, 72, 16, ink.dune, 3)}${disc(28, -20, 3, ink.leaf)}${stroke('M0-130V-38', '#ffffff', 2, 0.7)}`;

export const wheelchair = (seat: string = ink.deep): Art =>
  `${stroke('M-22-62V-24H18L30-4H40', ink.slate, 5)}${rect(-26, -66, 8, 44, seat, 3)}${rect(-24, -32, 46, 9, seat, 3)}${stroke('M-22-62H-36', ink.slate, 5)}<circle cx="-6" cy="-22" r="22" fill="none" stroke="${ink.dark}" stroke-width="5"/><circle cx="30" cy="-7" r="7" fill="none" stroke="${ink.dark}" stroke-width="4"/>${stroke('M-6-44V0M-28-22H16M-21-37 9-7M-21-7 9-37', ink.steel, 1.6)}`;

export const bars = (): Art =>
  `${stroke('M-110 0V-50M110 0V-50M-50 0V-50M50 0V-50', ink.steel, 5)}${stroke('M-124-52H124', ink.wood, 7)}`;

export const eyeChart = (): Art =>
  `${rect(-46, -62, 92, 124, ink.paper, 4)}${rect(-18, -50, 36, 34, ink.dark, 2)}${rect(-8, -40, 26, 14, ink.paper)}${row(3, 24, (index) => rect(-32, -6, 15, 15, index === 1 ? '#8b979b' : ink.dark, 1))}${row(5, 15, () => rect(-35, 20, 8, 8, ink.dark, 1))}${row(7, 11, () => rect(-35, 40, 5, 5, ink.dark))}`;

export const glasses = (colour: string = ink.bark): Art =>
  `<g fill="#ffffff66" stroke="${colour}" stroke-width="6"><circle cx="-30" cy="0" r="23"/><circle cx="30" cy="0" r="23"/></g>${stroke('M-7-4C-3-9 3-9 7-4M-52-6-68-14M52-6 68-14', colour, 6)}`;

export const hearingAid = (): Art =>
  `${shape('M-36 44C-64 20-58-62 4-64S66-4 36 16 18 60-4 62-30 52-36 44Z', '#a86d45')}${stroke('M-22 22C-38-16-16-40 6-38S34-10 16 2 6 26 0 32', '#7a4a2b', 7)}${shape('M-40-54C-26-86 40-88 56-46 58-30 46-26 42-40 30-66-12-66-28-44-34-36-44-42-40-54Z', '#e8e0cf')}${stroke('M48-36C54-14 32-10 20 6', '#e8e0cf', 5)}${disc(18, 8, 7, ink.paper)}`;

export const cradle = (): Art =>
  `${rect(-58, -78, 116, 44, '#cfe6ea99', 12)}<rect x="-58" y="-78" width="116" height="44" rx="12" fill="none" stroke="${ink.steel}" stroke-width="4"/>${oval(0, -46, 40, 10, ink.paper)}${disc(-24, -54, 9, '#a86d45')}${oval(6, -51, 22, 9, ink.sun)}${rect(-62, -36, 124, 12, ink.steel, 4)}${stroke('M-40-24V-2M40-24V-2', ink.steel, 6)}${disc(-40, 0, 5, ink.dark)}${disc(40, 0, 5, ink.dark)}`;

export const monitor = (): Art =>
  `${rect(-36, -52, 72, 52, ink.dark, 6)}${stroke('M-28-24h14l6-14 10 26 7-12h18', '#8fe0b5', 3)}${rect(-6, 0, 12, 14, ink.slate)}`;
