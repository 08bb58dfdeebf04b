import {
  ABOUT_PATH,
  CONTACT_PATH,
  DOWNLOADS_PATH,
  EVENT_PATH,
  GALLERY_PATH,
  INVALID_PATH,
  NEWS_PATH,
  PRIVACY_PATH,
  PROJECTS_PATH,
  PROJECT_PATH,
  REPORTS_PATH,
  REPORT_ARCHIVE_PATH,
  REPORT_PATH,
  SEARCH_PATH,
  TERMS_PATH,
  VIDEOS_PATH,
  VIDEO_GRID_PATH,
  VIDEO_PATH,
} from '@trust/shared/contract/pages/paths';
import { defineRemote } from '@trust/shared/remote';
import { screenTexts, texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-content',
  texts,
  screens: [
    {
      id: 'home',
      path: '/',
      query: [],
      screen: () => import(/* webpackChunkName: "screen-home" */ './routes/home/home.screen.tsx'),
    },
    {
      id: 'about',
      path: ABOUT_PATH,
      query: [],
      texts: screenTexts.about,
      screen: () => import(/* webpackChunkName: "screen-about" */ './routes/about/about.screen.tsx'),
    },
    {
      id: 'projects',
      path: PROJECTS_PATH,
      query: ['status', 'category', 'search', 'page'],
      screen: () => import(/* webpackChunkName: "screen-projects" */ './routes/projects/projects.screen.tsx'),
    },
    {
      id: 'project',
      path: PROJECT_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-project" */ './routes/project/project.screen.tsx'),
    },
    {
      id: 'news-detail',
      path: NEWS_PATH,
      query: [],
      screen: () =>
        import(/* webpackChunkName: "screen-news-detail" */ './routes/news-detail/news-detail.screen.tsx'),
    },
    {
      id: 'event',
      path: EVENT_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-event" */ './routes/event/event.screen.tsx'),
    },
    {
      id: 'reports',
      path: REPORTS_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-reports" */ './routes/reports/reports.screen.tsx'),
    },
    {
      id: 'report',
      path: REPORT_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-report" */ './routes/report/report.screen.tsx'),
    },
    {
      id: 'report-archive',
      path: REPORT_ARCHIVE_PATH,
      query: ['category', 'subCategory'],
      screen: () =>
        import(
          /* webpackChunkName: "screen-report-archive" */ './routes/report-archive/report-archive.screen.tsx'
        ),
    },
    {
      id: 'downloads',
      path: DOWNLOADS_PATH,
      query: [],
      screen: () =>
        import(/* webpackChunkName: "screen-downloads" */ './routes/downloads/downloads.screen.tsx'),
    },
    {
      id: 'gallery',
      path: GALLERY_PATH,
      query: ['category', 'subCategory'],
      screen: () => import(/* webpackChunkName: "screen-gallery" */ './routes/gallery/gallery.screen.tsx'),
    },
    {
      id: 'videos',
      path: VIDEOS_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-videos" */ './routes/videos/videos.screen.tsx'),
    },
    {
      id: 'video-grid',
      path: VIDEO_GRID_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-video-grid" */ './routes/videos/videos.screen.tsx'),
    },
    {
      id: 'video',
      path: VIDEO_PATH,
      sample: '/video/ABCD0123456',
      query: [],
      screen: () => import(/* webpackChunkName: "screen-video" */ './routes/video/video.screen.tsx'),
    },
    {
      id: 'search',
      path: SEARCH_PATH,
      query: ['q', 'kind', 'page', 'exact'],
      texts: screenTexts.search,
      screen: () => import(/* webpackChunkName: "screen-search" */ './routes/search/search.screen.tsx'),
    },
    {
      id: 'contact',
      path: CONTACT_PATH,
      query: ['sent'],
      texts: screenTexts.contact,
      screen: () => import(/* webpackChunkName: "screen-contact" */ './routes/contact/contact.screen.tsx'),
    },
    {
      id: 'terms',
      path: TERMS_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-terms" */ './routes/terms/terms.screen.tsx'),
    },
    {
      id: 'privacy',
      path: PRIVACY_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-privacy" */ './routes/privacy/privacy.screen.tsx'),
    },
    {
      id: 'invalid',
      path: INVALID_PATH,
      query: [],
      screen: () => import(/* webpackChunkName: "screen-invalid" */ './routes/invalid/invalid.screen.tsx'),
    },
    {
      id: 'not-found',
      path: '*',
      query: [],
      screen: () =>
        import(/* webpackChunkName: "screen-not-found" */ './routes/not-found/not-found.screen.tsx'),
    },
  ],
  parcels: {},
});
