import type { ContentKind } from '@trust/shared/contract/content-set';
import type { ContentSet, Place, PlaceOf } from './content-set.ts';

/** A file that an entry names, and what it has to be. */
export type FileUse = Place & { field: string; path: string; wanted: 'picture' | 'pdf' };

type Named = { field: string; path: string };

/** Every file that a set names. */
export function filesOf(set: ContentSet, placeOf: PlaceOf): FileUse[] {
  function uses<Entry>(
    wanted: FileUse['wanted'],
    kind: ContentKind,
    entries: Entry[],
    named: (entry: Entry) => Named[],
  ): FileUse[] {
    return entries.flatMap((entry, index) =>
      named(entry).map((use) => ({ ...placeOf(kind, index), wanted, ...use })),
    );
  }
  return [
    ...uses('picture', 'categories', set.categories, ({ logo }) => [{ field: 'logo', path: logo }]),
    ...uses('picture', 'projects', set.projects, ({ logo, images, slides }) => [
      { field: 'logo', path: logo },
      ...images.map((path) => ({ field: 'images', path })),
      ...slides.map((path) => ({ field: 'slides', path })),
    ]),
    ...uses('picture', 'gallery', set.gallery, ({ images }) =>
      images.map((path) => ({ field: 'images', path })),
    ),
    ...uses('picture', 'news', set.news, ({ topImage }) => [{ field: 'topImage', path: topImage }]),
    ...uses('picture', 'events', set.events, ({ image }) => [{ field: 'image', path: image }]),
    ...uses('pdf', 'project-reports', set['project-reports'], ({ file }) => [{ field: 'file', path: file }]),
    ...uses('pdf', 'reports', set.reports, ({ file }) => [{ field: 'file', path: file }]),
    ...uses('pdf', 'downloads', set.downloads, ({ file }) => [{ field: 'file', path: file }]),
  ];
}

/** The set as it is kept: every file by the name under which it is stored, so that no folder is needed any more. */
export function withStoredNames(set: ContentSet, nameOf: (path: string) => string): ContentSet {
  const withFile = <Entry extends { file: string }>(entry: Entry) => ({ ...entry, file: nameOf(entry.file) });
  return {
    ...set,
    categories: set.categories.map((entry) => ({ ...entry, logo: nameOf(entry.logo) })),
    projects: set.projects.map((entry) => ({
      ...entry,
      logo: nameOf(entry.logo),
      images: entry.images.map(nameOf),
      slides: entry.slides.map(nameOf),
    })),
    gallery: set.gallery.map((entry) => ({ ...entry, images: entry.images.map(nameOf) })),
    news: set.news.map((entry) => ({ ...entry, topImage: nameOf(entry.topImage) })),
    events: set.events.map((entry) => ({ ...entry, image: nameOf(entry.image) })),
    'project-reports': set['project-reports'].map(withFile),
    reports: set.reports.map(withFile),
    downloads: set.downloads.map(withFile),
  };
}
