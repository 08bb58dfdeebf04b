/** Browsers inside other apps, by what they say of themselves; most open no window and lose one that another app opens. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|\bLine\/|MicroMessenger|Snapchat|Twitter|LinkedInApp|Pinterest|Telegram|; wv\)/i;

/** An iPhone's or iPad's web view names no browser where Safari and the others name themselves. */
const APPLE_DEVICE = /\((?:iPhone|iPad|iPod)/;
const APPLE_BROWSER = /\bSafari\//;

/** Whether a pop-up cannot be counted on, so that the donor is led to the provider's own page and back. */
export function needsRedirect(userAgent: string): boolean {
  return IN_APP.test(userAgent) || (APPLE_DEVICE.test(userAgent) && !APPLE_BROWSER.test(userAgent));
}
