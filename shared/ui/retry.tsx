import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useUiTexts } from './texts.ts';

/** An error with a button that tries again. */
export function RetryNotice({
  message,
  onRetry,
  busy = false,
}: {
  message: string;
  onRetry: () => void;
  busy?: boolean;
}) {
  const t = useUiTexts();
  return (
    <Notice tone="error">
      <p>{message}</p>
      <Button kind="quiet" onClick={onRetry} busy={busy}>
        {t.retry}
      </Button>
    </Notice>
  );
}
