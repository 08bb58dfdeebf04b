import { textIn } from '@trust/shared/contract/text-in';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { useEffect, useState } from 'react';

/** Keeps the tab's title in step with a page that changes by itself; returns what is to be read out once it has. */
export function useNews(title: string, standing: string): string {
  const [first] = useState(standing);
  const site = textIn(useLanguage(), useConfig().trust.shortName);
  const changed = standing !== first;
  useEffect(() => {
    if (changed) document.title = `${title} · ${site}`;
  }, [changed, title, site]);
  return changed ? title : '';
}
