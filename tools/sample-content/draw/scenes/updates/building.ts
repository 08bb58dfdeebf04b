import { flatHouse, risingWalls, roofFrame, tiledHouse, verandaHouse } from '../../motifs/buildings.ts';
import { wheelchair } from '../../motifs/care.ts';
import { hangingLamp, key, lamp, ledger, sign, solarPanel, table } from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, elder, family, man, motherAndChild, volunteer, woman } from '../../motifs/people.ts';
import { flowerPot, palm, tree } from '../../motifs/plants.ts';
import { type Art, at, oval, picture, rect, row, shape, stroke, tilted, turned } from '../../svg.ts';
import { bucket } from '../../motifs/water-works.ts';
import { bricks, bunting, cementBags, handSaw, ladder } from '../../motifs/work.ts';

export const buildingUpdates: Readonly<Record<string, Art>> = {
  'plot-marked': picture(
    outdoors('morning', 'village', [540, 80, 30]),
    row(4, 110, () => stroke('M150 350V296', ink.wood, 7)),
    stroke('M150 302H480M150 318 480 314', ink.paper, 3),
    at(110, 366, 1.45, volunteer({ dress: ink.leaf, hand: [34, -40] })),
    at(540, 366, 1.45, man({ dress: ink.turmeric, skin: 1, hand: [-34, -42] })),
    at(320, 330, 0.9, sign(ink.clay)),
    at(60, 330, 1.1, tree()),
  ),
  foundation: picture(
    outdoors('noon', 'hills', [100, 76, 30]),
    shape('M130 356 200 320H500L550 356Z', '#b58152'),
    rect(130, 356, 420, 16, '#8c6240'),
    shape('M180 348 226 326H474L506 348Z', '#7a5336'),
    row(6, 62, () => oval(196, 352, 22, 11, '#9aa39d')),
    at(560, 370, 1.4, man({ dress: ink.clay, hand: [-36, -30] })),
    at(100, 370, 1.05, bricks()),
    at(330, 318, 0.8, cementBags()),
  ),
  walls: picture(
    outdoors('morning', 'village', [560, 84, 30]),
    at(320, 340, 1.6, risingWalls(6)),
    at(130, 366, 1.5, man({ dress: ink.deep, skin: 1, hand: [38, -58] })),
    at(556, 360, 1.2, ladder()),
    at(470, 372, 1.1, cementBags()),
  ),
  'roof-frame': picture(
    outdoors('evening', 'village', [110, 110, 42]),
    at(340, 336, 1.55, roofFrame()),
    at(500, 344, 1.35, ladder()),
    at(300, 170, 1.05, man({ dress: ink.turmeric, skin: 1, hand: [30, -20] })),
    at(110, 366, 1.4, man({ dress: ink.leaf })),
    at(590, 334, 1.1, palm(ink.palm)),
  ),
  painting: picture(
    indoors('sand', [430, 70, 120, 110]),
    rect(0, 0, 300, 304, '#dbeee4'),
    stroke('M296 20V280', '#b9dccb', 16, 0.7),
    at(230, 366, 1.7, volunteer({ dress: ink.clay, hand: [44, -96] })),
    rect(296, 186, 26, 18, ink.turmeric, 4),
    at(110, 370, 1.5, woman({ dress: ink.deep, hand: [36, -80] })),
    at(340, 372, 1.2, bucket(ink.leaf)),
    at(500, 366, 1.25, ladder()),
  ),
  'house-keys': picture(
    outdoors('noon', 'village', [80, 70, 28]),
    at(400, 326, 1.5, tiledHouse()),
    at(250, 40, 1, bunting(300)),
    at(150, 366, 1.5, volunteer({ dress: ink.palm, hand: [40, -56] })),
    tilted(232, 262, 0.7, 20, key()),
    turned(310, 366, 1.5, woman({ dress: ink.clay, hand: [40, -56] })),
    at(366, 368, 1.3, child({ dress: ink.turmeric })),
    at(590, 366, 1.1, flowerPot()),
  ),
  'lamp-fitted': picture(
    outdoors('night', 'tea', [110, 74, 24]),
    at(360, 330, 1.3, verandaHouse('#7d4a32', '#d9c8a4')),
    at(330, 150, 0.8, solarPanel()),
    at(530, 346, 1, ladder()),
    at(520, 270, 1, man({ dress: ink.clay, skin: 3, hand: [-26, -60] })),
    at(200, 366, 1.35, motherAndChild(ink.turmeric)),
    at(280, 346, 1.1, lamp()),
  ),
  'wheelchair-ramp': picture(
    outdoors('morning', 'village', [100, 76, 30]),
    at(420, 320, 1.25, flatHouse('#f6eee0', ink.clay)),
    shape('M160 366 350 322H470V366Z', '#b4bab5'),
    stroke('M176 330 346 290', ink.steel, 5),
    tilted(262, 340, 1.3, -12, wheelchair()),
    tilted(264, 326, 1.05, -12, child({ dress: ink.turmeric })),
    at(200, 366, 1.4, man({ dress: ink.deep, skin: 1, hand: [30, -56] })),
    at(580, 368, 1.2, flowerPot()),
  ),
  'family-meeting': picture(
    outdoors('evening', 'village', [540, 100, 40]),
    at(340, 322, 1.35, verandaHouse(ink.brick)),
    at(150, 366, 1.4, volunteer({ dress: ink.leaf, hand: [34, -46] })),
    at(230, 366, 1.35, family()),
    at(520, 368, 1.3, elder({ dress: ink.plum })),
  ),
  'debt-register': picture(
    indoors('sand', [60, 60, 120, 110]),
    at(330, 358, 1.9, table(180)),
    at(330, 246, 1.2, ledger()),
    at(170, 366, 1.6, woman({ dress: ink.clay, hand: [50, -66] })),
    turned(500, 366, 1.6, man({ dress: ink.palm, hand: [48, -68] })),
    at(520, 110, 1, hangingLamp()),
  ),
  'tools-table': picture(
    indoors('rose', [450, 60, 120, 110]),
    at(300, 358, 1.9, table(200)),
    at(250, 244, 0.9, handSaw()),
    tilted(360, 240, 0.8, -16, key()),
    at(110, 366, 1.6, man({ dress: ink.leaf, skin: 1, hand: [42, -60] })),
    turned(510, 366, 1.6, woman({ dress: ink.turmeric, hand: [40, -60] })),
  ),
};
