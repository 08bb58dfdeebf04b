import { textIn } from '@trust/shared/contract/text-in';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { useEffect, useState } from 'react';

/** Updates the tab's title when a page's stage changes; returns what screen readers should announce, '' before a change. */
export function useTitleAnnouncement(title: string, stage: string): string {
  const [initial] = useState(stage);
  const site = textIn(useLanguage(), useConfig().trust.shortName);
  const changed = stage !== initial;
  useEffect(() => {
    if (changed) document.title = `${title} · ${site}`;
  }, [changed, title, site]);
  return changed ? title : '';
}
