import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { PictureSection } from '../picture/open-picture.ts';
import { useUploadTexts } from '../uploads.texts.ts';
import styles from './crop.module.css';
import { ARROW_STEP, ZOOM } from './crop.rules.ts';

/** A frame over a picture that is moved by touch, mouse or arrow keys and zoomed by wheel, pinch or slider. */
export function SectionChooser({
  address,
  ratio,
  help,
  onChange,
}: {
  address: string;
  ratio: number;
  help: string;
  onChange: (section: PictureSection) => void;
}) {
  const t = useUploadTexts();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const sliderId = useId();
  return (
    <>
      <p className={styles.help}>{help}</p>
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={ratio}
          keyboardStep={ARROW_STEP}
          // The page's policy allows no style that a script adds: crop.module.css has all of them.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('crop-frame') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={onChange}
          onCropAreaChange={onChange}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={sliderId}>{t('crop-zoom')}</label>
        <input
          id={sliderId}
          type="range"
          {...ZOOM}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </div>
    </>
  );
}
