/** Mounts other modules' parcels in a remote's page. */
export interface ParcelHost {
  /**
   * Mounts `module`'s parcel in the element and hydrates server-rendered HTML that is there. `slot` is the slot's id.
   * Resolves with a function that unmounts it; rejects when the module cannot be loaded.
   */
  mount(
    element: HTMLElement,
    module: string,
    parcel: string,
    props: unknown,
    slot: string,
  ): Promise<() => Promise<void>>;
}
