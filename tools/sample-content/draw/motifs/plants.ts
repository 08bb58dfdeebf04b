import { ink } from '../palette.ts';
import { disc, oval, rect, row, shape, stroke, type Art } from '../svg.ts';

const fronds =
  'M14-118C-10-140-42-138-58-116-36-122-8-122 14-118ZM14-118C4-150-22-166-48-160-26-150-2-136 14-118ZM14-118C24-150 50-166 76-158 54-150 30-136 14-118ZM14-118C40-138 70-134 86-112 62-120 36-122 14-118ZM14-118C36-116 54-98 58-76 46-96 30-110 14-118ZM14-118C-10-112-28-94-30-72-20-92-4-108 14-118Z';

export const palm = (leaf: string = ink.leaf): Art =>
  `${stroke('M0 0C-3-40 4-80 14-118', ink.wood, 7)}${shape(fronds, leaf)}${disc(8, -112, 5, ink.timber)}${disc(18, -110, 5, ink.timber)}`;

/** A palm that leans out over water. */
export const leaningPalm = (leaf: string = ink.palm): Art =>
  `${stroke('M-58 6C-44-40-22-86 14-118', ink.wood, 7)}${shape(fronds, leaf)}`;

export const areca = (): Art =>
  `${stroke('M0 0V-130', '#a08a63', 5)}${rect(-3, -146, 6, 18, '#7fae6a', 3)}${shape('M0-146C-8-166-26-172-38-162-24-162-10-156 0-146ZM0-146C8-166 26-172 38-162 24-162 10-156 0-146ZM0-146C-14-150-30-142-34-128-24-138-12-144 0-146ZM0-146C14-150 30-142 34-128 24-138 12-144 0-146ZM0-146C-2-164 2-176 10-182 8-168 6-156 0-146Z', ink.leaf)}`;

export const banana = (): Art =>
  `${stroke('M0 0C-2-24 0-44 4-60', '#86a85c', 9)}${shape('M4-58C-10-86-36-96-54-84-36-78-14-70 4-58ZM4-58C14-90 40-104 60-92 40-86 20-74 4-58ZM4-58C-2-90 6-112 22-122 22-98 16-76 4-58ZM4-58C-16-60-34-48-40-28-28-42-12-54 4-58ZM4-58C24-60 42-50 50-30 36-42 20-52 4-58Z', '#5e9d5a')}${stroke('M4-58C-12-74-28-82-46-84M4-58C20-76 38-86 54-90', '#8bbf7c', 2)}`;

export const tree = (crown: string = ink.fern): Art =>
  `${stroke('M0 0V-60M0-34L-16-56M0-40 16-60', ink.timber, 9)}${disc(-24, -82, 30, crown)}${disc(22, -84, 32, crown)}${disc(0, -108, 34, crown)}${disc(-10, -100, 16, '#ffffff22')}`;

export const bush = (colour: string = ink.moss): Art =>
  `${disc(-22, -12, 16, colour)}${disc(0, -20, 20, colour)}${disc(22, -12, 16, colour)}${rect(-34, -12, 68, 12, colour, 6)}`;

export const flowerPot = (bloom: string = ink.rust): Art =>
  `${stroke('M0-20V-40M0-24-10-38M0-24 10-38', ink.leaf, 3)}${disc(0, -44, 6, bloom)}${disc(-11, -40, 5, bloom)}${disc(11, -40, 5, bloom)}${shape('M-13-22H13L9 0H-9Z', ink.clay)}`;

/** A raised bed of beans and greens. */
export const vegetableBed = (): Art =>
  `${row(5, 24, (index) => `${stroke('M0-8C-2-18-8-22-12-20M0-8C2-18 8-22 12-20M0-8V-26', ink.leaf, 4)}${disc(index % 2 ? -5 : 5, -20, 4, index % 2 ? ink.rust : ink.turmeric)}`)}${rect(-18, -10, 132, 14, ink.wood, 4)}`;

export const mushroomRack = (): Art =>
  `${stroke('M-60 0V-110M60 0V-110M-60-30H60M-60-70H60M-60-108H60', ink.timber, 6)}${[-30, -70].map((y) => row(4, 28, () => `${rect(-54, y - 26, 22, 24, '#efe6d4', 6)}${oval(-46, y - 28, 11, 7, '#d9c3a0')}${oval(-38, y - 22, 8, 5, '#c9ae86')}`)).join('')}`;

export const waterPlants = (): Art =>
  `${oval(0, 0, 22, 6, ink.fern)}${oval(26, 6, 16, 5, ink.moss)}${disc(4, -6, 5, ink.rose)}`;
