import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as z from 'zod/mini';

/** A glyph on a page, in points from the page's left and lower edge. A mark above or below a letter has no width. */
export type PdfGlyph = { text: string; left: number; right: number; baseline: number; size: number };

const Matrix = z.array(z.number()).check(z.length(6));
const Shown = z.array(z.union([z.number(), z.object({ unicode: z.string(), width: z.number() })]));

/** Where each glyph of a page stands, in the order in which they are drawn. */
export async function readGlyphs(page: PDFPageProxy): Promise<PdfGlyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return placeGlyphs(fnArray, argsArray);
}

type Transform = readonly number[];

function placeGlyphs(operators: readonly number[], values: readonly unknown[]): PdfGlyph[] {
  const glyphs: PdfGlyph[] = [];
  const saved: Transform[] = [];
  let page: Transform = [1, 0, 0, 1, 0, 0];
  let text: Transform = page;
  let size = 0;
  for (const [index, operator] of operators.entries()) {
    const value = values[index];
    if (operator === OPS.save) saved.push(page);
    else if (operator === OPS.restore) page = saved.pop() ?? page;
    else if (operator === OPS.transform) page = multiply(page, Matrix.parse(value));
    else if (operator === OPS.setFont) size = z.tuple([z.string(), z.number()]).parse(value)[1];
    else if (operator === OPS.setTextMatrix) text = readTextMatrix(value);
    else if (operator === OPS.showText) {
      const placed = multiply(page, text);
      const [scale = 1] = placed;
      let at = 0;
      for (const shown of z.tuple([Shown]).parse(value)[0]) {
        if (typeof shown === 'number') at -= (shown / 1000) * size;
        else {
          const [, , , , left = 0, baseline = 0] = multiply(placed, [1, 0, 0, 1, at, 0]);
          const width = (shown.width / 1000) * size;
          glyphs.push({
            text: shown.unicode,
            left,
            right: left + width * scale,
            baseline,
            size: size * scale,
          });
          at += width;
        }
      }
    }
  }
  return glyphs;
}

function readTextMatrix(value: unknown): Transform {
  const [matrix] = z.tuple([z.looseObject({})]).parse(value);
  return Matrix.parse(Object.values(matrix));
}

function multiply(outer: Transform, inner: Transform): Transform {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/**
 * What of a page cannot be read: glyphs outside of an area, in points from the page's left and lower edge, and glyphs of a
 * line that are drawn over one another.
 */
export function listUnreadableGlyphs(
  page: readonly PdfGlyph[],
  area: { left: number; right: number; bottom: number; top: number },
): string[] {
  // A space that ends a line may stand beyond it: nothing is drawn.
  const wide = page.filter(({ text, left, right }) => right > left && text.trim() !== '');
  const outside = wide.filter(
    ({ left, right, baseline }) =>
      left < area.left - 0.5 || right > area.right + 0.5 || baseline < area.bottom || baseline > area.top,
  );
  const inLines = wide.toSorted((a, b) => b.baseline - a.baseline || a.left - b.left);
  const over = inLines.filter((glyph, index) => {
    const before = inLines[index - 1];
    // Letters are kerned by less.
    return before?.baseline === glyph.baseline && glyph.left < before.right - 0.25 * glyph.size;
  });
  return [
    ...outside.map(({ text }) => `${text} is outside`),
    ...over.map(({ text }) => `${text} is drawn over another`),
  ];
}
