import { buildPath, LATEST_NEWS_PATH, SOLACE_PROGRAMME_PATH } from '@trust/shared/contract/pages/paths';
import { formatRupees } from '@trust/shared/i18n/format';
import { defineScreen, Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { Page } from '@trust/shared/ui/section';
import page from '../../parts/narrow-page.module.css';
import { useSolaceTexts } from '../../texts/use-texts.ts';
import { programmesQuery, type Programme } from './solace.data.ts';
import styles from './solace.module.css';

function Programmes({ data: programmes }: { data: readonly Programme[] }) {
  const t = useSolaceTexts();
  return (
    <Page narrow>
      <div className={page.page}>
        <div className={page.head}>
          <h1>{t('solace.list.title')}</h1>
          <p>{t('solace.list.lead')}</p>
        </div>
        {programmes.length === 0 ? (
          <EmptyState
            title={t('solace.list.empty')}
            way={{ href: LATEST_NEWS_PATH, text: t('solace.list.news') }}
          >
            <p>{t('solace.list.empty-hint')}</p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {programmes.map(({ nid, title, price, isOpen }) => (
              <li key={nid} className={styles.entry}>
                <Link className={styles.name} href={buildPath(SOLACE_PROGRAMME_PATH, nid)}>
                  {title}
                </Link>
                <p className={styles.quiet}>
                  {isOpen ? t('solace.list.price', { price: formatRupees(price) }) : t('solace.closed')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

export const screen = defineScreen<readonly Programme[]>({
  load: (context) => context.queries.ensureQueryData(programmesQuery(context)),
  Screen: Programmes,
  head: ({ t }) => ({ title: t('solace.list.title'), description: t('solace.list.lead') }),
});
