import { join, resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const SITE_DATA = resolve(ROOT, process.env['DATA_DIR'] ?? '.data/e2e');

/** The releases that the journeys' site serves. */
export const SITE_RELEASES = resolve(ROOT, process.env['RELEASES_DIR'] ?? join(SITE_DATA, 'releases'));

/** The folder of that site's logs. */
export const SITE_LOGS = join(SITE_DATA, 'logs');

/** Secrets of the journeys' site. Only its api and its sandbox may see them. */
export const SITE_SECRETS = {
  RAZORPAY_KEY_SECRET: 'secret-of-the-card-key-4711',
  RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-webhooks-4712',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'secret-of-older-webhooks-4713',
  BANK_PASS_CODE: 'pass-code-of-the-merchant-4714',
  BANK_HASH_KEY: 'key-of-the-bank-hash-4715',
} as const;

/**
 * What Playwright switches off, repeated since Chromium takes the last such list alone, and the pop-ups of its address
 * bar: nobody sees them, and each new page took half of a processor's second to draw them.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Switches off the browser's own requests, since journeys have no internet, and what makes scripts faster that run for
 * long: a page of a journey is left before optimised code pays, and other journeys use the other core meanwhile.
 */
const CHROMIUM_FLAGS = [
  '--js-flags=--single-threaded --no-opt',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export const PHONE_SIZE = { width: 360, height: 740 };
export const DESKTOP_SIZE = { width: 1280, height: 800 };

/**
 * A journey runs on a phone, as most visits do. One with a tag runs on a desktop instead, or on both, since what it does
 * depends on the width of the page; `@on-phone` says that its subject is the phone.
 */
const ON_DESKTOP_ALONE = /@on-desktop\b/;
const ON_DESKTOP = /@on-(?:desktop|both)\b/;

interface Server {
  command: string;
  port: number;
  /** How long its start may take, in ms. */
  timeoutMs: number;
  env?: Record<string, string>;
}

/** The configuration of journeys against one standalone remote, as `npm run alone` serves it. */
export function standaloneRemoteConfig(remote: string): PlaywrightTestConfig {
  return journeyConfig({ command: `npm run --silent alone -- ${remote}`, port: 4180, timeoutMs: 180_000 });
}

/** The configuration of journeys against the whole site with a data folder of its own, as `npm start` serves it. */
export function siteConfig(): PlaywrightTestConfig {
  return journeyConfig({
    command: 'node deploy/start.mjs',
    port: 4170,
    timeoutMs: 360_000,
    env: { DATA_DIR: SITE_DATA, ...SITE_SECRETS },
  });
}

/**
 * The browser, the two screens and the reports of every journey. `E2E_URL` names a server that runs already,
 * `E2E_PORT` where to start one, `E2E_WORKERS` the number of browsers at once, `E2E_REPORT` a file for the results as
 * JSON.
 */
function journeyConfig(server: Server): PlaywrightTestConfig {
  const port = Number(process.env['E2E_PORT'] ?? server.port);
  const running = process.env['E2E_URL'];
  const report = process.env['E2E_REPORT'];
  const executablePath = process.env['CHROMIUM_PATH'];
  const baseURL = running ?? `http://localhost:${port}`;
  return defineConfig({
    workers: Number(process.env['E2E_WORKERS'] ?? 2),
    fullyParallel: true,
    retries: 0,
    forbidOnly: true,
    // Long enough for a machine that stands still for half a minute: nothing waits so long that works.
    timeout: 150_000,
    expect: { timeout: 60_000 },
    reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
    outputDir: './test-results',
    use: {
      baseURL,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // A service worker would answer requests that a journey makes fail; the journeys about it allow it.
      serviceWorkers: 'block',
      screenshot: 'only-on-failure',
      launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    },
    projects: [
      {
        // With one pixel for each CSS pixel, since four times as many take a sixth more of the processor.
        name: 'phone',
        grepInvert: ON_DESKTOP_ALONE,
        use: { viewport: PHONE_SIZE, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
      },
      { name: 'desktop', grep: ON_DESKTOP, use: { viewport: DESKTOP_SIZE } },
    ],
    ...(running
      ? {}
      : {
          webServer: {
            command: server.command,
            cwd: ROOT,
            wait: { stdout: /^Ready: /m },
            env: { ...server.env, PORT: String(port) },
            timeout: server.timeoutMs,
            stdout: 'pipe',
            gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          },
        }),
  });
}
