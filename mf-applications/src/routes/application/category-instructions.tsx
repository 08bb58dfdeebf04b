import type { Category } from '@trust/shared/contract/content/projects';
import { DOWNLOADS_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import type { ReactNode, Ref } from 'react';
import { OfficeContact } from '../../parts/office-contact.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { applicationHref } from './application.rules.ts';
import styles from './category-instructions.module.css';

/** One category's own instructions, what its form asks for, and the ways to apply. */
export function CategoryInstructions({
  category,
  agreedInAddress,
  heading,
  start,
}: {
  category: Category;
  agreedInAddress: boolean;
  heading: Ref<HTMLHeadingElement>;
  start: ReactNode;
}) {
  const t = useTexts();
  const { name, instructions, additionalFields } = category;
  return (
    <div className={styles.category}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <span className={styles.step}>{t('category.step')}</span> {name}
        </h1>
        <p>
          <Link className={styles.change} href={applicationHref(undefined, agreedInAddress)}>
            {t('category.change')}
          </Link>
        </p>
      </div>
      <div className={styles.own}>
        <section aria-labelledby="instructions">
          <h2 className={styles.title} id="instructions">
            {t('category.instructions')}
          </h2>
          <Instructions instructions={instructions} />
        </section>
        {additionalFields.length > 0 ? (
          <section aria-labelledby="asked">
            <h2 className={styles.title} id="asked">
              {t('category.asked')}
            </h2>
            <ul>
              {additionalFields.map((field) => (
                <li key={field.id}>{field.name}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className={styles.how}>
        {start}
        <OnPaper />
        <OfficeContact />
      </div>
    </div>
  );
}

function Instructions({ instructions }: { instructions: readonly string[] }) {
  const t = useTexts();
  if (instructions.length === 0) return <p>{t('category.no-instructions')}</p>;
  return (
    <ol>
      {instructions.map((instruction) => (
        <li key={instruction}>{instruction}</li>
      ))}
    </ol>
  );
}

/** The second way, and the only one without scripts. */
function OnPaper() {
  const t = useTexts();
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 className={styles.title} id="next">
        {t('category.next')}
      </h2>
      <p>{t('category.on-paper')}</p>
      <ol>
        <li>{t('category.step-print')}</li>
        <li>{t('category.step-fill')}</li>
        <li>{t('category.step-bring')}</li>
      </ol>
      <p>
        <ButtonLink kind="quiet" href={DOWNLOADS_PATH}>
          {t('category.downloads')}
        </ButtonLink>
      </p>
    </section>
  );
}
