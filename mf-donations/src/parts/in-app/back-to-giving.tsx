import { Link } from '@trust/shared/remote';
import { useInAppTexts } from '../../texts/use-texts.ts';
import styles from '../outcome/after-payment.module.css';
import { givingPath } from '../outcome/payment-paths.rules.ts';
import { useAppPage } from './within-app.tsx';

const DEFAULT_FUND = 'home';

/** Links a page within an app to its donation page. The site's pages have their navigation instead. */
export function BackToGiving() {
  const t = useInAppTexts();
  const app = useAppPage();
  return app ? (
    <p>
      <Link className={styles.link} href={givingPath(app.nid ?? DEFAULT_FUND, app)}>
        {t('app.give')}
      </Link>
    </p>
  ) : null;
}
