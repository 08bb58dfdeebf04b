import { createInterface } from 'node:readline/promises';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { ConfigError, readImportConfig } from '../config.ts';
import { withDatabase } from '../database/reach-database.ts';
import { readPaymentsConfig } from '../payments-config.ts';
import { sandboxEnvironment } from '../sandboxes/environment-file.ts';
import { whoRunsThis } from '../who-runs-this.ts';
import { answer } from './answer.ts';
import { readArguments, USAGE, whatIsWrong } from './payments-arguments.ts';

/** Looks after donations: for the trust's staff, on the machine of the site, also while the site runs. */
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked || asked.what === 'help') {
    const wrong = asked ? undefined : whatIsWrong(args);
    const words = wrong === undefined ? '' : `${wrong}\n\n`;
    (asked ? process.stdout : process.stderr).write(words + USAGE);
    return asked ? 0 : 2;
  }
  try {
    const config = readImportConfig(process.env);
    const environment = environmentOf(config.dataDir);
    const told = await withDatabase(config, (database) =>
      answer(asked, {
        ...readPaymentsConfig(environment),
        database,
        now: () => new Date(),
        siteUrl: environment.SITE_URL ?? 'http://localhost:8080',
        trust: readTrustFile(environment.TRUST_CONFIG ?? 'deploy/trust.json'),
        by: whoRunsThis(),
        confirm,
      }),
    );
    process.stdout.write(told.output);
    process.stderr.write(told.errors);
    return told.code;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`This cannot be done with this environment:\n${error.message}\n`);
    return 1;
  }
}

/** Without keys of their own, staff who try the site out meet the sandbox that it runs with. */
function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  const { env } = process;
  if (env.NODE_ENV === 'production' || env.RAZORPAY_KEY_ID || env.BANK_MERCHANT_CODE) return env;
  return { ...sandboxEnvironment(dataDir), ...env };
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const typed = await Promise.race([terminal.question(`${question} Type yes to go on: `), closed]);
  terminal.close();
  return typed.trim().toLowerCase() === 'yes';
}
