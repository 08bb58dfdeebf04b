/** A chunk in a remote's definition: the imported file, and a screen's path pattern. */
export interface ChunkSource {
  readonly file: string;
  readonly path: string | undefined;
}

/** Finds a chunk in the source of a remote's definition. Throws when there is none. */
export function chunkSource(definition: string, chunk: string): ChunkSource {
  const file = new RegExp(`webpackChunkName: "${chunk}" \\*/\\s*'([^']+)'`).exec(definition)?.[1];
  if (file === undefined) throw new Error(`The definition names no chunk ${chunk}`);
  const id = /^screen-(.*)$/.exec(chunk)?.[1] ?? '';
  return { file, path: new RegExp(`id: '${id}',\\s*path: '([^']+)'`).exec(definition)?.[1] };
}
