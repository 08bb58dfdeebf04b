import { isCompleted } from '@trust/shared/contract/progress';
import { truncate } from '@trust/shared/i18n/format';
import { defineScreen, Link } from '@trust/shared/remote';
import { HtmlBody } from '@trust/shared/ui/html-body';
import { Page } from '@trust/shared/ui/section';
import { breadcrumbs, donateAction } from '../../parts/json-ld.rules.ts';
import { plainText } from '../../parts/plain-text.rules.ts';
import { ProjectReports } from '../../parts/project-reports.tsx';
import { RecentPosts } from '../../parts/recent-posts.tsx';
import { cardHead, shareCard } from '../../parts/share-card.rules.ts';
import { TitleText } from '../../parts/title-text.tsx';
import { Cover } from './cover.tsx';
import { Details } from './details.tsx';
import { Funding } from './funding.tsx';
import { loadProject, type ProjectData } from './project.data.ts';
import styles from './project.module.css';
import { slidesOf } from './project.rules.ts';
import { Timeline } from './timeline.tsx';
import { Updates } from './updates.tsx';

function ProjectScreen({ data: { project, news, events, reports } }: { data: ProjectData }) {
  return (
    <Page>
      <div className={styles.head}>
        <p className={styles.category}>
          <Link href={`/projects?category=${project.category._id}`}>{project.category.name}</Link>
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
          <Funding project={project} />
        </div>
        <div className={styles.text}>
          <HtmlBody html={project.description} />
          <Details project={project} />
          <Timeline project={project} news={news} />
          <Updates project={project} />
        </div>
        <div className={styles.teasers}>
          <RecentPosts events={events} />
          <ProjectReports reports={reports} />
        </div>
      </div>
    </Page>
  );
}

export const screen = defineScreen<ProjectData>({
  load: loadProject,
  Screen: ProjectScreen,
  head: ({ data: { project }, t, config, language }) => ({
    title: project.name,
    description: truncate(plainText(project.description), 155),
    ...cardHead(project.shareCard ?? shareCard(project.logo), project.name),
    type: 'article',
    jsonLd: [
      breadcrumbs(config.siteUrl, [
        { name: t('home.headTitle'), path: '/' },
        { name: t('projects.title'), path: '/projects' },
        { name: project.name, path: `/project/${project._id}` },
      ]),
      ...(isCompleted(project) ? [] : [donateAction(project._id, project.name, config, language)]),
    ],
  }),
});
