import type { ContentKind } from '@trust/shared/contract/content/content-set';
import type { ContentSet, ContentLocation, LocateEntry } from '../content-set.ts';

/** A file that an entry names, and its expected type. */
export type FileUse = ContentLocation & { field: string; path: string; expected: 'picture' | 'pdf' };

type Named = { field: string; path: string };

/** Every file that a set names. */
export function listFiles(set: ContentSet, locate: LocateEntry): FileUse[] {
  function uses<Entry>(
    expected: FileUse['expected'],
    kind: ContentKind,
    entries: Entry[],
    named: (entry: Entry) => Named[],
  ): FileUse[] {
    return entries.flatMap((entry, index) =>
      named(entry).map((use) => ({ ...locate(kind, index), expected, ...use })),
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

/** The set with stored names instead of paths, so that the folder is not needed any more. */
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
