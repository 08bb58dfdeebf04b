import { ink, skins } from '../palette.ts';
import { at, disc, oval, rect, row, shape, stroke, type Art } from '../svg.ts';

/** People have no faces: nobody who is helped can be recognised, also not in a drawing. */
export type Look = {
  readonly dress: string;
  readonly skin?: 0 | 1 | 2 | 3;
  /** Where a hand reaches, from the feet. */
  readonly hand?: readonly [x: number, y: number];
  readonly grey?: boolean;
};

const hairOf = (look: Look): string => (look.grey ? '#e6e2da' : '#2c1d14');
const skinOf = (look: Look): string => skins[look.skin ?? 0];

function arm(look: Look, shoulder: readonly [number, number]): Art {
  if (!look.hand) return '';
  const [x, y] = look.hand;
  const [sx, sy] = shoulder;
  const elbow = `${(sx + x) / 2} ${(sy + y) / 2 + 7}`;
  return `${stroke(`M${sx} ${sy}Q${elbow} ${x} ${y}`, skinOf(look), 7)}${stroke(`M${sx} ${sy}L${sx + (x - sx) * 0.3} ${sy + (y - sy) * 0.3 + 3}`, look.dress, 10)}`;
}

/** A woman in a sari. */
export const woman = (look: Look): Art =>
  `${disc(-9, -84, 7, hairOf(look))}${disc(0, -80, 13, skinOf(look))}${shape('M-13-80C-14-96 12-98 13-82 4-90-6-88-13-80Z', hairOf(look))}${rect(-5, -72, 10, 14, skinOf(look))}${shape('M-21 0C-23-38-16-64 0-64S23-38 21 0Z', look.dress)}${shape('M-14-52C0-44 12-24 15 0H21C23-38 16-64 0-64-6-64-10-60-14-52Z', '#ffffff', 0.28)}${arm(look, [10, -52])}`;

/** A woman who covers her head with a shawl. */
export const shawled = (look: Look): Art =>
  `${shape('M-21 0C-23-38-16-64 0-64S23-38 21 0Z', look.dress)}${shape('M-16-58C-20-100 20-100 16-58 10-50-10-50-16-58Z', '#fff7e6')}${disc(1, -79, 11, skinOf(look))}${shape('M-12-78C-12-96 14-96 13-80 6-88-4-88-12-78Z', '#fff7e6')}${arm(look, [10, -52])}`;

/** A man in shirt and mundu. */
export const man = (look: Look): Art =>
  `${disc(0, -82, 13, skinOf(look))}${shape('M-13-82C-15-100 15-100 13-82 8-92-8-92-13-82Z', hairOf(look))}${rect(-5, -72, 10, 14, skinOf(look))}${shape('M-18 0-16-36H16L18 0Z', '#fff7e6')}${stroke('M6-34 9-2', ink.dune, 2)}${shape('M-18-32C-21-56-13-66 0-66S21-56 18-32Z', look.dress)}${arm(look, [13, -54])}`;

/** A volunteer in shirt and trousers, a cloth bag over the shoulder. */
export const volunteer = (look: Look): Art =>
  `${disc(0, -82, 13, skinOf(look))}${shape('M-13-82C-15-100 15-100 13-82 8-92-8-92-13-82Z', hairOf(look))}${rect(-5, -72, 10, 14, skinOf(look))}${shape('M-16 0-15-36H15L16 0H3L0-26-3 0Z', ink.dark)}${shape('M-18-32C-21-56-13-66 0-66S21-56 18-32Z', look.dress)}${stroke('M12-62-14-34', ink.cream, 4)}${rect(-24, -38, 16, 18, ink.cream, 4)}${arm(look, [13, -54])}`;

/** A nurse or doctor in a white coat. */
export const nurse = (look: Look): Art =>
  `${disc(-9, -86, 6, hairOf(look))}${disc(0, -82, 13, skinOf(look))}${shape('M-13-82C-14-98 12-100 13-84 4-92-6-90-13-82Z', hairOf(look))}${rect(-5, -72, 10, 14, skinOf(look))}${shape('M-18 0C-20-40-15-66 0-66S20-40 18 0Z', ink.paper)}${stroke('M0-62V-4', '#e3ddd0', 2)}${stroke('M-6-64C-8-50 8-50 6-64', look.dress, 3)}${shape('M-12 0V-10H12V0Z', look.dress)}${arm({ ...look, dress: ink.paper }, [11, -54])}`;

export const child = (look: Look): Art =>
  `${disc(0, -50, 11, skinOf(look))}${shape('M-11-50C-13-66 13-66 11-50 6-58-6-58-11-50Z', hairOf(look))}${stroke('M-5 0V-10M5 0V-10', skinOf(look), 5)}${rect(-4, -44, 8, 8, skinOf(look))}${shape('M-13-8C-15-28-9-40 0-40S15-28 13-8Z', look.dress)}${arm(look, [7, -32])}`;

/** A child in school uniform with a bag on the back. */
export const pupil = (look: Look, plaits = false): Art =>
  `${plaits ? stroke('M-10-52C-16-46-16-38-14-32M10-52C16-46 16-38 14-32', '#2c1d14', 5) : ''}${rect(-18, -38, 14, 24, look.dress, 5)}${disc(0, -52, 11, skinOf(look))}${shape('M-11-52C-13-68 13-68 11-52 6-60-6-60-11-52Z', '#2c1d14')}${stroke('M-5 0V-12M5 0V-12', skinOf(look), 5)}${rect(-4, -46, 8, 8, skinOf(look))}${shape('M-12-24C-14-36-9-42 0-42S14-36 12-24Z', ink.paper)}${shape('M-13-9-11-25H11L13-9Z', ink.indigo)}${stroke('M-6-40-8-26', look.dress, 4)}${arm({ ...look, dress: ink.paper }, [7, -34])}`;

export const elder = (look: Look): Art =>
  `${man({ ...look, grey: true })}${stroke('M26 0V-44C26-52 18-52 18-46', ink.timber, 4)}${stroke('M13-54Q24-48 24-42', skinOf(look), 7)}`;

export const grandmother = (look: Look): Art => woman({ ...look, dress: '#f3e9d6', grey: true });

/** Sitting on something about 26 high, knees to the right. */
export const sitting = (look: Look): Art =>
  `${stroke('M6-28H24V0', look.dress, 14)}${disc(0, -78, 12, skinOf(look))}${shape('M-12-78C-14-95 14-95 12-78 7-87-7-87-12-78Z', hairOf(look))}${rect(-5, -70, 10, 12, skinOf(look))}${shape('M-15-20C-18-48-11-62 0-62S17-48 14-20Z', look.dress)}${arm(look, [8, -50])}`;

/** Sitting on the floor, legs crossed. */
export const crossLegged = (look: Look): Art =>
  `${oval(0, -6, 26, 9, look.dress)}${disc(0, -58, 12, skinOf(look))}${shape('M-12-58C-14-75 14-75 12-58 7-67-7-67-12-58Z', hairOf(look))}${rect(-5, -50, 10, 10, skinOf(look))}${shape('M-15-4C-18-30-11-44 0-44S18-30 15-4Z', look.dress)}${arm(look, [8, -34])}`;

export const family = (): Art =>
  `${woman({ dress: ink.clay })}${at(36, 2, 0.9, man({ dress: ink.palm, skin: 1 }))}${at(66, 4, 0.92, child({ dress: ink.turmeric }))}`;

export const motherAndChild = (dress: string = ink.plum): Art =>
  `${woman({ dress, skin: 1, hand: [26, -26] })}${at(32, 2, 0.9, child({ dress: ink.sun, skin: 2 }))}`;

const dresses = [ink.clay, ink.leaf, ink.turmeric, ink.deep, ink.plum];

export const crowd = (count: number, step: number): Art =>
  row(count, step, (index) => {
    const look: Look = { dress: dresses[index % dresses.length] ?? ink.clay, skin: index % 2 ? 1 : 2 };
    const people = [woman, man, shawled];
    return (people[index % people.length] ?? woman)(look);
  });
