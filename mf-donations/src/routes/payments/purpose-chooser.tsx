import { readDonationForm } from '@trust/shared/contract/donations/donation-fields';
import { fundPath, type Fund } from '@trust/shared/contract/donations/funds';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { ButtonLink } from '@trust/shared/ui/button';
import { useId, type RefObject } from 'react';
import { useOnSiteTexts } from '../../texts/use-texts.ts';
import { saveTypedForm } from './form/state/draft.ts';
import styles from './donation-page.module.css';

const SHOWN: readonly Fund[] = ['home', 'medicare', 'bmz'];

/** The funds, and projects, as links. What is typed in the form goes with the donor to another fund. */
export function PurposeChooser({
  fund,
  formRef,
}: {
  fund: Fund;
  formRef: RefObject<HTMLFormElement | null>;
}) {
  const t = useOnSiteTexts();
  const labelId = useId();
  const carry = (to: Fund) => {
    const form = formRef.current;
    if (form && to !== fund) saveTypedForm(to, readDonationForm(new FormData(form)));
  };
  return (
    <nav aria-labelledby={labelId}>
      <p id={labelId}>{t('pay.purposes')}</p>
      <ul className={styles.purposes}>
        {SHOWN.map((shown) => (
          <li key={shown}>
            <ButtonLink
              kind={shown === fund ? 'brand' : 'quiet'}
              href={fundPath(shown)}
              aria-current={shown === fund ? 'page' : undefined}
              onClick={() => carry(shown)}
              data-needs-react
            >
              {t(`fund.${shown}`)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink kind="quiet" href={PROJECTS_PATH}>
            {t('pay.a-project')}
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
