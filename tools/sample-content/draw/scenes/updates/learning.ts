import { school } from '../../motifs/buildings.ts';
import {
  blackboard,
  bookStack,
  bookcase,
  books,
  helpDesk,
  lamp,
  schoolBag,
  table,
} from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { crossLegged, man, pupil, volunteer, woman } from '../../motifs/people.ts';
import { type Art, at, picture, row } from '../../svg.ts';
import { drum, football, goal } from '../../motifs/work.ts';

export const learningUpdates: Readonly<Record<string, Art>> = {
  'study-evening': picture(
    indoors('dusk', [450, 70, 120, 110]),
    at(260, 356, 1.7, table(190)),
    at(260, 250, 1.3, lamp()),
    at(150, 366, 1.6, pupil({ dress: ink.leaf, hand: [26, -40] })),
    at(370, 366, 1.6, pupil({ dress: ink.clay, skin: 1, hand: [-26, -40] }, true)),
    at(330, 258, 0.8, books(3)),
    at(520, 366, 1.6, woman({ dress: ink.turmeric, hand: [-40, -50] })),
  ),
  'school-bags': picture(
    outdoors('morning', 'hills', [110, 80, 30]),
    at(450, 318, 0.95, school(ink.clay)),
    row(4, 78, (index) => at(110, 366, 1.1, schoolBag([ink.clay, ink.leaf, ink.turmeric, ink.deep][index]))),
    at(430, 366, 1.45, pupil({ dress: ink.plum }, true)),
    at(500, 366, 1.4, pupil({ dress: ink.leaf, skin: 1 })),
    at(570, 366, 1.5, woman({ dress: ink.rust, hand: [-34, -50] })),
  ),
  'fees-counter': picture(
    indoors('blue', [60, 60, 120, 100]),
    at(380, 280, 1.4, woman({ dress: ink.plum, skin: 1, hand: [-34, -46] })),
    at(360, 356, 1.8, helpDesk()),
    at(190, 366, 1.6, volunteer({ dress: ink.leaf, hand: [40, -60] })),
    at(110, 368, 1.5, pupil({ dress: ink.clay })),
    at(460, 248, 0.8, bookStack()),
  ),
  classroom: picture(
    indoors('mint', [470, 60, 110, 110]),
    at(230, 150, 1.5, blackboard()),
    at(440, 366, 1.75, woman({ dress: ink.clay, hand: [-56, -90] })),
    row(4, 84, (index) =>
      at(
        90,
        376,
        1.35,
        pupil(
          { dress: [ink.leaf, ink.turmeric, ink.deep, ink.plum][index] ?? ink.leaf, skin: index % 2 ? 1 : 2 },
          index % 2 === 0,
        ),
      ),
    ),
  ),
  bookshelf: picture(
    indoors('peach', [60, 60, 110, 110]),
    at(420, 340, 1.7, bookcase()),
    at(210, 366, 1.6, pupil({ dress: ink.leaf, hand: [34, -60] })),
    at(140, 368, 1.5, pupil({ dress: ink.clay, skin: 1 }, true)),
    at(570, 376, 1, bookStack()),
  ),
  'career-talk': picture(
    indoors('sand', [450, 60, 120, 110]),
    at(320, 366, 1.8, man({ dress: ink.leaf, hand: [46, -92] })),
    row(5, 110, (index) =>
      at(
        90,
        384,
        1.45,
        crossLegged({
          dress: [ink.clay, ink.deep, ink.turmeric, ink.plum, ink.moss][index] ?? ink.clay,
          skin: index % 2 ? 1 : 0,
        }),
      ),
    ),
    at(120, 150, 0.9, blackboard()),
  ),
  'street-play': picture(
    outdoors('evening', 'street', [110, 100, 44]),
    at(300, 364, 1.55, man({ dress: ink.plum, hand: [34, -84] })),
    at(380, 364, 1.5, woman({ dress: ink.turmeric, skin: 1, hand: [30, -80] })),
    at(460, 368, 1.4, drum()),
    row(5, 62, (index) =>
      at(
        60,
        388,
        1.25,
        crossLegged({
          dress: [ink.leaf, ink.clay, ink.deep, ink.moss, ink.rust][index] ?? ink.leaf,
          skin: index % 2 ? 2 : 0,
        }),
      ),
    ),
    row(2, 70, () => at(500, 388, 1.25, crossLegged({ dress: ink.palm, skin: 1 }))),
  ),
  football: picture(
    outdoors('morning', 'hills', [540, 80, 30]),
    at(130, 326, 1.4, goal()),
    at(300, 366, 1.5, pupil({ dress: ink.clay, skin: 1, hand: [26, -44] })),
    at(420, 366, 1.5, pupil({ dress: ink.leaf, hand: [-24, -44] })),
    at(360, 376, 1.4, football()),
    at(540, 366, 1.5, volunteer({ dress: ink.turmeric, hand: [-34, -66] })),
  ),
};
