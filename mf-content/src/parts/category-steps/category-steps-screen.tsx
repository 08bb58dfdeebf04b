import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import type { ReactNode } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import { Columns } from '../columns.tsx';
import type { CategoryTeaser } from './categories.data.ts';
import { hrefOfStep, type CategoryStep } from './category-steps.rules.ts';
import { BackLink, CategoryTiles, SubCategoryTiles } from './category-tiles.tsx';

interface CategoryStepsProps {
  readonly path: string;
  readonly categories: readonly CategoryTeaser[];
  readonly step: CategoryStep;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** A page that leads by category and subcategory to its items, the children. `emptyText`: there are no categories. */
export function CategoryStepsScreen({
  title,
  lead,
  ...steps
}: CategoryStepsProps & { title: string; lead: string }) {
  const head = (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
    </>
  );
  return (
    <Columns head={head}>
      <Step {...steps} />
    </Columns>
  );
}

function Step({ path, categories, step, emptyText, children }: CategoryStepsProps) {
  const t = useContentTexts();
  switch (step.step) {
    case 'categories':
      return categories.length === 0 ? (
        <EmptyState title={emptyText} way={{ href: PROJECTS_PATH, text: t('wayOut.projects') }} />
      ) : (
        <CategoryTiles path={path} categories={categories} />
      );
    case 'subCategories':
      return (
        <>
          <BackLink href={path} />
          <h2>{step.category.name}</h2>
          <SubCategoryTiles path={path} category={step.category} />
        </>
      );
    case 'items':
      return (
        <>
          <BackLink href={path} />
          {step.subCategory ? (
            <p>
              <Link href={hrefOfStep(path, step.category._id)}>{step.category.name}</Link>
            </p>
          ) : null}
          <h2>{step.subCategory ?? step.category.name}</h2>
          {children}
        </>
      );
  }
}
