import { verandaHouse } from '../../motifs/buildings.ts';
import { lamp, meal } from '../../motifs/goods.ts';
import { outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, crossLegged, elder, man, pupil, sitting, volunteer, woman } from '../../motifs/people.ts';
import { leaningPalm, palm } from '../../motifs/plants.ts';
import { type Art, at, disc, picture, rect, row, shape, stroke, turned } from '../../svg.ts';
import { banner, cup, flowerCarpet } from '../../tokens.ts';
import { boat, bunting, football, goal } from '../../motifs/work.ts';

export const outdoorsEvents: Readonly<Record<string, Art>> = {
  'morning-walk': picture(
    outdoors('dawn', 'shore', [520, 110, 46]),
    at(150, 366, 1.1, banner(300, ink.palm)),
    row(5, 86, (index) =>
      at(
        130,
        376,
        1.4,
        index % 2
          ? man({ dress: ink.turmeric, skin: 1 })
          : woman({ dress: [ink.clay, ink.plum, ink.deep][index / 2] ?? ink.clay }),
      ),
    ),
    at(600, 330, 1.2, palm()),
  ),
  'onam-feast': picture(
    outdoors('noon', 'village', [540, 70, 28]),
    at(320, 368, 1.6, flowerCarpet()),
    at(100, 366, 1.45, woman({ dress: '#f6e7cf' })),
    at(160, 346, 1.3, child({ dress: ink.turmeric })),
    at(500, 348, 1.4, man({ dress: ink.cream, skin: 1 })),
    at(560, 366, 1.45, woman({ dress: '#f3dfb4', skin: 2 })),
    at(50, 50, 1, bunting(540)),
    at(320, 310, 0.8, verandaHouse()),
  ),
  'iftar-evening': picture(
    outdoors('night', 'village', [530, 74, 26]),
    disc(518, 68, 24, '#1d3a4b'),
    row(6, 92, (index) =>
      at(
        90,
        350,
        1.3,
        crossLegged({
          dress: [ink.clay, ink.leaf, ink.turmeric, ink.plum, ink.rust, ink.moss][index] ?? ink.clay,
          skin: index % 2 ? 1 : 0,
        }),
      ),
    ),
    rect(40, 362, 560, 16, '#e9dcc0', 6),
    row(6, 92, () => at(90, 368, 0.7, meal())),
    at(200, 316, 0.9, lamp()),
    at(440, 316, 0.9, lamp()),
  ),
  'tree-planting': picture(
    outdoors('morning', 'tea', [110, 76, 30]),
    row(4, 120, () => stroke('M150 366V326M150 340 138 328M150 336 162 324', ink.leaf, 6)),
    at(110, 366, 1.45, pupil({ dress: ink.clay, hand: [26, -24] })),
    at(240, 368, 1.5, elder({ dress: ink.turmeric })),
    at(360, 366, 1.45, pupil({ dress: ink.deep, skin: 1, hand: [24, -24] }, true)),
    at(560, 366, 1.5, woman({ dress: ink.leaf, skin: 2, hand: [-34, -30] })),
  ),
  'football-final': picture(
    outdoors('evening', 'hills', [320, 100, 46]),
    at(320, 322, 1.5, goal()),
    at(210, 368, 1.55, pupil({ dress: ink.clay, hand: [26, -48] })),
    at(430, 368, 1.55, pupil({ dress: ink.leaf, skin: 1, hand: [-26, -48] })),
    at(320, 378, 1.5, football()),
    at(560, 366, 1.3, cup()),
    at(90, 368, 1.45, volunteer({ dress: ink.turmeric, hand: [34, -70] })),
  ),
  'boat-outing': picture(
    outdoors('dawn', 'backwater', [480, 112, 44]),
    rect(0, 296, 640, 104, '#a9cfd0'),
    at(320, 356, 2, boat()),
    row(4, 76, (index) =>
      at(
        200,
        344,
        1.15,
        sitting({
          dress: [ink.clay, ink.moss, ink.plum, ink.turmeric][index] ?? ink.clay,
          grey: true,
          skin: index % 2 ? 1 : 0,
        }),
      ),
    ),
    at(130, 340, 1.15, man({ dress: ink.deep, hand: [-24, -70] })),
    stroke('M92 200 112 390', ink.timber, 5),
    turned(612, 306, 1.2, leaningPalm()),
  ),
  'swimming-lesson': picture(
    outdoors('noon', 'backwater', [540, 76, 30]),
    rect(0, 290, 640, 110, '#6fb3c4'),
    row(
      4,
      110,
      (index) =>
        `${disc(150, 330, 14, ['#7a4a2b', '#8f5a36', '#a86d45', '#5f3820'][index] ?? '#7a4a2b')}${shape('M134 330C134 308 166 308 166 330 158 322 142 322 134 330Z', '#2c1d14')}${stroke('M122 346h56', ink.rust, 10)}${stroke('M112 362h76', '#c8e4ea', 3)}`,
    ),
    rect(30, 298, 150, 12, ink.wood, 3),
    at(100, 300, 1.3, volunteer({ dress: ink.clay, hand: [34, -60] })),
    turned(610, 296, 1.2, leaningPalm()),
  ),
};
