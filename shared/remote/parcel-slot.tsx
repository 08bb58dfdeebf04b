import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useSurroundings } from './context.tsx';

const nothing = { __html: '' };

/**
 * A place for another module's parcel. The gateway fills it with HTML; in the browser the parcel takes that over.
 * `fallback` shows when the module cannot be had at all.
 */
export function ParcelSlot({
  module,
  parcel,
  props,
  fallback,
}: {
  module: string;
  parcel: string;
  props: Readonly<Record<string, unknown>>;
  fallback: ReactNode;
}) {
  const { parcels, placeParcel } = useSurroundings();
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const slot = useId();
  const propsJson = JSON.stringify(props);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (!parcels) return setFailed(element.childElementCount === 0);
    let remove: (() => Promise<void>) | undefined;
    let gone = false;
    parcels.mount(element, module, parcel, JSON.parse(propsJson), slot).then(
      (unmount) => {
        if (gone) void unmount();
        else remove = unmount;
      },
      // Server HTML that stands is kept: its form still works as a plain form.
      () => setFailed(element.childElementCount === 0),
    );
    return () => {
      gone = true;
      void remove?.();
    };
  }, [parcels, module, parcel, propsJson, slot]);

  return (
    <>
      <div
        ref={place}
        data-parcel={`${module}/${parcel}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={placeParcel ? { __html: placeParcel(module, parcel, props, slot) } : nothing}
      />
      {failed ? fallback : null}
    </>
  );
}
