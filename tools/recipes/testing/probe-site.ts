import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageCode } from '@trust/shared/contract/language';
import { createProbedGateway } from './probed-gateway.ts';
import { startProbedApi } from './probed-api.ts';
import { probeForms, probePages } from './probed-pages.ts';
import { probePromises } from './probed-promises.ts';
import {
  payDonation,
  probeApi,
  probeBrowserPages,
  probeReceipts,
  probeUnrendered,
} from './probed-server-texts.ts';

/** Reads the site of the sources in `root` in one language and writes what it saw to `out`. */
const [root = '', code, out = ''] = process.argv.slice(2);
const language = LanguageCode.parse(code);
const dataDir = await mkdtemp(join(tmpdir(), 'probe-'));
const api = await startProbedApi(root, dataDir);
const gateway = await createProbedGateway(root, api.url);
const withoutApi = await createProbedGateway(root, 'http://127.0.0.1:1');
const broken = await createProbedGateway(root, api.url, 'mf-content');
const issued = await payDonation(api, language);
const { tranId } = issued.transaction;
const probes = [
  ...(await probePages(gateway, language, tranId)),
  ...(await probePages(withoutApi, language, tranId, true)),
  ...(await probeForms(gateway, language)),
  ...(await probeUnrendered(broken, language)),
  ...(await probeApi(api, language)),
  ...probeReceipts(issued, language),
  ...(await probeBrowserPages(api.url, language)),
];
const promises = probePromises(probes, issued);
await writeFile(out, JSON.stringify({ probes, promises }));
await Promise.all([gateway.close(), withoutApi.close(), broken.close()]);
await api.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit();
