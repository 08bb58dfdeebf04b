import { DEFAULT_RETENTION } from '@trust/shared/contract/applications/retention/default-retention';
import { ignoreDebugSignal } from '@trust/shared/commands/ignore-debug-signal';
import closeWithGrace from 'close-with-grace';
import { buildApp, type AppDeps } from './app.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { openDatabase, type OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createDocumentRenderer } from './documents/document-renderer.ts';
import { createLoggerOptions } from './config/logging.ts';
import { createSmtpSender, startMailDelivery, type SendMail } from './mail/mail-delivery.ts';
import { createTrustMailQueue } from './mail/trust-mail.ts';
import {
  eraseApplicationsDaily,
  listMissingKeys,
  openApplicationKeys,
  type ApplicationKeys,
} from './modules/applications/index.ts';
import { forgetMessagesDaily } from './modules/contact/index.ts';
import { createContentSystem } from './modules/content/index.ts';
import { openMediaFolder } from './modules/media/index.ts';
import { forgetReportsDaily } from './modules/payments/direct-gifts/index.ts';
import { eraseDonorsDaily, startReconciliation } from './modules/payments/index.ts';
import { readPaymentsConfig, type PaymentSettings } from './modules/payments/providers/index.ts';
import { deadLetterMailDaily, createReceiptMailQueue } from './modules/receipts/index.ts';
import { indexContent } from './modules/search/index.ts';
import { createTributeMailQueue } from './modules/tributes/index.ts';
import { openUploads, removeOrphansDaily } from './modules/uploads/index.ts';

/** Reads the configuration, brings the database up to date, listens; stops when asked to. */
ignoreDebugSignal();
const { config, payments, keys } = readConfiguration();
await serve(config, payments, keys);

function readConfiguration(): { config: Config; payments: PaymentSettings; keys: ApplicationKeys } {
  try {
    const config = readConfig(process.env);
    const payments = readPaymentsConfig(process.env);
    return { config, payments, keys: openApplicationKeys(config.applications.keys) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuseToStart(error.message);
  }
}

async function serve(config: Config, payments: PaymentSettings, keys: ApplicationKeys): Promise<void> {
  const connection = openDatabase(config.databaseUrl, () => app.log.warn('a database connection was lost'));
  const reportError: ReportError = (error, what) => app.log.warn({ err: error }, what);
  const send = config.mail && createSmtpSender(config.mail);
  const deps = createDeps(config, payments, keys, connection, send, reportError);
  const app = await buildApp(
    { ...deps, describesCalls: !config.production },
    createLoggerOptions(config.logLevel),
  );
  const tasks: Task[] = [];
  const grace = closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the api stops after an error');
    await app.close();
    for (const task of tasks) await task.stop();
    await deps.receipts?.documents.close();
    deps.uploads?.encoder.close();
    await connection.close();
  });
  process.on('disconnect', () => grace.close());

  const applied = await migrate(connection.pool);
  if (applied.length > 0) app.log.info({ applied }, 'the database was brought up to date');
  await refuseMissingKeys(connection, keys);
  tasks.push(...startTasks(config, payments, deps, send, reportError));
  for (const task of startDailyTasks(config, deps, reportError, (facts, what) => app.log.info(facts, what)))
    app.addHook('onClose', () => task.stop());
  await app.listen({ host: config.host, port: config.port });
  const indexed = await indexContent(connection.database);
  if (indexed > 0) app.log.info({ indexed }, 'content was made searchable');
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : config.port });
}

/** Without their keys stored numbers cannot be read: better to notice at the start than at the first look. */
async function refuseMissingKeys({ database }: OpenDatabase, keys: ApplicationKeys): Promise<void> {
  const missing = await listMissingKeys(database, keys);
  if (missing.length > 0)
    refuseToStart(
      `APPLICATION_KEYS_FILE: keys of stored applications are missing in it: ${missing.join(', ')}`,
    );
}

function refuseToStart(reason: string): never {
  process.stderr.write(`The api cannot start with this environment:\n${reason}\n`);
  return process.exit(1);
}

type ReportError = (error: unknown, what: string) => void;
/** Runs beside the requests until it is stopped. */
type Task = { stop(): Promise<void> };

function createDeps(
  config: Config,
  payments: PaymentSettings,
  keys: ApplicationKeys,
  connection: OpenDatabase,
  send: SendMail | undefined,
  reportError: ReportError,
): AppDeps {
  const { database } = connection;
  const now = () => new Date();
  const uploads = openUploads({
    database,
    now,
    dataDir: config.dataDir,
    hashKey: keys.hashKey,
    freeDiskMegabytes: config.uploadFreeDiskMegabytes,
  });
  return {
    database,
    databaseAnswers: () => connection.answers(),
    storage: openMediaFolder(config.dataDir),
    limits: config.limits,
    siteUrl: config.siteUrl,
    trustName: config.trustName,
    funds: config.trust?.funds,
    now,
    contentSystem:
      config.contentSystemUrl === undefined
        ? undefined
        : createContentSystem({ url: config.contentSystemUrl, database, now, reportError }),
    mail:
      send && startMailDelivery(createTrustMailQueue(database, send, config.trustName.en), now, reportError),
    payments,
    uploads,
    applications: { keys, correctionHours: config.applications.correctionHours, uploads: uploads.claims },
    upi: config.trust,
    receipts: config.trust && {
      trust: { ...config.trust, logo: config.logo },
      documents: createDocumentRenderer(reportError),
    },
  };
}

/** Starts what asks the providers and sends mail; in the order in which it stops. */
function startTasks(
  { mail: settings }: Config,
  payments: PaymentSettings,
  deps: AppDeps,
  send: SendMail | undefined,
  reportError: ReportError,
): Task[] {
  const { database, siteUrl, trustName, contentSystem, now, mail, receipts } = deps;
  const staff = settings && mail && { address: settings.to, delivery: mail };
  const reconciliation = startReconciliation(
    { ...payments, database, siteUrl, trustName, now },
    reportError,
    staff,
  );
  const receiptMails =
    send &&
    receipts &&
    startMailDelivery(
      createReceiptMailQueue({ ...receipts, database, contentSystem, siteUrl, now, send }),
      now,
      reportError,
    );
  const tributeMails =
    send &&
    receipts &&
    startMailDelivery(
      createTributeMailQueue({ ...receipts, database, contentSystem, siteUrl, now, send }),
      now,
      reportError,
    );
  return [reconciliation, mail, receiptMails, tributeMails].filter((task) => task !== undefined);
}

/** Starts what is done once a day, in an up-to-date database. */
function startDailyTasks(
  { contactRetentionMonths: months, trust }: Config,
  { database, now, uploads, mail }: AppDeps,
  reportError: ReportError,
  note: (facts: object, what: string) => void,
): Task[] {
  const orphans =
    uploads &&
    removeOrphansDaily(uploads, {
      reportError,
      note: (removed) => note(removed, 'uploads that no application claimed were removed'),
    });
  return [
    eraseApplicationsDaily({
      database,
      now,
      retention: trust?.applicationRetention ?? DEFAULT_RETENTION,
      reportError,
      note,
    }),
    forgetMessagesDaily({ database, now, months, reportError }),
    forgetReportsDaily({ database, now, reportError, note }),
    eraseDonorsDaily({ database, now, reportError, note }),
    deadLetterMailDaily({ database, mail, now, reportError }),
    orphans,
  ].filter((task) => task !== undefined);
}
