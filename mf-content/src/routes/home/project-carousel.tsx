import type { Project } from '@trust/shared/contract/content/projects';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { Link, ServerHtml, type InPage } from '@trust/shared/remote';
import { OUT_OF_ROW } from '@trust/shared/ui/below-fold';
import { Carousel } from '@trust/shared/ui/carousel';
import { classes } from '@trust/shared/ui/classes';
import { EmptyState } from '@trust/shared/ui/empty';
import { ProjectCard } from '@trust/shared/ui/project-card';
import { Section } from '@trust/shared/ui/section';
import type { HTMLAttributes } from 'react';
import type { SectionResult } from '../../parts/content-data/page-section.data.ts';
import { PageSection } from '../../parts/page-section.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './home.module.css';

const AUTOPLAY_MS = 2000;
/** What a phone shows of the row: a card, and a part of the next. */
const FIRST_VIEW = 2;

export function ProjectCarousel({ projects }: { projects: SectionResult<InPage<Project>[]> }) {
  const t = useContentTexts();
  return (
    <Section
      title={t('home.projects.title')}
      action={<Link href={PROJECTS_PATH}>{t('home.projects.all')}</Link>}
    >
      <PageSection result={projects} message={t('home.projects.unavailable')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('projects.none')}>{t('projects.noneOngoing')}</EmptyState>
          ) : (
            <Carousel
              label={t('home.projects.carousel')}
              texts={{ previous: t('home.projects.previous'), next: t('home.projects.next') }}
              intervalMs={AUTOPLAY_MS}
              items={list.map((project, index) => ({
                key: project?._id ?? String(index),
                content: (attributes) => (
                  <ServerHtml
                    attributes={index < FIRST_VIEW ? attributes : laidOutLater(attributes)}
                    value={project}
                  >
                    {(shown) => <ProjectCard project={shown} sizes="min(76vw, 18rem)" />}
                  </ServerHtml>
                ),
              }))}
            />
          )
        }
      </PageSection>
    </Section>
  );
}

const laidOutLater = (attributes: HTMLAttributes<HTMLElement>) => ({
  ...attributes,
  ...OUT_OF_ROW,
  className: classes(attributes.className, styles.laterCard),
});
