import { ContractError, NotFoundError, reportUnexpected, UnavailableError } from './http.ts';

const { reportError } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { reportError });
});

test.each([new UnavailableError(), new NotFoundError()])('%s is nobody’s mistake', (error) => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  reportUnexpected(error);
  expect(report).not.toHaveBeenCalled();
});

test('an answer that breaks the contract reaches the error report, and the log where pages are rendered', () => {
  const error = new ContractError('no list');
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  reportUnexpected(error);
  expect(report).toHaveBeenCalledWith(error);

  Reflect.deleteProperty(globalThis, 'reportError');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reportUnexpected(error);
  expect(log).toHaveBeenCalledWith(error);
});
