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

/** The look of a video's still; the same for the same id. */
export function posterLook(id: string) {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return { light: pick(LIGHTS, sum), sun: pick(SUNS, sum >> 2), hill: pick(HILLS, sum >> 4) };
}

function pick<Item>(items: readonly [Item, ...Item[]], at: number): Item {
  return items[at % items.length] ?? items[0];
}
