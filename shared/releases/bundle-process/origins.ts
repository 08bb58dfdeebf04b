/** The origins of the servers that a request names. */
export function originsOf(request: unknown): string[] {
  if (typeof request !== 'object' || request === null || !('bases' in request)) return [];
  return Object.values(request.bases ?? {}).flatMap((base: unknown) =>
    typeof base === 'string' && URL.canParse(base) ? [new URL(base).origin] : [],
  );
}
