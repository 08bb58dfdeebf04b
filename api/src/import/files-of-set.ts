import { fileOf, type ContentSet } from './content-set.ts';

/** A file that an entry names, and what it has to be. */
export type FileUse = {
  file: string;
  entry: number;
  field: string;
  path: string;
  wanted: 'picture' | 'pdf';
};

type Named = { field: string; path: string };

/** Every file that a set names. */
export function filesOf(set: ContentSet): FileUse[] {
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

function uses<Entry>(
  wanted: FileUse['wanted'],
  kind: keyof ContentSet,
  entries: Entry[],
  named: (entry: Entry) => Named[],
): FileUse[] {
  return entries.flatMap((entry, index) =>
    named(entry).map((use) => ({ file: fileOf(kind), entry: index + 1, wanted, ...use })),
  );
}
