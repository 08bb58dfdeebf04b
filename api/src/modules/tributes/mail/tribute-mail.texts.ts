/** The words of the mail to an addressee. `{…}` is a placeholder. */
export const TRIBUTE_MAIL_TEXTS = {
  en: {
    subject: {
      memory: 'A gift was given in memory of {name}',
      behalf: 'A gift was given on behalf of {name}',
    },
    given: {
      memory: '{donor} has given to {trust} in memory of {name}.',
      behalf: '{donor} has given to {trust} on behalf of {name}.',
    },
    givenUnnamed: {
      memory: 'Someone has given to {trust} in memory of {name}.',
      behalf: 'Someone has given to {trust} on behalf of {name}.',
    },
    cause: 'The gift is for: {cause}.',
    message: 'The message for you:',
    why: 'The donor gave us your address for this one message. We use it for nothing else.',
    objection: 'If this message should not have come to you, reply to it or call {phone}.',
    stop: 'Send me no more messages',
    test: 'This is a test: no money moved.',
  },
  ml: {
    subject: {
      memory: '{name}: ഓർമ്മയ്ക്കായി ഒരു സംഭാവന',
      behalf: '{name}: ഇവരുടെ പേരിൽ ഒരു സംഭാവന',
    },
    given: {
      memory: '{name} എന്നവരുടെ ഓർമ്മയ്ക്കായി {donor} സംഭാവന നൽകി. സംഭാവന സ്വീകരിച്ചത്: {trust}.',
      behalf: '{name} എന്നവരുടെ പേരിൽ {donor} സംഭാവന നൽകി. സംഭാവന സ്വീകരിച്ചത്: {trust}.',
    },
    givenUnnamed: {
      memory: '{name} എന്നവരുടെ ഓർമ്മയ്ക്കായി ഒരാൾ സംഭാവന നൽകി. സംഭാവന സ്വീകരിച്ചത്: {trust}.',
      behalf: '{name} എന്നവരുടെ പേരിൽ ഒരാൾ സംഭാവന നൽകി. സംഭാവന സ്വീകരിച്ചത്: {trust}.',
    },
    cause: 'സംഭാവനയുടെ ആവശ്യം: {cause}.',
    message: 'നിങ്ങൾക്കുള്ള സന്ദേശം:',
    why: 'ഈ ഒരു സന്ദേശത്തിനു മാത്രമായി സംഭാവന നൽകിയ ആൾ നിങ്ങളുടെ വിലാസം ഞങ്ങൾക്കു തന്നതാണ്. മറ്റൊന്നിനും ഞങ്ങൾ അത് ഉപയോഗിക്കില്ല.',
    objection: 'ഈ സന്ദേശം നിങ്ങൾക്കു വരേണ്ടതായിരുന്നില്ലെങ്കിൽ ഇതിനു മറുപടി അയയ്ക്കുക, അല്ലെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുക.',
    stop: 'ഇനി സന്ദേശങ്ങൾ അയയ്ക്കരുത്',
    test: 'ഇതൊരു പരീക്ഷണമാണ്: പണമൊന്നും കൈമാറിയിട്ടില്ല.',
  },
} as const;
