import { isCompleted } from '@trust/shared/contract/content/progress';
import type { Project } from '@trust/shared/contract/content/projects';
import { NotFoundError, reportUnexpected } from '@trust/shared/http';
import { readOutlined, type InPage, type LoadContext } from '@trust/shared/remote';
import type { Cause } from './cause.ts';
import { apiCalls } from '../api-calls/load-calls.ts';
import { recipientOf } from './recipient.rules.ts';

const OTHERS_ASKED = 20;
const OTHERS_SHOWN = 3;

/** Reads the cause that an address names; throws NotFoundError where it names none. */
export async function readCause(context: LoadContext, nid: string): Promise<Cause> {
  const recipient = recipientOf(nid);
  switch (recipient.kind) {
    case 'fund':
      return recipient;
    case 'unknown':
      throw new NotFoundError();
    case 'project': {
      const project = await context.queries.ensureQueryData(projectQuery(context, recipient.id));
      if (!isCompleted(project)) return { kind: 'project', project };
      return { kind: 'completed', project, others: await readOtherProjects(context) };
    }
  }
}

/** One project; throws NotFoundError where there is none. */
function projectQuery({ http, language }: LoadContext, id: string) {
  return {
    queryKey: ['project', id, language],
    queryFn: async () => (await apiCalls.projects()).readProject(http, id),
  };
}

function otherProjectsQuery({ http, language }: LoadContext) {
  const body = { limit: OTHERS_ASKED, skip: 0, query: { successStory: false } };
  return {
    queryKey: ['other-projects', language],
    queryFn: async () => {
      const projects = await (await apiCalls.projects()).readProjectList(http, body);
      return projects.filter((project) => !isCompleted(project)).slice(0, OTHERS_SHOWN);
    },
    // The page's HTML shows them.
    outline: () => null,
  };
}

/** A few projects that still need money. A failed read gives none: the page can do without them. */
async function readOtherProjects(context: LoadContext): Promise<InPage<Project[]>> {
  return readOutlined(context.queries, otherProjectsQuery(context)).catch((error: unknown) => {
    reportUnexpected(error);
    return [];
  });
}
