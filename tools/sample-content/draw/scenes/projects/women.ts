import { tarpaulinHut } from '../../motifs/buildings.ts';
import {
  blankets,
  clothPile,
  coins,
  dressRail,
  foodBag,
  hangingLamp,
  riceSack,
  sewingMachine,
  table,
} from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, man, shawled, woman } from '../../motifs/people.ts';
import { flowerPot, leaningPalm, mushroomRack, tree } from '../../motifs/plants.ts';
import { type Art, at, picture, rect, row, turned } from '../../svg.ts';
import { boat, bunting, goat } from '../../motifs/work.ts';

export const womenProjects: Readonly<Record<string, Art>> = {
  'widow-pension': picture(
    outdoors('evening', 'shore', [500, 120, 46]),
    at(110, 300, 0.8, boat()),
    turned(590, 330, 1.3, leaningPalm()),
    at(250, 366, 1.45, woman({ dress: ink.leaf, hand: [30, -30] })),
    at(302, 366, 1.05, foodBag()),
    at(378, 366, 1.4, woman({ dress: ink.plum, skin: 2 })),
    at(330, 372, 1, riceSack()),
    at(440, 370, 1.15, child({ dress: ink.sun })),
  ),
  'widow-sewing': picture(
    indoors('peach', [470, 70, 110, 110]),
    at(150, 346, 1.45, sewingMachine()),
    at(346, 346, 1.45, sewingMachine(ink.deep)),
    turned(246, 350, 1.55, woman({ dress: ink.plum, hand: [34, -46] })),
    turned(446, 350, 1.55, woman({ dress: ink.leaf, skin: 2, hand: [34, -46] })),
    at(560, 358, 1.1, blankets()),
  ),
  'widow-goats': picture(
    outdoors('noon', 'ghats', [90, 76, 30]),
    at(470, 318, 0.75, tarpaulinHut()),
    at(250, 360, 1.35, goat()),
    turned(366, 366, 1.2, goat('#c79a6a')),
    at(430, 372, 0.8, goat()),
    at(140, 362, 1.4, woman({ dress: ink.clay, skin: 3, hand: [32, -38] })),
    at(580, 330, 1, tree()),
  ),
  'debt-circle': picture(
    indoors('sand', [250, 50, 140, 100]),
    at(320, 352, 1.9, table(160, ink.timber)),
    at(288, 240, 1.1, coins()),
    at(370, 240, 0.85, foodBag(ink.clay)),
    at(110, 366, 1.6, woman({ dress: ink.plum, hand: [40, -56] })),
    turned(536, 366, 1.6, woman({ dress: ink.leaf, skin: 1, hand: [40, -56] })),
    at(186, 372, 1.3, woman({ dress: ink.turmeric, skin: 2 })),
    turned(462, 372, 1.3, man({ dress: ink.deep })),
  ),
  'dress-bank-store': picture(
    indoors('rose', [500, 60, 90, 110]),
    at(240, 350, 1.6, dressRail()),
    at(470, 366, 1.6, woman({ dress: ink.deep, skin: 1, hand: [-44, -60] })),
    at(560, 366, 1.2, clothPile()),
  ),
  'bridal-dresses': picture(
    indoors('peach'),
    at(360, 350, 1.7, dressRail(true)),
    at(110, 366, 1.8, shawled({ dress: ink.rust, hand: [40, -60] })),
    at(590, 366, 1.3, clothPile()),
    rect(30, 80, 60, 120, ink.wood, 6),
    rect(38, 88, 44, 104, '#dbe9ea', 3),
  ),
  'simple-weddings': picture(
    outdoors('evening', 'village', [320, 110, 54]),
    at(40, 60, 1, bunting(560)),
    at(180, 364, 1.45, woman({ dress: ink.clay })),
    at(234, 364, 1.45, man({ dress: ink.cream, skin: 1 })),
    at(330, 366, 1.45, woman({ dress: ink.plum, skin: 2 })),
    at(384, 366, 1.45, man({ dress: '#f0e2c2' })),
    at(476, 364, 1.4, woman({ dress: '#c88a2d', skin: 3 })),
    at(528, 364, 1.4, man({ dress: ink.cream, skin: 2 })),
    at(80, 364, 1, flowerPot(ink.rose)),
    at(600, 364, 1, flowerPot()),
  ),
  'tailoring-unit': picture(
    indoors('blue', [60, 56, 100, 100]),
    row(3, 165, (index) => at(160, 344, 1.3, sewingMachine([ink.dark, ink.clay, ink.palm][index]))),
    at(250, 364, 1.45, woman({ dress: ink.turmeric, hand: [-26, -52] })),
    at(414, 364, 1.45, woman({ dress: ink.leaf, skin: 1, hand: [-26, -52] })),
    at(576, 364, 1.45, woman({ dress: ink.rust, skin: 2, hand: [-26, -52] })),
    at(400, 84, 0.8, hangingLamp()),
    at(560, 84, 0.8, hangingLamp()),
  ),
  'mushroom-group': picture(
    outdoors('evening', 'village', [110, 96, 40]),
    rect(214, 96, 300, 250, '#3f2f24', 4),
    rect(200, 84, 328, 20, ink.wood, 4),
    at(300, 344, 1.45, mushroomRack()),
    at(430, 344, 1.45, mushroomRack()),
    at(170, 366, 1.5, woman({ dress: ink.leaf, hand: [34, -52] })),
    turned(560, 366, 1.5, woman({ dress: ink.clay, skin: 1, hand: [34, -52] })),
    at(590, 330, 1.2, tree(ink.palm)),
    at(60, 330, 1.2, tree()),
  ),
};
