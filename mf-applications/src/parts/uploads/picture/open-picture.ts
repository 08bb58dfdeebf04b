import { MAX_UPLOAD_BYTES } from '@trust/shared/contract/applications/uploads';
import { drawSection, drawTurned, encodeJpeg, releaseCanvas, type CanvasSource } from './canvas.ts';
import { readPictureFormat, type UploadFormat } from './picture-format.ts';
import { fitSize, shrinkPicture } from './shrink-picture.ts';

/** A section of a picture, in percent of its sides. */
export interface PictureSection {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A decoded picture, upright, in this device's memory until `close`. Sides in pixels. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** A small copy for the screen. */
  readonly previewUrl: string;
  /** The picture turned a quarter clockwise; this one is closed. Undefined where the device cannot. */
  turn(): Promise<OpenPicture | undefined>;
  /** A JPEG of the section that may be uploaded; undefined where the device makes none that is small enough. */
  shrink(section: PictureSection, maxSide: number): Promise<Blob | undefined>;
  close(): void;
}

/** Why a file cannot be opened as a picture. */
export type OpenFailure = 'heic' | 'broken' | 'no-picture' | 'too-large';

export type OpenOutcome =
  | { readonly outcome: 'opened'; readonly picture: OpenPicture }
  /** This device cannot redraw it, and it may be uploaded as it is. */
  | { readonly outcome: 'small-enough' }
  | { readonly outcome: 'failed'; readonly failure: OpenFailure };

/** What is worked on: more pixels than any upload needs, and fewer than phones refuse (16 million). */
const WORKING_SIDE = 3000;
const PREVIEW_SIDE = 1200;
const PREVIEW_QUALITY = 0.8;

/** Decodes a file of any size, upright by its EXIF orientation, transparent parts white. */
export async function openPicture(file: Blob): Promise<OpenOutcome> {
  const format = await readPictureFormat(file);
  const decoded = format === 'no-picture' ? undefined : await decode(file);
  if (!decoded) return { outcome: 'failed', failure: failureOf(format) };
  const { source, width, height, release } = decoded;
  const canvas = drawSection(source, { x: 0, y: 0, width, height }, fitSize({ width, height }, WORKING_SIDE));
  release();
  const picture = canvas && (await showPicture(canvas));
  if (picture) return { outcome: 'opened', picture };
  const uploadable = file.size <= MAX_UPLOAD_BYTES && (format === 'jpeg' || format === 'png');
  return uploadable ? { outcome: 'small-enough' } : { outcome: 'failed', failure: 'too-large' };
}

/** Why a file cannot be opened, before anybody waits for its turn; undefined where it seems to be a picture. */
export async function findFailure(file: Blob): Promise<OpenFailure | undefined> {
  const format = await readPictureFormat(file);
  const decoded = format === 'no-picture' ? undefined : await decode(file);
  decoded?.release();
  return decoded ? undefined : failureOf(format);
}

function failureOf(format: UploadFormat): OpenFailure {
  switch (format) {
    case 'heic':
    case 'no-picture':
      return format;
    case 'jpeg':
    case 'png':
    case 'other-picture':
      return 'broken';
  }
}

interface DecodedPicture {
  readonly source: CanvasSource;
  readonly width: number;
  readonly height: number;
  readonly release: () => void;
}

async function decode(file: Blob): Promise<DecodedPicture | undefined> {
  const bitmap = await decodeBitmap(file).catch(() => undefined);
  if (!bitmap) return decodeByElement(file).catch(() => undefined);
  return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() };
}

// `async` also catches that an older browser has no such function.
async function decodeBitmap(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** An element takes less memory than a bitmap: browsers decode it at the size that is drawn. */
async function decodeByElement(file: Blob): Promise<DecodedPicture> {
  const address = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(address);
  try {
    const element = new Image();
    element.src = address;
    await element.decode();
    if (element.naturalWidth === 0) throw new Error('The picture has no size.');
    return { source: element, width: element.naturalWidth, height: element.naturalHeight, release };
  } catch (error) {
    release();
    throw error;
  }
}

async function showPicture(canvas: HTMLCanvasElement): Promise<OpenPicture | undefined> {
  const { width, height } = canvas;
  const preview = await encodeSection(canvas, PREVIEW_QUALITY, fitSize(canvas, PREVIEW_SIDE));
  if (!preview) return undefined;
  const previewUrl = URL.createObjectURL(preview);
  const close = () => {
    URL.revokeObjectURL(previewUrl);
    releaseCanvas(canvas);
  };
  return {
    width,
    height,
    previewUrl,
    async turn() {
      const turned = drawTurned(canvas);
      const picture = turned && (await showPicture(turned));
      if (picture) close();
      return picture;
    },
    shrink(section, maxSide) {
      const pixels = toPixels(section, canvas);
      return shrinkPicture((size, quality) => encodeSection(canvas, quality, size, pixels), pixels, {
        maxBytes: MAX_UPLOAD_BYTES,
        maxSide,
      });
    },
    close,
  };
}

async function encodeSection(
  canvas: HTMLCanvasElement,
  quality: number,
  size: { width: number; height: number },
  section = { x: 0, y: 0, width: canvas.width, height: canvas.height },
): Promise<Blob | undefined> {
  const sized = drawSection(canvas, section, size);
  const blob = sized && (await encodeJpeg(sized, quality));
  if (sized) releaseCanvas(sized);
  return blob;
}

function toPixels({ x, y, width, height }: PictureSection, size: { width: number; height: number }) {
  return {
    x: Math.round((x / 100) * size.width),
    y: Math.round((y / 100) * size.height),
    width: Math.max(1, Math.round((width / 100) * size.width)),
    height: Math.max(1, Math.round((height / 100) * size.height)),
  };
}
