import { useEffect, useState } from 'react';
import {
  listDrafts,
  type DamagedDraft,
  type ApplicationDraft,
} from '../../../parts/device-storage/drafts.ts';
import { listSent, type SentOnDevice } from '../../../parts/device-storage/sent-applications.ts';

interface DeviceEntries {
  readonly drafts: readonly (ApplicationDraft | DamagedDraft)[];
  readonly sent: readonly SentOnDevice[];
}

/** What is on the device; empty until it is read, and where the device refuses. */
export function useDeviceEntries(): DeviceEntries & { readAgain: () => void } {
  const [entries, setEntries] = useState<DeviceEntries>({ drafts: [], sent: [] });
  const [reading, setReading] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([listDrafts(), listSent()]).then(([drafts = [], sent = []]) => {
      if (isCurrent) setEntries({ drafts, sent });
    });
    return () => {
      isCurrent = false;
    };
  }, [reading]);
  return { ...entries, readAgain: () => setReading((before) => before + 1) };
}
