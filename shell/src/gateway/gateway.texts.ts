import type { Language } from '@trust/shared/contract/languages';

/** Messages of the gateway itself: the api cannot be reached, or no page can be shown. */
export interface GatewayTexts {
  readonly unavailable: string;
  readonly notFound: string;
  readonly notAccepted: string;
  readonly notReadable: string;
  readonly outdated: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly failed: string;
  readonly pageFailed: string;
  readonly retry: string;
  readonly home: string;
}

export const gatewayTexts: Record<Language, GatewayTexts> = {
  en: {
    unavailable: 'This is not available just now. Try again shortly',
    notFound: 'There is no such thing here',
    notAccepted: 'Nothing can be sent to this address',
    notReadable: 'The request could not be read',
    outdated: 'The site has changed since. Load the page again',
    tooLarge: 'This is too long to be sent. Please shorten it',
    tooMany: 'Too much is being sent from this connection just now. Try again shortly',
    failed: 'Something went wrong on our side. Try again',
    pageFailed: 'This page could not be shown',
    retry: 'Try again',
    home: 'Home',
  },
  ml: {
    unavailable: 'ഇത് ഇപ്പോൾ ലഭ്യമല്ല. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
    notFound: 'ഇങ്ങനെയൊന്ന് ഇവിടെയില്ല',
    notAccepted: 'ഈ വിലാസത്തിലേക്ക് ഒന്നും അയയ്ക്കാനാവില്ല',
    notReadable: 'അഭ്യർത്ഥന വായിക്കാനായില്ല',
    outdated: 'സൈറ്റിൽ അതിനുശേഷം മാറ്റം വന്നിട്ടുണ്ട്. പേജ് വീണ്ടും തുറക്കുക',
    tooLarge: 'ഇത് അയയ്ക്കാവുന്നതിലും കൂടുതലാണ്. ദയവായി ചുരുക്കുക',
    tooMany: 'ഈ കണക്ഷനിൽ നിന്ന് ഒരേസമയം വളരെയധികം വരുന്നുണ്ട്. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
    failed: 'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാർ സംഭവിച്ചു. വീണ്ടും ശ്രമിക്കുക',
    pageFailed: 'ഈ പേജ് കാണിക്കാൻ കഴിഞ്ഞില്ല',
    retry: 'വീണ്ടും ശ്രമിക്കുക',
    home: 'ഹോം',
  },
};

export function textKeyFor(status: number): Exclude<keyof GatewayTexts, 'noPage'> {
  switch (status) {
    case 404:
      return 'notFound';
    case 405:
      return 'notAccepted';
    case 409:
      return 'outdated';
    case 413:
      return 'tooLarge';
    case 429:
      return 'tooMany';
    case 503:
      return 'unavailable';
    default:
      return status < 500 ? 'notReadable' : 'failed';
  }
}
