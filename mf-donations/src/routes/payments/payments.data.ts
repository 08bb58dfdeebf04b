import { isCompleted } from '@trust/shared/contract/progress';
import { Project, ProjectList } from '@trust/shared/contract/projects';
import type { LoadContext } from '@trust/shared/remote';

const OTHERS_ASKED = 20;
const OTHERS_SHOWN = 3;

/** One project; throws NoSuchThing where there is none. */
export function projectQuery({ http, language }: LoadContext, id: string) {
  return {
    queryKey: ['project', id, language],
    queryFn: () =>
      http.read(
        { base: 'api', path: 'project/get-project-by-id', method: 'POST', body: { _id: id } },
        Project,
      ),
  };
}

function ongoingProjectsQuery({ http, language }: LoadContext) {
  const body = { limit: OTHERS_ASKED, skip: 0, query: { successStory: false } };
  return {
    queryKey: ['projects', body, language],
    queryFn: () =>
      http.read({ base: 'api', path: 'project/get-project-list', method: 'POST', body }, ProjectList),
  };
}

/** A few projects that still need money; none when they could not be had, for the page can do without. */
export async function readOtherProjects(context: LoadContext): Promise<Project[]> {
  const projects = await context.queries.ensureQueryData(ongoingProjectsQuery(context)).catch(() => []);
  return projects.filter((project) => !isCompleted(project)).slice(0, OTHERS_SHOWN);
}
