import { readFigures } from '@trust/shared/contract/typed/figures';

const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** The id in any of a video's addresses, with or without `https://`; any other text as it is. */
export function readVideoId(typed: string): string {
  const text = readFigures(typed);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return text;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!HOSTS.test(hostname)) return text;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  return searchParams.get('v') ?? (/^(?:embed|shorts|live|v)$/.test(first) ? second : text);
}
