import type { Locator } from '@playwright/test';

/** Chooses a photo that the page draws, as the device's own dialog does. Resolves to its bytes. */
export async function choosePhoto(
  button: Locator,
  name: string,
  width: number,
  height: number,
): Promise<number> {
  return button.evaluate(
    async (element, [fileName, w, h]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const pixels = context.createImageData(w, h);
      let seed = 1;
      for (let index = 0; index < pixels.data.length; index += 1) {
        seed = (seed * 16_807) % 2_147_483_647;
        pixels.data[index] = index % 4 === 3 ? 255 : seed % 256;
      }
      context.putImageData(pixels, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
      const input = element.nextElementSibling;
      if (!blob || !(input instanceof HTMLInputElement)) throw new Error('no photo');
      const files = new DataTransfer();
      files.items.add(new File([blob], fileName));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return blob.size;
    },
    [name, width, height] as const,
  );
}
