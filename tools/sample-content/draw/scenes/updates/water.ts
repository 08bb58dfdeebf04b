import { toilet } from '../../motifs/buildings.ts';
import { table } from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { child, elder, man, motherAndChild, nurse, pupil, volunteer, woman } from '../../motifs/people.ts';
import { banana, palm, tree } from '../../motifs/plants.ts';
import { type Art, at, oval, picture, rect, row, shape, turned } from '../../svg.ts';
import { testTube } from '../../tokens.ts';
import { basin, bucket, handPump, pot, tap, well, wellPit, wellRings } from '../../motifs/water-works.ts';
import { bricks, bunting, cementBags } from '../../motifs/work.ts';

export const waterUpdates: Readonly<Record<string, Art>> = {
  'well-digging': picture(
    outdoors('noon', 'ghats', [540, 76, 30]),
    at(320, 350, 1.7, wellPit()),
    at(170, 366, 1.45, man({ dress: ink.clay, skin: 3, hand: [48, -70] })),
    turned(480, 366, 1.45, man({ dress: ink.leaf, skin: 1, hand: [48, -70] })),
    at(60, 330, 1.1, tree()),
  ),
  'well-rings': picture(
    outdoors('morning', 'village', [100, 80, 30]),
    at(240, 356, 1.25, wellRings()),
    at(420, 358, 1.1, wellRings()),
    at(560, 366, 1.45, volunteer({ dress: ink.turmeric, hand: [-36, -50] })),
    at(100, 366, 1.4, man({ dress: ink.deep, skin: 2, hand: [34, -46] })),
  ),
  'water-testing': picture(
    indoors('blue', [60, 60, 120, 110]),
    at(330, 356, 1.8, table(190, ink.paper)),
    row(5, 40, (index) =>
      at(250, 252, 1.1, testTube([ink.glass, '#cfe6ea', ink.sky, ink.glass, '#e7d9a8'][index] ?? ink.glass)),
    ),
    at(470, 366, 1.65, nurse({ dress: ink.deep, skin: 1, hand: [-40, -66] })),
    at(170, 366, 1.6, pupil({ dress: ink.clay }, true)),
    at(560, 366, 1.3, pot()),
  ),
  'first-bucket': picture(
    outdoors('evening', 'hills', [320, 120, 54]),
    at(260, 350, 1.3, well()),
    at(400, 366, 1.45, woman({ dress: ink.clay, skin: 3, hand: [26, -30] })),
    at(446, 366, 1.15, bucket()),
    at(500, 368, 1.35, child({ dress: ink.turmeric, skin: 3, hand: [-22, -40] })),
    at(130, 366, 1.45, woman({ dress: ink.leaf, hand: [34, -60] })),
    at(560, 368, 1.3, child({ dress: ink.rose, skin: 2 })),
    at(60, 334, 1.2, palm()),
  ),
  'tap-opening': picture(
    outdoors('morning', 'village', [540, 80, 30]),
    at(320, 360, 2, tap()),
    at(380, 370, 1.4, bucket(ink.turmeric)),
    turned(470, 368, 1.5, woman({ dress: ink.leaf, hand: [34, -40] })),
    at(200, 368, 1.5, woman({ dress: ink.plum, skin: 1, hand: [40, -74] })),
    at(130, 370, 1.35, child({ dress: ink.sun })),
    at(560, 368, 1.4, elder({ dress: ink.clay })),
    at(120, 50, 1, bunting(400)),
  ),
  'hand-pump-lesson': picture(
    outdoors('noon', 'paddy', [100, 76, 30]),
    at(330, 360, 1.9, handPump()),
    at(470, 366, 1.5, man({ dress: ink.clay, skin: 1, hand: [-28, -60] })),
    at(230, 368, 1.45, pupil({ dress: ink.leaf }, true)),
    at(160, 368, 1.4, pupil({ dress: ink.turmeric, skin: 2 })),
    at(370, 372, 1.1, bucket()),
  ),
  'toilet-slab': picture(
    outdoors('morning', 'shore', [110, 86, 30]),
    shape('M210 340 260 316H400L440 340Z', '#c3c7c2'),
    rect(210, 340, 230, 14, '#9aa39d'),
    oval(324, 328, 22, 7, ink.dark),
    at(500, 366, 1.45, man({ dress: ink.turmeric, skin: 1, hand: [-44, -20] })),
    at(150, 368, 1.05, bricks()),
    at(80, 370, 1.1, cementBags()),
    at(590, 330, 1.2, palm()),
  ),
  'toilet-door': picture(
    outdoors('noon', 'village', [540, 76, 30]),
    at(320, 350, 2.1, toilet('#f6eee0', ink.leaf)),
    at(180, 366, 1.5, motherAndChild(ink.clay)),
    turned(470, 366, 1.5, volunteer({ dress: ink.deep, hand: [40, -60] })),
    at(70, 334, 1.1, banana()),
  ),
  'hand-washing': picture(
    indoors('mint', [450, 60, 120, 110]),
    at(310, 360, 1.9, basin()),
    at(200, 372, 1.5, pupil({ dress: ink.clay, hand: [18, -50] }, true)),
    at(310, 374, 1.5, pupil({ dress: ink.leaf, skin: 1, hand: [14, -50] })),
    at(420, 372, 1.5, pupil({ dress: ink.turmeric, skin: 2, hand: [-16, -50] }, true)),
    at(560, 366, 1.6, nurse({ dress: ink.deep })),
  ),
};
