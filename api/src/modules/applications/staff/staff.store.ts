import { and, desc, eq, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import type { Database } from '../../../database/database.ts';
import { readApplicationCode } from '../applications.rules.ts';
import { applications } from '../applications.schema.ts';
import type { ApplicationRow } from '../applications.store.ts';
import { applicationAccesses, applicationStatusChanges } from './staff.schema.ts';

/** Which applications; `submittedBefore` is exclusive. */
export type ApplicationFilter = {
  status?: ApplicationStatus | undefined;
  categoryId?: string | undefined;
  submittedFrom?: Date | undefined;
  submittedBefore?: Date | undefined;
  duplicatesOnly?: boolean | undefined;
};

/** A line of a list: what the office needs to find an application. */
export type ApplicationLine = Pick<
  ApplicationRow,
  'id' | 'code' | 'status' | 'submittedAt' | 'possibleDuplicate' | 'category'
> & { name: string; place: string; panchayath: string; ward: string; number: string };

const answer = (field: 'name' | 'place' | 'panchayath' | 'ward' | 'number') =>
  sql<string>`coalesce(${applications.answers} ->> ${field}, '')`;

const LINE = {
  id: applications.id,
  code: applications.code,
  status: applications.status,
  submittedAt: applications.submittedAt,
  possibleDuplicate: applications.possibleDuplicate,
  category: applications.category,
  name: answer('name'),
  place: answer('place'),
  panchayath: answer('panchayath'),
  ward: answer('ward'),
  number: answer('number'),
};

function matching(filter: ApplicationFilter): SQL | undefined {
  const { status, categoryId, submittedFrom, submittedBefore, duplicatesOnly } = filter;
  return and(
    status && eq(applications.status, status),
    categoryId === undefined ? undefined : eq(applications.categoryId, categoryId),
    submittedFrom && gte(applications.submittedAt, submittedFrom),
    submittedBefore && lt(applications.submittedAt, submittedBefore),
    duplicatesOnly ? eq(applications.possibleDuplicate, true) : undefined,
  );
}

/** Applications as lines, latest first. */
export function listLines(
  database: Database,
  filter: ApplicationFilter,
  limit: number,
): Promise<ApplicationLine[]> {
  return database
    .select(LINE)
    .from(applications)
    .where(matching(filter))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(limit);
}

/** What a search looks at in all applications, latest first. */
export function listSearchTexts(database: Database): Promise<{ id: string; text: string; digits: string }[]> {
  const { answers, code } = applications;
  const fields = ['name', 'houseName', 'place', 'town', 'panchayath', 'ward', 'wardMemberName'] as const;
  const texts = fields.map((field) => sql`${answers} ->> ${field}`);
  return database
    .select({
      id: applications.id,
      text: sql<string>`concat_ws(' ', ${code}, ${sql.join(texts, sql`, `)})`,
      digits: sql<string>`concat_ws(' ', ${answers} ->> 'number', ${answers} ->> 'number_oth', ${answers} ->> 'whatsapp', ${answers} ->> 'pinCode', ${applications.aadhaarLastFour})`,
    })
    .from(applications)
    .orderBy(desc(applications.submittedAt), desc(applications.id));
}

/** The lines with these ids, latest first. */
export function listLinesById(database: Database, ids: readonly string[]): Promise<ApplicationLine[]> {
  return database
    .select(LINE)
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(desc(applications.submittedAt), desc(applications.id));
}

/** Whole applications, oldest first, `pageSize` at a time. */
export async function* readInPages(
  database: Database,
  filter: ApplicationFilter,
  pageSize: number,
): AsyncGenerator<ApplicationRow[]> {
  const readPage = (offset: number) =>
    database
      .select()
      .from(applications)
      .where(matching(filter))
      .orderBy(applications.submittedAt, applications.id)
      .limit(pageSize)
      .offset(offset)
      .execute();
  let next = readPage(0);
  for (let offset = pageSize; ; offset += pageSize) {
    const rows = await next;
    const isLast = rows.length < pageSize;
    // The database reads the next page while this one is used.
    if (!isLast) next = readPage(offset);
    if (rows.length > 0) yield rows;
    if (isLast) return;
  }
}

const toCode = (typed: string) => readApplicationCode(typed) ?? typed.toUpperCase();

export async function findByCode(database: Database, typed: string): Promise<ApplicationRow | undefined> {
  const code = toCode(typed);
  const [row] = await database.select().from(applications).where(eq(applications.code, code));
  return row;
}

/** Other applications with the same Aadhaar number, or the same name and phone number. */
export function listDuplicates(
  database: Database,
  { id, aadhaarHash, contactHash }: Pick<ApplicationRow, 'id' | 'aadhaarHash' | 'contactHash'>,
): Promise<ApplicationLine[]> {
  const same = or(eq(applications.aadhaarHash, aadhaarHash), eq(applications.contactHash, contactHash));
  return database
    .select(LINE)
    .from(applications)
    .where(and(same, ne(applications.id, id)))
    .orderBy(desc(applications.submittedAt));
}

/** Changes the status where it is still the one before, and notes who did it. Whether it was. */
export function changeStatus(
  database: Database,
  { id, status: before }: Pick<ApplicationRow, 'id' | 'status'>,
  { after, by, note, at }: { after: ApplicationStatus; by: string; note: string; at: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(applications)
      .set({ status: after, updatedAt: at })
      .where(and(eq(applications.id, id), eq(applications.status, before)))
      .returning({ id: applications.id });
    if (changed.length === 0) return false;
    await tx
      .insert(applicationStatusChanges)
      .values({ applicationId: id, changedAt: at, changedBy: by, before, after, note });
    return true;
  });
}

export type StatusChange = typeof applicationStatusChanges.$inferSelect;

export function listStatusChanges(database: Database, applicationId: string): Promise<StatusChange[]> {
  return database
    .select()
    .from(applicationStatusChanges)
    .where(eq(applicationStatusChanges.applicationId, applicationId))
    .orderBy(applicationStatusChanges.id);
}

export type Access = Omit<typeof applicationAccesses.$inferSelect, 'id'>;

export async function recordAccess(database: Database, access: Access): Promise<void> {
  await database.insert(applicationAccesses).values(access);
}

/** The looks at applications, latest first; at one of them where `code` is given. */
export function listAccesses(database: Database, code: string | undefined, limit: number): Promise<Access[]> {
  return database
    .select()
    .from(applicationAccesses)
    .where(code === undefined ? undefined : eq(applicationAccesses.code, toCode(code)))
    .orderBy(desc(applicationAccesses.id))
    .limit(limit);
}
