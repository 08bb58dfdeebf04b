/** Solace programmes and booking a place in one. */
export const texts = {
  'solace.list.title': 'Solace programmes',
  'solace.list.lead':
    'Quiet days, company and counselling in hard times. Choose a programme to read about it and to book.',
  'solace.list.empty': 'There are no programmes right now',
  'solace.list.empty-hint': 'The next ones are announced in the news.',
  'solace.list.price': '{price} per place',
  'solace.closed': 'Booking Closed',
  'solace.closed-hint': 'Bookings are closed. Other programmes may still have places.',
  'solace.book': 'Book a place',
  'solace.price': 'Price',
  'solace.pay':
    'You pay on the bank’s own page, and come back here afterwards. Your place is booked once we receive the payment.',
  'solace.cancelling': 'Cancelling and refunds',
  'solace.place': 'Place',
  'solace.place-hint': 'Your town or village',
  'solace.district': 'District',
  'solace.district-choose': 'Choose a district',
  'solace.error.nameMissing': 'Please enter your name.',
  'solace.error.emailMissing': 'Please provide your email.',
  'solace.error.phoneMissing': 'Please provide your whatsapp number.',
  'solace.error.placeMissing': 'Please provide your place.',
  'solace.error.districtMissing': 'Please select your district.',
  'solace.proceed': 'Book and pay {price}',
  'solace.to-bank': 'Continue to the bank',
  'solace.pay-now': 'Continue to the bank and pay {price}',
  'solace.leaving': 'You are being taken to the bank’s page. Please wait.',
} as const;
