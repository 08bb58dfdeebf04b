/** The cookie that holds a returning visitor's language for the server. Apart from the schema: first views import it. */
export const LANGUAGE_COOKIE = 'lang';
