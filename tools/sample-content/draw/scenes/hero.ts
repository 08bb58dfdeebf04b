import { tiledHouse } from '../motifs/buildings.ts';
import { outdoors } from '../motifs/land.ts';
import { ink } from '../palette.ts';
import { family } from '../motifs/people.ts';
import { leaningPalm, palm } from '../motifs/plants.ts';
import { type Art, at, picture, turned } from '../svg.ts';
import { boat } from '../motifs/work.ts';

/** For the share cards of pages that have no picture of their own. */
export const hero: Art = picture(
  outdoors('evening', 'backwater', [456, 128, 48]),
  at(110, 338, 1.25, palm()),
  at(172, 342, 0.95, palm(ink.palm)),
  at(360, 336, 1.15, tiledHouse()),
  at(214, 352, 1.15, family()),
  turned(606, 334, 1.2, leaningPalm()),
  at(520, 384, 0.8, boat()),
);
