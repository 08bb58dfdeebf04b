/** The 1200x630 picture that previews of a link show, made from a picture of the site; undefined for any other. */
export function shareCard(picture: string): string | undefined {
  const media = /^(\/media\/[0-9a-f]{24})\.[a-z]+$/.exec(picture);
  return media ? `${media[1]}-share.jpg` : undefined;
}
