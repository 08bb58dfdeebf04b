import type { Category } from '@trust/shared/contract/content/projects';
import { useFragment, useNavigateTo } from '@trust/shared/remote';
import type { Ref } from 'react';
import { applicationHref, FIRST_STEP } from '../application.rules.ts';
import { DeviceSection } from '../device-list/device-section.tsx';
import { CategoryInstructions } from '../category-instructions.tsx';
import { StartApplication } from './start-application.tsx';
import { useIsCorrecting } from './use-is-correcting.ts';
import { useFormModule } from './use-form-module.ts';

/** A category's instructions, then its form. Each step of the form is a fragment of the address. */
export function ChosenCategory({
  category,
  agreedInAddress,
  heading,
}: {
  category: Category;
  agreedInAddress: boolean;
  heading: Ref<HTMLHeadingElement>;
}) {
  const navigateTo = useNavigateTo();
  const isCorrecting = useIsCorrecting();
  const isBegun = useFragment() !== '' || isCorrecting;
  const { module, state, load } = useFormModule(isBegun);
  if (isBegun && module) return <module.ApplicationForm category={category} />;
  const begin = async () => {
    const form = await load();
    if (!form) return;
    form.prepareForm();
    navigateTo(`${applicationHref(category._id, agreedInAddress)}#${FIRST_STEP}`);
  };
  return (
    <CategoryInstructions
      category={category}
      agreedInAddress={agreedInAddress}
      heading={heading}
      start={
        <>
          <DeviceSection categoryId={category._id} />
          <StartApplication state={state} onStart={() => void begin()} />
        </>
      }
    />
  );
}
