import { phoneHref } from './phone-href.ts';

/** A phone number that dials when it is pressed. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={phoneHref(phone)} translate="no">
      {phone}
    </a>
  );
}
