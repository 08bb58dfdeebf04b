import { sampleConfig } from '@trust/shared/testing/sample-config';
import {
  breadcrumbsJsonLd,
  donateActionJsonLd,
  eventJsonLd,
  newsArticleJsonLd,
  organisationJsonLd,
} from './json-ld.rules.ts';

const fields = { path: '/event/5', name: 'ഓണസദ്യ', text: 'A meal for all.', image: '/media/a-share.jpg' };
const event = { ...fields, date: '2026-09-05' };
const trust = { '@type': 'NGO', name: 'Sample Charitable Trust', url: 'https://sample.example/' };
const news = newsArticleJsonLd(
  { lang: 'en', newsUpdateDate: '2026-05-20' },
  { ...fields, path: '/newsDetail/5' },
  sampleConfig,
);

test('the trust is told with its name, its addresses and how to reach it', () => {
  expect(organisationJsonLd(sampleConfig, 'ml')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: 'സാമ്പിൾ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
    description: 'ഓരോ കുടുംബത്തെയും ഞങ്ങൾ സന്ദർശിക്കും.',
    url: 'https://sample.example/',
    email: 'office@sample.example',
    telephone: ['+91 00000 00000'],
    address: 'എക്സാമ്പിൾ റോഡ്',
    sameAs: ['https://whatsapp.example/sample'],
  });
});

test('a way to give names what for, who gets it and where', () => {
  expect(donateActionJsonLd('1001', 'A roof', sampleConfig, 'en')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'DonateAction',
    name: 'A roof',
    recipient: trust,
    target: 'https://sample.example/payments/1001',
    priceCurrency: 'INR',
  });
});

test('an event has a name, a day, a place and who holds it', () => {
  expect(eventJsonLd(event, sampleConfig, 'en')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'ഓണസദ്യ',
    image: 'https://sample.example/media/a-share.jpg',
    startDate: '2026-09-05',
    url: 'https://sample.example/event/5',
    location: { '@type': 'Place', name: 'Sample Charitable Trust', address: 'Example Road' },
    organizer: trust,
  });
  const bare = eventJsonLd({ ...event, image: undefined, date: '' }, sampleConfig, 'en');
  expect(bare).not.toHaveProperty('image');
  expect(bare).not.toHaveProperty('startDate');
});

test('news has a headline, a day, a picture and the trust as its author', () => {
  expect(news).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'ഓണസദ്യ',
    datePublished: '2026-05-20',
    image: ['https://sample.example/media/a-share.jpg'],
    mainEntityOfPage: 'https://sample.example/newsDetail/5',
    author: trust,
    publisher: trust,
  });
});

test('a trail counts its pages from home to the page itself', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Projects', path: '/projects' },
  ];
  expect(breadcrumbsJsonLd('https://sample.example', trail)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://sample.example/' },
      { '@type': 'ListItem', position: 2, name: 'Projects', item: 'https://sample.example/projects' },
    ],
  });
});

test('nothing that is told to search engines is a person or an account', () => {
  const everything = JSON.stringify([
    organisationJsonLd(sampleConfig, 'en'),
    donateActionJsonLd('home', 'Home', sampleConfig, 'en'),
    eventJsonLd(event, sampleConfig, 'en'),
    news,
  ]);
  expect(everything).not.toContain('Person');
  for (const { accountName, accountNumber } of sampleConfig.trust.bankAccounts) {
    expect(everything).not.toContain(accountName);
    expect(everything).not.toContain(accountNumber);
  }
});
