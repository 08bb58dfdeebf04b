import { render, screen } from '@testing-library/react';
import { TitleText } from './title-text.tsx';

test.each([
  ['Annual report and accounts 2025–26', '2025–26'],
  ['2025–26-ലെ കണക്കുകൾ', '2025–26-ലെ'],
  ['പേരുവിവരങ്ങളുടെ സംരക്ഷണം: 2026-ലെ അവലോകനം', '2026-ലെ'],
  ['Receipts 1998-2004', '1998-2004'],
])('in %j the years stay on one line', (title, years) => {
  const { container } = render(<TitleText text={title} />);
  expect(container).toHaveTextContent(title);
  expect(screen.getByText(years).textContent).toBe(years);
  expect(screen.getByText(years)).toHaveClass('together');
});

test.each(['Quarterly statement, April–June', 'A house in Nilambur – from plot to roof', ''])(
  '%j breaks as it likes',
  (title) => {
    const { container } = render(<TitleText text={title} />);
    expect(container.innerHTML).toBe(`<span>${title}</span>`);
  },
);
