import { useContentTexts } from '../../texts/use-texts.ts';
import type { Download } from '../content-data/content-system.data.ts';
import { DocumentIcon } from '../reader/document-icon.tsx';
import { PdfSize } from '../reader/pdf-size.tsx';
import type { SectionResult } from '../content-data/page-section.data.ts';
import { PageSection } from '../page-section.tsx';
import { TeaserBox, TeaserList } from './teaser-list.tsx';
import { TitleText } from '../title-text.tsx';

const SHOWN = 5;

export function ApplicationForms({ downloads }: { downloads: SectionResult<Download[]> }) {
  const t = useContentTexts();
  return (
    <TeaserBox title={t('teaser.forms')}>
      <PageSection result={downloads} message={t('teaser.formsUnavailable')}>
        {(list) => (
          <TeaserList emptyText={t('teaser.formsNone')}>
            {list.slice(0, SHOWN).map(({ title, file, bytes }) => (
              <li key={file}>
                <a href={file} type="application/pdf">
                  <DocumentIcon />
                  <span>
                    <TitleText text={title} /> <PdfSize bytes={bytes} />
                  </span>
                </a>
              </li>
            ))}
          </TeaserList>
        )}
      </PageSection>
    </TeaserBox>
  );
}
