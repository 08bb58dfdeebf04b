import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TrustConfig } from '@trust/shared/contract/trust';
import { readPdfText, removeSpaces } from '@trust/shared/testing/pdf/pdf-text';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { CONTENT_KINDS } from '../src/content-registry/content-kinds.ts';
import { CATEGORIES } from '../src/modules/projects/kinds/categories.kind.ts';
import { GALLERY } from '../src/modules/projects/kinds/gallery.kind.ts';
import { PROJECT_REPORTS } from '../src/modules/projects/kinds/project-reports.kind.ts';
import { PROJECTS } from '../src/modules/projects/kinds/projects.kind.ts';

const folder = import.meta.dirname;
const kinds = CONTENT_KINDS.map(({ name }) => name);
const source = (kind: string): string => readFileSync(join(folder, `${kind}.json`), 'utf8');
const entries = (kind: string): unknown => JSON.parse(source(kind));

const projects = z.array(PROJECTS.entry).parse(entries('projects'));
const categories = z.array(CATEGORIES.entry).parse(entries('categories'));
const gallery = z.array(GALLERY.entry).parse(entries('gallery'));
const reports = z.array(PROJECT_REPORTS.entry).parse(entries('project-reports'));

const named = (ending: string): string[] =>
  kinds.flatMap((kind) => source(kind).match(new RegExp(`[a-z0-9/-]+\\.${ending}`, 'g')) ?? []);
const held = (path: string, ending: string): string[] =>
  readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => `${path}/${name}`);

describe('the content of the demonstration trust', () => {
  it.each(CONTENT_KINDS)('$name can be read as the import reads them', ({ name, entry }) => {
    expect(z.array<z.core.$ZodType>(entry).safeParse(entries(name)).error).toBeUndefined();
  });

  it.each(kinds)('%s have every text in both languages', (kind) => {
    const english = source(kind).match(/"en":/g)?.length ?? 0;
    expect(english).toBeGreaterThan(0);
    expect(source(kind).match(/"ml": "(?=[^"]*[\u0d00-\u0d7f])/g)).toHaveLength(english);
  });

  it.each(kinds)('%s write Malayalam with today’s letters', (kind) => {
    expect(source(kind)).toBe(source(kind).normalize('NFC'));
    expect(source(kind)).not.toMatch(/\u0d4d\u200d|ൻറ|[ൺൻർൽൾ][\u0d3e-\u0d4c]/);
  });

  it('has every picture and document that it names, and uses all that it has but the share card', () => {
    expect([...new Set(named('pdf'))].sort()).toEqual(held('documents', 'pdf').sort());
    const pictures = held('pictures', 'webp').filter((name) => name !== 'pictures/hero.webp');
    expect([...new Set(named('webp'))].sort()).toEqual(pictures.sort());
  });

  it('has pictures of the sizes that its README names', async () => {
    const names = held('pictures', 'webp');
    const read = names.map(async (name) => {
      const { width, height } = await sharp(join(folder, name)).metadata();
      return [name, width, height];
    });
    expect(await Promise.all(read)).toEqual(
      names.map((name) => [name, ...(name.startsWith('pictures/categories/') ? [256, 256] : [1280, 800])]),
    );
  });

  it.each([
    ['certificates/section-80g-specimen', '80G വകുപ്പു പ്രകാരമുള്ള അംഗീകാരം'],
    ['forms/application-shelter-home', 'അപേക്ഷകന്റെ / അപേക്ഷകയുടെ പേര്'],
    ['reports/annual-report-2025-26', 'വാർഷിക റിപ്പോർട്ടും കണക്കും'],
  ])('has in %s Malayalam that can be searched and copied', async (document, words) => {
    const [page] = await readPdfText(readFileSync(join(folder, `documents/${document}.pdf`)));
    expect(page).toContain(removeSpaces(words));
  });

  it('shows each project with a picture of its own', () => {
    expect(new Set(projects.map(({ logo }) => logo)).size).toBe(projects.length);
  });

  it('has projects of every category and of all fourteen districts', () => {
    expect(new Set(projects.map(({ category }) => category)).size).toBe(categories.length);
    expect(new Set(projects.map(({ district }) => district.en)).size).toBe(14);
  });

  it('has projects not yet begun, half funded, fully funded and beyond', () => {
    const shares = projects.map(({ openingFunds, estimatedCost }) => openingFunds / estimatedCost);
    expect(shares).toEqual(expect.arrayContaining([0, 0.5, 1]));
    expect(Math.max(...shares)).toBeGreaterThan(1);
  });

  it('leaves no subcategory of the gallery or of the reports empty', () => {
    const shown = (list: { category: string; subCategory: { en: string } }[], id: string) =>
      [
        ...new Set(list.filter(({ category }) => category === id).map(({ subCategory }) => subCategory.en)),
      ].sort();
    for (const { id, subCategories, showGallery, showMedia } of categories) {
      const all = subCategories.map(({ en }) => en).sort();
      if (showGallery) expect(shown(gallery, id)).toEqual(all);
      if (showMedia) expect(shown(reports, id)).toEqual(all);
    }
  });

  it('runs for a trust whose details are complete', () => {
    const trust: unknown = JSON.parse(readFileSync(join(folder, '../../deploy/trust.json'), 'utf8'));
    expect(TrustConfig.parse(trust).bankAccounts).toHaveLength(5);
  });
});
