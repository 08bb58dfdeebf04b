/**
 * Whether the host of an outside form answers. A frame does not say whether it was loaded, and what another host answers
 * cannot be read: it may still refuse to be framed.
 */
export async function canReach(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { type, ok } = await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return type === 'opaque' || ok;
  } catch {
    return false;
  }
}
