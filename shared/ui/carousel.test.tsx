import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from '../testing/component-axe.ts';
import { Carousel } from './carousel.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

const names = ['A house', 'A well', 'A school', 'A boat'];
const texts = { previous: 'Previous project', next: 'Next project' };
const items = names.map((name) => ({ key: name, content: <a href="/project/1">{name}</a> }));

const rowOf = () => screen.getAllByRole('group')[0]!.parentElement!;

/** A row of four cards of 100 px, of which two fit, in a padding of 16 px. */
function showCarousel(preference = '') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === preference }) as MediaQueryList;
  const view = renderInLanguage(<Carousel label="Projects" texts={texts} intervalMs={2000} items={items} />);
  const row = rowOf();
  Object.defineProperties(row, { scrollWidth: { value: 400 }, clientWidth: { value: 200 } });
  screen.getAllByRole('group').forEach((item, index) => {
    Object.defineProperty(item, 'offsetLeft', { value: 16 + index * 100 });
  });
  return { ...view, row };
}

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it moves on every two seconds, and begins again after the end', () => {
  const { row } = showCarousel();
  const seen = [0, 2000, 2000, 2000].map((ms) => {
    after(ms);
    return row.scrollLeft;
  });
  expect(seen).toEqual([0, 100, 200, 0]);
});

test('it waits while someone points at it, and goes on afterwards', () => {
  const { row } = showCarousel();
  fireEvent.pointerEnter(row);
  after(4000);
  expect(row.scrollLeft).toBe(0);
  fireEvent.pointerLeave(row);
  after(2000);
  expect(row.scrollLeft).toBe(100);
});

test('it waits while the keyboard is inside', () => {
  const { row } = showCarousel();
  act(() => screen.getByRole('link', { name: 'A house' }).focus());
  after(4000);
  expect(row.scrollLeft).toBe(0);
});

test('it stops when paused, and goes on when told to', () => {
  const { row } = showCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  after(4000);
  expect(row.scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  after(2000);
  expect(row.scrollLeft).toBe(100);
});

test('it stops for good when the visitor moves it', () => {
  const { row } = showCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Next project' }));
  expect(row.scrollLeft).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'Previous project' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous project' }));
  expect(row.scrollLeft).toBe(200);
  after(4000);
  expect(row.scrollLeft).toBe(200);
});

test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  'it does not begin by itself for a device with %s',
  (preference) => {
    const { row } = showCarousel(preference);
    after(4000);
    expect(row.scrollLeft).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  },
);

test('it has nothing that a screen reader would stumble over', async () => {
  const { container } = showCarousel('(prefers-reduced-motion: reduce)');
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test('slides without a pace are moved by the visitor alone', () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  renderInLanguage(<Carousel label="Ways to help" texts={texts} slides items={items} />);
  const row = rowOf();
  Object.defineProperties(row, { scrollWidth: { value: 400 }, clientWidth: { value: 100 } });
  screen.getAllByRole('group').forEach((item, index) => {
    Object.defineProperty(item, 'offsetLeft', { value: index * 100 });
  });
  after(60_000);
  expect(row.scrollLeft).toBe(0);
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next project' }));
  expect(row.scrollLeft).toBe(100);
});

test.each([
  ['en', 'carousel'],
  ['ml', 'സ്ലൈഡ് നിര'],
] as const)('a screen reader names what it is in %s', (language, name) => {
  renderInLanguage(<Carousel label="Projects" texts={texts} items={items} />, language);
  expect(screen.getByRole('region', { name: 'Projects' })).toHaveAttribute('aria-roledescription', name);
});

/** Stands in for the browser's observer: the test says what is in view. */
function observeByHand() {
  let report: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(
      callback: (entries: IntersectionObserverEntry[]) => void,
      options?: IntersectionObserverInit,
    ) {
      if (options?.root) report = (entries) => callback(entries as IntersectionObserverEntry[]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return (shown: number) =>
    act(() =>
      report(
        screen.getAllByRole('group', { hidden: true }).map((target, index) => ({
          target,
          isIntersecting: index === shown,
          intersectionRatio: index === shown ? 1 : 0,
        })),
      ),
    );
}

describe('a row of slides', () => {
  const original = window.IntersectionObserver;
  afterEach(() => (window.IntersectionObserver = original));

  test('says which of them is shown, and takes no focus where it is out of view', () => {
    const show = observeByHand();
    renderInLanguage(<Carousel label="Ways to help" texts={texts} slides items={items} />);
    show(1);
    expect(screen.getByText('2 of 4', { selector: '[aria-live]' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A well' }).closest('[inert]')).toBeNull();
    expect(screen.getByText('A house').closest('[inert]')).not.toBeNull();
  });

  test('leaves the later ones to be laid out after the first view', () => {
    renderInLanguage(<Carousel label="Ways to help" texts={texts} slides items={items} />);
    const isLeft = screen.getAllByRole('group').map((slide) => slide.hasAttribute('data-below-fold'));
    expect(isLeft).toEqual([false, true, true, true]);
  });

  test('keeps the focus that is in a slide which is scrolled away', () => {
    const show = observeByHand();
    renderInLanguage(<Carousel label="Ways to help" texts={texts} slides items={items} />);
    act(() => screen.getByRole('link', { name: 'A house' }).focus());
    show(1);
    expect(screen.getByRole('link', { name: 'A house' })).toHaveFocus();
    expect(screen.getByText('A house').closest('[inert]')).toBeNull();
  });
});

test('the keyboard skips a row of cards with one press', () => {
  showCarousel();
  const skip = screen.getByRole('link', { name: 'Skip the carousel' });
  expect(fireEvent.click(skip)).toBe(false);
  const { activeElement } = document;
  expect(activeElement?.compareDocumentPosition(screen.getByRole('button', { name: 'Next project' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('each slide says its place in the row', () => {
  renderInLanguage(<Carousel label="Projects" texts={texts} items={items} />, 'ml');
  expect(screen.getByRole('group', { name: '2 / 4' })).toHaveTextContent('A well');
});
