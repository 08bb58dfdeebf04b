/** In pixels. */
interface Sides {
  readonly width: number;
  readonly height: number;
}

const HEADS = {
  jpeg: '\xff\xd8\xff\xe1',
  png: '\x89PNG\r\n\x1a\n',
  heic: '\0\0\0\x18ftypheic',
  gif: 'GIF89a',
  webp: 'RIFF\0\0\0\0WEBP',
  mp4: '\0\0\0\x18ftypisom',
  pdf: '%PDF-1.7',
  text: 'Dear trust',
  none: '',
} as const;

/** A file with the first bytes of its format, `bytes` long. */
export function createFile(name: string, head: keyof typeof HEADS, bytes = 100): File {
  const content = new Uint8Array(Math.max(bytes, HEADS[head].length) * (head === 'none' ? 0 : 1));
  content.set([...HEADS[head]].map((letter) => letter.charCodeAt(0)));
  return new File([content], name);
}

/** What the device can do; tests change it. */
export interface FakeDevice {
  /** The files that it decodes, with their sides. */
  readonly pictures: Map<Blob, Sides>;
  /** Bytes of a JPEG for each pixel at quality 1. */
  bytesPerPixel: number;
  /** Canvases of more pixels stay blank. */
  mostPixels: number;
  /** Sides of each JPEG that was encoded, and its quality. */
  readonly encoded: (Sides & { readonly quality: number })[];
  /** Object URLs that have not been revoked. */
  readonly openUrls: Set<string>;
}

/** Gives jsdom the decoding, canvases and object URLs that it lacks. */
export function installFakeDevice(): FakeDevice {
  const device: FakeDevice = {
    pictures: new Map(),
    bytesPerPixel: 0.2,
    mostPixels: 16_000_000,
    encoded: [],
    openUrls: new Set(),
  };
  const painted = new WeakMap<HTMLCanvasElement, number>();
  let urls = 0;
  URL.createObjectURL = () => {
    const url = `blob:test/${String(++urls)}`;
    device.openUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void device.openUrls.delete(url);
  globalThis.createImageBitmap = ((file: Blob) => {
    const sides = device.pictures.get(file);
    return sides
      ? Promise.resolve({ ...sides, close: () => undefined })
      : Promise.reject(new Error('broken'));
  }) as typeof createImageBitmap;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return {
      fillRect: () => painted.set(this, 255),
      drawImage: (source: unknown) => {
        const colour = source instanceof HTMLCanvasElement ? (painted.get(source) ?? 0) : 90;
        painted.set(this, this.width * this.height > device.mostPixels ? 255 : colour);
      },
      getImageData: () => ({ data: new Uint8ClampedArray(256).fill(painted.get(this) ?? 0) }),
      scale: () => undefined,
      translate: () => undefined,
      rotate: () => undefined,
    } as unknown as ReturnType<HTMLCanvasElement['getContext']>;
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
    type,
    quality: number = 1,
  ) {
    device.encoded.push({ width: this.width, height: this.height, quality });
    const bytes = Math.round(this.width * this.height * device.bytesPerPixel * quality);
    callback(new Blob([new Uint8Array(bytes)], { type: type ?? 'image/png' }));
  });
  return device;
}
