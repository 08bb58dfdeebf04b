import { findAnswers } from './find-answers.rules.ts';

const pathsFor = (query: string) => findAnswers(query).answers.map(({ path }) => path);

describe('The pages that answer a query', () => {
  test.each([
    ['donate', '/payments/home'],
    ['Donations', '/payments/home'],
    ['how can I donate?', '/payments/home'],
    ['സംഭാവന', '/payments/home'],
    ['സംഭാവനകൾ', '/payments/home'],
    ['sambhavana', '/payments/home'],
    ['refund', '/terms#refunds'],
    ['paid twice', '/terms#refunds'],
    ['റീഫണ്ട്', '/terms#refunds'],
    ['panam thirike', '/terms#refunds'],
    ['bank', '/payments/home#bank-transfer'],
    ['bank account number', '/payments/home#bank-transfer'],
    ['UPI', '/payments/home#bank-transfer'],
    ['ബാങ്ക് അക്കൗണ്ട്', '/payments/home#bank-transfer'],
    ['80G certificate', '/about#documents'],
    ['80g', '/about#documents'],
    ['tax exemption', '/about#documents'],
    ['നികുതി ഇളവ്', '/about#documents'],
    ['receipt', '/payments-check'],
    ['lost receipt', '/payments-check'],
    ['രസീത്', '/payments-check'],
    ['raseeth', '/payments-check'],
    ['money debited', '/payments-check'],
    ['apply', '/application'],
    ['how to apply for help', '/application'],
    ['അപേക്ഷ', '/application'],
    ['apeksha', '/application'],
    ['application status', '/application-summary'],
    ['volunteer', '/contact'],
    ['contact', '/contact'],
    ['phone number', '/contact'],
    ['ഫോൺ നമ്പർ', '/contact'],
    ['zakat', '/payments/bmz'],
    ['zakath', '/payments/bmz'],
    ['സകാത്ത്', '/payments/bmz'],
    ['annual report', '/reports'],
    ['forms', '/downloads'],
    ['cancel booking', '/terms#bookings'],
    ['retreat', '/solace'],
    ['privacy', '/privacy'],
    ['login', '/account'],
  ])('"%s" is answered by %s first, and wholly', (query, path) => {
    expect(pathsFor(query)[0]).toBe(path);
    expect(findAnswers(query).isWhole).toBe(true);
  });

  test.each(['house', 'well', 'വീട്', 'veedu', 'Nilambur', 'dialysis', 'kudivellam', 'a', '', '!?'])(
    '"%s" is answered by no page',
    (query) => expect(pathsFor(query)).toEqual([]),
  );

  test('are three at most', () => {
    expect(pathsFor('bank receipt refund zakat contact')).toHaveLength(3);
  });

  test('leave the other words of a query to the search', () => {
    expect(findAnswers('donate dialysis')).toMatchObject({
      answers: [{ path: '/payments/home' }],
      isWhole: false,
    });
  });
});
