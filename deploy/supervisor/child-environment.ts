import type { Settings } from './settings.ts';

/** What every program may know: where programs and temporary files are, language, time zone. */
const COMMON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'LC_ALL', 'TZ'];
const API_OWN = [
  'REQUESTS_PER_MINUTE',
  'LOGINS_PER_MINUTE',
  'LOGIN_FAILURES_ALLOWED',
  'CONTACTS_PER_MINUTE',
  'SMTP_URL',
  'MAIL_FROM',
];
const GATEWAY_OWN = ['RENDER_THREADS', 'OFFLINE_READING'];

/** What a build may know: nothing of this machine may find its way into a release. */
export function buildEnvironment(settings: Settings, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...only(COMMON, environment), RELEASES_DIR: settings.releasesDir };
}

/** The environments of the children. Each gets what it needs, so that the gateway never holds the api's secrets. */
export function childEnvironments(settings: Settings, apiPort: number, environment: NodeJS.ProcessEnv) {
  const common = only(COMMON, environment);
  const running = { NODE_ENV: settings.nodeEnv, LOG_LEVEL: settings.logLevel, SITE_URL: settings.siteUrl };
  return {
    database: () => ({ ...common, DATA_DIR: settings.dataDir }),
    api: (databaseUrl: string) => ({
      ...common,
      ...only(API_OWN, environment),
      ...running,
      API_HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      DATABASE_ENGINE: settings.databaseUrl === undefined ? 'embedded' : 'postgres',
      DATA_DIR: settings.dataDir,
      TRUST_CONFIG: settings.trustConfig,
    }),
    import: (databaseUrl: string) => ({ ...common, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir }),
    gateway: () => ({
      ...common,
      ...only(GATEWAY_OWN, environment),
      ...running,
      PORT: String(settings.port),
      HOST: settings.host,
      API_URL: apiUrl(apiPort),
      RELEASES_DIR: settings.releasesDir,
      TRUST_CONFIG: settings.trustConfig,
      ...(settings.alone ? { ALONE: settings.alone } : {}),
    }),
  };
}

/** Where the api is found on this machine. */
export function apiUrl(apiPort: number): string {
  return `http://127.0.0.1:${apiPort}`;
}

function only(names: readonly string[], environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
}
