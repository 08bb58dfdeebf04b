/** A remote's entry: its address, and the hash that the browser checks its bytes against. */
export interface RemoteEntry {
  readonly src: string;
  readonly integrity: string;
}

/** Throws without a hash: the browser would run whatever is sent. */
export function createEntryScript({ src, integrity }: RemoteEntry): HTMLScriptElement {
  if (!integrity) throw new Error(`No hash of ${src}`);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.integrity = integrity;
  return script;
}
