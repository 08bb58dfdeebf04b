import type { DonationField, DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import type { Ref, RefObject } from 'react';
import { fillInEmpty } from '../../../parts/fill-in-empty.ts';
import { RememberMe } from './remember-me.tsx';
import { rememberIfAsked } from './remembered-donor.ts';
import { TributePart, type TributeHandle } from './tribute/tribute-part.tsx';

/** What the form asks on the site alone: for whom the gift is, and whether this device shall remember the donor. */
function SiteFields({
  ref,
  formRef,
  ...tribute
}: {
  ref: Ref<TributeHandle>;
  formRef: RefObject<HTMLFormElement | null>;
  /** What the fields start with. */
  start: DonationFormValues;
  idOf: (field: DonationField) => string;
  errorOf: (field: DonationField) => string | undefined;
}) {
  return (
    <>
      <TributePart ref={ref} {...tribute} />
      <RememberMe onRemembered={(donor) => fillInEmpty(formRef.current, { ...donor })} />
    </>
  );
}

/** What a page within an app neither shows nor loads: the app hands over whom it knows. */
export const SITE_FORM = { Fields: SiteFields, rememberIfAsked } as const;
export type SiteForm = typeof SITE_FORM;
