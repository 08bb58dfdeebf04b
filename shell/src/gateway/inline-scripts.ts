import { readFile } from 'node:fs/promises';

/** The scripts that stand in pages (`shell/src/first-view/inline/entries`): each a function of what the page tells it. */
export interface InlineScripts {
  readonly firstView: string;
  readonly plainPage: string;
  readonly requestScripts: string;
  readonly parcelStyles: string;
}

/** Reads them as they are built, beside the gateway's own file. */
export async function readInlineScripts(gateway: string): Promise<InlineScripts> {
  const read = async (name: string) =>
    (await readFile(new URL(`./inline-${name}.js`, gateway), 'utf8')).replaceAll('\n', '');
  return {
    firstView: await read('first-view'),
    plainPage: await read('plain-page'),
    requestScripts: await read('request-scripts'),
    parcelStyles: await read('parcel-styles'),
  };
}
