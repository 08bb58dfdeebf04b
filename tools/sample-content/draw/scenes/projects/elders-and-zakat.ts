import { flatHouse, verandaHouse } from '../../motifs/buildings.ts';
import { wheelchair } from '../../motifs/care.ts';
import { cauldron, chair, foodBag, lamp, meal, sewingMachine, table } from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, elder, grandmother, man, shawled, sitting, volunteer, woman } from '../../motifs/people.ts';
import { flowerPot, palm, tree, vegetableBed } from '../../motifs/plants.ts';
import { type Art, at, picture, row, turned } from '../../svg.ts';
import { aeroplane } from '../../tokens.ts';
import { autorickshaw, bread, cow, oven } from '../../motifs/work.ts';

export const eldersAndZakatProjects: Readonly<Record<string, Art>> = {
  'zakat-livelihood': picture(
    outdoors('noon', 'village', [320, 76, 30]),
    at(130, 354, 1.1, autorickshaw()),
    at(330, 356, 1.1, sewingMachine()),
    at(520, 356, 0.95, cow()),
    at(240, 368, 1.3, man({ dress: ink.deep, skin: 1 })),
    at(416, 370, 1.3, woman({ dress: ink.clay })),
    at(40, 330, 1.1, palm()),
    at(600, 322, 1, palm(ink.palm)),
  ),
  'shadow-visits': picture(
    indoors('mint', [420, 60, 150, 120]),
    at(200, 356, 1.8, chair(ink.clay)),
    at(200, 352, 1.7, sitting({ dress: ink.rust, skin: 1, grey: true })),
    turned(360, 364, 1.55, volunteer({ dress: ink.deep, hand: [36, -58] })),
    at(510, 360, 1.5, table(110)),
    at(500, 272, 1, meal()),
    at(80, 362, 1.2, flowerPot()),
  ),
  'shadow-daycentre': picture(
    outdoors('morning', 'village', [560, 80, 32]),
    at(290, 326, 1.55, verandaHouse(ink.clay)),
    at(120, 366, 1.25, elder({ dress: ink.leaf })),
    at(420, 366, 1.25, grandmother({ dress: ink.cream })),
    at(480, 366, 1.25, elder({ dress: ink.plum, skin: 1 })),
    at(64, 330, 1.1, tree()),
    at(520, 372, 1, vegetableBed()),
  ),
  'ramzan-kits': picture(
    outdoors('night', 'village', [520, 80, 30]),
    at(150, 326, 0.95, flatHouse('#d9c8a4', ink.leaf)),
    row(5, 62, (index) =>
      at(270, 366, 1.2, foodBag([ink.clay, ink.leaf, ink.turmeric, ink.deep, ink.plum][index])),
    ),
    at(214, 366, 1.4, volunteer({ dress: ink.turmeric, hand: [32, -40] })),
    at(586, 366, 1.45, shawled({ dress: ink.plum, skin: 1, hand: [-30, -44] })),
    at(110, 372, 0.9, lamp()),
  ),
  'pravasi-return': picture(
    outdoors('evening', 'village', [520, 110, 44]),
    aeroplane(),
    at(320, 362, 1.75, wheelchair(ink.leaf)),
    at(326, 344, 1.4, man({ dress: ink.deep })),
    turned(440, 366, 1.5, woman({ dress: ink.clay, hand: [34, -50] })),
    at(500, 368, 1.3, child({ dress: ink.turmeric })),
    at(196, 366, 1.4, volunteer({ dress: ink.palm, skin: 1, hand: [44, -46] })),
    at(592, 330, 1.25, palm()),
  ),
  'pravasi-bakery': picture(
    indoors('sand'),
    at(200, 346, 1.6, oven()),
    at(440, 356, 1.6, table(190)),
    row(4, 52, () => at(364, 264, 1.05, bread())),
    at(336, 366, 1.55, man({ dress: ink.paper, hand: [-40, -50] })),
    at(450, 372, 1.35, man({ dress: ink.turmeric, skin: 1 })),
    turned(572, 366, 1.55, man({ dress: ink.deep, skin: 2, hand: [40, -56] })),
  ),
  'community-kitchen': picture(
    indoors('peach', [470, 60, 110, 100]),
    at(210, 360, 1.5, cauldron()),
    at(370, 364, 1.25, cauldron()),
    at(110, 366, 1.6, man({ dress: ink.leaf, hand: [40, -66] })),
    at(480, 366, 1.55, woman({ dress: ink.turmeric, skin: 1, hand: [30, -48] })),
    at(524, 298, 0.9, meal()),
    at(580, 366, 1.5, elder({ dress: ink.plum, skin: 2 })),
  ),
};
