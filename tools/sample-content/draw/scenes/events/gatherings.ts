import { school } from '../../motifs/buildings.ts';
import {
  bookStack,
  bookcase,
  cauldron,
  dressRail,
  schoolBag,
  sewingMachine,
  table,
} from '../../motifs/goods.ts';
import { indoors, outdoors, rain } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import {
  crossLegged,
  elder,
  family,
  grandmother,
  man,
  motherAndChild,
  nurse,
  pupil,
  shawled,
  woman,
} from '../../motifs/people.ts';
import { type Art, at, picture, rect, row, stroke } from '../../svg.ts';
import { paperSheet } from '../../tokens.ts';
import { bunting, umbrella, van } from '../../motifs/work.ts';

export const gatheringsEvents: Readonly<Record<string, Art>> = {
  'dress-fair': picture(
    outdoors('noon', 'street', [90, 70, 28]),
    at(230, 352, 1.35, dressRail()),
    at(470, 356, 1.1, dressRail(true)),
    at(330, 368, 1.45, woman({ dress: ink.leaf })),
    at(580, 368, 1.45, shawled({ dress: ink.rust, skin: 1, hand: [-34, -54] })),
    at(60, 46, 1, bunting(520)),
  ),
  'sewing-graduates': picture(
    indoors('sand'),
    at(40, 30, 1, bunting(560)),
    at(320, 356, 1.4, sewingMachine()),
    row(2, 84, (index) => at(110, 366, 1.6, woman({ dress: index ? ink.leaf : ink.clay }))),
    row(2, 84, (index) =>
      at(450, 366, 1.6, index ? woman({ dress: ink.plum, skin: 1 }) : shawled({ dress: ink.deep })),
    ),
    at(560, 130, 0.6, paperSheet()),
  ),
  'annual-meeting': picture(
    indoors('blue'),
    rect(190, 40, 260, 60, ink.palm, 6),
    stroke('M214 62H400M214 78H340', '#ffffff', 5, 0.85),
    at(320, 300, 1.35, woman({ dress: ink.clay, hand: [34, -76] })),
    at(320, 340, 1.3, table(130)),
    row(6, 100, (index) =>
      at(
        70,
        396,
        1.4,
        index % 2
          ? man({ dress: [ink.leaf, ink.turmeric, ink.plum][(index - 1) / 2] ?? ink.leaf, skin: 1 })
          : woman({ dress: [ink.deep, ink.rust, ink.moss][index / 2] ?? ink.deep }),
      ),
    ),
  ),
  'medical-camp': picture(
    outdoors('morning', 'ghats', [540, 80, 30]),
    at(170, 344, 1.1, van(ink.leaf)),
    at(330, 366, 1.5, nurse({ dress: ink.leaf, hand: [36, -54] })),
    at(430, 366, 1.4, motherAndChild(ink.turmeric)),
    at(520, 366, 1.4, elder({ dress: ink.clay, skin: 1 })),
    at(590, 368, 1.4, grandmother({ dress: ink.cream })),
  ),
  'book-day': picture(
    indoors('peach', [460, 60, 120, 110]),
    at(230, 340, 1.6, bookcase()),
    row(3, 80, (index) =>
      at(
        390,
        372,
        1.5,
        crossLegged({ dress: [ink.leaf, ink.clay, ink.deep][index] ?? ink.leaf, skin: index === 1 ? 1 : 0 }),
      ),
    ),
    at(100, 378, 1.1, bookStack()),
  ),
  'school-opening': picture(
    outdoors('rain', 'hills'),
    at(420, 318, 1.1, school(ink.clay)),
    at(140, 366, 1.5, pupil({ dress: ink.leaf }, true)),
    at(140, 320, 1.2, umbrella(ink.turmeric)),
    at(240, 368, 1.45, pupil({ dress: ink.deep, skin: 1 })),
    at(240, 322, 1.2, umbrella(ink.clay)),
    at(340, 366, 1.1, schoolBag()),
    rain(),
  ),
  'food-festival': picture(
    outdoors('evening', 'street', [110, 90, 40]),
    at(230, 362, 1.3, cauldron()),
    at(420, 362, 1.15, cauldron()),
    at(130, 366, 1.5, shawled({ dress: ink.plum, hand: [40, -64] })),
    at(326, 368, 1.5, woman({ dress: ink.turmeric, skin: 1, hand: [30, -60] })),
    at(540, 368, 1.45, family()),
    at(50, 46, 1, bunting(540)),
  ),
};
