import { useState } from 'react';
import type { UploadedPicture } from './uploaded-picture.ts';
import { useUploadTexts } from './uploads.texts.ts';
import styles from './uploads.module.css';

/** A small view of an uploaded picture; where its link has ended, its file's name alone is left. */
export function UploadedThumbnail({
  picture: { url, fileName },
  preview,
  shape,
}: {
  picture: UploadedPicture;
  /** Of what was sent from this page. */
  preview: string | undefined;
  shape: 'photo' | 'document';
}) {
  const t = useUploadTexts();
  const address = preview ?? url;
  const [failedAddress, setFailedAddress] = useState<string>();
  if (address === '' || failedAddress === address) return null;
  return (
    <img
      className={styles[shape]}
      src={address}
      alt={t('picture-of', { name: fileName })}
      onError={() => setFailedAddress(address)}
    />
  );
}
