import { CONTACT_PATH } from '@trust/shared/contract/pages/paths';
import { useLanguage } from '@trust/shared/remote';
import { textIn } from '@trust/shared/contract/text-in';
import { ButtonLink } from '@trust/shared/ui/button';
import { Section } from '@trust/shared/ui/section';
import { useContentTexts } from '../../texts/use-texts.ts';
import { VOLUNTEER_ROLES } from './volunteer-roles.texts.ts';
import styles from './volunteers.module.css';

/** A card per team. Roles rather than people, since the site names nobody. */
export function Volunteers() {
  const t = useContentTexts();
  const language = useLanguage();
  return (
    <Section belowFold title={t('home.volunteers.title')}>
      <p className={styles.lead}>{t('home.volunteers.text')}</p>
      <ul className={styles.grid}>
        {VOLUNTEER_ROLES.map((role) => (
          <li key={role.name.en} className={styles.card}>
            <Portrait />
            <h3 className={styles.name}>{textIn(language, role.name)}</h3>
            <p>{textIn(language, role.work)}</p>
          </li>
        ))}
      </ul>
      <ButtonLink kind="quiet" href={CONTACT_PATH}>
        {t('home.volunteers.join')}
      </ButtonLink>
    </Section>
  );
}

function Portrait() {
  return (
    <svg className={styles.portrait} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="25" r="11" />
      <path d="M10 64C10 46 20 40 32 40s22 6 22 24Z" />
    </svg>
  );
}
