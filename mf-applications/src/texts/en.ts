export const texts = {
  'guidelines.h1': 'Before you apply for aid',
  'guidelines.title': 'Apply for aid',
  'guidelines.description':
    'How to apply for aid: who may apply, what to attach, how cases are visited and decided. Applying costs nothing.',
  'guidelines.lead': 'Please read these instructions. Ask someone to read them to you if that is easier.',
  'guidelines.other-languages': 'These instructions are also in',
  'guidelines.for-category': 'You are applying for: {category}',

  'guidelines.filling': 'Filling in the application',
  'guideline.own-name':
    'Apply in your own name. If someone else fills in the form for you, it must still hold your details.',
  'guideline.every-column': 'Fill in every field. Where one does not apply to you, write NIL.',
  'guideline.category': 'Choose the category that fits your need; a wrong one delays the decision.',
  'guideline.truth':
    'Give only true details. If any are found to be false, the application is rejected and help already granted ends.',
  'guideline.phones':
    'Give phone and WhatsApp numbers where we can reach you. We cannot consider an application when we cannot reach you.',
  'guideline.earlier-help': 'Tell us of any help that you have had before, from the trust or from others.',
  'guideline.one-help': 'Each person can be helped only once.',

  'guidelines.documents': 'Photo and documents',
  'guideline.photo':
    'A passport-size photo of at most 500 KB is required. Without it the application is rejected.',
  'guideline.missing': 'An application with missing documents is rejected.',
  'guideline.readable': 'Copies of documents must be clear enough to read.',
  'guideline.not-returned': 'Documents are not returned, so do not send originals.',

  'guidelines.deciding': 'How a case is decided',
  'guideline.interview': 'Interviews are held at the office, and you must come in person.',
  'guideline.visit': 'Our workers visit your home, and may ask your ward member and your neighbours.',
  'guideline.deserving': 'Only fully deserving cases are considered.',
  'guideline.no-promise': 'That an application was received does not promise help.',
  'guideline.amount':
    'The amount is decided after the investigation and according to the funds available. It may be less than you ask for.',
  'guideline.board': 'The board of the trust may take any decision, and may end the help at any time.',

  'guidelines.help': 'When help is given',
  'guideline.direct':
    'Help is not handed over as money. It goes directly to those who are owed, such as hospitals and shops.',
  'guideline.bills': 'The next instalment is paid only against bills and vouchers for the one before.',
  'guideline.purpose': 'Help may be used only for the purpose for which it was granted.',
  'guideline.free': 'Applying costs nothing. If anyone asks you for money in our name, tell the office.',
  'guideline.private': 'Your details are kept private and seen only by those who examine the application.',
  'guideline.number':
    'Keep the application number that you receive, and have it with you when you call the office.',

  'guidelines.attach-title': 'Copies to attach',
  'guidelines.attach': 'Attach copies of the ward member’s letter, the ration card and the Aadhaar card.',
  'guidelines.agreement-title': 'Agreement',
  'guidelines.agreement':
    'I have read and understood these instructions. I agree to them, to the enquiries that they describe, and to the decision of the trust.',
  'guidelines.agree': 'Agree to above instructions',

  'choose.h1': 'What do you need help with?',
  'choose.lead': 'Choose a category. Its own instructions come next.',
  'choose.list': 'Categories',
  'choose.none-title': 'No category takes applications now',
  'choose.none': 'Please call the office if your need cannot wait.',
  'choose.failed': 'The categories could not be loaded.',
  'choose.guidelines': 'Instructions that you agreed to',

  'category.title': 'Apply for aid: {category}',
  'category.description':
    'Instructions for applying for aid in the category {category}, and where to get the form.',
  'category.step': 'Application for aid',
  'category.instructions': 'Instructions for this category',
  'category.no-instructions': 'This category has no instructions beyond the general ones.',
  'category.asked': 'The form also asks for',
  'category.change': 'Choose another category',
  'category.next': 'Or apply on paper',
  'category.on-paper': 'If you would rather write by hand:',
  'category.step-print': 'Print the form from our downloads, or ask for one at the office.',
  'category.step-fill': 'Fill in every field, and write NIL where one does not apply.',
  'category.step-bring': 'Bring it to the office with the photo and the copies, or send it by post.',
  'category.downloads': 'Printed application forms',

  'start.title': 'Apply here',
  'start.time': 'It takes about half an hour. What you write is stored on this device for 30 days.',
  'start.at-hand': 'Have at hand',
  'start.photo': 'a passport size photo of the applicant, or a phone to take one',
  'start.aadhaar': 'the Aadhaar card',
  'start.ration-card': 'the ration card',
  'start.ward-member': 'name and phone number of the ward member, and their letter',
  'start.relatives': 'age, work and income of all who live in the house',
  'start.documents': 'what the instructions of this category ask for',
  'start.button': 'Start the application',
  'start.loading': 'The form is being loaded',
  'start.failed': 'The form could not be loaded. Check your connection and try again.',
  'start.no-scripts': 'Your browser runs no scripts, which the form needs. Please apply on paper.',

  'office.title': 'The office',
  'office.phone': 'Phone',
  'office.email': 'Email',
  'office.address': 'Address',

  'summary.h1': 'Find your application',
  'summary.description':
    'Where to find the private link to an application for aid that has been sent, and what it shows.',
  'summary.what':
    'Every application that has been sent has a page of its own. It shows the application number, the category and its terms, and prints the application.',
  'summary.where-title': 'Where the link is',
  'summary.where-browser':
    'As soon as an application has been sent, its number and the way to its page are shown. Save the link or print the application then.',
  'summary.where-history':
    'It may still be in the history of the phone or computer on which the form was filled in.',
  'summary.where-office':
    'If you have lost it, call the office with your application number. We do not send the link to anyone else.',
  'summary.private-title': 'Keep it to yourself',
  'summary.private':
    'Whoever has the link can read the application. Share it only with those who help you apply.',
  'summary.apply': 'Add a new Application',

  'relief.projects': 'Relief projects with a form of their own',
  'relief.others': 'Other relief projects',
  'relief.application': 'Relief application',
  'relief.application.lead': 'For families who have lost their home, their goods or their income suddenly.',
  'relief.health-care': 'Health care relief',
  'relief.health-care.lead': 'For patients who cannot pay for treatment, medicines or equipment.',
  'relief.pravasi-care': 'Pravasi Care',
  'relief.pravasi-care.lead': 'For those who have come back from work abroad, and for their families.',
  'relief.ramzan-care': 'Ramzan Care',
  'relief.ramzan-care.lead': 'For families who need food and other help in the month of Ramzan.',
} as const;
