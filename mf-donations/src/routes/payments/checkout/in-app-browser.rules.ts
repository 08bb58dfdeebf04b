/** User agents of browsers inside other apps: most of them cannot open the pop-up, or lose it to a payment app. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|\bLine\/|MicroMessenger|Snapchat|Twitter|LinkedInApp|Pinterest|Telegram|; wv\)/i;

/** An iPhone's or iPad's web view names no browser where Safari and the others name themselves. */
const APPLE_DEVICE = /\((?:iPhone|iPad|iPod)/;
const APPLE_BROWSER = /\bSafari\//;

/** Whether the pop-up is unreliable here, so that the donor pays on the provider's own page. */
export function needsRedirect(userAgent: string): boolean {
  return IN_APP.test(userAgent) || (APPLE_DEVICE.test(userAgent) && !APPLE_BROWSER.test(userAgent));
}
