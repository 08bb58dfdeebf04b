import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import { textIn } from '@trust/shared/contract/text-in';
import type { Project } from '@trust/shared/contract/content/projects';
import { cleanHtml } from '../../html/clean-html.ts';
import { languageOf } from '../../plugins/language/localised.ts';
import { mediaUrl } from '../media/index.ts';
import type { ProjectRow } from './projects.store.ts';
import { shareCardOf, shareCardUrl } from './share-card/share-card.rules.ts';

/**
 * A project in one language. `successStory` says whether it is completed in either way, so that a record agrees with
 * the list that was filtered by it.
 */
export function toProject(language: Language, row: ProjectRow, trustName: LocalisedText): Project {
  const { project, categoryName, fundsReceived, donors, completed } = row;
  const { fundedDate, completedDate } = milestonesOf(row);
  return {
    _id: project.id,
    lang: languageOf(language, project.name),
    name: textIn(language, project.name),
    logo: mediaUrl(project.logo),
    description: cleanHtml(textIn(language, project.description)),
    category: { _id: project.categoryId, name: textIn(language, categoryName) },
    caseNumber: project.caseNumber,
    projectDate: project.projectDate,
    district: textIn(language, project.district),
    state: textIn(language, project.state),
    focalPoint: textIn(language, project.focalPoint),
    estimatedCost: project.estimatedCost,
    fundsReceived,
    donors,
    images: project.images.map(mediaUrl),
    field_slide_: project.slides.map((name) => ({ url: mediaUrl(name) })),
    successStory: completed,
    fundedDate,
    completedDate,
    shareCard: shareCardUrl(shareCardOf(language, row, trustName)),
  };
}

/**
 * The days (YYYY-MM-DD) on which a project was fully funded and finished. What its record says counts before what this site
 * counted; a day that is no longer true, such as after a refund, is not told.
 */
export function milestonesOf({
  project,
  fundsReceived,
  fundedAt,
  completed,
}: Pick<ProjectRow, 'fundsReceived' | 'fundedAt' | 'completed'> & {
  project: Pick<ProjectRow['project'], 'estimatedCost' | 'fundedDate' | 'completedDate'>;
}): { fundedDate: string | undefined; completedDate: string | undefined } {
  const isFunded = project.estimatedCost > 0 && fundsReceived >= project.estimatedCost;
  const counted = fundedAt ? dayInIndia(fundedAt) : undefined;
  return {
    fundedDate: isFunded ? (project.fundedDate ?? counted) : undefined,
    completedDate: completed ? (project.completedDate ?? undefined) : undefined,
  };
}
