/**
 * Stands in for a typesetter that one document keeps busy for ever.
 * @param {{ template: string }} task
 */
export function setDocument({ template }) {
  while (template === 'endless');
  return new Uint8Array();
}
