import { flatHouse, school, stall, tank, toilet } from '../../motifs/buildings.ts';
import { outdoors, rain } from '../../motifs/land.ts';
import { ink } from '../../palette.ts';
import { man, motherAndChild, pupil, volunteer, woman } from '../../motifs/people.ts';
import { areca, banana, leaningPalm, palm, tree, waterPlants } from '../../motifs/plants.ts';
import { type Art, at, picture, row, tilted, turned } from '../../svg.ts';
import { bucket, pipe, pot, rainTank, spring, tap, well } from '../../motifs/water-works.ts';
import { boat } from '../../motifs/work.ts';

export const waterProjects: Readonly<Record<string, Art>> = {
  'attappadi-well': picture(
    outdoors('noon', 'ghats', [100, 78, 30]),
    at(330, 356, 1.7, well()),
    at(496, 366, 1.45, woman({ dress: ink.clay, skin: 3, hand: [-30, -66] })),
    at(170, 366, 1.45, woman({ dress: ink.turmeric, skin: 3 })),
    at(172, 246, 1.1, pot()),
    at(230, 370, 1, pot(ink.brick)),
    at(586, 330, 1.2, palm(ink.palm)),
    at(70, 340, 1, tree()),
  ),
  'island-tank': picture(
    outdoors('evening', 'backwater', [500, 112, 44]),
    at(250, 336, 0.95, school(ink.clay)),
    at(450, 342, 1.25, rainTank()),
    at(540, 344, 1, rainTank(ink.deep)),
    at(120, 384, 0.85, boat()),
    at(370, 362, 1.15, pupil({ dress: ink.turmeric })),
    turned(606, 334, 1.2, leaningPalm()),
    at(60, 300, 1, waterPlants()),
  ),
  'borewell-colony': picture(
    outdoors('morning', 'village', [320, 76, 30]),
    at(120, 320, 0.7, flatHouse()),
    at(520, 320, 0.7, flatHouse('#e3eef2', ink.clay)),
    at(320, 356, 1.7, tap()),
    at(372, 366, 1.2, bucket(ink.clay)),
    turned(440, 366, 1.5, woman({ dress: ink.plum, hand: [34, -40] })),
    at(220, 368, 1.5, motherAndChild(ink.leaf)),
    at(330, 306, 0.7, tank()),
  ),
  'well-cleaning': picture(
    outdoors('rain', 'river'),
    at(270, 356, 1.45, well(ink.fern)),
    at(130, 366, 1.45, volunteer({ dress: ink.clay, hand: [44, -48] })),
    at(420, 366, 1.45, volunteer({ dress: ink.turmeric, skin: 1, hand: [-40, -52] })),
    at(486, 368, 1.2, bucket()),
    at(530, 368, 1.2, bucket(ink.deep)),
    at(590, 330, 1.2, banana()),
    at(60, 334, 1.2, palm()),
    rain(),
  ),
  'hill-pipe': picture(
    outdoors('dawn', 'ghats', [520, 90, 34]),
    at(150, 310, 1.3, spring()),
    tilted(236, 300, 1, 9, pipe(260)),
    at(540, 350, 1.1, tank(ink.palm)),
    at(400, 376, 1.3, man({ dress: ink.rust, skin: 3, hand: [30, -44] })),
    at(300, 370, 1.2, volunteer({ dress: ink.deep, skin: 1 })),
    at(36, 330, 1, areca()),
    at(610, 334, 1, tree()),
  ),
  'toilets-forty': picture(
    outdoors('evening', 'shore', [130, 120, 46]),
    row(4, 112, (index) =>
      at(
        210,
        346,
        1.25,
        toilet(
          ['#e3eef2', '#fbe3d2', '#e4f1ea', '#f6eee0'][index],
          [ink.leaf, ink.clay, ink.deep, ink.plum][index],
        ),
      ),
    ),
    at(110, 366, 1.45, motherAndChild(ink.turmeric)),
    turned(612, 330, 1.1, leaningPalm()),
  ),
  'market-toilet': picture(
    outdoors('dawn', 'street', [540, 74, 30]),
    at(120, 340, 1.15, stall()),
    at(270, 340, 1.15, stall(ink.leaf)),
    at(430, 344, 1.5, toilet('#f6e3c6', ink.clay)),
    at(530, 344, 1.5, toilet('#e4f1ea', ink.palm)),
    at(200, 370, 1.4, woman({ dress: ink.clay, hand: [30, -40] })),
    at(350, 370, 1.4, woman({ dress: ink.plum, skin: 1 })),
  ),
};
