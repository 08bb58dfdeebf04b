import escapeHtml from 'escape-html';
import type { Page } from '@playwright/test';

/** What a visitor sees first: texts with their font sizes, and the picture. */
export interface FirstView {
  readonly words: readonly { readonly tag: 'h1' | 'p'; readonly text: string; readonly size: string }[];
  readonly picture: {
    readonly sources: readonly { readonly type: string; readonly srcset: string; readonly sizes: string }[];
    readonly image: { readonly src: string; readonly srcset: string; readonly sizes: string };
    /** Its size on the page, in CSS pixels. */
    readonly width: number;
    readonly height: number;
  } | null;
}

/** Reads the heading, the first paragraphs and the largest, else the first picture of an open page. */
export function readFirstView(page: Page): Promise<FirstView> {
  // No named functions: for them the compiler inserts a helper that the page does not have.
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll('main h1, main p, main img')].filter(
      (element) => element.getBoundingClientRect().top < innerHeight || element === window.largestElement,
    );
    const images = visible.filter((element) => element instanceof HTMLImageElement);
    const words = visible
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

/** A page with these words and this picture and minimal styles: a lower bound. */
export function renderBareHtml({ words, picture }: FirstView): string {
  const text = words.map(
    ({ tag, text, size }) => `<${tag} style="font-size:${size}">${escapeHtml(text)}</${tag}>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Still</title><style>body{margin:1rem;font-family:sans-serif;line-height:1.5}img{display:block;object-fit:cover}</style></head><body>${
    picture ? renderPicture(picture) : ''
  }${text.join('')}</body></html>`;
}

/**
 * The page's HTML without scripts, their data, preloads and fonts: what somebody would write by hand for this content
 * and this look.
 */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:preload|modulepreload|prefetch|manifest)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

function renderPicture({ sources, image, width, height }: NonNullable<FirstView['picture']>): string {
  const sourceTags = sources.map(
    ({ type, srcset, sizes }) =>
      `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}">`,
  );
  const { src, srcset, sizes } = image;
  return `<picture>${sourceTags.join('')}<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}" alt="" fetchpriority="high" style="width:${String(width)}px;height:${String(height)}px"></picture>`;
}
