import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../testing/component-axe.ts';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs.tsx';
import { createTestContext, renderInLanguage } from './testing/render-in-language.tsx';
import { UiContextProvider } from './ui-context.tsx';

const tabs = [
  { id: 'online', label: 'Online Payment', content: <p>By card or UPI</p> },
  { id: 'bank', label: 'Bank Transfer', content: <p>Five accounts</p> },
  { id: 'post', label: 'By post', content: <p>A cheque</p> },
];

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('one way of giving is shown at a time', async () => {
  renderInLanguage(<Tabs label="How to give" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Online Payment' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Bank Transfer' }));
  expect(screen.getByRole('tabpanel', { name: 'Bank Transfer' })).toBeVisible();
  expect(screen.getByText('By card or UPI')).not.toBeVisible();
  expect(location.hash).toBe('');
});

test('the arrow keys go round the tabs, Home and End to the ends', async () => {
  renderInLanguage(<Tabs label="How to give" tabs={tabs} />);
  await userEvent.tab();
  const walk: [string, string][] = [
    ['{ArrowRight}', 'Bank Transfer'],
    ['{End}', 'By post'],
    ['{ArrowRight}', 'Online Payment'],
    ['{ArrowLeft}', 'By post'],
    ['{Home}', 'Online Payment'],
  ];
  for (const [key, name] of walk) {
    await userEvent.keyboard(key);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
  }
});

test('the Tab key leaves the tabs for what they show', async () => {
  renderInLanguage(
    <Tabs label="How to give" tabs={[{ ...tabs[0]!, content: <button>Proceed</button> }, tabs[1]!]} />,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Proceed' })).toHaveFocus();
});

test('the page may hold the choice', async () => {
  const select = jest.fn();
  renderInLanguage(<Tabs label="How to give" tabs={tabs} selected="bank" onSelect={select} />);
  await userEvent.click(screen.getByRole('tab', { name: 'By post' }));
  expect(select).toHaveBeenCalledWith('post');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Bank Transfer');
});

test('a link may lead to one of them', () => {
  location.hash = '#bank';
  const select = jest.fn();
  renderInLanguage(<Tabs label="How to give" tabs={tabs} onSelect={select} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Bank Transfer');
  expect(select.mock.calls).toEqual([['bank']]);
});

test('before any script runs, all is in the page and the tabs lead to it', () => {
  document.body.innerHTML = renderToString(
    <UiContextProvider value={createTestContext('en')}>
      <Tabs label="How to give" tabs={tabs} />
    </UiContextProvider>,
  );
  expect(screen.getByText('Five accounts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bank Transfer' })).toHaveAttribute('href', '#bank');
});

test('tabs have nothing that a screen reader would stumble over', async () => {
  const { container } = renderInLanguage(<Tabs label="How to give" tabs={tabs} />);
  expect(await axe(container)).toHaveNoViolations();
});
