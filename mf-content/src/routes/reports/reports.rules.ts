/** The papers of the trust's registrations, by their nids and in that order, and all other reports. */
export function splitReports<Report extends { readonly nid: string }>(
  reports: readonly Report[],
  papers: readonly string[],
): [registrations: Report[], others: Report[]] {
  const registrations = papers.flatMap((paper) => reports.find(({ nid }) => nid === paper) ?? []);
  return [registrations, reports.filter((report) => !registrations.includes(report))];
}
