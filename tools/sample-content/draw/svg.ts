/** A drawing is SVG markup in a space of 640 × 400, its feet at the origin until it is placed. */
export type Art = string;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): Art =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): Art =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): Art =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shape = (d: string, fill: string, opacity = 1): Art =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): Art =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const at = (x: number, y: number, scale: number, art: Art): Art =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;

/** Placed and mirrored. */
export const turned = (x: number, y: number, scale: number, art: Art): Art =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${art}</g>`;

export const tilted = (x: number, y: number, scale: number, degrees: number, art: Art): Art =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${art}</g>`;

/** The same drawing several times in a row, `step` apart. */
export const row = (count: number, step: number, art: (index: number) => Art): Art =>
  Array.from({ length: count }, (_, index) => at(index * step, 0, 1, art(index))).join('');

export const picture = (...parts: Art[]): Art =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">${parts.join('')}</svg>`;
