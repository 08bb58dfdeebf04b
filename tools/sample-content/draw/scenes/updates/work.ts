import { shop, tarpaulinHut } from '../../motifs/buildings.ts';
import { clothPile, dressRail, hangingLamp, sewingMachine, table } from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { man, shawled, volunteer, woman } from '../../motifs/people.ts';
import { tree, vegetableBed } from '../../motifs/plants.ts';
import { type Art, at, picture, rect, row, turned } from '../../svg.ts';
import { bucket } from '../../motifs/water-works.ts';
import { bicycle, cementBags, cow, goat, handSaw, ladder, milkCan, workbench } from '../../motifs/work.ts';

export const workUpdates: Readonly<Record<string, Art>> = {
  'sewing-class': picture(
    indoors('rose', [60, 56, 110, 100]),
    at(170, 348, 1.4, sewingMachine(ink.palm)),
    at(400, 348, 1.4, sewingMachine()),
    at(262, 366, 1.55, woman({ dress: ink.clay, hand: [-30, -52] })),
    at(492, 366, 1.55, shawled({ dress: ink.deep, skin: 2, hand: [-30, -52] })),
    at(330, 366, 1.6, woman({ dress: ink.turmeric, skin: 1, hand: [36, -64] })),
    at(480, 90, 0.9, hangingLamp()),
  ),
  'cutting-table': picture(
    indoors('blue', [450, 60, 120, 100]),
    at(290, 358, 2, table(230, ink.paper)),
    at(230, 244, 0.9, clothPile()),
    rect(300, 232, 120, 12, ink.clay, 3),
    at(130, 366, 1.65, woman({ dress: ink.plum, hand: [44, -66] })),
    turned(480, 366, 1.65, woman({ dress: ink.leaf, skin: 1, hand: [44, -66] })),
    at(570, 366, 1.2, clothPile()),
  ),
  'sorting-clothes': picture(
    indoors('mint', [460, 60, 110, 100]),
    at(300, 358, 2, table(240)),
    row(3, 90, () => at(220, 244, 0.75, clothPile())),
    at(120, 366, 1.6, shawled({ dress: ink.deep, hand: [44, -64] })),
    turned(480, 366, 1.6, woman({ dress: ink.clay, skin: 1, hand: [44, -64] })),
    at(570, 366, 1.2, clothPile()),
  ),
  'bridal-rail': picture(
    indoors('rose', [60, 60, 90, 110]),
    at(380, 350, 1.6, dressRail(true)),
    at(150, 366, 1.65, woman({ dress: ink.turmeric, hand: [46, -70] })),
    at(230, 366, 1.6, shawled({ dress: ink.plum, skin: 2 })),
  ),
  'milk-round': picture(
    outdoors('dawn', 'paddy', [120, 110, 40]),
    at(230, 356, 1.2, cow('#d9a878', '#fffaf0')),
    at(400, 366, 1.45, woman({ dress: ink.leaf, skin: 1, hand: [30, -40] })),
    at(450, 366, 1.2, milkCan()),
    at(540, 366, 1.3, bicycle()),
  ),
  'goat-shed': picture(
    outdoors('noon', 'hills', [540, 76, 30]),
    at(320, 316, 1.2, tarpaulinHut()),
    at(180, 366, 1.2, goat()),
    at(290, 370, 1, goat('#a9794d')),
    turned(420, 366, 1.1, goat('#e9d7b4')),
    at(510, 366, 1.45, woman({ dress: ink.plum, skin: 3, hand: [-36, -44] })),
  ),
  carpentry: picture(
    indoors('peach', [460, 60, 110, 110]),
    at(280, 356, 1.5, workbench()),
    at(270, 262, 0.85, handSaw()),
    at(130, 366, 1.6, man({ dress: ink.leaf, hand: [44, -60] })),
    at(440, 366, 1.3, table(80)),
    at(540, 366, 1.3, table(80)),
    at(280, 80, 0.9, hangingLamp()),
  ),
  'garden-beds': picture(
    outdoors('dawn', 'hills', [520, 96, 36]),
    at(180, 366, 1.3, vegetableBed()),
    at(360, 370, 1.3, vegetableBed()),
    at(150, 362, 1.4, man({ dress: ink.turmeric, skin: 1, hand: [36, -30] })),
    turned(560, 366, 1.45, man({ dress: ink.deep, hand: [36, -34] })),
    at(560, 374, 1, bucket(ink.leaf)),
    at(60, 332, 1.15, tree()),
  ),
  'workshop-floor': picture(
    indoors('sand', [60, 60, 110, 110]),
    at(250, 358, 1.5, workbench()),
    at(130, 366, 1.6, man({ dress: '#b08a4a', hand: [40, -60] })),
    at(400, 356, 1.2, ladder()),
    at(520, 366, 1.5, volunteer({ dress: ink.clay, skin: 2, hand: [-40, -54] })),
    at(460, 374, 1.1, cementBags()),
  ),
  'market-stall': picture(
    outdoors('noon', 'street', [90, 70, 28]),
    at(330, 350, 1.7, shop(ink.leaf)),
    at(140, 368, 1.45, woman({ dress: ink.clay, hand: [36, -54] })),
    at(530, 368, 1.45, man({ dress: ink.turmeric, skin: 2, hand: [-34, -50] })),
  ),
};
