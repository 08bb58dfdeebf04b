import { receiptTokenOf, rememberReceiptToken } from './receipt-tokens.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a donation’s receipt is known to the tab that made it, and no other’s is', () => {
  rememberReceiptToken('SCT/2026/000001', 'first');
  rememberReceiptToken('SCT/2026/000002', 'second');
  rememberReceiptToken('SCT/2026/000001', 'first again');
  expect(receiptTokenOf('SCT/2026/000001')).toBe('first again');
  expect(receiptTokenOf('SCT/2026/000002')).toBe('second');
  expect(receiptTokenOf('SCT/2026/000003')).toBeUndefined();
});

test('only the newest twenty are kept', () => {
  for (let number = 1; number <= 21; number++) rememberReceiptToken(`SCT/2026/${number}`, `token ${number}`);
  expect(receiptTokenOf('SCT/2026/1')).toBeUndefined();
  expect(receiptTokenOf('SCT/2026/2')).toBe('token 2');
});

test('what somebody else put there opens nothing', () => {
  sessionStorage.setItem('donations:receipts', '{"SCT/2026/1":1}');
  expect(receiptTokenOf('SCT/2026/1')).toBeUndefined();
});

test('a browser that keeps nothing still knows it while the page stands', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  rememberReceiptToken('SCT/2026/000001', 'token');
  expect(receiptTokenOf('SCT/2026/000001')).toBe('token');
});
