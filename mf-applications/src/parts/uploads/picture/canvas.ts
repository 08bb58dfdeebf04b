import type { PictureSize } from './shrink-picture.ts';

/** What a canvas draws of: a decoded picture or another canvas. */
export type CanvasSource = ImageBitmap | HTMLImageElement | HTMLCanvasElement;

/** A section of a picture in pixels. */
export interface PixelSection extends PictureSize {
  readonly x: number;
  readonly y: number;
}

const SAMPLE_SIDE = 8;
/** Of 255; smoothing differs between sizes. */
const MOST_DIFFERENCE = 16;

/**
 * Draws a section of a picture on white, at a size. Undefined where the device has no such canvas or leaves it blank, as
 * phones with little memory do.
 */
export function drawSection(
  source: CanvasSource,
  { x, y, width, height }: PixelSection,
  size: PictureSize,
): HTMLCanvasElement | undefined {
  return drawChecked(size, (context, { width: toWidth, height: toHeight }) =>
    context.drawImage(source, x, y, width, height, 0, 0, toWidth, toHeight),
  );
}

/** The same picture turned a quarter clockwise. */
export function drawTurned(source: HTMLCanvasElement): HTMLCanvasElement | undefined {
  const { width, height } = source;
  return drawChecked({ width: height, height: width }, (context, size) => {
    context.translate(size.width, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(source, 0, 0, width, height, 0, 0, size.height, size.width);
  });
}

/** The canvas as JPEG; undefined where the device cannot encode it. */
export function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && blob.size > 0 && blob.type === 'image/jpeg' ? blob : undefined),
      'image/jpeg',
      quality,
    ),
  );
}

/** Gives the memory back at once: Safari waits for its garbage collector otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

type Draw = (context: CanvasRenderingContext2D, size: PictureSize) => void;

function drawChecked(size: PictureSize, draw: Draw): HTMLCanvasElement | undefined {
  const canvas = drawOnWhite(size, draw);
  if (!canvas) return undefined;
  const expected = sampleOf((context) => {
    context.scale(SAMPLE_SIDE / size.width, SAMPLE_SIDE / size.height);
    draw(context, size);
  });
  const result = sampleOf((context) => context.drawImage(canvas, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE));
  if (!isBlankInsteadOf(expected, result)) return canvas;
  releaseCanvas(canvas);
  return undefined;
}

function drawOnWhite(size: PictureSize, draw: Draw): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  draw(context, size);
  return canvas;
}

function sampleOf(draw: Draw): Uint8ClampedArray {
  const canvas = drawOnWhite({ width: SAMPLE_SIDE, height: SAMPLE_SIDE }, draw);
  // Without the edges: browsers mix what lies beside a section into them.
  const inside = SAMPLE_SIDE - 2;
  const pixels = canvas?.getContext('2d')?.getImageData(1, 1, inside, inside);
  return pixels?.data ?? new Uint8ClampedArray();
}

/** Whether a picture came out in one colour that is not its own. */
function isBlankInsteadOf(expected: Uint8ClampedArray, result: Uint8ClampedArray): boolean {
  const ofOneColour = result.every((value, index) => value === result[index % 4]);
  const differs = expected.some((value, index) => Math.abs(value - (result[index] ?? 0)) > MOST_DIFFERENCE);
  return ofOneColour && differs;
}
