import { listenForEndSignals } from '../end-signals.ts';
import { settingsOf } from './settings-of.ts';
import { runSite } from '../site.ts';
import { stubDeps } from './stub-deps.ts';

// A whole supervisor over stub children, as a process that a test can signal and kill.
const settings = settingsOf(process.env);
const logger = { info: (text: string) => console.log(text), error: (text: string) => console.error(text) };
process.exit(await runSite(settings, process.env, stubDeps(), logger, listenForEndSignals()));
