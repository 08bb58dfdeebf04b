import { Project, ProjectList } from '@trust/shared/contract/content/projects';
import type { Http } from '@trust/shared/http';

/** One project; throws NotFoundError where there is none. */
export function readProject(http: Http, id: string): Promise<Project> {
  const body = { _id: id };
  return http.read({ base: 'api', path: 'project/get-project-by-id', method: 'POST', body }, Project);
}

/** The projects that `body` asks for, as the api names its filters. */
export function readProjectList(http: Http, body: object): Promise<Project[]> {
  return http.read({ base: 'api', path: 'project/get-project-list', method: 'POST', body }, ProjectList);
}
