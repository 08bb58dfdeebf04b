import { school, tarpaulinHut, tiledHouse } from '../../motifs/buildings.ts';
import { cauldron, foodBag, riceSack, table } from '../../motifs/goods.ts';
import { indoors, outdoors, rain } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import {
  crossLegged,
  crowd,
  grandmother,
  man,
  motherAndChild,
  volunteer,
  woman,
} from '../../motifs/people.ts';
import { leaningPalm, palm, tree } from '../../motifs/plants.ts';
import { type Art, at, picture, rect, row, stroke, turned } from '../../svg.ts';
import { bicycle, rescueBoat } from '../../motifs/work.ts';

export const reliefUpdates: Readonly<Record<string, Art>> = {
  'food-delivery': picture(
    outdoors('evening', 'village', [110, 106, 42]),
    at(440, 324, 1.2, tiledHouse(ink.brick)),
    at(230, 366, 1.5, volunteer({ dress: ink.leaf, hand: [40, -40] })),
    at(296, 368, 1.1, foodBag(ink.clay)),
    turned(370, 366, 1.45, grandmother({ dress: ink.cream, hand: [36, -46] })),
    at(120, 370, 1.2, bicycle()),
  ),
  'ward-meeting': picture(
    outdoors('noon', 'village', [560, 70, 28]),
    at(320, 326, 1.6, tree(ink.leaf)),
    at(90, 366, 1.35, crowd(3, 62)),
    at(420, 366, 1.35, crowd(3, 62)),
    at(300, 372, 1.3, crossLegged({ dress: ink.deep })),
    at(360, 374, 1.25, crossLegged({ dress: ink.rust, skin: 1 })),
  ),
  'packing-line': picture(
    indoors('sand', [60, 56, 110, 100]),
    at(330, 360, 1.9, table(270)),
    row(6, 72, (index) => at(150, 250, 1, foodBag([ink.clay, ink.leaf, ink.turmeric][index % 3]))),
    at(110, 372, 1.5, crowd(2, 76)),
    at(340, 374, 1.5, volunteer({ dress: ink.deep, hand: [30, -66] })),
    at(450, 372, 1.5, crowd(2, 76)),
    at(80, 374, 1.1, riceSack()),
  ),
  'boat-kits': picture(
    outdoors('rain', 'backwater'),
    rect(0, 300, 640, 100, '#7fa5aa'),
    at(320, 360, 1.5, rescueBoat()),
    at(230, 334, 1.2, volunteer({ dress: ink.rust })),
    row(3, 50, () => at(300, 336, 0.9, foodBag())),
    at(450, 336, 1.15, volunteer({ dress: ink.rust, skin: 2 })),
    turned(600, 300, 1.2, leaningPalm()),
    rain(),
  ),
  'relief-camp': picture(
    outdoors('dawn', 'hills', [320, 110, 46]),
    at(320, 308, 0.95, school()),
    at(110, 356, 0.9, tarpaulinHut()),
    at(550, 358, 0.9, tarpaulinHut()),
    at(220, 368, 1.3, motherAndChild(ink.clay)),
    at(320, 370, 1.3, cauldron()),
    at(430, 368, 1.3, crowd(2, 56)),
  ),
  'street-cleaning': picture(
    outdoors('noon', 'street', [100, 70, 28]),
    at(330, 330, 1.05, tiledHouse(ink.clay)),
    row(
      4,
      130,
      (index) =>
        `${at(110, 368, 1.45, volunteer({ dress: [ink.leaf, ink.turmeric, ink.deep, ink.clay][index] ?? ink.leaf, skin: index % 2 ? 1 : 2, hand: [34, -24] }))}${stroke('M160 336 186 378', ink.wood, 5)}`,
    ),
  ),
  'kitchen-pots': picture(
    outdoors('morning', 'village', [100, 80, 30]),
    at(200, 362, 1.25, cauldron()),
    at(400, 362, 1.45, cauldron()),
    at(100, 366, 1.45, man({ dress: ink.leaf, hand: [40, -66] })),
    at(540, 366, 1.5, woman({ dress: ink.clay, skin: 1, hand: [-40, -60] })),
    at(300, 366, 1.2, riceSack()),
    at(590, 330, 1.1, palm()),
  ),
};
