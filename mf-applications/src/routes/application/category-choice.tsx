import { EmptyState } from '@trust/shared/ui/empty';
import { Picture } from '@trust/shared/ui/picture';
import { Tile, Tiles } from '@trust/shared/ui/tiles';
import type { ReactNode, Ref } from 'react';
import { OfficeContact } from '../../parts/office-contact.tsx';
import { ReliefLinks } from '../../parts/relief-links.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { applicationHref, type OfferedCategory } from './application.rules.ts';
import styles from './category-choice.module.css';
import { GuidelineList } from './guideline-list.tsx';

/** The categories that take applications, each linked to its instructions. */
export function CategoryChoice({
  categories,
  agreedInAddress,
  heading,
  device,
}: {
  categories: readonly OfferedCategory[];
  agreedInAddress: boolean;
  heading: Ref<HTMLHeadingElement>;
  device: ReactNode;
}) {
  const t = useTexts();
  return (
    <div className={styles.choice}>
      <h1 ref={heading} tabIndex={-1}>
        {t('choose.h1')}
      </h1>
      {device}
      {categories.length === 0 ? (
        <>
          <EmptyState title={t('choose.none-title')}>
            <p>{t('choose.none')}</p>
          </EmptyState>
          <OfficeContact />
        </>
      ) : (
        <>
          <p>{t('choose.lead')}</p>
          <Tiles label={t('choose.list')}>
            {categories.map(({ _id, name, logo }) => (
              <Tile key={_id} href={applicationHref(_id, agreedInAddress)}>
                <Picture className={styles.logo} src={logo} alt="" sizes="3rem" widths={[320]} ratio="1/1" />
                {name}
              </Tile>
            ))}
          </Tiles>
        </>
      )}
      <ReliefLinks />
      <details className={styles.agreed}>
        <summary>{t('choose.guidelines')}</summary>
        <GuidelineList />
      </details>
    </div>
  );
}
