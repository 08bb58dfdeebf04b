import { installWhenNeeded } from './install.mjs';

await installWhenNeeded();
// From here on packages are installed, tsx among them.
const { register } = await import('tsx/esm/api');
register();
await import('./supervisor/supervisor.ts');
