const YEAR_IN_SECONDS = 31_536_000;

/** Options of the cookies with a visitor's choices. Not httpOnly: the language switch in the browser writes one too. */
export function choiceCookieOptions(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure } as const;
}
