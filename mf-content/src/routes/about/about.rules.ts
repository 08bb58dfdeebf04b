import type { ReportTeaser } from '../../parts/content-system.data.ts';

/** The reports that are the trust's 12A and 80G papers, told by the section in their title. */
export function registrationPapers(reports: readonly ReportTeaser[]): ReportTeaser[] {
  return reports.filter(({ title, file }) => file !== '' && /\b(?:12-?A|80-?G)\b/i.test(title));
}
