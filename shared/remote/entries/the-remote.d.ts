/** The remote being built; the build points this name at its `src/remote.tsx`. */
declare module 'the-remote' {
  export const remote: import('../definition.ts').RemoteDefinition;
}
