/** What the shell gives a remote so that its page can hold another module's parcel. */
export interface ParcelHost {
  /**
   * Mounts `module`'s parcel in the element, taking over server HTML that is there. `slot` is the place's id.
   * Resolves with a function that removes it; rejects when the module cannot be loaded.
   */
  mount(
    place: HTMLElement,
    module: string,
    parcel: string,
    props: unknown,
    slot: string,
  ): Promise<() => Promise<void>>;
}
