// Stub of the content import.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder.endsWith('bad')) process.exit(1);
writeFileSync(join(process.env.DATA_DIR, 'imported'), folder);
