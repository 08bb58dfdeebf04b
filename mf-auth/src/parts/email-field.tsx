import { TextField } from '@trust/shared/ui/field';
import { useTexts } from '../texts/use-texts.ts';

/** The account's e-mail address. Its value is the parent's state, so that both forms show the same. */
export function EmailField({
  id,
  error,
  email,
  onEmail,
}: {
  id: string;
  error: string | undefined;
  email: string;
  onEmail: (email: string) => void;
}) {
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      label={useTexts()('field.email')}
      error={error}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={email}
      onChange={(event) => onEmail(event.target.value)}
    />
  );
}
