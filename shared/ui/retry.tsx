import { Button, ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';
import { useUiTexts } from './texts.ts';

/**
 * An error with a button that tries again. Where it may stand in the server's page it is a link to the page itself
 * (`inServerPage`): before scripts run it loads the page again.
 */
export function RetryNotice({
  message,
  onRetry,
  busy = false,
  inServerPage = false,
}: {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  inServerPage?: boolean;
}) {
  const t = useUiTexts();
  return (
    <Notice tone="error">
      <p>{message}</p>
      {inServerPage ? (
        <ButtonLink
          kind="quiet"
          href=""
          busy={busy}
          onClick={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          {t.retry}
        </ButtonLink>
      ) : (
        <Button kind="quiet" onClick={onRetry} busy={busy}>
          {t.retry}
        </Button>
      )}
    </Notice>
  );
}
