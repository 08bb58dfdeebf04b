import { flatHouse, shop, tiledHouse } from '../../motifs/buildings.ts';
import { blankets, cauldron, foodBag, hangingLamp, riceSack, table } from '../../motifs/goods.ts';
import { cloud, indoors, outdoors, rain } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { family, grandmother, man, motherAndChild, volunteer } from '../../motifs/people.ts';
import { leaningPalm, palm } from '../../motifs/plants.ts';
import { type Art, at, oval, picture, rect, row, stroke, turned } from '../../svg.ts';
import {
  boat,
  bricks,
  handSaw,
  lifeJacket,
  net,
  rescueBoat,
  vegetableCart,
  workbench,
} from '../../motifs/work.ts';

export const reliefProjects: Readonly<Record<string, Art>> = {
  'flood-boats': picture(
    outdoors('rain', 'backwater'),
    rect(0, 296, 640, 104, '#7fa5aa'),
    at(120, 312, 0.8, tiledHouse()),
    at(400, 356, 1.4, rescueBoat()),
    at(360, 330, 1.15, volunteer({ dress: ink.rust, hand: [30, -48] })),
    at(440, 330, 1.15, volunteer({ dress: ink.rust, skin: 1 })),
    at(240, 346, 1, lifeJacket()),
    stroke('M20 330h90M150 376h100M470 384h110', '#bfd3d4', 3),
    turned(600, 306, 1.2, leaningPalm()),
    rain(),
  ),
  'landslide-kits': picture(
    outdoors('dawn', 'ghats', [110, 96, 34]),
    at(500, 322, 0.85, flatHouse()),
    at(110, 366, 1.2, blankets()),
    at(200, 366, 1.15, riceSack()),
    at(262, 368, 1.1, foodBag()),
    at(340, 366, 1.4, volunteer({ dress: ink.leaf, hand: [-34, -36] })),
    at(410, 366, 1.4, family()),
  ),
  'sea-wall-families': picture(
    outdoors('rain', 'shore'),
    at(180, 80, 1.2, cloud('#b3c1c2')),
    at(460, 60, 1.4, cloud('#aab9bb')),
    row(9, 74, (index) => oval(20, 316 + (index % 2) * 8, 46, 22, index % 2 ? '#7d878a' : '#8f9a9b')),
    at(420, 330, 0.9, flatHouse('#dfe6e6', ink.deep)),
    at(180, 372, 1.45, motherAndChild(ink.clay)),
    at(250, 374, 1.4, man({ dress: ink.leaf, skin: 1 })),
    at(312, 374, 1.1, foodBag(ink.plum)),
    rain(),
  ),
  'fire-shop': picture(
    outdoors('evening', 'street', [110, 100, 42]),
    at(340, 346, 1.65, shop(ink.clay, '#cdbfa8')),
    at(320, 298, 0.5, cauldron()),
    at(540, 368, 1.45, man({ dress: ink.moss, skin: 1, hand: [-34, -50] })),
    at(120, 366, 1.4, volunteer({ dress: ink.turmeric, hand: [32, -54] })),
    at(580, 374, 0.9, bricks()),
  ),
  'flood-cleaning': picture(
    outdoors('morning', 'street', [540, 76, 30]),
    at(330, 330, 1.35, tiledHouse(ink.rust)),
    rect(128, 312, 404, 20, '#b08a5f'),
    at(110, 368, 1.5, volunteer({ dress: ink.leaf, hand: [36, -20] })),
    stroke('M164 338 196 376', ink.wood, 5),
    at(470, 368, 1.5, volunteer({ dress: ink.clay, skin: 1, hand: [36, -20] })),
    stroke('M524 338 556 376', ink.wood, 5),
    at(300, 372, 1.3, volunteer({ dress: ink.deep, skin: 2, hand: [-30, -44] })),
  ),
  'rehab-carpentry': picture(
    indoors('sand', [60, 60, 110, 110]),
    at(330, 352, 1.6, workbench()),
    at(330, 252, 1, handSaw()),
    at(170, 366, 1.6, man({ dress: ink.clay, skin: 1, hand: [44, -58] })),
    turned(500, 366, 1.6, volunteer({ dress: ink.leaf, hand: [40, -56] })),
    at(570, 362, 1, table(70)),
    at(400, 90, 0.9, hangingLamp()),
  ),
  'net-boat': picture(
    outdoors('dawn', 'shore', [320, 150, 56]),
    at(370, 346, 1.75, boat(ink.deep)),
    at(130, 366, 1.2, net()),
    at(240, 366, 1.4, man({ dress: ink.clay, hand: [-34, -30] })),
    at(560, 368, 1.4, man({ dress: ink.leaf, skin: 1, hand: [-36, -46] })),
    at(606, 370, 1.3, man({ dress: ink.sun, skin: 2 })),
  ),
  'vegetable-cart': picture(
    outdoors('noon', 'hills', [110, 76, 30]),
    at(330, 356, 1.65, vegetableCart()),
    turned(548, 366, 1.55, man({ dress: ink.moss, hand: [24, -50] })),
    at(130, 366, 1.45, grandmother({ dress: ink.cream, hand: [34, -50] })),
    at(60, 334, 1.1, palm()),
  ),
};
