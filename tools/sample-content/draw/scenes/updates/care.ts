import { clinic, verandaHouse } from '../../motifs/buildings.ts';
import {
  bars,
  bed,
  drip,
  eyeChart,
  medicineBottle,
  medicineShelf,
  oxygen,
  tablets,
} from '../../motifs/care.ts';
import { chair, helpDesk, meal, table } from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import {
  child,
  crowd,
  elder,
  grandmother,
  man,
  motherAndChild,
  nurse,
  sitting,
  volunteer,
  woman,
} from '../../motifs/people.ts';
import { flowerPot, palm } from '../../motifs/plants.ts';
import { type Art, at, picture, rect, row, stroke, turned } from '../../svg.ts';

export const careUpdates: Readonly<Record<string, Art>> = {
  'hospital-desk': picture(
    indoors('mint', [450, 60, 120, 100]),
    at(280, 284, 1.4, nurse({ dress: ink.leaf, skin: 1 })),
    at(280, 356, 1.7, helpDesk()),
    at(480, 366, 1.6, woman({ dress: ink.clay, hand: [-44, -60] })),
    at(540, 368, 1.45, child({ dress: ink.turmeric, skin: 2 })),
    at(100, 366, 1.55, elder({ dress: ink.plum, skin: 1 })),
  ),
  'ward-bed': picture(
    indoors('blue', [60, 60, 120, 110]),
    at(330, 350, 1.6, bed(ink.leaf, '#5f3820')),
    at(520, 352, 1.35, drip()),
    at(150, 366, 1.6, woman({ dress: ink.rust, hand: [40, -54] })),
    at(590, 366, 1.55, nurse({ dress: ink.clay, skin: 2 })),
  ),
  'nurse-visit': picture(
    indoors('peach', [440, 60, 130, 110]),
    at(230, 352, 1.5, bed(ink.plum, '#8f5a36')),
    turned(430, 366, 1.65, nurse({ dress: ink.leaf, hand: [44, -60] })),
    at(90, 366, 1.55, grandmother({ dress: ink.cream, hand: [30, -50] })),
    rect(480, 336, 60, 34, ink.clay, 6),
    stroke('M500 336V326H520V336', ink.brick, 5),
    stroke('M510 346V362M502 354H518', ink.paper, 5),
  ),
  'blood-pressure': picture(
    indoors('sand', [60, 60, 120, 100]),
    at(320, 356, 1.7, table(120)),
    at(210, 352, 1.65, sitting({ dress: ink.turmeric, grey: true, hand: [56, -40] })),
    at(200, 356, 1.6, rect(-18, -26, 36, 26, ink.timber, 3)),
    turned(440, 366, 1.65, nurse({ dress: ink.deep, hand: [52, -64] })),
    rect(296, 232, 44, 28, ink.dark, 4),
    stroke('M304 246h8l4-8 6 14 4-6h8', ink.glass, 3),
    at(560, 366, 1.5, motherAndChild(ink.plum)),
  ),
  'medicine-sorting': picture(
    indoors('rose'),
    at(180, 320, 1.4, medicineShelf()),
    at(430, 356, 1.8, table(180)),
    row(4, 40, (index) =>
      at(370, 252, 0.95, index % 2 ? tablets() : medicineBottle([ink.clay, ink.leaf][index / 2])),
    ),
    at(350, 366, 1.6, volunteer({ dress: ink.turmeric, hand: [40, -66] })),
    at(560, 366, 1.6, woman({ dress: ink.leaf, skin: 1, hand: [-40, -66] })),
  ),
  'pharmacy-counter': picture(
    indoors('blue', [470, 60, 110, 100]),
    at(190, 300, 1.3, medicineShelf()),
    at(230, 276, 1.4, nurse({ dress: ink.clay })),
    at(230, 356, 1.7, helpDesk()),
    at(440, 366, 1.6, man({ dress: ink.moss, skin: 1, hand: [-44, -62] })),
    at(510, 366, 1.5, woman({ dress: ink.plum, skin: 2 })),
  ),
  'home-care-kit': picture(
    outdoors('morning', 'paddy', [540, 80, 30]),
    at(170, 322, 0.95, verandaHouse(ink.clay)),
    at(370, 366, 1.55, nurse({ dress: ink.leaf })),
    at(436, 366, 1.5, volunteer({ dress: ink.turmeric, skin: 2 })),
    at(490, 366, 1.2, oxygen()),
    rect(310, 334, 44, 30, ink.clay, 5),
    stroke('M332 342V356M325 349H339', ink.paper, 4),
    at(590, 334, 1.2, palm()),
  ),
  'clinic-morning': picture(
    outdoors('dawn', 'ghats', [540, 96, 36]),
    at(320, 326, 1.5, clinic(ink.deep)),
    at(110, 366, 1.4, crowd(2, 56)),
    at(500, 366, 1.45, nurse({ dress: ink.deep })),
    at(560, 368, 1.3, child({ dress: ink.sun, skin: 1 })),
    at(180, 374, 1, meal()),
  ),
  'elders-veranda': picture(
    outdoors('morning', 'village', [80, 80, 28]),
    at(300, 326, 1.7, verandaHouse(ink.rust)),
    row(
      3,
      84,
      (index) =>
        at(180, 368, 1.2, chair([ink.clay, ink.leaf, ink.deep][index])) +
        at(
          184,
          364,
          1.15,
          sitting({
            dress: [ink.turmeric, ink.plum, ink.moss][index] ?? ink.plum,
            grey: true,
            skin: index === 1 ? 1 : 0,
          }),
        ),
    ),
    at(480, 368, 1.4, volunteer({ dress: ink.leaf, hand: [-34, -54] })),
    at(580, 368, 1.1, flowerPot()),
  ),
  'eye-chart': picture(
    indoors('mint', [60, 60, 120, 110]),
    at(470, 176, 1.8, eyeChart()),
    at(200, 366, 1.65, woman({ dress: ink.clay, grey: true })),
    at(330, 366, 1.65, nurse({ dress: ink.leaf, hand: [60, -86] })),
  ),
  'therapy-bars': picture(
    indoors('peach'),
    at(320, 352, 2, bars()),
    at(250, 356, 1.55, child({ dress: ink.leaf, hand: [26, -34] })),
    turned(390, 360, 1.6, nurse({ dress: ink.clay, hand: [40, -50] })),
    at(100, 366, 1.6, woman({ dress: ink.deep })),
    at(550, 366, 1.2, flowerPot(ink.turmeric)),
  ),
};
