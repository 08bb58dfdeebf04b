import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './form.module.css';

/** Shows what is typed in the form's password fields, `count` of them. */
export function ShowPassword({
  count,
  shown,
  onChange,
}: {
  count: number;
  shown: boolean;
  onChange: (shown: boolean) => void;
}) {
  const t = useTexts();
  const box = useRef<HTMLInputElement>(null);
  // It may have been ticked before scripts ran.
  const takeTicked = useEffectEvent(() => {
    if (box.current?.checked) onChange(true);
  });
  useEffect(() => takeTicked(), []);
  return (
    <label className={styles.show}>
      <input ref={box} type="checkbox" checked={shown} onChange={(event) => onChange(event.target.checked)} />
      {t('field.showPassword', { count })}
    </label>
  );
}
