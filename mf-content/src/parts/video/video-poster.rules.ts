const LIGHTS = ['morning', 'noon', 'dusk', 'rain'] as const;

type Point = { readonly x: number; readonly y: number };
const SUNS: readonly [Point, ...Point[]] = [
  { x: 246, y: 52 },
  { x: 66, y: 44 },
  { x: 268, y: 92 },
];

const HILLS = [
  'M0 132c60-26 120-16 170-20s104-26 150-10v78H0Z',
  'M0 108c70-22 130 26 190 18s90-18 130-10v64H0Z',
  'M0 124c40-44 84-46 126-12s130 8 194-18v86H0Z',
] as const;

/** What stands before the hills, as paths of one colour. */
const MOTIFS = [
  // A house with a door.
  'M196 138V100l44-30 44 30v38h-34v-24h-20v24Z',
  // A well with its roof and bucket.
  'M214 138v-22h8V78l-14 6 38-26 38 26-14-6v38h8v22Zm18-22h28V76h-12v18h-4V76h-12Z',
  // A palm.
  'M240 138c-2-26-2-44 2-58-14-8-28-6-38 4 6-16 22-22 38-12 0-14 12-22 28-20-12 4-20 10-22 20 16-6 30 0 36 14-12-8-24-10-36-6-4 16-4 34-2 58Z',
  // A boat under way.
  'M196 128h96c-6 14-14 20-26 20h-44c-12 0-20-6-26-20Zm44-6V66l38 56Z',
  // A bus.
  'M192 136V92c0-6 4-10 10-10h76c8 0 14 6 14 14v40h-12a10 10 0 0 0-20 0h-36a10 10 0 0 0-20 0Zm12-40v16h18V96Zm28 0v16h18V96Zm28 0v16h20V98l-2-2Z',
  // An open book.
  'M240 92c-14-10-30-12-48-8v50c18-4 34-2 48 8 14-10 30-12 48-8V84c-18-4-34-2-48 8Zm-3 6v34h6V98Z',
] as const;

/** The look of a video's still; the same for the same id. */
export function posterLook(id: string) {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return {
    light: pick(LIGHTS, sum),
    sun: pick(SUNS, sum >> 2),
    hill: pick(HILLS, sum >> 4),
    motif: pick(MOTIFS, sum),
  };
}

function pick<Item>(items: readonly [Item, ...Item[]], at: number): Item {
  return items[at % items.length] ?? items[0];
}
