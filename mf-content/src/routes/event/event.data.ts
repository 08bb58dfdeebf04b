import { firstUrl, firstValue } from '@trust/shared/contract/content/field-values';
import { NotFoundError } from '@trust/shared/http';
import type { LoadContext } from '@trust/shared/remote';
import { readId } from '../../parts/content-data/address.rules.ts';
import { eventsQuery, type EventTeaser } from '../../parts/content-data/content-system.data.ts';
import { readSection, type SectionResult } from '../../parts/content-data/page-section.data.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

interface Post {
  readonly nid: string;
  readonly title: string;
  readonly body: string;
  readonly image: string;
  /** The day of the event (YYYY-MM-DD); '' where only the text says it. */
  readonly date: string;
}

export interface EventData {
  readonly post: Post;
  readonly events: SectionResult<EventTeaser[]>;
}

export async function loadEvent(context: LoadContext): Promise<EventData> {
  const { queries, params } = context;
  const [post, events] = await Promise.all([
    queries.ensureQueryData(eventQuery(context, readId(params['nid']))),
    readSection(queries.ensureQueryData(eventsQuery(context))),
  ]);
  return { post, events };
}

function eventQuery({ http, language }: LoadContext, nid: string) {
  return {
    queryKey: ['event', nid, language],
    queryFn: async (): Promise<Post> => {
      const path = `events-list/${nid}?_format=json`;
      const [found] = await http.read({ base: 'content', path }, schemaOf('ContentEventList'));
      if (!found) throw new NotFoundError(`no event ${nid}`);
      return {
        nid,
        title: firstValue(found.title),
        body: firstValue(found.body),
        image: firstUrl(found.field_event_image),
        date: firstValue(found.field_event_date),
      };
    },
  };
}
