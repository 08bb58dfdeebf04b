/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Encodes the picture at a size as JPEG, `quality` 0 to 1; undefined where the device cannot. */
export type EncodePicture = (size: PictureSize, quality: number) => Promise<Blob | undefined>;

const SIDES: readonly number[] = [2000, 1600, 1280, 1024, 800, 640];
const QUALITIES: readonly number[] = [0.86, 0.72, 0.58];

/** The size with the longer side at most `side`; never larger, and no side below 1 px. */
export function fitSize({ width, height }: PictureSize, side: number): PictureSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * The best JPEG of at most `maxBytes`: quality goes down first, then the size. Undefined where even the smallest is
 * larger, or the device encodes none.
 */
export async function shrinkPicture(
  encode: EncodePicture,
  size: PictureSize,
  { maxBytes, maxSide }: { maxBytes: number; maxSide: number },
): Promise<Blob | undefined> {
  const first = Math.min(maxSide, Math.max(size.width, size.height));
  for (const side of [first, ...SIDES.filter((smaller) => smaller < first)]) {
    for (const quality of QUALITIES) {
      const blob = await encode(fitSize(size, side), quality);
      // A size that the device cannot encode fails at every quality.
      if (!blob) break;
      if (blob.size <= maxBytes) return blob;
    }
  }
  return undefined;
}
