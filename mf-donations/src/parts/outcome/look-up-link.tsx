import { Link } from '@trust/shared/remote';
import type { ReactNode } from 'react';
import { useAppPage } from '../in-app/within-app.tsx';
import styles from './after-payment.module.css';
import { lookUpPath } from './payment-paths.rules.ts';

/** Leads to the page that looks a payment up, with `tranId` filled in. */
export function LookUpLink({ tranId, children }: { tranId: string | undefined; children: ReactNode }) {
  return (
    <p>
      <Link className={styles.link} href={lookUpPath(tranId, useAppPage())}>
        {children}
      </Link>
    </p>
  );
}
