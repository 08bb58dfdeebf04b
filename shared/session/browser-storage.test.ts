import { createBrowserStorage } from './browser-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test.each(['sessionStorage', 'localStorage'] as const)(
  'what %s stores is read, and can be removed',
  (name) => {
    const storage = createBrowserStorage(name);
    expect(storage.read('key')).toBeUndefined();
    expect(storage.readJson('key')).toBeUndefined();
    expect(storage.write('key', '{"a":1}')).toBe(true);
    expect(window[name].getItem('key')).toBe('{"a":1}');
    expect(storage.read('key')).toBe('{"a":1}');
    expect(storage.readJson('key')).toEqual({ a: 1 });
    storage.remove('key');
    expect(storage.read('key')).toBeUndefined();
  },
);

test('a text that is not JSON gives nothing', () => {
  const storage = createBrowserStorage('sessionStorage');
  storage.write('key', '{');
  expect(storage.readJson('key')).toBeUndefined();
});

test('a browser that refuses storage says that nothing was stored, and throws nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const storage = createBrowserStorage('sessionStorage');
  expect(storage.write('key', 'value')).toBe(false);
  expect(storage.read('key')).toBeUndefined();
  expect(storage.readJson('key')).toBeUndefined();
  expect(() => storage.remove('key')).not.toThrow();
});

test('a full storage says that nothing was stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(createBrowserStorage('localStorage').write('key', 'value')).toBe(false);
});
