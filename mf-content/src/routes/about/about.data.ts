import { firstNumber, firstUrl, firstValue } from '@trust/shared/contract/content/field-values';
import type { LoadContext } from '@trust/shared/remote';
import { reportsQuery, type ReportTeaser } from '../../parts/content-data/content-system.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

export interface Paper {
  readonly title: string;
  readonly file: string;
  /** The file's size, where it is known. */
  readonly bytes: number | undefined;
}

export interface AboutData {
  /** The papers of the trust's registrations, as far as they are published. */
  readonly papers: SectionResult<Paper[]>;
  readonly reports: SectionResult<ReportTeaser[]>;
}

export async function loadAbout(context: LoadContext): Promise<AboutData> {
  const { queries } = context;
  const [papers, reports] = await Promise.all([
    readSection(queries.ensureQueryData(papersQuery(context))),
    readSection(queries.ensureQueryData(reportsQuery(context))),
  ]);
  return { papers, reports };
}

function papersQuery({ http, language, config }: LoadContext) {
  const nids = config.trust.registration.papers ?? [];
  const read = (nid: string) =>
    http.read(
      { base: 'content', path: `reports-list/${nid}?_format=json`, optional: true },
      schemaOf('ContentReportList'),
    );
  return {
    queryKey: ['papers', nids, language],
    queryFn: async (): Promise<Paper[]> =>
      (await Promise.all(nids.map(read)))
        .flatMap((found) => found.slice(0, 1))
        .map(({ title, field_report_file, field_file_bytes }) => ({
          title: firstValue(title),
          file: firstUrl(field_report_file),
          bytes: firstNumber(field_file_bytes),
        }))
        .filter(({ file }) => file !== ''),
  };
}
