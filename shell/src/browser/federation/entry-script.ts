/** A remote's entry: its address, and the hash that the browser checks its bytes against. */
export interface RemoteEntry {
  readonly src: string;
  readonly integrity: string;
}

export function createEntryScript({ src, integrity }: RemoteEntry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.integrity = integrity;
  return script;
}
