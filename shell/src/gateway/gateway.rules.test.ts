/** @jest-environment node */
import type { PublicConfig } from '@trust/shared/contract/trust';
import type { DocumentGroup } from '../routes.ts';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { accessLog } from './http/log/access-log.ts';
import { scriptJson, tag } from './html.ts';
import { contentSecurityPolicy, nonceSources } from './page/page-policy.ts';

test('text in a page cannot become markup', () => {
  expect(tag('meta', { content: `<img src=x onerror="alert('1')">&` })).toBe(
    '<meta content="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">',
  );
  expect(tag('meta', { content: '"><script>', hidden: true, id: undefined })).toBe(
    '<meta content="&quot;&gt;&lt;script&gt;" hidden>',
  );
});

test('data in a page cannot end the script element that holds it', () => {
  const json = scriptJson({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test('the access log keeps no query', () => {
  expect(accessLog({ method: 'GET', url: '/payments/home?name=Asha&phone=000' })).toEqual({
    method: 'GET',
    path: '/payments/home',
  });
});

test.each([
  '/application-summary/secret-of-an-applicant?x=1',
  '/Application-Summary/secret-of-an-applicant',
  '//application-summary/secret-of-an-applicant',
  '/application-summary//secret-of-an-applicant/',
  '/%E2%80%9Capplication-summary/secret-of-an-applicant%E2%80%9D',
  '/application%2Dsummary%2Fsecret-of-an-applicant',
  '/application-%C2%ADsummary/secret-of-an-applicant',
  '/application-summary/secret-of-an-applicant%',
])('the access log keeps no key of an application: %s', (url) => {
  expect(accessLog({ method: 'GET', url }).path).toBe('/application-summary/…');
});

const GROUPS: readonly DocumentGroup[] = [
  'site',
  'payments',
  'payments-mobile',
  'application',
  'application-summary',
  'relief',
];

test('scripts run only by the page’s nonce, on payment pages as elsewhere', () => {
  for (const group of GROUPS) {
    const policy = contentSecurityPolicy(sampleConfig, group, nonceSources('abc'));
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(policy).not.toMatch(/unsafe/);
  }
  expect(contentSecurityPolicy(sampleConfig, 'payments', nonceSources('abc'))).toContain(
    "frame-ancestors 'none'",
  );
});

test.each(GROUPS)('the %s pages may call the configured parties, and without any the site alone', (group) => {
  const config = {
    ...sampleConfig,
    apiBase: 'https://api.example/v1',
    contentBase: `${sampleConfig.siteUrl}/content`,
    paymentsBase: 'https://pay.example/payments',
  };
  const directive = (of: PublicConfig) =>
    contentSecurityPolicy(of, group, nonceSources('abc'))
      .split('; ')
      .find((text) => text.startsWith('connect-src'));
  expect(directive(sampleConfig)).toBe("connect-src 'self'");
  expect(directive(config)).toBe("connect-src 'self' https://api.example https://pay.example");
});

test('pages show pictures and files of exactly the configured content system, payment pages none', () => {
  const config = { ...sampleConfig, contentSystemOrigin: 'https://content.example' };
  const site = contentSecurityPolicy(config, 'site', nonceSources('abc')).split('; ');
  expect(site).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://content.example",
      "connect-src 'self' https://content.example",
      expect.stringMatching(/^frame-src .* https:\/\/content\.example$/),
    ]),
  );
  expect(contentSecurityPolicy(sampleConfig, 'site', nonceSources('abc'))).not.toContain('content.example');
  expect(contentSecurityPolicy(config, 'payments', nonceSources('abc'))).not.toContain('content.example');
});

test('nobody may frame a page for apps but the configured origins', () => {
  const framers = (webviewOrigins?: string[]) =>
    /frame-ancestors [^;]*/.exec(
      contentSecurityPolicy({ ...sampleConfig, webviewOrigins }, 'payments-mobile', nonceSources('n')),
    )?.[0];
  expect(framers()).toBe("frame-ancestors 'none'");
  expect(framers(['https://app.example', 'capacitor://localhost'])).toBe(
    'frame-ancestors https://app.example capacitor://localhost',
  );
});

test('of other hosts, pages may frame the configured map, and payment pages none', () => {
  const framesOf = (group: 'site' | 'payments') =>
    contentSecurityPolicy(sampleConfig, group, nonceSources('abc'))
      .split('; ')
      .find((line) => line.startsWith('frame-src '));
  expect(framesOf('site')).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://frames.map.example",
  );
  expect(framesOf('payments')).toBe("frame-src 'none'");
});

test('a site that is tried out frames its own map and videos, and no other host', () => {
  const config = {
    ...sampleConfig,
    trust: { ...sampleConfig.trust, mapEmbedUrl: '/sandbox/map?line=Kochi' },
    videoPlayer: '/sandbox/videos',
  };
  expect(contentSecurityPolicy(config, 'site', nonceSources('abc')).split('; ')).toContain(
    "frame-src 'self'",
  );
});

describe('a relief page', () => {
  const relief = {
    application: 'https://forms.example/relief?embedded=true',
    'health-care': 'https://forms.example/health',
    'pravasi-care': 'closed',
    'ramzan-care': 'https://other.forms.example/ramzan',
  };
  const policyOf = (forms: PublicConfig['relief'], group: DocumentGroup = 'relief') =>
    contentSecurityPolicy({ ...sampleConfig, relief: forms }, group, nonceSources('abc')).split('; ');

  test('frames and asks the hosts of the configured forms, and no others', () => {
    expect(policyOf(relief)).toEqual(
      expect.arrayContaining([
        'frame-src https://forms.example https://other.forms.example',
        "connect-src 'self' https://forms.example https://other.forms.example",
        "img-src 'self' data:",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  });

  test('frames the site’s own stand-ins where there is a sandbox', () => {
    const policy = policyOf({ application: '/sandbox/forms/application', 'pravasi-care': 'closed' });
    expect(policy).toEqual(expect.arrayContaining(["frame-src 'self'", "connect-src 'self'"]));
  });

  test.each([[{}], [undefined], [{ 'pravasi-care': 'closed' }]])(
    'frames nothing where no form is open: %j',
    (forms) => {
      expect(policyOf(forms)).toEqual(expect.arrayContaining(["frame-src 'none'", "connect-src 'self'"]));
    },
  );

  test.each(GROUPS.filter((group) => group !== 'relief'))(
    'alone knows the forms: the %s pages do not',
    (group) => {
      expect(policyOf(relief, group).join()).not.toContain('forms.example');
    },
  );
});

test('pictures that were chosen and not yet sent are shown on the pages of the application form alone', () => {
  const picturesOf = (group: DocumentGroup) =>
    /img-src [^;]*/.exec(contentSecurityPolicy(sampleConfig, group, nonceSources('abc')))?.[0];
  expect(picturesOf('application')).toBe("img-src 'self' data: blob:");
  for (const group of GROUPS.filter((name) => name !== 'application'))
    expect(picturesOf(group)).toBe("img-src 'self' data:");
  expect(contentSecurityPolicy(sampleConfig, 'application', nonceSources('abc'))).toContain(
    "frame-src 'none'",
  );
});

describe('a payment page lets through who takes the payment, and nobody else', () => {
  const payment = { keyId: 'rzp_live_1', checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js' };
  const policyOf = (config: Partial<PublicConfig>, group: 'site' | 'payments' = 'payments') =>
    contentSecurityPolicy({ ...sampleConfig, ...config }, group, nonceSources('abc')).split('; ');

  test('with real keys the card provider’s own hosts', () => {
    const policy = policyOf({ onlinePayment: { ...payment, sandbox: false } });
    const provider = 'https://api.razorpay.com https://checkout.razorpay.com';
    expect(policy).toEqual(
      expect.arrayContaining([
        `frame-src ${provider}`,
        `connect-src 'self' ${provider} https://lumberjack.razorpay.com https://lumberjack-cx.razorpay.com`,
        "img-src 'self' data: https://cdn.razorpay.com",
        `form-action 'self' ${provider}`,
        "script-src 'nonce-abc' 'strict-dynamic'",
      ]),
    );
  });

  test('with the sandbox none but our own', () => {
    const policy = policyOf({ onlinePayment: { ...payment, sandbox: true } });
    expect(policy).toEqual(expect.arrayContaining(["frame-src 'self'", "form-action 'self'"]));
    expect(policy.join()).not.toContain('razorpay');
  });

  test('the bank’s pages are posted to from payment pages alone', () => {
    const bankGateway = { origins: ['https://pay.bank.example', 'https://m.bank.example'], sandbox: false };
    expect(policyOf({ bankGateway })).toContain(
      "form-action 'self' https://pay.bank.example https://m.bank.example",
    );
    expect(policyOf({ bankGateway }, 'site').join()).not.toContain('bank.example');
  });
});
