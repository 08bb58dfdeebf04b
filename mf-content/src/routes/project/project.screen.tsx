import { isCompleted } from '@trust/shared/contract/content/progress';
import { PAYMENTS_PATH, PROJECTS_PATH, PROJECT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { truncate } from '@trust/shared/i18n/truncate';
import { defineScreen, Link } from '@trust/shared/remote';
import { HtmlBody } from '@trust/shared/ui/html-body';
import { Page } from '@trust/shared/ui/section';
import { useRef } from 'react';
import { breadcrumbsJsonLd, donateActionJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { toPlainText } from '../../parts/page-head/plain-text.rules.ts';
import { Teasers } from '../../parts/teasers/teasers.tsx';
import { cardHead, shareCardPath } from '../../parts/page-head/share-card.rules.ts';
import { TitleText } from '../../parts/title-text.tsx';
import { Cover } from './cover.tsx';
import { DonateBar } from './donate-bar.tsx';
import { Details } from './details.tsx';
import { Funding } from './funding.tsx';
import { loadProject, type ProjectData } from './project.data.ts';
import styles from './project.module.css';
import { slidesOf } from './project.rules.ts';
import { Timeline } from './timeline.tsx';
import { Updates } from './updates.tsx';

function ProjectScreen({ data: { project, news, events, reports } }: { data: ProjectData }) {
  const give = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <div className={styles.head}>
        <p className={styles.category}>
          <Link href={`${PROJECTS_PATH}?category=${project.category._id}`}>{project.category.name}</Link>
        </p>
        <h1>
          <TitleText text={project.name} />
        </h1>
      </div>
      <div className={styles.columns}>
        <div className={styles.cover}>
          <Cover name={project.name} picture={project.logo} slides={slidesOf(project)} />
        </div>
        <div className={styles.side}>
          <Funding project={project} give={give} />
        </div>
        <div className={styles.text}>
          <HtmlBody html={project.description} />
          <Details project={project} />
          <Timeline project={project} news={news} />
          <Updates project={project} />
        </div>
        <div className={styles.teasers}>
          <Teasers of="posts" entries={events} />
          <Teasers of="reports" entries={reports} />
        </div>
      </div>
      {isCompleted(project) ? null : <DonateBar href={buildPath(PAYMENTS_PATH, project._id)} give={give} />}
    </Page>
  );
}

export const screen = defineScreen<ProjectData>({
  load: loadProject,
  Screen: ProjectScreen,
  head: ({ data: { project }, t, config, language }) => ({
    title: project.name,
    description: truncate(toPlainText(project.description), 155),
    ...cardHead(project.shareCard ?? shareCardPath(project.logo), project.name),
    type: 'article',
    jsonLd: [
      breadcrumbsJsonLd(config.siteUrl, [
        { name: t('home.headTitle'), path: '/' },
        { name: t('projects.title'), path: PROJECTS_PATH },
        { name: project.name, path: buildPath(PROJECT_PATH, project._id) },
      ]),
      ...(isCompleted(project) ? [] : [donateActionJsonLd(project._id, project.name, config, language)]),
    ],
  }),
});
