import { clinic, tiledHouse, verandaHouse } from './buildings.ts';
import { medicineBottle, wheelchair, dialysisMachine, tablets } from './care.ts';
import {
  bookStack,
  coins,
  dressRail,
  foodBag,
  cauldron,
  helpDesk,
  riceSack,
  sewingMachine,
} from './goods.ts';
import { ink } from '../palette.ts';
import { child, elder, family, grandmother, motherAndChild, nurse, sitting } from './people.ts';
import { palm } from './plants.ts';
import { at, disc, rect, shape, stroke, type Art } from '../svg.ts';
import { heart } from '../tokens.ts';
import { basin, bucket, well } from './water-works.ts';
import { lifeJacket, rescueBoat, van } from './work.ts';

const icon = (ground: string, ...parts: Art[]): Art =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${rect(0, 0, 256, 256, ground)}${disc(128, 128, 104, '#ffffff66')}${parts.join('')}</svg>`;

const hands = (): Art =>
  `${stroke('M-78 30C-40 26-30 52 0 54M78 30C40 26 30 52 0 54', '#8f5a36', 22)}${stroke('M-90 28H-66M90 28H66', ink.palm, 26)}`;

/** One square picture per category, named after its file. */
export const icons: Readonly<Record<string, Art>> = {
  'shelter-home': icon('#e3f1ec', at(128, 196, 0.72, tiledHouse())),
  'orphan-care': icon(
    '#fbe6d8',
    at(98, 206, 1.5, child({ dress: ink.clay })),
    at(154, 206, 1.8, child({ dress: ink.leaf, skin: 1 })),
  ),
  'widow-care': icon('#f7e5e4', at(112, 208, 1.55, motherAndChild())),
  'help-the-poor': icon('#f6eee0', at(128, 96, 0.8, heart(ink.clay)), at(128, 128, 0.92, hands())),
  'medi-care': icon(
    '#e4edf5',
    at(128, 130, 1.5, heart(ink.clay)),
    shape('M118 98H138V118H158V138H138V158H118V138H98V118H118Z', ink.paper),
  ),
  'medicine-bank': icon('#e4f1ea', at(104, 194, 2, medicineBottle()), at(164, 194, 1.1, tablets())),
  relief: icon(
    '#dcebf3',
    at(122, 178, 0.72, rescueBoat()),
    at(128, 142, 1.2, lifeJacket()),
    stroke('M40 202h60M120 212h80', ink.lake, 6),
  ),
  'anti-interest': icon('#f6eee0', at(112, 178, 2, coins()), stroke('M52 200 204 60', ink.clay, 14)),
  'family-rehabilitation': icon('#fbe6d8', at(110, 186, 0.62, verandaHouse()), at(96, 208, 1.05, family())),
  educare: icon('#e4edf5', at(128, 188, 1.9, bookStack())),
  'well-project': icon('#dcebf3', at(128, 194, 1.3, well())),
  sanitation: icon('#e4f1ea', at(128, 186, 1.15, basin()), at(128, 208, 0.9, bucket(ink.clay))),
  'rehabilitation-centre': icon('#f7f6ea', at(128, 190, 0.9, clinic(ink.fern)), at(196, 200, 0.6, palm())),
  'guidance-centre': icon(
    '#fbe6d8',
    at(128, 152, 1.2, nurse({ dress: ink.clay })),
    at(128, 204, 0.95, helpDesk()),
  ),
  shadow: icon(
    '#f7e5e4',
    at(98, 208, 1.45, elder({ dress: ink.palm })),
    at(164, 208, 1.45, grandmother({ dress: ink.cream, skin: 1 })),
  ),
  'anti-drug': icon(
    '#e3f1ec',
    at(128, 172, 1.8, tablets()),
    stroke('M60 60 196 204', ink.clay, 16),
    `<circle cx="128" cy="130" r="96" fill="none" stroke="${ink.clay}" stroke-width="16"/>`,
  ),
  'dress-bank': icon('#f7e5e4', at(128, 200, 0.88, dressRail())),
  'baithul-mal': icon(
    '#e3f1ec',
    disc(128, 84, 44, ink.turmeric),
    disc(144, 76, 36, '#eef6f3'),
    at(118, 204, 1.5, coins()),
  ),
  'ramzan-care': icon(
    '#dbe4ec',
    disc(84, 84, 34, ink.turmeric),
    disc(98, 76, 28, '#e8eef3'),
    at(150, 204, 1.8, foodBag()),
  ),
  'pravasi-care': icon(
    '#fbe6d8',
    shape(
      'M204 70 96 118 50 96 34 104 74 140 62 170 82 164 106 136 128 132 140 196 156 186 152 122 208 94C226 84 222 66 204 70Z',
      ink.deep,
    ),
  ),
  'health-camps': icon('#e4f1ea', at(122, 184, 0.82, van(ink.leaf))),
  'palliative-care': icon(
    '#f6eee0',
    at(100, 208, 1.5, sitting({ dress: ink.plum, grey: true })),
    at(174, 208, 1.5, nurse({ dress: ink.leaf, hand: [-36, -52] })),
  ),
  'dialysis-support': icon('#e4edf5', at(110, 196, 1.2, dialysisMachine())),
  'self-employment': icon('#fbe6d8', at(128, 190, 1.4, sewingMachine())),
  'marriage-support': icon(
    '#f7e5e4',
    `<g fill="none" stroke="${ink.turmeric}" stroke-width="14"><circle cx="102" cy="140" r="46"/><circle cx="154" cy="140" r="46"/></g>`,
    at(128, 70, 0.36, heart(ink.clay)),
  ),
  'differently-abled': icon('#dcebf3', at(122, 196, 1.9, wheelchair(ink.clay))),
  'food-kits': icon('#f6eee0', at(128, 206, 1.15, cauldron()), at(60, 206, 0.8, riceSack())),
};
