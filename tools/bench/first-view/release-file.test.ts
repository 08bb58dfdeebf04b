import { releaseFileOf, stylesIn } from './release-file.ts';

const base = 'http://localhost:8080/releases/mf-content/1.0.0-0678e253c7eb/browser/';

test('a script tells whose release it belongs to', () => {
  expect(releaseFileOf(`${base}remote.js`)).toEqual({
    module: 'mf-content',
    file: 'remote.js',
    folder: base,
  });
});

test.each(['http://localhost:8080/media/a.js', `${base.replace('mf-content', 'mf-other')}remote.js`])(
  '%s belongs to no release of ours',
  (url) => {
    expect(releaseFileOf(url)).toBeUndefined();
  },
);

test('the styles that a page carries are all counted', () => {
  expect(stylesIn('<style nonce="x">a{}</style><p>b</p><style>c{}</style>')).toBe('a{}\nc{}');
});
