import { APP_PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import styles from './forms-in-app.late.module.css';

/** Links to donation pages for apps; `id` is a project's or a fund. They name the language, since an app may store no cookie. */
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
          <ButtonLink kind="quiet" href={`${buildPath(APP_PAYMENTS_PATH, id)}?lang=${language}`}>
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
