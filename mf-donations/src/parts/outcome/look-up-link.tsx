import { Link } from '@trust/shared/remote';
import type { ReactNode } from 'react';
import styles from './after-payment.module.css';
import { lookUpPath } from './payment-paths.rules.ts';

/**
 * Leads to the page that looks a payment up, with `tranId` filled in. Within an app it opens a new window, since that page
 * has the site's header and footer.
 */
export function LookUpLink({
  tranId,
  inApp = false,
  children,
}: {
  tranId: string | undefined;
  inApp?: boolean;
  children: ReactNode;
}) {
  const newWindow = inApp ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <p>
      <Link className={styles.link} href={lookUpPath(tranId)} {...newWindow}>
        {children}
      </Link>
    </p>
  );
}
