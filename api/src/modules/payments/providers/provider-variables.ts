import { ConfigError } from '../../../config/config.ts';

/** Why production does not start with the sandbox. */
export const SANDBOX_IN_PRODUCTION =
  'PAYMENTS_SANDBOX: no money moves in the sandbox, so production does not start with it';

/** A variable that a provider needs; throws ConfigError where it is missing. */
export function requireVariable<Name extends string>(
  data: Readonly<Partial<Record<Name, string | undefined>>>,
  name: Name,
): string {
  const value = data[name];
  if (value === undefined) throw new ConfigError(`${name}: is required to take payments`);
  return value;
}
