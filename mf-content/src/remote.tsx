import { defineRemote } from '@trust/shared/remote';
import { texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-content',
  texts,
  screens: [
    {
      id: 'home',
      path: '/',
      screen: () => import(/* webpackChunkName: "screen-home" */ './routes/home/home.screen.tsx'),
    },
    {
      id: 'about',
      path: '/about',
      screen: () => import(/* webpackChunkName: "screen-about" */ './routes/about/about.screen.tsx'),
    },
    {
      id: 'projects',
      path: '/projects',
      screen: () => import(/* webpackChunkName: "screen-projects" */ './routes/projects/projects.screen.tsx'),
    },
    {
      id: 'project',
      path: '/project/:nid',
      screen: () => import(/* webpackChunkName: "screen-project" */ './routes/project/project.screen.tsx'),
    },
    {
      id: 'news-detail',
      path: '/newsDetail/:id?',
      screen: () =>
        import(/* webpackChunkName: "screen-news-detail" */ './routes/news-detail/news-detail.screen.tsx'),
    },
    {
      id: 'event',
      path: '/event/:nid',
      screen: () => import(/* webpackChunkName: "screen-event" */ './routes/event/event.screen.tsx'),
    },
    {
      id: 'reports',
      path: '/reports',
      screen: () => import(/* webpackChunkName: "screen-reports" */ './routes/reports/reports.screen.tsx'),
    },
    {
      id: 'report',
      path: '/report/:nid',
      screen: () => import(/* webpackChunkName: "screen-report" */ './routes/report/report.screen.tsx'),
    },
    {
      id: 'report-archive',
      path: '/report-arch',
      screen: () =>
        import(
          /* webpackChunkName: "screen-report-archive" */ './routes/report-archive/report-archive.screen.tsx'
        ),
    },
    {
      id: 'downloads',
      path: '/downloads',
      screen: () =>
        import(/* webpackChunkName: "screen-downloads" */ './routes/downloads/downloads.screen.tsx'),
    },
    {
      id: 'gallery',
      path: '/gallery',
      screen: () => import(/* webpackChunkName: "screen-gallery" */ './routes/gallery/gallery.screen.tsx'),
    },
    {
      id: 'videos',
      path: '/videos',
      screen: () => import(/* webpackChunkName: "screen-videos" */ './routes/videos/videos.screen.tsx'),
    },
    {
      id: 'video-grid',
      path: '/video',
      screen: () => import(/* webpackChunkName: "screen-video-grid" */ './routes/videos/videos.screen.tsx'),
    },
    {
      id: 'video',
      path: '/video/:url',
      screen: () => import(/* webpackChunkName: "screen-video" */ './routes/video/video.screen.tsx'),
    },
    {
      id: 'search',
      path: '/search',
      screen: () => import(/* webpackChunkName: "screen-search" */ './routes/search/search.screen.tsx'),
    },
    {
      id: 'contact',
      path: '/contact',
      screen: () => import(/* webpackChunkName: "screen-contact" */ './routes/contact/contact.screen.tsx'),
    },
    {
      id: 'terms',
      path: '/terms',
      screen: () => import(/* webpackChunkName: "screen-terms" */ './routes/terms/terms.screen.tsx'),
    },
    {
      id: 'privacy',
      path: '/privacy',
      screen: () => import(/* webpackChunkName: "screen-privacy" */ './routes/privacy/privacy.screen.tsx'),
    },
    {
      id: 'invalid',
      path: '/INVALID',
      screen: () => import(/* webpackChunkName: "screen-invalid" */ './routes/invalid/invalid.screen.tsx'),
    },
    {
      id: 'not-found',
      path: '*',
      screen: () =>
        import(/* webpackChunkName: "screen-not-found" */ './routes/not-found/not-found.screen.tsx'),
    },
  ],
  parcels: {},
});
