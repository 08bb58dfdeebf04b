import { hospital } from '../../motifs/buildings.ts';
import {
  bars,
  bed,
  cradle,
  dialysisMachine,
  drip,
  hearingAid,
  monitor,
  wheelchair,
} from '../../motifs/care.ts';
import { table } from '../../motifs/goods.ts';
import { indoors, outdoors } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { crossLegged, man, motherAndChild, nurse, volunteer, woman } from '../../motifs/people.ts';
import { banana, flowerPot, tree } from '../../motifs/plants.ts';
import { type Art, at, disc, picture, rect, stroke, turned } from '../../svg.ts';
import { heart } from '../../tokens.ts';

export const treatmentProjects: Readonly<Record<string, Art>> = {
  'heart-surgery': picture(
    indoors('rose', [60, 60, 110, 110]),
    at(390, 350, 1.45, bed(ink.rust, '#a86d45')),
    at(214, 350, 1.3, drip()),
    at(560, 268, 1.2, monitor()),
    at(560, 350, 1.3, table(90)),
    at(390, 120, 0.95, heart(ink.clay)),
    at(122, 366, 1.6, woman({ dress: ink.plum, hand: [36, -50] })),
  ),
  'cancer-treatment': picture(
    outdoors('morning', 'village', [90, 84, 32]),
    at(360, 326, 1.4, hospital(ink.plum)),
    at(130, 366, 1.5, woman({ dress: ink.rose, skin: 1 })),
    at(560, 366, 1.3, nurse({ dress: ink.plum })),
    at(606, 330, 1, tree()),
  ),
  'spine-operation': picture(
    indoors('mint'),
    at(300, 352, 2, bars()),
    at(270, 356, 1.75, man({ dress: ink.moss, hand: [34, -50] })),
    turned(420, 360, 1.65, nurse({ dress: ink.leaf, hand: [40, -56] })),
    at(570, 356, 1.35, wheelchair()),
    at(90, 362, 1.3, flowerPot(ink.turmeric)),
  ),
  'burn-care': picture(
    indoors('blue', [450, 60, 120, 110]),
    at(260, 352, 1.5, bed(ink.glass, '#7a4a2b')),
    at(96, 352, 1.35, drip()),
    at(470, 366, 1.65, nurse({ dress: ink.deep, hand: [-40, -58] })),
    at(570, 364, 1.2, flowerPot(ink.rose)),
  ),
  cochlear: picture(
    outdoors('morning', 'hills', [90, 80, 30]),
    at(430, 220, 1.9, hearingAid()),
    stroke('M286 180C262 200 262 240 286 262M256 160C222 194 222 250 256 284', ink.turmeric, 8, 0.8),
    at(150, 366, 1.55, motherAndChild(ink.leaf)),
    at(580, 350, 1.05, banana()),
  ),
  'premature-twins': picture(
    indoors('peach', [70, 66, 110, 110]),
    at(266, 350, 1.4, cradle()),
    at(440, 350, 1.4, cradle()),
    at(120, 366, 1.6, man({ dress: ink.deep, skin: 1, hand: [36, -56] })),
    turned(574, 366, 1.6, nurse({ dress: ink.rose, hand: [36, -58] })),
    at(352, 150, 0.5, heart(ink.rust)),
  ),
  'dialysis-conductor': picture(
    indoors('blue', [60, 56, 120, 120]),
    at(270, 352, 1.5, bed('#b08a4a', '#8f5a36')),
    at(490, 350, 1.6, dialysisMachine()),
    turned(590, 366, 1.45, nurse({ dress: ink.leaf })),
    disc(392, 112, 34, ink.sun),
    stroke('M392 92V112L406 122', ink.timber, 5),
  ),
  'dialysis-machines': picture(
    indoors('mint'),
    at(180, 350, 1.7, dialysisMachine()),
    at(400, 350, 1.7, dialysisMachine()),
    at(560, 366, 1.65, nurse({ dress: ink.clay, skin: 2, hand: [-40, -60] })),
    at(70, 362, 1.2, flowerPot()),
    rect(220, 40, 220, 60, ink.palm, 10),
    stroke('M250 62H410M250 80H360', '#ffffff', 5, 0.8),
  ),
  'drug-recovery': picture(
    outdoors('dawn', 'ghats', [320, 130, 56]),
    at(220, 366, 1.4, crossLegged({ dress: ink.deep })),
    at(320, 370, 1.4, crossLegged({ dress: ink.rust, skin: 1 })),
    at(420, 366, 1.4, crossLegged({ dress: ink.leaf, skin: 2 })),
    at(90, 366, 1.45, volunteer({ dress: ink.plum, hand: [34, -44] })),
    at(574, 336, 1.25, tree(ink.leaf)),
  ),
};
