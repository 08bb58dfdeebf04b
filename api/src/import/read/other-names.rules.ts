/** What a spreadsheet program saves beside CSV. */
const WORKBOOK = /^\.(?:xlsx|xlsm|xls|ods|numbers)$/;

/** A file of the folder that was meant for the table of a kind, with what to do; undefined where there is none. */
export function describeOtherName(
  kind: string,
  names: readonly string[],
): { file: string; message: string } | undefined {
  const found = names.find((name) => name.toLowerCase().startsWith(`${kind}.`));
  if (found === undefined) return undefined;
  const csv = `${kind}.csv`;
  const message = WORKBOOK.test(found.toLowerCase().slice(kind.length))
    ? `is a workbook. Open it, save its table as «CSV UTF-8» and name that file ${csv}`
    : `must be a table in «CSV UTF-8» with the name ${csv}`;
  return { file: found, message };
}
