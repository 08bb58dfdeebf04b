import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '@trust/shared/releases/folder-files';
import { integrityOf } from '@trust/shared/releases/integrity';
import type { Release } from '@trust/shared/contract/pages/release';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Hashes and sizes of a build's files, as in `release.json`. */
export type FileFacts = Pick<Release, 'integrity' | 'sizes'>;

/** Adds `.br` and `.gz` forms of compressible browser files; returns hashes and sizes of all files. */
export async function compressFiles(folder: string): Promise<FileFacts> {
  const facts: FileFacts = { integrity: {}, sizes: {} };
  const described = await Promise.all((await filesIn(folder)).map((file) => compressFile(folder, file)));
  for (const { integrity, sizes } of described) {
    Object.assign(facts.integrity, integrity);
    Object.assign(facts.sizes, sizes);
  }
  return facts;
}

async function compressFile(folder: string, file: string): Promise<FileFacts> {
  const raw = await readFile(join(folder, file));
  const integrity = { [file]: integrityOf(raw) };
  const size = { raw: raw.length, gzip: raw.length, br: raw.length };
  if (isCompressible(file)) {
    const [gz, br] = await Promise.all([
      asGzip(raw, { level: 9 }),
      asBrotli(raw, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        },
      }),
    ]);
    await Promise.all([writeFile(join(folder, `${file}.gz`), gz), writeFile(join(folder, `${file}.br`), br)]);
    integrity[`${file}.gz`] = integrityOf(gz);
    integrity[`${file}.br`] = integrityOf(br);
    size.gzip = gz.length;
    size.br = br.length;
  }
  return { integrity, sizes: { [file]: size } };
}

function isCompressible(file: string): boolean {
  return !file.startsWith('server/') && /\.(m?js|css|svg|json|html|ttf)$/.test(file);
}
