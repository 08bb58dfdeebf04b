export const texts = {
  'about.headTitle': 'About us',
  'about.title': 'About {name}',
  'about.how':
    'A case begins with an application or a word from a neighbour. Two volunteers visit the home, the board decides, and the project is opened here with what it needs. Money is paid to the hospital, the shop or the builder against a bill, and the next part only when the last one has been accounted for.',
  'about.anonymous': 'Donors and those we help stay anonymous.',
  'about.wings': 'Our project wings',
  'about.documents': 'Registration under 80G and 12A',
  'about.section80G': 'Section 80G registration',
  'about.section12A': 'Section 12A registration',
  'about.documentsNone': 'The certificates can be seen at the office.',
  'about.documentsUnavailable': 'The documents could not be loaded.',
  'about.contact': 'Contact the office',
} as const;
