import { ModuleName } from '@trust/shared/contract/release';

/** A file of a release, as its address tells it. */
export interface ReleaseFileName {
  readonly module: ModuleName;
  readonly file: string;
  /** The address of the folder that it is in. Ends with a slash. */
  readonly folder: string;
}

/** Whose file an address leads to; undefined when it is none of a release's browser files. */
export function releaseFileOf(url: string): ReleaseFileName | undefined {
  const found = /^(.*\/releases\/([^/]+)\/[^/]+\/browser\/)([^/?]+)/.exec(url);
  const module = ModuleName.safeParse(found?.[2]);
  const [, folder, , file] = found ?? [];
  return module.success && folder !== undefined && file !== undefined
    ? { module: module.data, file, folder }
    : undefined;
}

/** A screen or a parcel of a page. */
export interface PagePart {
  readonly module: ModuleName;
  readonly kind: 'screen' | 'parcel';
  readonly name: string;
}

/** Which screens and parcels a page shows, by the scripts that it loads. */
export function pagePartsOf(scriptUrls: readonly string[]): PagePart[] {
  return scriptUrls.flatMap((url) => {
    const from = releaseFileOf(url);
    const [, kind, name] = /^(screen|parcel)-([a-z0-9-]+)\.js$/.exec(from?.file ?? '') ?? [];
    return from && name !== undefined && (kind === 'screen' || kind === 'parcel')
      ? [{ module: from.module, kind, name }]
      : [];
  });
}

/** The text of the styles that a page carries in itself. */
export function stylesIn(html: string): string {
  return Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text]) => text).join('\n');
}
