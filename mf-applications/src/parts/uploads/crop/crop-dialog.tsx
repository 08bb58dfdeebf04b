import { Button } from '@trust/shared/ui/button';
import { Dialog } from '@trust/shared/ui/dialog';
import { ChoiceField } from '@trust/shared/ui/field';
import { Notice } from '@trust/shared/ui/notice';
import { useId, useState } from 'react';
import type { OpenPicture, PictureSection } from '../picture/open-picture.ts';
import type { UploadKind } from '../queue/upload-file.data.ts';
import { useUploadTexts } from '../uploads.texts.ts';
import styles from './crop.module.css';
import { PASSPORT_RATIO, WHOLE_PICTURE, WIDE_RATIO } from './crop.rules.ts';
import { SectionChooser } from './section-chooser.tsx';

/** Asks which section of a picture is sent: a passport photo, or of a document all of it or a wide part. */
export function CropDialog({
  kind,
  picture,
  fileName,
  onUse,
  onTurn,
  onCancel,
}: {
  kind: UploadKind;
  picture: OpenPicture;
  fileName: string;
  onUse: (section: PictureSection) => void;
  /** Resolves to false where the device could not. */
  onTurn: () => Promise<boolean>;
  onCancel: () => void;
}) {
  const t = useUploadTexts();
  const choiceName = useId();
  const [shape, setShape] = useState<'whole' | 'wide'>('whole');
  const [section, setSection] = useState<PictureSection>(WHOLE_PICTURE);
  const [turnFailed, setTurnFailed] = useState(false);
  const whole = kind === 'document' && shape === 'whole';

  const turn = async () => setTurnFailed(!(await onTurn()));
  return (
    <Dialog title={t(kind === 'photo' ? 'crop-photo-title' : 'crop-document-title')} onClose={onCancel} wide>
      <div className={styles.crop}>
        <p className={styles.name}>{fileName}</p>
        {kind === 'document' ? (
          <ChoiceField
            legend={t('crop-send')}
            name={choiceName}
            options={[
              { value: 'whole', label: t('crop-whole') },
              { value: 'wide', label: t('crop-wide') },
            ]}
            value={shape}
            onChoose={(value) => setShape(value === 'wide' ? 'wide' : 'whole')}
          />
        ) : null}
        {whole ? (
          <div className={styles.stage}>
            <img className={styles.whole} src={picture.previewUrl} alt={t('crop-preview')} />
          </div>
        ) : (
          <SectionChooser
            key={picture.previewUrl}
            address={picture.previewUrl}
            ratio={kind === 'photo' ? PASSPORT_RATIO : WIDE_RATIO}
            help={t(kind === 'photo' ? 'crop-help-photo' : 'crop-help-document')}
            onChange={setSection}
          />
        )}
        {turnFailed ? (
          <Notice tone="error">
            <p>{t('crop-turn-failed')}</p>
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button className={styles.use} onClick={() => onUse(whole ? WHOLE_PICTURE : section)}>
            {t('crop-use')}
          </Button>
          <Button kind="quiet" onClick={() => void turn()}>
            {t('crop-turn')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
