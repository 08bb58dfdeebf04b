import { readDonationForm } from '@trust/shared/contract/donations/donation-fields';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { takeOver } from './loaded-tribute.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the browser’s fields stand there as soon as they are taken over: no press falls between', () => {
  let take = (_shown: string) => {};
  function Part() {
    const [shown, setShown] = useState('of the server');
    take = setShown;
    return <p>{shown}</p>;
  }
  render(<Part />);
  takeOver(null, readDonationForm(new FormData()), () => take('of the browser'));
  jest.runOnlyPendingTimers();
  expect(screen.getByText('of the browser')).toBeVisible();
});
