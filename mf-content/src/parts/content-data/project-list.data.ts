import type { Project, ProjectQuery } from '@trust/shared/contract/content/projects';
import type { LoadContext } from '@trust/shared/remote';
import { schemaOf } from './schema-of.ts';

export function projectsQuery({ http, language }: LoadContext, query: ProjectQuery) {
  return {
    queryKey: ['projects', query, language],
    queryFn: async (): Promise<Project[]> => {
      const request = { base: 'api', path: 'project/get-project-list', method: 'POST', body: query } as const;
      return (await http.read(request, schemaOf('ProjectList'))).map(trimForCard);
    },
  };
}

/** Cards show neither descriptions nor slides, which would be most of a list page's weight. */
function trimForCard(project: Project): Project {
  return {
    ...project,
    description: '',
    field_slide_: [],
    images: project.logo ? [] : project.images.slice(0, 1),
  };
}
