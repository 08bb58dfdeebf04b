import { school, toilet } from '../../motifs/buildings.ts';
import {
  blackboard,
  bookStack,
  bookcase,
  books,
  laptop,
  schoolBag,
  sign,
  table,
} from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, crossLegged, man, nurse, pupil, shawled, volunteer, woman } from '../../motifs/people.ts';
import { areca, bush, palm, tree } from '../../motifs/plants.ts';
import { type Art, at, picture, row, turned } from '../../svg.ts';
import { boat, bus, drum, football, goal } from '../../motifs/work.ts';

export const learningProjects: Readonly<Record<string, Art>> = {
  'coast-school-year': picture(
    outdoors('morning', 'shore', [530, 90, 34]),
    at(110, 290, 0.75, boat(ink.deep)),
    at(150, 362, 1.35, schoolBag()),
    at(230, 366, 1.5, pupil({ dress: ink.clay }, true)),
    at(300, 368, 1.4, pupil({ dress: ink.leaf, skin: 1 })),
    at(370, 366, 1.5, pupil({ dress: ink.turmeric, skin: 2 }, true)),
    at(440, 368, 1.35, pupil({ dress: ink.deep })),
    at(588, 330, 1.35, palm()),
  ),
  'nursing-student': picture(
    outdoors('dawn', 'ghats', [470, 106, 40]),
    at(240, 366, 1.9, nurse({ dress: ink.leaf, skin: 3 })),
    at(360, 366, 1.4, bookStack()),
    at(470, 366, 1.5, shawled({ dress: ink.plum, skin: 3 })),
    at(530, 368, 1.45, man({ dress: ink.sun, skin: 3 })),
    at(90, 330, 1.15, areca()),
    at(140, 330, 0.95, areca()),
  ),
  'library-room': picture(
    indoors('sand', [470, 60, 120, 120]),
    at(200, 330, 1.6, bookcase()),
    at(410, 366, 1.5, crossLegged({ dress: ink.clay, skin: 3 })),
    at(490, 370, 1.4, crossLegged({ dress: ink.leaf, skin: 1 })),
    at(560, 366, 1.35, crossLegged({ dress: ink.turmeric, skin: 3 })),
    at(450, 384, 0.9, bookStack()),
    at(330, 372, 1, books(4)),
  ),
  'tablets-class-ten': picture(
    indoors('mint'),
    at(320, 130, 1.35, blackboard()),
    row(3, 170, () => at(150, 360, 1.5, `${table(92)}${at(0, -58, 0.75, laptop())}`)),
    at(90, 372, 1.5, woman({ dress: ink.clay, hand: [30, -52] })),
    at(256, 372, 1.5, man({ dress: ink.deep, skin: 1, hand: [32, -54] })),
    at(424, 372, 1.5, woman({ dress: ink.plum, skin: 2, hand: [32, -52] })),
    at(576, 366, 1.7, shawled({ dress: ink.leaf, skin: 1, hand: [-40, -70] })),
  ),
  'school-bus': picture(
    outdoors('noon', 'village', [90, 70, 28]),
    at(330, 348, 1.6, bus()),
    at(70, 366, 1.35, pupil({ dress: ink.leaf })),
    at(590, 366, 1.45, volunteer({ dress: ink.clay, hand: [-34, -46] })),
  ),
  'career-guidance': picture(
    indoors('blue'),
    at(210, 150, 1.35, blackboard()),
    at(400, 366, 1.75, woman({ dress: ink.turmeric, skin: 1, hand: [-50, -74] })),
    at(110, 374, 1.4, pupil({ dress: ink.clay }, true)),
    at(190, 376, 1.4, pupil({ dress: ink.deep, skin: 1 })),
    at(270, 376, 1.4, pupil({ dress: ink.leaf, skin: 2 }, true)),
    at(550, 366, 1.5, sign(ink.leaf)),
    at(520, 372, 1, sign(ink.clay)),
  ),
  'school-toilet-block': picture(
    outdoors('morning', 'hills', [100, 80, 32]),
    at(470, 316, 0.8, school()),
    row(3, 104, () => at(120, 350, 1.35, toilet('#fbe3d2', ink.clay))),
    at(440, 366, 1.4, pupil({ dress: ink.turmeric }, true)),
    at(500, 368, 1.35, pupil({ dress: ink.leaf, skin: 1 }, true)),
    at(570, 366, 1.4, woman({ dress: ink.deep, skin: 2 })),
  ),
  'drug-schools': picture(
    outdoors('evening', 'street', [320, 116, 50]),
    at(540, 330, 1.25, goal()),
    at(450, 372, 1.5, football()),
    at(400, 366, 1.45, pupil({ dress: ink.clay, hand: [24, -40] })),
    at(140, 364, 1.5, man({ dress: ink.plum, hand: [30, -78] })),
    at(206, 364, 1.45, woman({ dress: ink.turmeric, skin: 1, hand: [30, -74] })),
    at(280, 368, 1.5, drum()),
    at(330, 368, 1.3, child({ dress: ink.leaf, skin: 2 })),
    at(60, 340, 1, bush(ink.fern)),
    turned(600, 340, 0.9, tree()),
  ),
};
