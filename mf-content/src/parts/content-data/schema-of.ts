type Schemas = typeof import('./schemas.ts');

/** What loads the schema of an answer: the first read of a page needs it, the page that the server sent does not. */
export function schemaOf<Name extends keyof Schemas>(name: Name): () => Promise<Schemas[Name]> {
  return async () => {
    const schemas = await import(/* webpackChunkName: "schemas" */ './schemas.ts');
    return schemas[name];
  };
}
