import { screen } from '@testing-library/react';
import { Picture } from './picture.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

const stored = '/media/0123456789abcdef01234567.webp';

test('a stored picture comes in the format and size that the device wants', () => {
  const { container } = renderInLanguage(
    <Picture src={stored} alt="A well" sizes="100vw" widths={[320, 640]} />,
  );
  const types = Array.from(container.querySelectorAll('source'), (source) => source.type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  expect(container.querySelector('source')?.srcset).toBe(
    '/media/0123456789abcdef01234567-320.avif 320w, /media/0123456789abcdef01234567-640.avif 640w',
  );
  const oldest = screen.getByRole('img', { name: 'A well' });
  expect(oldest).toHaveAttribute('src', '/media/0123456789abcdef01234567-640.jpg');
  expect(oldest).not.toHaveAttribute('srcset');
});

test('its place is kept before it arrives, and it is fetched when it is near', () => {
  renderInLanguage(<Picture src={stored} alt="A well" sizes="100vw" ratio="16/9" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '1280');
  expect(picture).toHaveAttribute('height', '720');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('the picture that a page opens with is fetched first', () => {
  renderInLanguage(<Picture src={stored} alt="A well" sizes="100vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('whoever saves data gets the smallest form, and not before it is near', () => {
  const picture = <Picture src={stored} alt="A well" sizes="100vw" widths={[640, 1280]} priority />;
  const { container } = renderInLanguage(picture, 'en', { saver: true });
  expect(container.querySelector('source')?.srcset).toBe('/media/0123456789abcdef01234567-320.avif 320w');
  const shown = screen.getByRole('img');
  expect(shown).toHaveAttribute('src', '/media/0123456789abcdef01234567-320.jpg');
  expect(shown).toHaveAttribute('loading', 'lazy');
  expect(shown).not.toHaveAttribute('fetchpriority');
});

test('a picture from elsewhere is shown as it is', () => {
  renderInLanguage(<Picture src="/media/../secret.webp" alt="A well" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/../secret.webp');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('where there is no picture its description stands', () => {
  renderInLanguage(<Picture src="" alt="A well" sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'A well' })).toBeVisible();
});
