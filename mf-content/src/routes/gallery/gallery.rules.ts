import type { Gallery } from '@trust/shared/contract/content/projects';

export interface PictureGroup {
  readonly name: string;
  readonly pictures: readonly string[];
}

/** Pictures under the name of their gallery; galleries of one name stand together, each picture once. */
export function groupByName(galleries: readonly Pick<Gallery, 'name' | 'images'>[]): PictureGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { name, images } of galleries) {
    const pictures = groups.get(name) ?? new Set();
    for (const image of images) pictures.add(image);
    groups.set(name, pictures);
  }
  return [...groups].map(([name, pictures]) => ({ name, pictures: [...pictures] }));
}
