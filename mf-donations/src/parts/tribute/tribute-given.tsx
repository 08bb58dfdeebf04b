import type { TributeSummary } from '@trust/shared/contract/donations/payments';
import { LANGUAGES, otherLanguages, type Language } from '@trust/shared/contract/languages';
import { TRIBUTE_CARD_PATH } from '@trust/shared/contract/pages/paths';
import { useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { tributeTexts } from '../../texts/tribute/tribute.texts.ts';
import styles from '../outcome/after-payment.module.css';

/** For whom a gift was given, what became of its message, and the card in each language. `token` opens it; else the cookie. */
export function TributeGiven({
  tribute: { kind, name, email, message },
  tranId,
  token,
}: {
  tribute: TributeSummary;
  tranId: string;
  token: string | undefined;
}) {
  const language = useLanguage();
  const t = tributeTexts(language);
  const cardIn = (lang: Language) => {
    const query = new URLSearchParams({ ...(token === undefined ? { tran_id: tranId } : { token }), lang });
    return `${TRIBUTE_CARD_PATH}?${query.toString()}`;
  };
  return (
    <section className={styles.receipt} aria-labelledby="tribute">
      <h2 id="tribute" className={styles.title}>
        {t(`tribute.given.${kind}`, { name })}
      </h2>
      {message === undefined || email === undefined ? null : <p>{t(`tribute.mail.${message}`, { email })}</p>}
      <div className={styles.buttons}>
        <ButtonLink kind="quiet" href={cardIn(language)} target="_blank" rel="noreferrer">
          {t('tribute.card')}
        </ButtonLink>
        {otherLanguages(language).map((other) => (
          <ButtonLink key={other} kind="quiet" href={cardIn(other)} target="_blank" rel="noreferrer">
            {t('tribute.card-in', { language: LANGUAGES[other] })}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
