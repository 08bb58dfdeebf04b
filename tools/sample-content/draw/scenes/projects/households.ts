import { flatHouse, tiledHouse, verandaHouse } from '../../motifs/buildings.ts';
import {
  blankets,
  books,
  chair,
  foodBag,
  lamp,
  riceSack,
  sewingMachine,
  solarPanel,
  table,
} from '../../motifs/goods.ts';
import { indoors, outdoors, rain } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { elder, grandmother, man, motherAndChild, pupil, volunteer, woman } from '../../motifs/people.ts';
import { bush, palm, tree } from '../../motifs/plants.ts';
import { type Art, at, picture, turned } from '../../svg.ts';
import { autorickshaw, bicycle, bricks, cow, milkCan } from '../../motifs/work.ts';

export const householdsProjects: Readonly<Record<string, Art>> = {
  'orphan-monthly': picture(
    outdoors('morning', 'village', [112, 90, 34]),
    at(450, 322, 1.05, verandaHouse(ink.leaf)),
    at(180, 364, 1.4, grandmother({ dress: ink.cream, hand: [26, -36] })),
    at(226, 366, 1.45, pupil({ dress: ink.clay }, true)),
    at(292, 366, 1.3, pupil({ dress: ink.deep, skin: 2 })),
    at(70, 330, 1.15, tree(ink.leaf)),
  ),
  'orphan-study-home': picture(
    indoors('dusk', [70, 70, 120, 110]),
    at(370, 350, 1.7, table(150)),
    at(270, 352, 1.7, chair()),
    at(286, 330, 1.5, pupil({ dress: ink.clay, hand: [26, -36] })),
    at(420, 252, 1.2, lamp()),
    at(352, 252, 0.9, books(4)),
    at(560, 362, 1.2, riceSack()),
  ),
  'family-two-years': picture(
    outdoors('morning', 'street', [90, 70, 28]),
    at(430, 330, 1.2, flatHouse('#e7eef0', ink.deep)),
    at(170, 364, 1.45, woman({ dress: ink.turmeric, hand: [28, -28] })),
    at(218, 366, 1.3, pupil({ dress: ink.clay })),
    at(126, 368, 1.25, pupil({ dress: ink.leaf, skin: 2 }, true)),
    at(290, 366, 1.3, grandmother({ dress: ink.cream, skin: 1 })),
    at(560, 362, 1, bicycle()),
  ),
  'family-cow': picture(
    outdoors('dawn', 'paddy', [110, 110, 40]),
    at(360, 358, 1.55, cow()),
    at(190, 364, 1.45, man({ dress: ink.moss, skin: 1, hand: [34, -40] })),
    at(510, 364, 1.2, milkCan()),
    at(546, 366, 1, milkCan()),
    at(592, 330, 1.25, palm()),
  ),
  'winter-blankets': picture(
    outdoors('dawn', 'tea', [480, 92, 30]),
    at(150, 330, 0.85, flatHouse('#e5d3b8', ink.slate)),
    at(300, 366, 1.3, blankets()),
    at(386, 366, 1.4, elder({ dress: ink.plum })),
    at(450, 368, 1.35, grandmother({ dress: ink.cream, skin: 1 })),
    at(226, 366, 1.35, volunteer({ dress: ink.leaf, hand: [32, -44] })),
    at(560, 336, 1, tree(ink.palm)),
  ),
  'solar-lamps': picture(
    outdoors('night', 'ghats', [530, 74, 24]),
    at(330, 330, 1.2, tiledHouse('#7d4a32', '#d9c8a4')),
    at(330, 196, 0.9, solarPanel()),
    at(150, 344, 1.2, lamp()),
    at(110, 356, 1.15, woman({ dress: ink.plum })),
    at(196, 358, 1.2, pupil({ dress: ink.turmeric })),
    at(510, 346, 1.1, lamp()),
    at(586, 334, 1.2, palm(ink.palm)),
  ),
  'rickshaw-repair': picture(
    outdoors('morning', 'street', [540, 70, 30]),
    at(330, 352, 1.75, autorickshaw()),
    at(120, 366, 1.45, man({ dress: '#b08a4a', hand: [36, -50] })),
    at(540, 362, 1, bricks()),
    at(500, 372, 1.2, milkCan()),
  ),
  'gold-return': picture(
    outdoors('evening', 'village', [520, 100, 40]),
    at(170, 326, 1, verandaHouse(ink.brick)),
    at(330, 366, 1.15, sewingMachine()),
    at(440, 368, 1.4, woman({ dress: ink.clay, hand: [-34, -40] })),
    at(500, 368, 1.4, man({ dress: ink.palm, skin: 1 })),
    at(586, 330, 1.2, palm()),
  ),
  'food-kits': picture(
    outdoors('rain', 'tea'),
    at(470, 330, 0.9, flatHouse('#d9cdb4', ink.slate)),
    at(170, 366, 1.45, volunteer({ dress: ink.clay, hand: [40, -38] })),
    at(236, 366, 1.15, foodBag()),
    turned(310, 366, 1.4, motherAndChild(ink.leaf)),
    at(90, 368, 1.2, riceSack()),
    at(566, 340, 1, bush(ink.fern)),
    rain(),
  ),
};
