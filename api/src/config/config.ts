import { existsSync, readFileSync } from 'node:fs';
import type { OpenRequestBounds } from '@trust/shared/http/server/open-requests';
import { dirname, join, resolve } from 'node:path';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { TrustConfig } from '@trust/shared/contract/trust';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import type * as z from 'zod/mini';
import { ApiEnvironment, BackupEnvironment, ImportEnvironment, KeysEnvironment } from './environment.ts';

export type Config = {
  production: boolean;
  host: string;
  port: number;
  databaseUrl: string;
  engine: ApiEnvironment['DATABASE_ENGINE'];
  dataDir: string;
  siteUrl: string;
  /** The trust's data for receipts; undefined without TRUST_CONFIG. */
  trust: TrustConfig | undefined;
  /** The SVG of its logo, where it names one. */
  logo: string | undefined;
  /** The trust's name; the site's host without TRUST_CONFIG. */
  trustName: LocalisedText;
  logLevel: ApiEnvironment['LOG_LEVEL'];
  limits: Limits;
  /** The external content system; undefined where events, reports, forms and programmes are in the database. */
  contentSystemUrl: string | undefined;
  applications: {
    /** How long after sending an application may be corrected, in hours. */
    correctionHours: number;
    /** Where the keys are, and whether a start may make them: on a production site their owner does. */
    keys: { file: string; mayCreate: boolean };
  };
  /** Below so many free megabytes on the disk of DATA_DIR no pictures are taken. */
  uploadFreeDiskMegabytes: number;
  /** How long messages to the trust are stored, in months. */
  contactRetentionMonths: number;
  /** Undefined where there is no mail server. */
  mail: MailSettings | undefined;
};

export type MailSettings = { url: string; from: string; to: string };

export type Limits = {
  /** Per visitor's address, over all calls. */
  requestsPerMinute: number;
  /** Per visitor's address, for each of the calls that take a password. */
  loginsPerMinute: number;
  /** Wrong passwords for one account from one address, in a quarter of an hour. */
  loginFailuresAllowed: number;
  /** Wrong passwords for one account from all addresses in a day, beyond which only devices that logged in before may try. */
  accountFailuresAllowed: number;
  /** Messages to the trust per visitor's address: a whole family may be behind one. */
  contactsPerMinute: number;
  /** Applications that are sent, read or corrected, for each call: a hall full of applicants may be behind one address. */
  applicationsPerMinute: number;
  /** Photos, and documents, that are uploaded from a visitor's address. */
  uploadsPerHour: number;
  /** Calls that are answered at the same time; the plugin's default if absent. */
  openCalls?: OpenRequestBounds;
  /** When the process answers that it is busy; the plugin's defaults if absent. */
  thresholds?: BusyThresholds;
};

/** From these values on the process counts as busy; 0 for never. */
export type BusyThresholds = { eventLoopDelayMs: number; heapBytes: number; residentBytes: number };

export class ConfigError extends Error {}

/** Reads the environment once; throws ConfigError with one line per variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const data = parseEnvironment(ApiEnvironment, environment);
  if (data.NODE_ENV === 'production' && data.DATABASE_ENGINE === 'embedded') {
    throw new ConfigError(
      'DATABASE_ENGINE: the embedded database is for trying the site out. In production set DATABASE_URL to a PostgreSQL database and DATABASE_ENGINE to postgres.',
    );
  }
  const trust = data.TRUST_CONFIG === undefined ? undefined : readTrustFile(data.TRUST_CONFIG);
  return {
    production: data.NODE_ENV === 'production',
    host: data.API_HOST,
    port: data.API_PORT,
    databaseUrl: data.DATABASE_URL,
    engine: data.DATABASE_ENGINE,
    dataDir: data.DATA_DIR,
    siteUrl: data.SITE_URL,
    trust,
    logo: readLogo(data.TRUST_CONFIG, trust),
    trustName: trust?.name ?? { en: new URL(data.SITE_URL).host },
    logLevel: data.LOG_LEVEL,
    limits: {
      requestsPerMinute: data.REQUESTS_PER_MINUTE,
      loginsPerMinute: data.LOGINS_PER_MINUTE,
      loginFailuresAllowed: data.LOGIN_FAILURES_ALLOWED,
      accountFailuresAllowed: data.ACCOUNT_FAILURES_ALLOWED,
      contactsPerMinute: data.CONTACTS_PER_MINUTE,
      applicationsPerMinute: data.APPLICATIONS_PER_MINUTE,
      uploadsPerHour: data.UPLOADS_PER_HOUR,
    },
    contentSystemUrl: data.CONTENT_SYSTEM_URL,
    applications: { correctionHours: data.APPLICATION_CORRECTION_HOURS, keys: readKeySettings(environment) },
    uploadFreeDiskMegabytes: data.UPLOAD_FREE_DISK_MB,
    contactRetentionMonths: data.CONTACT_KEEP_MONTHS,
    mail: readMailSettings(data, trust),
  };
}

/** Where the keys of applications are. A production site names its own file, which no start makes. */
export function readKeySettings(environment: NodeJS.ProcessEnv): Config['applications']['keys'] {
  const { NODE_ENV, DATA_DIR, APPLICATION_KEYS_FILE } = parseEnvironment(KeysEnvironment, environment);
  const mayCreate = NODE_ENV !== 'production';
  if (APPLICATION_KEYS_FILE === undefined && !mayCreate)
    throw new ConfigError(
      'APPLICATION_KEYS_FILE: is required in production: the file with the keys of applications, see docs/applications.md',
    );
  return { file: resolve(APPLICATION_KEYS_FILE ?? join(DATA_DIR, 'keys/applications.json')), mayCreate };
}

/** In bytes: each receipt has the logo in it. */
const LARGEST_LOGO = 64 * 1024;

function readLogo(trustFile: string | undefined, trust: TrustConfig | undefined): string | undefined {
  const name = trust?.receipt?.logo;
  if (trustFile === undefined || name === undefined) return undefined;
  const file = join(dirname(trustFile), name);
  const logo = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!/<svg[\s>]/.test(logo) || Buffer.byteLength(logo) > LARGEST_LOGO)
    throw new ConfigError(`TRUST_CONFIG: receipt.logo: ${file} is no SVG of at most 64 kB`);
  return logo;
}

function readMailSettings(
  { SMTP_URL, MAIL_FROM }: ApiEnvironment,
  trust: TrustConfig | undefined,
): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined)
    throw new ConfigError('MAIL_FROM: is required with SMTP_URL: who mail comes from');
  if (trust === undefined) throw new ConfigError('TRUST_CONFIG: is required with SMTP_URL: who gets mail');
  return { url: SMTP_URL, from: MAIL_FROM, to: trust.email };
}

/** The configuration of the import; without DATABASE_URL it uses the embedded database. */
export function readImportConfig(environment: NodeJS.ProcessEnv): {
  databaseUrl?: string | undefined;
  dataDir: string;
} {
  const data = parseEnvironment(ImportEnvironment, environment);
  const embedded = data.NODE_ENV !== 'production' && data.DATABASE_ENGINE !== 'postgres';
  if (data.DATABASE_URL === undefined && !embedded) {
    throw new ConfigError('DATABASE_URL: is required: which database the content is for');
  }
  return { databaseUrl: data.DATABASE_URL, dataDir: data.DATA_DIR };
}

export type BackupConfig = {
  /** Undefined for the embedded database of the data folder. */
  databaseUrl: string | undefined;
  dataDir: string;
  releasesDir: string;
  keysFile: string;
};

/** Which database and folders backup and restore are about. Throws ConfigError. */
export function readBackupConfig(environment: NodeJS.ProcessEnv): BackupConfig {
  const { databaseUrl, dataDir } = readImportConfig(environment);
  const { RELEASES_DIR } = parseEnvironment(BackupEnvironment, environment);
  return {
    databaseUrl,
    dataDir,
    releasesDir: resolve(RELEASES_DIR ?? join(dataDir, 'releases')),
    keysFile: readKeySettings(environment).file,
  };
}

/** Reads variables by a schema; throws ConfigError with one line per variable that is wrong. */
export function parseEnvironment<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}
