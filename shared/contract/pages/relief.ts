import { HEALTH_CARE_PATH, PRAVASI_CARE_PATH, RAMZAN_CARE_PATH, RELIEF_APPLICATION_PATH } from './paths.ts';

/** The relief projects, in the order in which visitors see them. Each has a page with an outside form. */
export const RELIEF_PROJECTS = ['application', 'health-care', 'pravasi-care', 'ramzan-care'] as const;
export type ReliefProject = (typeof RELIEF_PROJECTS)[number];

export const RELIEF_PATHS: Readonly<Record<ReliefProject, string>> = {
  application: RELIEF_APPLICATION_PATH,
  'health-care': HEALTH_CARE_PATH,
  'pravasi-care': PRAVASI_CARE_PATH,
  'ramzan-care': RAMZAN_CARE_PATH,
};

/** What stands in the place of a form's address while a project takes no applications. */
export const CLOSED_FORM = 'closed';
