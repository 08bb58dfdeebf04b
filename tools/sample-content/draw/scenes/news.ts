import { clinic, school, tiledHouse, verandaHouse } from '../motifs/buildings.ts';
import { bed } from '../motifs/care.ts';
import { bookStack, coins, key, laptop, ledger, table } from '../motifs/goods.ts';
import { cloud, indoors, outdoors, rain } from '../motifs/land.ts';
import { ink } from '../palette.ts';
import {
  child,
  family,
  grandmother,
  man,
  motherAndChild,
  nurse,
  pupil,
  volunteer,
  woman,
} from '../motifs/people.ts';
import { flowerPot, leaningPalm, palm, tree } from '../motifs/plants.ts';
import { type Art, at, picture, row, stroke, tilted, turned } from '../svg.ts';
import { cup, drop, paperSheet } from '../tokens.ts';
import { pot, well } from '../motifs/water-works.ts';
import { bunting, rescueBoat, umbrella } from '../motifs/work.ts';

export const news: Readonly<Record<string, Art>> = {
  'annual-accounts': picture(
    indoors('mint', [60, 60, 120, 100]),
    at(340, 358, 2, table(220)),
    at(300, 240, 1.3, ledger()),
    at(430, 240, 1.2, coins()),
    at(540, 366, 1.6, man({ dress: ink.clay, hand: [-44, -66] })),
    at(150, 366, 1.6, woman({ dress: ink.leaf, skin: 1, hand: [48, -66] })),
  ),
  'tax-receipts': picture(
    indoors('sand'),
    tilted(230, 180, 1.15, -6, paperSheet()),
    tilted(400, 190, 1.15, 5, paperSheet()),
    at(540, 366, 1.7, volunteer({ dress: ink.leaf, hand: [-50, -90] })),
    at(90, 366, 1.3, flowerPot(ink.turmeric)),
  ),
  'new-website': picture(
    indoors('blue', [450, 60, 120, 110]),
    at(280, 358, 2, table(220)),
    at(280, 242, 1.9, laptop()),
    at(480, 366, 1.6, woman({ dress: ink.clay, hand: [-50, -66] })),
    at(110, 366, 1.6, volunteer({ dress: ink.leaf, skin: 1, hand: [44, -66] })),
  ),
  'key-ceremony': picture(
    outdoors('evening', 'village', [320, 110, 50]),
    at(160, 320, 0.85, tiledHouse()),
    at(480, 320, 0.85, verandaHouse(ink.leaf)),
    tilted(330, 210, 1.5, -14, key()),
    at(230, 368, 1.35, family()),
    at(400, 368, 1.4, volunteer({ dress: ink.palm, hand: [-36, -60] })),
    at(60, 50, 1, bunting(520)),
  ),
  'monsoon-ready': picture(
    outdoors('rain', 'backwater'),
    at(160, 84, 1.5, cloud('#9fb0b3')),
    at(470, 70, 1.7, cloud('#94a6aa')),
    at(330, 350, 1.3, rescueBoat()),
    at(130, 368, 1.4, volunteer({ dress: ink.rust })),
    at(130, 290, 1.3, umbrella(ink.clay)),
    turned(600, 330, 1.2, leaningPalm()),
    rain(),
  ),
  'scholarship-day': picture(
    indoors('rose'),
    at(40, 30, 1, bunting(560)),
    at(320, 366, 1.75, woman({ dress: ink.deep, hand: [-46, -64] })),
    row(3, 76, (index) =>
      at(
        110,
        370,
        1.6,
        pupil(
          { dress: [ink.clay, ink.leaf, ink.turmeric][index] ?? ink.clay, skin: index === 1 ? 1 : 0 },
          index !== 1,
        ),
      ),
    ),
    at(440, 366, 1.3, bookStack()),
    at(540, 368, 1.6, motherAndChild(ink.plum)),
  ),
  'blood-donation': picture(
    indoors('peach', [60, 60, 110, 100]),
    at(320, 352, 1.5, bed(ink.sky)),
    at(440, 130, 1.1, drop(ink.clay)),
    stroke('M440 180C440 240 380 250 350 276', ink.clay, 5),
    at(540, 366, 1.6, nurse({ dress: ink.clay, hand: [-44, -60] })),
    at(110, 366, 1.5, man({ dress: ink.leaf })),
  ),
  'volunteer-day': picture(
    outdoors('morning', 'hills', [540, 80, 30]),
    row(5, 96, (index) =>
      at(
        130,
        366,
        1.5,
        volunteer({
          dress: [ink.clay, ink.leaf, ink.turmeric, ink.deep, ink.plum][index] ?? ink.clay,
          skin: index % 2 ? 1 : 0,
          ...(index === 2 ? { hand: [30, -86] as const } : {}),
        }),
      ),
    ),
    at(50, 334, 1.1, tree()),
    at(200, 80, 1.2, cloud()),
  ),
  'new-clinic': picture(
    outdoors('noon', 'tea', [110, 70, 28]),
    at(330, 322, 1.5, clinic(ink.clay)),
    at(160, 60, 1, bunting(340)),
    at(120, 368, 1.45, grandmother({ dress: ink.cream })),
    at(550, 368, 1.5, nurse({ dress: ink.leaf, hand: [-36, -56] })),
  ),
  'hundred-wells': picture(
    outdoors('evening', 'paddy', [480, 110, 46]),
    at(150, 330, 0.85, well()),
    at(320, 346, 1.15, well(ink.deep)),
    at(500, 334, 0.9, well()),
    at(230, 372, 1.3, woman({ dress: ink.clay, skin: 2 })),
    at(232, 266, 0.95, pot()),
    at(410, 374, 1.25, child({ dress: ink.sun })),
    at(600, 330, 1.2, palm(ink.palm)),
  ),
  'exam-results': picture(
    outdoors('morning', 'village', [100, 80, 30]),
    at(320, 318, 1.15, school(ink.leaf)),
    row(4, 88, (index) =>
      at(
        190,
        368,
        1.5,
        pupil(
          {
            dress: [ink.clay, ink.turmeric, ink.deep, ink.plum][index] ?? ink.clay,
            skin: index % 2 ? 2 : 0,
            hand: [18, -66],
          },
          index % 2 === 0,
        ),
      ),
    ),
    at(580, 366, 1, cup()),
  ),
};
