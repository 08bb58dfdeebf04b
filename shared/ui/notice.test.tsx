import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../testing/component-axe.ts';
import { EmptyState } from './empty.tsx';
import { Notice } from './notice.tsx';
import { RetryNotice } from './retry.tsx';
import { Section } from './section.tsx';
import { Spinner } from './spinner.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

test('what failed can be tried again', async () => {
  const retry = jest.fn();
  renderInLanguage(<RetryNotice message="വാർത്തകൾ ലഭിച്ചില്ല." onRetry={retry} />, 'ml');
  expect(screen.getByRole('alert')).toHaveTextContent('വാർത്തകൾ ലഭിച്ചില്ല.');
  await userEvent.click(screen.getByRole('button', { name: 'വീണ്ടും ശ്രമിക്കുക' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what failed on the server can be tried again before scripts run, and by them', async () => {
  const retry = jest.fn();
  const { rerender } = renderInLanguage(
    <RetryNotice message="The news could not be loaded." inServerPage onRetry={retry} />,
  );
  const link = screen.getByText('Retry');
  expect(link).toHaveAttribute('href', '');
  expect(fireEvent.click(link)).toBe(false);
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<RetryNotice message="The news could not be loaded." inServerPage busy onRetry={retry} />);
  expect(fireEvent.click(link)).toBe(false);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what stands in the page from its beginning is not announced', () => {
  renderInLanguage(
    <Notice tone="warning" title="Sandbox" isStatic>
      <p>No money moves.</p>
    </Notice>,
  );
  expect(screen.getByRole('group', { name: 'Sandbox' })).toHaveTextContent('No money moves.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('messages have nothing that a screen reader would stumble over', async () => {
  const { container } = renderInLanguage(
    <Section title="News">
      <Notice tone="warning" title="Closed for now">
        <p>This programme opens again in June.</p>
      </Notice>
      <EmptyState title="No projects available" />
      <Spinner label="Loading" />
      <RetryNotice message="The news could not be loaded." onRetry={() => undefined} />
    </Section>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
