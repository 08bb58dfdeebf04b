/** The site's colours (palm, clay, sand, sun), and what the light of an hour does to sky and land. */
export const ink = {
  palm: '#135e4a',
  leaf: '#1b7560',
  fern: '#2d8a78',
  moss: '#6fb39b',
  clay: '#c14f12',
  brick: '#a6400a',
  rust: '#d9713a',
  sun: '#f3b562',
  turmeric: '#e0a13a',
  sand: '#eadfca',
  dune: '#d9c9ab',
  cream: '#fff7e6',
  paper: '#fffdf9',
  wood: '#8a5a33',
  timber: '#6b4226',
  bark: '#4a2e1b',
  glass: '#9fd0c1',
  sky: '#9fb9d8',
  lake: '#3d8fa6',
  deep: '#2b6d82',
  steel: '#8b979b',
  slate: '#5c6a62',
  dark: '#37453e',
  plum: '#7c3f58',
  rose: '#cf7f86',
  indigo: '#3f5483',
} as const;

export type Light = 'dawn' | 'morning' | 'noon' | 'evening' | 'rain' | 'night';

export type Hour = {
  readonly top: string;
  readonly foot: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly water: string;
  readonly ripple: string;
  readonly sun: string;
};

export const hours: Readonly<Record<Light, Hour>> = {
  dawn: {
    top: '#fbe3d2',
    foot: '#fdf3e4',
    far: '#d9cfc0',
    middle: '#b5cdb4',
    near: '#8dbb9f',
    water: '#a9cfd0',
    ripple: '#dcefe9',
    sun: '#f3b562',
  },
  morning: {
    top: '#e3f1ec',
    foot: '#f7f6ea',
    far: '#c3ddd2',
    middle: '#b9dccb',
    near: '#93c5a9',
    water: '#79bcb6',
    ripple: '#c9e6df',
    sun: '#f6c67c',
  },
  noon: {
    top: '#dcebf3',
    foot: '#f2f5ee',
    far: '#bcd4cf',
    middle: '#cfe0b8',
    near: '#b3cf95',
    water: '#6fb3c4',
    ripple: '#c8e4ea',
    sun: '#fbd48f',
  },
  evening: {
    top: '#f7cfae',
    foot: '#fbeadb',
    far: '#dcb89c',
    middle: '#c9bf94',
    near: '#9fb383',
    water: '#d9a98a',
    ripple: '#f7dcc4',
    sun: '#e98b4a',
  },
  rain: {
    top: '#cdd9da',
    foot: '#e4e9e4',
    far: '#b3c4c1',
    middle: '#a3bfae',
    near: '#83a992',
    water: '#7fa5aa',
    ripple: '#bfd3d4',
    sun: '#dfe3dc',
  },
  night: {
    top: '#1d3a4b',
    foot: '#41626a',
    far: '#31525a',
    middle: '#2a5450',
    near: '#1e463f',
    water: '#2f5f6e',
    ripple: '#6f9ba2',
    sun: '#f4e6c1',
  },
};

export const skins = ['#7a4a2b', '#8f5a36', '#a86d45', '#5f3820'] as const;
