import type { Page } from '@playwright/test';

/** What of a page is seen first: its words, each as large as there, and its picture. */
export interface FirstSight {
  readonly words: readonly { readonly tag: 'h1' | 'p'; readonly text: string; readonly size: string }[];
  readonly picture: {
    readonly sources: readonly { readonly type: string; readonly srcset: string; readonly sizes: string }[];
    readonly image: { readonly src: string; readonly srcset: string; readonly sizes: string };
    /** Its place, in CSS pixels. */
    readonly width: number;
    readonly height: number;
  } | null;
}

/** Looks at an open page: its heading, its first paragraphs, and the picture that is painted largest, or else first. */
export function firstSight(page: Page): Promise<FirstSight> {
  // No function here has a name: the compiler would add a call to one that the page has not.
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('main h1, main p, main img')].filter(
      (element) => element.getBoundingClientRect().top < innerHeight || element === window.largestElement,
    );
    const images = seen.filter((element) => element instanceof HTMLImageElement);
    const words = seen
      .filter((element) => element.localName !== 'img')
      .map((element) => ({
        tag: element.localName === 'h1' ? ('h1' as const) : ('p' as const),
        text: element.textContent.trim(),
        size: getComputedStyle(element).fontSize,
      }));
    const image = images.find((one) => one === window.largestElement) ?? images[0];
    if (!image) return { words, picture: null };
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const { width, height } = image.getBoundingClientRect();
    return {
      words,
      picture: {
        sources: sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes })),
        image: { src: image.getAttribute('src') ?? '', srcset: image.srcset, sizes: image.sizes },
        width,
        height,
      },
    };
  });
}

/** The same first words and picture with hardly a style: the quickest that a page can be. */
export function stillHtml({ words, picture }: FirstSight): string {
  const text = words.map(
    ({ tag, text, size }) => `<${tag} style="font-size:${size}">${escaped(text)}</${tag}>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Still</title><style>body{margin:1rem;font-family:sans-serif;line-height:1.5}img{display:block;object-fit:cover}</style></head><body>${
    picture ? pictureHtml(picture) : ''
  }${text.join('')}</body></html>`;
}

/**
 * A page as the site sends it, less what is no HTML, style or picture: scripts, what is asked for ahead, data for scripts
 * and fonts. So it would stand there if somebody had written it by hand for this content and this look.
 */
export function handMade(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:preload|modulepreload|prefetch|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

function pictureHtml({ sources, image, width, height }: NonNullable<FirstSight['picture']>): string {
  const written = sources.map(
    ({ type, srcset, sizes }) =>
      `<source type="${type}" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}">`,
  );
  const { src, srcset, sizes } = image;
  return `<picture>${written.join('')}<img src="${escaped(src)}" srcset="${escaped(srcset)}" sizes="${escaped(sizes)}" alt="" fetchpriority="high" style="width:${String(width)}px;height:${String(height)}px"></picture>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
