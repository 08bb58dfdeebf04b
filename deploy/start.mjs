import { installWhenNeeded } from './install.mjs';

await installWhenNeeded();
// From here on there are packages, and with them a loader for TypeScript.
const { register } = await import('tsx/esm/api');
register();
await import('./supervisor/supervisor.ts');
