import { defineParcel } from '@trust/shared/remote';
import { useSession } from '@trust/shared/session/use-session';
import { Dialog } from '@trust/shared/ui/dialog';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { AccountForms } from '../../parts/account-forms.tsx';
import { announceRegistration } from '../../parts/registered.event.ts';
import { useTexts } from '../../texts/use-texts.ts';

const Props = z.object({ mode: z.enum(['login', 'register']) });

/** Login and registration over whatever page the visitor is on. */
export const parcel = defineParcel({
  parseProps: (value) => z.parse(Props, value),
  Parcel: function LoginDialog({ props, close }) {
    const t = useTexts();
    const [mode, setMode] = useState(props.mode);
    const { authenticated } = useSession();

    // Also when the login happened in another tab.
    useEffect(() => {
      if (authenticated) close();
    }, [authenticated, close]);

    return (
      <Dialog title={t(`${mode}.title`)} onClose={close}>
        <AccountForms
          mode={mode}
          onModeChange={setMode}
          onLoggedIn={(method) => {
            if (method === 'registered') announceRegistration();
          }}
        />
      </Dialog>
    );
  },
});
