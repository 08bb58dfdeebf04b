import { useContentTexts } from '../texts/use-texts.ts';
import type { Download } from './content-system.data.ts';
import { DocumentIcon } from './document-icon.tsx';
import type { PagePart as Part } from './page-part.data.ts';
import { PagePart } from './page-part.tsx';
import { TeaserBox, TeaserList } from './teaser-list.tsx';
import { TitleText } from './title-text.tsx';

const SHOWN = 5;

export function ApplicationForms({ downloads }: { downloads: Part<Download[]> }) {
  const t = useContentTexts();
  return (
    <TeaserBox title={t('teaser.forms')}>
      <PagePart part={downloads} message={t('teaser.formsUnavailable')}>
        {(list) => (
          <TeaserList none={t('teaser.formsNone')}>
            {list.slice(0, SHOWN).map(({ title, file }) => (
              <li key={file}>
                <a href={file} type="application/pdf">
                  <DocumentIcon />
                  <span>
                    <TitleText text={title} /> <small>PDF</small>
                  </span>
                </a>
              </li>
            ))}
          </TeaserList>
        )}
      </PagePart>
    </TeaserBox>
  );
}
