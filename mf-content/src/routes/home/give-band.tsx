import { fundPath } from '@trust/shared/contract/donations/funds';
import { ABOUT_PATH, REPORTS_PATH } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { formatRupees } from '@trust/shared/i18n/format';
import { Link, ParcelSlot, useConfig, useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { PhoneLink } from '@trust/shared/ui/phone-link';
import { Page } from '@trust/shared/ui/section';
import { Fragment, useId } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './give-band.module.css';
import home from './home.module.css';

/** Holds the quick donation form, a parcel of mf-donations. */
export function GiveBand() {
  const t = useContentTexts();
  const titleId = useId();
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <Page>
        <div className={styles.columns}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {t('home.give.title')}
            </h2>
            <p className={styles.text}>{t('home.give.text')}</p>
            <GiveFacts />
          </div>
          <div>
            <ParcelSlot
              module="mf-donations"
              parcel="quick-donation"
              props={{}}
              fallback={<GiveFallback />}
            />
          </div>
        </div>
      </Page>
    </section>
  );
}

/** Beside the form on a wide page: what a sum does, and what a donor asks before giving. */
function GiveFacts() {
  const t = useContentTexts();
  const language = useLanguage();
  const { trust } = useConfig();
  const examples = trust.givingExamples?.['home'] ?? [];
  const [phone = ''] = trust.phones;
  return (
    <div className={styles.facts}>
      {examples.length > 0 ? (
        <>
          <h3>{t('home.give.does')}</h3>
          <dl className={styles.examples}>
            {examples.map(({ rupees, does }) => (
              <Fragment key={rupees}>
                <dt>{formatRupees(rupees)}</dt>
                <dd>{textIn(language, does)}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      ) : null}
      <ul className={styles.links}>
        <li>
          <Link className={home.more} href={`${ABOUT_PATH}#documents`}>
            {t('home.give.deduction', { number: trust.registration.section80G })}
          </Link>
        </li>
        <li>
          <Link className={home.more} href={REPORTS_PATH}>
            {t('home.give.audited')}
          </Link>
        </li>
        <li>
          {t('home.give.questions')} <PhoneLink className={home.more} phone={phone} />
        </li>
      </ul>
    </div>
  );
}

function GiveFallback() {
  const t = useContentTexts();
  return (
    <div className={styles.fallback}>
      <p>{t('home.give.unavailable')}</p>
      <ButtonLink kind="give" href={fundPath('home')}>
        {t('donate.now')}
      </ButtonLink>
    </div>
  );
}
