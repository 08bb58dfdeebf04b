import { Button } from '@trust/shared/ui/button';
import { useRef, type ComponentProps } from 'react';
import styles from './uploads.module.css';

/**
 * A button that opens the device's choice of pictures, or with `camera` its camera: shown on devices with touch only,
 * since others ignore it.
 */
export function FileButton({
  camera = false,
  multiple = false,
  onFiles,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  camera?: boolean;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind="quiet"
        {...(camera ? { className: styles.camera } : {})}
        {...button}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/*"
        {...(camera ? { capture: 'environment' } : {})}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
