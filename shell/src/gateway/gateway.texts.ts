import type { Language } from '@trust/shared/contract/language';

/** What the gateway itself says to a visitor whose call it cannot pass on or whose page it cannot show. */
export interface GatewayTexts {
  readonly unavailable: string;
  readonly notFound: string;
  readonly notTaken: string;
  readonly notReadable: string;
  readonly failed: string;
  readonly noPage: string;
}

export const gatewayTexts: Record<Language, GatewayTexts> = {
  en: {
    unavailable: 'This is not available just now. Try again shortly',
    notFound: 'There is no such thing here',
    notTaken: 'Nothing can be sent to this address',
    notReadable: 'The request could not be read',
    failed: 'Something went wrong on our side. Try again',
    noPage: 'This page could not be shown',
  },
  ml: {
    unavailable: 'ഇത് ഇപ്പോൾ ലഭ്യമല്ല. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
    notFound: 'ഇങ്ങനെയൊന്ന് ഇവിടെയില്ല',
    notTaken: 'ഈ വിലാസത്തിലേക്ക് ഒന്നും അയയ്ക്കാനാവില്ല',
    notReadable: 'അഭ്യർത്ഥന വായിക്കാനായില്ല',
    failed: 'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാർ സംഭവിച്ചു. വീണ്ടും ശ്രമിക്കുക',
    noPage: 'ഈ പേജ് കാണിക്കാൻ കഴിഞ്ഞില്ല',
  },
};

/** The text for a status that the gateway answers with. */
export function textFor(status: number): Exclude<keyof GatewayTexts, 'noPage'> {
  switch (status) {
    case 404:
      return 'notFound';
    case 405:
      return 'notTaken';
    case 503:
      return 'unavailable';
    default:
      return status < 500 ? 'notReadable' : 'failed';
  }
}
