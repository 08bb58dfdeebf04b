import type { TextField } from '@trust/shared/contract/applications/application-fields';
import type { ComponentProps } from 'react';

type InputProps = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

const phone: InputProps = { inputMode: 'tel', autoComplete: 'off' };

/** Keypads and what the browser may fill in, where a field is no plain text. */
export const FIELD_INPUTS: Partial<Readonly<Record<TextField, InputProps>>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  number: { inputMode: 'tel', autoComplete: 'tel-national' },
  number_oth: phone,
  whatsapp: { inputMode: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  houseName: { autoComplete: 'address-line1' },
  pinCode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  state: { autoComplete: 'address-level1' },
  shelterContactNumber: phone,
  wardMemberNumber: phone,
  salary: { inputMode: 'numeric' },
  landArea: { inputMode: 'decimal' },
};
