import { reportUnexpected } from '@trust/shared/http';
import { useEffect, useState, type ComponentType } from 'react';
import { hasDeviceData } from '../../../parts/device-storage/has-device-data.ts';
import type { DeviceListProps } from './device-list.tsx';

/** The applications on this device. The list's code loads only where there are some. */
export function DeviceSection(props: DeviceListProps) {
  const [loaded, setLoaded] = useState<{ readonly List: ComponentType<DeviceListProps> }>();
  useEffect(() => {
    let isCurrent = true;
    void loadWhereNeeded()
      .then((List) => {
        if (isCurrent && List) setLoaded({ List });
      })
      .catch(reportUnexpected);
    return () => {
      isCurrent = false;
    };
  }, []);
  return loaded ? <loaded.List {...props} /> : null;
}

async function loadWhereNeeded() {
  if (!(await hasDeviceData())) return undefined;
  // In the form's chunk: whoever has drafts goes on with one, and a chunk of its own would split what others share.
  const { DeviceList } = await import(/* webpackChunkName: "application-form" */ './device-list.tsx');
  return DeviceList;
}
