import {
  flatHouse,
  risingWalls,
  stiltHouse,
  tarpaulinHut,
  tiledHouse,
  verandaHouse,
} from '../../motifs/buildings.ts';
import { wheelchair } from '../../motifs/care.ts';
import { cloud, outdoors, rain } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, elder, family, grandmother, man, motherAndChild, woman } from '../../motifs/people.ts';
import { areca, banana, bush, flowerPot, leaningPalm, palm, tree } from '../../motifs/plants.ts';
import { type Art, at, picture, row, turned } from '../../svg.ts';
import { well } from '../../motifs/water-works.ts';
import { boat, bricks, cementBags, ladder, umbrella } from '../../motifs/work.ts';

export const housesProjects: Readonly<Record<string, Art>> = {
  'nilambur-house': picture(
    outdoors('morning', 'river', [520, 92, 34]),
    at(96, 330, 1.3, palm()),
    at(226, 330, 0.95, tarpaulinHut()),
    at(500, 336, 1, risingWalls(3)),
    at(316, 356, 1.2, motherAndChild()),
    at(380, 360, 1.1, child({ dress: ink.rust, skin: 1 })),
  ),
  'vypin-house': picture(
    outdoors('evening', 'backwater', [150, 130, 44]),
    turned(588, 330, 1.35, leaningPalm()),
    at(330, 344, 1.35, stiltHouse()),
    at(120, 372, 0.9, boat()),
    at(500, 366, 0.95, man({ dress: ink.deep, hand: [28, -44] })),
  ),
  'wayanad-village': picture(
    outdoors('dawn', 'ghats', [470, 104, 36]),
    at(128, 302, 0.62, tiledHouse()),
    at(330, 286, 0.56, verandaHouse(ink.leaf)),
    at(540, 302, 0.62, tiledHouse(ink.rust)),
    at(90, 374, 0.66, flatHouse()),
    at(566, 376, 0.66, verandaHouse(ink.brick)),
    at(330, 366, 0.72, well()),
    at(250, 372, 0.8, woman({ dress: ink.clay })),
    at(416, 376, 0.8, child({ dress: ink.turmeric })),
    at(214, 296, 0.9, areca()),
  ),
  'kuttanad-roof': picture(
    outdoors('rain', 'paddy'),
    at(150, 96, 1, cloud('#b9c6c6')),
    at(430, 70, 1.3, cloud('#aebdbe')),
    at(300, 328, 1.4, verandaHouse(ink.brick, '#efe0c6')),
    at(404, 332, 1.45, ladder()),
    at(106, 350, 1.1, elder({ dress: ink.moss })),
    at(152, 352, 1.05, grandmother({ dress: ink.cream, skin: 1 })),
    at(130, 280, 1.5, umbrella(ink.plum)),
    rain(),
  ),
  'thrissur-house': picture(
    outdoors('noon', 'village', [96, 86, 32]),
    at(352, 330, 1.4, flatHouse('#f9e2cf', ink.leaf)),
    at(130, 326, 1.1, banana()),
    at(552, 330, 1.1, tree()),
    at(206, 354, 1.25, woman({ dress: ink.plum, hand: [30, -52] })),
    at(252, 356, 1.25, wheelchair(ink.clay)),
    at(252, 346, 1, child({ dress: ink.turmeric })),
    at(500, 352, 1, flowerPot()),
    at(540, 354, 0.9, flowerPot(ink.rose)),
  ),
  'kasaragod-house': picture(
    outdoors('evening', 'hills', [330, 120, 50]),
    at(436, 330, 1.25, tiledHouse(ink.brick)),
    at(84, 334, 1.25, palm(ink.palm)),
    at(180, 352, 1.35, wheelchair()),
    at(176, 344, 1.05, man({ dress: ink.sun, skin: 1 })),
    turned(124, 352, 1.2, woman({ dress: ink.clay, hand: [34, -44] })),
    at(596, 338, 0.9, bush(ink.fern)),
  ),
  'idukki-house': picture(
    outdoors('morning', 'tea', [130, 80, 30]),
    at(410, 318, 1.1, verandaHouse(ink.clay)),
    at(176, 356, 1.3, woman({ dress: ink.leaf, skin: 1, hand: [26, -30] })),
    at(222, 360, 1.15, grandmother({ dress: ink.cream, skin: 2 })),
    at(
      76,
      346,
      0.9,
      row(2, 74, () => bricks()),
    ),
    at(540, 350, 1, cementBags()),
  ),
  'kannur-house': picture(
    outdoors('noon', 'hills', [560, 84, 32]),
    at(330, 326, 1.5, tiledHouse(ink.rust, '#cf8f62')),
    at(92, 330, 1.2, areca()),
    at(566, 332, 1.1, banana()),
    at(180, 364, 1.05, family()),
    at(456, 366, 0.95, child({ dress: ink.deep, skin: 2 })),
    at(500, 368, 0.8, child({ dress: ink.rose, skin: 1 })),
  ),
};
