import { endSignals } from '../end-signals.ts';
import { readSettings } from '../settings.ts';
import { runSite } from '../site.ts';
import { stubParts } from './stub-parts.ts';

// A whole supervisor over stub children, as a process that a test can signal and kill.
const settings = readSettings(process.env);
if ('wrong' in settings) throw new Error(settings.wrong);
const voice = { say: (text: string) => console.log(text), complain: (text: string) => console.error(text) };
process.exit(await runSite(settings, process.env, stubParts(), voice, endSignals()));
