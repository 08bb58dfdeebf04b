import { NotFoundError } from '@trust/shared/http';
import { defineScreen, useNavigateTo, useReadAhead, type LoadContext } from '@trust/shared/remote';
import { Page } from '@trust/shared/ui/section';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useRef, type ReactNode, type Ref } from 'react';
import { afterPaint } from '@trust/shared/ui/after-paint';
import { flushSync } from 'react-dom';
import { readAgreement } from '../../parts/agreement.ts';
import { OfficeContact } from '../../parts/office-contact.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { readOpenCategories } from './application.data.ts';
import styles from './application.module.css';
import { AGREED, applicationHref, choiceOf, type ApplicationChoice } from './application.rules.ts';
import { CategoryChoice } from './category-choice.tsx';
import { DeviceSection } from './device-list/device-section.tsx';
import { loadAhead } from './device-list/load-ahead.ts';
import { Guidelines } from './guidelines.tsx';
import { ChosenCategory } from './start/chosen-category.tsx';
import { CorrectedApplication } from './start/corrected-application.tsx';
import { useIsCorrecting } from './start/use-is-correcting.ts';
import { useAgreement } from './use-agreement.ts';

interface ApplicationData {
  readonly cat: string | undefined;
  readonly choice: Exclude<ApplicationChoice, { kind: 'no-such-category' }>;
  readonly agreedInAddress: boolean;
}

async function load(context: LoadContext): Promise<ApplicationData> {
  const { cat } = context.params;
  const choice = choiceOf(await readOpenCategories(context, cat), cat);
  if (choice.kind === 'no-such-category') throw new NotFoundError();
  return { cat, choice, agreedInAddress: context.url.searchParams.has(AGREED) };
}

function Application({ data }: { data: ApplicationData }) {
  const { cat, choice, agreedInAddress } = data;
  const { agreed, agree } = useAgreement(agreedInAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const readAhead = useReadAhead();
  const showNext = () => {
    flushSync(agree);
    heading.current?.focus();
    loadAhead(categoriesOf(choice));
    readAhead();
  };
  /** The agreement of a draft is that of the tab in which it is opened. */
  const showNextWhereAgreed = () => {
    if (readAgreement()) showNext();
  };
  const device =
    cat === undefined ? (
      <DeviceSection
        openCategories={choice.kind === 'open' ? categoriesOf(choice) : undefined}
        onChooseCategory={showNextWhereAgreed}
      />
    ) : null;
  return (
    <Page narrow={!agreed}>
      <div className={styles.application}>
        {agreed ? (
          <NextStep data={data} heading={heading} device={device} />
        ) : (
          <Guidelines
            action={applicationHref(cat, false)}
            category={choice.kind === 'chosen' ? choice.category.name : undefined}
            device={device}
            onAgree={() => afterPaint(showNext)}
          />
        )}
      </div>
    </Page>
  );
}

function categoriesOf(choice: ApplicationData['choice']): readonly string[] {
  if (choice.kind === 'chosen') return [choice.category._id];
  return choice.kind === 'open' ? choice.categories.map(({ _id }) => _id) : [];
}

function NextStep({
  data,
  heading,
  device,
}: {
  data: ApplicationData;
  heading: Ref<HTMLHeadingElement>;
  /** The applications on this device. */
  device: ReactNode;
}) {
  const { cat, choice, agreedInAddress } = data;
  const isCorrecting = useIsCorrecting();
  if (isCorrecting && cat === undefined) return <CorrectedApplication />;
  const step = { agreedInAddress, heading };
  switch (choice.kind) {
    case 'open':
      return <CategoryChoice categories={choice.categories} device={device} {...step} />;
    case 'chosen':
      return <ChosenCategory category={choice.category} {...step} />;
    case 'unavailable':
      return <CategoriesUnavailable again={applicationHref(cat, agreedInAddress)} heading={heading} />;
  }
}

function CategoriesUnavailable({ again, heading }: { again: string; heading: Ref<HTMLHeadingElement> }) {
  const t = useTexts();
  const navigateTo = useNavigateTo();
  return (
    <div className={styles.unavailable}>
      <h1 ref={heading} tabIndex={-1}>
        {t('choose.h1')}
      </h1>
      <RetryNotice message={t('choose.failed')} inServerPage onRetry={() => navigateTo(again)} />
      <OfficeContact />
    </div>
  );
}

export const screen = defineScreen<ApplicationData>({
  load,
  Screen: Application,
  head({ data: { choice }, t, url }) {
    const page = { canonicalPath: url.pathname };
    if (choice.kind !== 'chosen') {
      return { ...page, title: t('guidelines.title'), description: t('guidelines.description') };
    }
    const category = choice.category.name;
    return {
      ...page,
      title: t('category.title', { category }),
      description: t('category.description', { category }),
    };
  },
});
