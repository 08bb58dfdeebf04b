import { useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import styles from './forms-in-app.module.css';

/** Leads to donation pages for apps; `id` is a project's, or a fund. An app may keep no cookie that says the language. */
export function FormsInApp({
  causes,
}: {
  causes: readonly { readonly id: string; readonly name: string }[];
}) {
  const language = useLanguage();
  return (
    <ul className={styles.forms}>
      {causes.map(({ id, name }) => (
        <li key={id}>
          <ButtonLink kind="quiet" href={`/payments-mobile/${id}?lang=${language}`}>
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
