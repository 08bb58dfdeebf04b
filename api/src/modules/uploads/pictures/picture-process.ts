import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { PIXEL_LIMIT } from './pixel-limit.ts';
import { PictureTask } from './picture-messages.ts';

/** In bytes. */
const LARGEST = 500_000;
/** From the best that fits on; `side` is the longest one in pixels. A4 has 2400 pixels at 200 dots per inch. */
const ATTEMPTS = [
  { side: 2_400, quality: 80 },
  { side: 2_400, quality: 60 },
  { side: 1_600, quality: 60 },
  { side: 1_000, quality: 50 },
];

// Only these two decoders of the library may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);
sharp.concurrency(1);

endFirstWithoutMemory();
process.on('message', (task) => void answer(task));
process.on('disconnect', end);
if (!process.connected) end();

/** Ends with the api, however it ended: an exit would wait for the decoder. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function answer(task: unknown): Promise<void> {
  const { content } = PictureTask.parse(task);
  process.send?.(
    await encodePicture(content).then(
      (jpeg) => ({ outcome: 'encoded', jpeg }),
      () => ({ outcome: 'refused' }),
    ),
  );
}

/** The picture upright, in sRGB, without all that is not the picture. */
async function encodePicture(content: Uint8Array): Promise<Uint8Array> {
  for (const { side, quality } of ATTEMPTS) {
    const jpeg = await sharp(content, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= LARGEST) return jpeg;
  }
  throw new Error('The picture does not become small enough');
}

/** When memory runs out the kernel ends this process and not the api. */
function endFirstWithoutMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
}
