import { hours, ink, type Hour, type Light } from '../palette.ts';
import { disc, rect, shape, stroke, type Art } from '../svg.ts';

const sky = (light: Light, hour: Hour): Art =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hour.top}"/><stop offset="1" stop-color="${hour.foot}"/></linearGradient></defs>${rect(0, 0, 640, 400, 'url(#sky)')}${light === 'night' ? stars : ''}`;

const stars = [
  [70, 50],
  [150, 92],
  [236, 40],
  [322, 84],
  [418, 36],
  [500, 98],
  [588, 58],
  [40, 130],
  [550, 140],
]
  .map(([x = 0, y = 0]) => disc(x, y, 1.8, '#f4e6c1'))
  .join('');

const rainfall = Array.from({ length: 44 }, (_, drop) => {
  const x = (drop * 149) % 660;
  const y = (drop * 83) % 380;
  return `M${x} ${y}l-7 24`;
}).join('');

/** Falls over everything that was drawn before it. */
export const rain = (): Art => stroke(rainfall, '#f4f8f8', 2, 0.55);

export const cloud = (colour = '#fffdf9', opacity = 0.85): Art =>
  shape('M-60 0C-78 0-80-24-58-26-54-48-22-54-10-36 6-50 36-44 38-24 62-28 70 0 50 0Z', colour, opacity);

/** The hand of the ground under the scene; each one ends in a floor at about y = 300. */
export type Ground =
  | 'hills'
  | 'ghats'
  | 'shore'
  | 'backwater'
  | 'paddy'
  | 'village'
  | 'street'
  | 'tea'
  | 'river';

function grounds(kind: Ground, hour: Hour): Art {
  const { far, middle, near, water, ripple } = hour;
  switch (kind) {
    case 'hills':
      return `${shape('M0 250C90 200 180 236 280 214S480 190 640 232V400H0Z', far)}${shape('M0 286C140 252 260 278 380 264S560 256 640 276V400H0Z', middle)}${shape('M0 326C160 306 300 324 420 314S580 312 640 322V400H0Z', near)}`;
    case 'ghats':
      return `${shape('M0 236 70 168 128 206 214 118 296 196 356 152 452 222 528 160 640 226V400H0Z', far)}${shape('M0 272C80 232 150 262 236 226S420 262 500 236 600 250 640 258V400H0Z', middle)}${shape('M0 318C160 296 300 318 430 306S590 306 640 314V400H0Z', near)}`;
    case 'shore':
      return `${rect(0, 214, 640, 90, water)}${stroke('M40 236h70M190 250h110M400 234h80M520 258h90M80 272h60M330 280h80', ripple, 3)}${shape('M0 296C120 282 260 304 380 290S560 284 640 294V400H0Z', '#f1e2c2')}${shape('M0 296C120 282 260 304 380 290S560 284 640 294V302C560 294 470 296 380 300S120 292 0 306Z', '#ffffff', 0.7)}${shape('M0 352C160 336 320 356 640 338V400H0Z', '#e7d3ac')}`;
    case 'backwater':
      return `${shape('M0 232C80 214 180 224 280 216S520 206 640 222V260H0Z', far)}${shape('M0 250C120 238 260 248 400 242S580 238 640 246V272H0Z', middle)}${rect(0, 258, 640, 142, water)}${stroke('M30 280h80M210 274h60M360 286h110M540 276h70M90 304h60M470 312h70M260 318h50', ripple, 3)}${shape('M0 340C120 322 220 338 330 330S540 326 640 338V400H0Z', near)}`;
    case 'paddy':
      return `${shape('M0 246C120 222 220 240 330 230S540 222 640 238V400H0Z', far)}${rect(0, 258, 640, 142, '#c9dc8f')}${stroke('M0 272H640M0 290H640', '#aac672', 4)}${shape('M0 262 180 258 120 306 0 310ZM360 258 520 258 640 290V308L430 306Z', '#b7d07e')}${stroke('M18 284v-9M40 290v-9M66 282v-9M92 292v-9M470 280v-9M500 292v-9M536 284v-9M568 294v-9M600 288v-9', '#7fa850', 3)}${shape('M0 316C160 302 320 318 640 306V400H0Z', near)}`;
    case 'village':
      return `${shape('M0 240C60 210 130 214 190 226S330 196 420 220 570 204 640 226V320H0Z', far)}${shape('M0 268C110 246 240 264 360 256S560 250 640 262V400H0Z', middle)}${shape('M0 306H640V400H0Z', ink.sand)}${shape('M0 306C160 298 320 312 640 302V314H0Z', near)}`;
    case 'street':
      return `${rect(0, 190, 96, 120, far)}${rect(110, 160, 88, 150, middle)}${rect(214, 206, 110, 104, far)}${rect(338, 172, 80, 138, middle)}${rect(430, 200, 96, 110, far)}${rect(540, 166, 100, 144, middle)}${rect(0, 304, 640, 96, '#e3d8c4')}${rect(0, 304, 640, 10, '#cfc2a8')}`;
    case 'tea':
      return `${shape('M0 220 110 150 190 200 300 128 410 206 500 162 640 222V400H0Z', far)}${shape('M0 258C120 206 260 252 380 226S560 214 640 246V400H0Z', '#8fbf7d')}${stroke('M10 268C120 226 260 268 380 244S560 234 636 260M0 290C120 250 260 290 380 266S560 258 640 284M0 310C130 276 260 312 380 290S560 284 640 306', '#5f9a5c', 7)}${shape('M0 326C160 308 320 330 640 314V400H0Z', '#c9b48c')}`;
    case 'river':
      return `${shape('M0 238C90 206 180 230 280 214S500 200 640 228V400H0Z', far)}${shape('M0 270C150 246 260 266 400 256S580 250 640 264V400H0Z', middle)}${shape('M420 256C470 270 380 292 420 312S560 350 640 352V400H250C230 350 340 330 330 304S370 262 384 258Z', water)}${stroke('M396 290h40M400 330h60M470 356h70M340 360h60', ripple, 3)}${shape('M0 322C100 304 190 322 270 330S250 380 230 400H0Z', near)}`;
  }
}

/** Sky, sun and ground. `sun` is where the sun or the moon stands; without it the sky is covered. */
export function outdoors(
  light: Light,
  ground: Ground,
  sun?: readonly [x: number, y: number, radius: number],
): Art {
  const hour = hours[light];
  const orb = sun ? disc(sun[0], sun[1], sun[2], hour.sun) : '';
  return `${sky(light, hour)}${orb}${grounds(ground, hour)}`;
}

export type Wall = 'sand' | 'mint' | 'peach' | 'blue' | 'rose' | 'dusk';
const walls: Readonly<Record<Wall, readonly [wall: string, dado: string, floor: string]>> = {
  sand: ['#f6eee0', '#eadfca', '#d9c09a'],
  mint: ['#e4f1ea', '#cde4d8', '#d8cbb0'],
  peach: ['#fbe6d8', '#f1d0ba', '#cfae8a'],
  blue: ['#e4edf5', '#cddcea', '#d5c8b4'],
  rose: ['#f7e5e4', '#eccfce', '#d3bda4'],
  dusk: ['#33505a', '#2a434c', '#5a4636'],
};

/** A room: wall, dado and floor, with a window to the palms where one is asked for. */
export function indoors(
  wall: Wall,
  windowAt?: readonly [x: number, y: number, width: number, height: number],
): Art {
  const [paint, dado, floor] = walls[wall];
  const base = `${rect(0, 0, 640, 400, paint)}${rect(0, 226, 640, 84, dado)}${rect(0, 304, 640, 96, floor)}${rect(0, 300, 640, 6, '#ffffff55')}`;
  return windowAt ? base + windowView(wall === 'dusk', windowAt) : base;
}

function windowView(dark: boolean, [x, y, width, height]: readonly [number, number, number, number]): Art {
  const glass = dark ? '#1d3a4b' : '#cfe6ea';
  const hill = dark ? '#2a5450' : '#93c5a9';
  const moon = disc(x + width * 0.74, y + height * 0.3, 10, dark ? '#f4e6c1' : '#f6c67c');
  const land = shape(
    `M${x} ${y + height * 0.72}C${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.6} ${y + height * 0.8} ${x + width} ${y + height * 0.6}V${y + height}H${x}Z`,
    hill,
  );
  const bars = stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, ink.wood, 5);
  return `${rect(x - 7, y - 7, width + 14, height + 14, ink.wood, 4)}${rect(x, y, width, height, glass)}${moon}${land}${bars}${rect(x - 13, y + height + 5, width + 26, 8, ink.timber, 3)}`;
}
