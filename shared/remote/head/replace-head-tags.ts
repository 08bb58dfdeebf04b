import { HEAD_TAGS_SELECTOR, headTags } from './head-tags.ts';

/** Replaces the tags that the server or an earlier call wrote. JSON-LD is removed: it described the earlier page. */
export function replaceHeadTags(...page: Parameters<typeof headTags>): void {
  for (const stale of document.head.querySelectorAll(`${HEAD_TAGS_SELECTOR},[type="application/ld+json"]`)) {
    stale.remove();
  }
  document.head.append(
    ...headTags(...page).map(({ name, attributes }) => {
      const tag = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
      return tag;
    }),
  );
}
