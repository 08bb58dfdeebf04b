/** Texts of a gift in memory or on behalf of someone. */
export const texts = {
  'tribute.kind': 'The gift is',
  'tribute.memory': 'In memory of',
  'tribute.behalf': 'On behalf of',
  'tribute.name': 'Name of that person',
  'tribute.message': 'Message',
  'tribute.message-hint':
    'For the card that you can print after paying, and for the email. At most 300 characters, without links.',
  'tribute.email': 'Send the message to this email',
  'tribute.email-hint':
    'We send it one message after your payment. It has your name as you wrote it above, unless you ticked “Do not name me in thanks”, and never the amount.',
  'tribute.error.tributeKindMissing': 'Choose whether it is in memory or on behalf',
  'tribute.error.tributeNameMissing':
    'Enter the name of the person you give for, or leave this whole part empty',
  'tribute.error.tributeLink':
    'Write without links, email and web addresses. If there is none, put a space after each full stop',
  'tribute.error.emailInvalid': 'Enter one email address like name@example.com, or leave it empty',

  'tribute.given.memory': 'In memory of {name}',
  'tribute.given.behalf': 'On behalf of {name}',
  'tribute.mail.waiting': 'Your message will be sent to {email} within a few minutes.',
  'tribute.mail.sent': 'Your message was sent to {email}.',
  'tribute.mail.not-sent':
    'Your message could not be sent to {email}: we send only a few a day to one address and for one donor. You can print the card and hand it over.',
  'tribute.card': 'Print a card (PDF)',
  'tribute.card-in': 'Card in {language}',
} as const;
