import { fundNamed, type Fund } from '@trust/shared/contract/funds';
import { isCompleted } from '@trust/shared/contract/progress';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import type { Project } from '@trust/shared/contract/projects';
import { NoSuchThing } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import type { Cause } from './cause.ts';
import { calls } from './load-calls.ts';

const OTHERS_ASKED = 20;
const OTHERS_SHOWN = 3;

/** Whom the address names: a fund, a project that may exist, or nobody. */
export type Recipient =
  | { readonly kind: 'fund'; readonly fund: Fund }
  | { readonly kind: 'project'; readonly id: string }
  | { readonly kind: 'nobody' };

export function recipientOf(nid: string): Recipient {
  const fund = fundNamed(nid);
  if (fund) return { kind: 'fund', fund };
  return CONTENT_ID.test(nid) ? { kind: 'project', id: nid } : { kind: 'nobody' };
}

/** What a payment page's address collects for; throws NoSuchThing where it names nothing. */
export async function readCause(context: LoadContext, nid: string): Promise<Cause> {
  const recipient = recipientOf(nid);
  switch (recipient.kind) {
    case 'fund':
      return recipient;
    case 'nobody':
      throw new NoSuchThing();
    case 'project': {
      const project = await context.queries.ensureQueryData(projectQuery(context, recipient.id));
      if (!isCompleted(project)) return { kind: 'project', project };
      return { kind: 'completed', project, others: await readOtherProjects(context) };
    }
  }
}

/** One project; throws NoSuchThing where there is none. */
function projectQuery({ http, language }: LoadContext, id: string) {
  return {
    queryKey: ['project', id, language],
    queryFn: async () => (await calls.projects()).readProject(http, id),
  };
}

function ongoingProjectsQuery({ http, language }: LoadContext) {
  const body = { limit: OTHERS_ASKED, skip: 0, query: { successStory: false } };
  return {
    queryKey: ['projects', body, language],
    queryFn: async () => (await calls.projects()).readProjectList(http, body),
  };
}

/** A few projects that still need money; none when they could not be had, for the page can do without. */
async function readOtherProjects(context: LoadContext): Promise<Project[]> {
  const projects = await context.queries.ensureQueryData(ongoingProjectsQuery(context)).catch(() => []);
  return projects.filter((project) => !isCompleted(project)).slice(0, OTHERS_SHOWN);
}
